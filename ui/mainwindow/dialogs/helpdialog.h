// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/dialogs/helpplace.h"
#include "ui/mainwindow/dialogs/helpsearch.h"

#include <QDialog>

class LiveLabel;
class QLineEdit;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

/// How to play, what the engines do, and what the numbers mean, on pages of Markdown: their
/// contents at the left, a page at the right, and above them a field that finds words in all of
/// them.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(const HelpPlace& place = {}, QWidget* parent = nullptr);

    void show(const HelpPlace& place);
    using QDialog::show;
    /// The page that is shown, and the part of it that was chosen last.
    const HelpPlace& place() const { return m_place; }
    /// Looks for these words, marks them, and shows the first place that has them.
    void search(const QString& words);
    /// On to the next place that has them, or back; round at the end.
    void showNext(bool forward = true);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addContents();
    void addShortcuts();
    void choose(QTreeWidgetItem* item);
    void setPage(const QString& page);
    void showHit();
    void mark();
    QTreeWidgetItem* itemOf(const HelpPlace& place) const;

    QString m_language;
    HelpSearch m_search;
    std::vector<HelpHit> m_hits;
    std::size_t m_hit = 0; ///< the one that is looked at
    HelpPlace m_place;
    QLineEdit* m_words;
    LiveLabel* m_found;
    QToolButton* m_previous;
    QToolButton* m_next;
    QTreeWidget* m_contents;
    QTextBrowser* m_browser;
};
