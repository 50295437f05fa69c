// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/moveexplanation.h"
#include "core/search/searchreport.h"
#include "ui/style/looks.h"

#include <QStringList>
#include <QWidget>
#include <map>
#include <optional>

class ColumnValues;
class FlowLayout;
class FoldingSection;
class QAction;
class QLabel;
class QStackedLayout;
class QVBoxLayout;
class ReportFields;
class ReportTable;

/// What an engine reported of one search: what it found and what it cost, then each depth, where it
/// cut off, its table, how its workers spent the time, its value for each column, and how its root
/// moves were mapped over the workers. What it has not is left out; parts fold. Before the first
/// report a sentence says so.
class ReportPanel : public QWidget
{
    Q_OBJECT

public:
    /// `hint` is offered as a button while there is no report.
    explicit ReportPanel(QAction* hint, QWidget* parent = nullptr);

    /// `title` says why it was searched ("Hint", "Move 12, Orange"). A report that follows another
    /// of the same search changes what is different: place and selection stay.
    void setReport(const SearchReport& report, const QString& title, DiscTheme theme);
    /// Below the title: the move beside others of its game, with a table of its figures; empty
    /// where there is nothing to say.
    void setComparison(const QString& sentences, const MoveExplanation& why);
    /// Buttons beside the title for actions that go from move to move.
    void setMoveActions(const QList<QAction*>& actions);
    /// The board shows another position than the one after this move, to which a button leads; 0:
    /// it does not, or the move is in another line.
    void offerMove(int ply);
    /// That button's action, for other places that show the same search; it is visible while there
    /// is something to offer.
    QAction& moveAction() const { return *m_goToMove; }
    void clear();
    bool isEmpty() const;

    /// The parts that are folded, by their ids: "why", "time", "questions", "depths", "cutoffs",
    /// "table", "columns", "rootMoves". Others are ignored.
    QStringList folded() const;
    void setFolded(const QStringList& parts);

Q_SIGNALS:
    /// The board is to show the position after the move of the report.
    void moveWanted(int ply);
    /// A person folded or unfolded a part.
    void foldedChanged(const QStringList& parts);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What came while the window showed other things.
    struct Waiting
    {
        SearchReport report;
        QString title;
        DiscTheme theme = DiscTheme::Safe;
    };

    bool isUnseen() const;
    void showReport(const SearchReport& report, const QString& title, DiscTheme theme);
    void showComparison();
    QWidget* makeEmptyPage(QAction* hint);
    QWidget* makeReportPage();
    QWidget* makeMoveButton();
    void addPart(QVBoxLayout& column, const QString& id, const QString& title,
                 std::initializer_list<QWidget*> content);
    void showPart(const QString& id, bool shown);
    bool continues(const SearchReport& report) const;

    QStackedLayout* m_pages = nullptr;
    QLabel* m_title = nullptr;
    QAction* m_goToMove = nullptr;
    int m_offeredPly = 0;
    FlowLayout* m_moveButtons = nullptr;
    QLabel* m_comparison = nullptr;
    ReportTable* m_figures = nullptr;
    QLabel* m_load = nullptr;
    ReportFields* m_summary = nullptr;
    ReportFields* m_time = nullptr;
    ReportFields* m_questions = nullptr;
    ReportFields* m_tableFields = nullptr;
    ReportTable* m_workers = nullptr;
    ReportTable* m_depths = nullptr;
    ReportTable* m_cutoffs = nullptr;
    ReportTable* m_rootMoves = nullptr;
    ColumnValues* m_columns = nullptr;
    std::map<QString, FoldingSection*> m_parts;
    std::optional<Waiting> m_waiting;
    QString m_sentences;
    MoveExplanation m_why;
    /// Of the search that is shown.
    std::uint64_t m_root = 0;
    QString m_engine;
    std::chrono::nanoseconds m_lastTime {0};
};
