// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QTabWidget>
#include <functional>
#include <vector>

class PageArea;

/// The laboratory: one page for each thing to try. A page is made when it is first seen, which
/// keeps the start of the program quick, and scrolls where it wants more room than there is.
class LabPanel : public QTabWidget
{
    Q_OBJECT

public:
    using Factory = std::function<QWidget*()>;

    explicit LabPanel(QWidget* parent = nullptr);

    /// `id` is never shown: it names the page in settings and for showPage(), and must be new. The
    /// panel owns what `make` returns. `tip` says in a few words what the page is for.
    void addPage(const QString& id, const QString& title, const QIcon& icon, const QString& tip,
                 Factory make);

    /// The id of the page in front; empty where there is none.
    QString currentPage() const;
    /// Brings the page to the front. An unknown id changes nothing.
    void showPage(const QString& id);
    /// Null until it was seen, or asked for by makePage().
    QWidget* page(const QString& id) const;
    /// The page, made now if it was not; null where there is no such id.
    QWidget* makePage(const QString& id);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// It was made just now.
    void pageMade(const QString& id, QWidget* page);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Page
    {
        QString id;
        PageArea* place = nullptr;
        Factory make; ///< empty once it is made
    };

    void fill(Page& page);
    void fillCurrent();

    std::vector<Page> m_pages;
};
