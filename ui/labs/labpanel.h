// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

class LabList;
class PageArea;
class QBoxLayout;
class QStackedWidget;

/// The laboratory: one page for each thing to try, and the list of them beside it, or above it
/// where the panel is narrow. A page is made when it is first seen, which keeps the start of the
/// program quick, and scrolls where it wants more room than there is.
class LabPanel : public QWidget
{
    Q_OBJECT

public:
    using Factory = std::function<QWidget*()>;

    explicit LabPanel(QWidget* parent = nullptr);

    /// A heading in the list, for the pages that follow. Groups for research can be left out.
    void addGroup(const QString& title, bool isForResearch = false);
    /// `id` is never shown: it names the page in settings and for showPage(), and must be new. The
    /// panel owns what `make` returns. `tip` says what the page is for, `brief` the same in some
    /// five words.
    void addPage(const QString& id, const QString& title, const QIcon& icon, const QString& tip,
                 Factory make, const QString& brief = {});

    /// The ids of all pages, in the order of the list.
    QStringList pages() const;
    /// Those of them that the list offers at the moment.
    QStringList listedPages() const;
    /// Whether the list offers the groups for research; at first it does. Their pages can be shown
    /// all the same, and are listed then.
    void setResearchListed(bool listed);

    /// The id of the page in front; empty where there is none.
    QString currentPage() const;
    /// Brings the page to the front. An unknown id changes nothing.
    void showPage(const QString& id);
    /// Brings the page to the front that is so many further in the list; after the last comes the
    /// first.
    void turnPage(int by);
    /// Null until it was seen, or asked for by makePage().
    QWidget* page(const QString& id) const;
    /// The page, made now if it was not; null where there is no such id.
    QWidget* makePage(const QString& id);

    /// Is the list a drop-down above the page?
    bool isListFolded() const;

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// It was made just now.
    void pageMade(const QString& id, QWidget* page);
    /// Another page is in front.
    void currentChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Page
    {
        QString id;
        PageArea* place = nullptr;
        Factory make; ///< empty once it is made
    };

    void fill(Page& page);
    void fillCurrent();
    void foldList();

    std::vector<Page> m_pages;
    LabList* m_list;
    QStackedWidget* m_places;
    QBoxLayout* m_layout;
};
