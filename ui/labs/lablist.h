// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>
#include <vector>

class NarrowChoice;
class QListView;
class QModelIndex;
class QStandardItemModel;

/// The pages of the laboratory in groups, with a sentence each: a list, or one row with a drop-down
/// where the pages need the width. Up, Down, Home and End go from page to page; headings can't be
/// chosen.
class LabList : public QWidget
{
    Q_OBJECT

public:
    struct Page
    {
        QString id; ///< never shown
        QString title;
        QIcon icon;
        QString brief; ///< what one does there, in some five words
        QString help; ///< the same in a sentence, as a tool tip
    };

    explicit LabList(QWidget* parent = nullptr);

    /// The pages that follow belong to it. One for research is left out by setResearchListed().
    void addGroup(const QString& title, bool isForResearch);
    void addPage(const Page& page);

    /// The ids of what is listed now, from above.
    QStringList listed() const;
    /// Lists or leaves out the groups for research. The page in front stays listed, with its group,
    /// until this is called again.
    void setResearchListed(bool listed);
    /// The page in front; empty where there is none.
    QString current() const { return m_current; }
    /// An unknown id changes nothing. Nothing is emitted.
    void setCurrent(const QString& id);

    bool isFolded() const { return m_isFolded; }
    void setFolded(bool folded);
    /// What the list takes beside the pages where it is not folded, in this font.
    int listWidth() const;

Q_SIGNALS:
    /// A person did it.
    void pageChosen(const QString& id);

private:
    struct Group
    {
        QString title;
        bool isForResearch = false;
        std::vector<Page> pages {};
    };

    const Page* find(const QString& id) const;
    bool isListed(const Group& group) const;
    void fill();
    void showCurrent();
    void choose(const QModelIndex& index);
    void fit();

    std::vector<Group> m_groups;
    QStandardItemModel* m_model;
    QListView* m_view;
    NarrowChoice* m_choice;
    QString m_current;
    bool m_isFolded = false;
    bool m_isResearchListed = true;
    bool m_isFilling = false;
};
