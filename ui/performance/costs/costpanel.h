// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/search/searchreport.h"
#include "core/session/jobs/job.h"
#include "ui/paper/chartexport.h"
#include "ui/performance/costs/costdrawing.h"

#include <QWidget>
#include <functional>
#include <optional>

class CostChoice;
class CostIcicle;
class CostLegend;
class QAction;
class QLabel;
class QHBoxLayout;
class QMenu;
class QSpinBox;

/// Where the nodes and the time of a search went: the icicle of its lines, the box that is selected
/// in words, what its width and its colours mean. A report has its root moves, or the solver's
/// questions; lines below them are counted when somebody asks, by the same search once more, away
/// from the window.
class CostPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CostPanel(QWidget* parent = nullptr);

    /// `title` says which search it is. A count of another search is given up.
    void setReport(const SearchReport& report, const QString& title);
    /// No search is shown.
    void clear();
    CostIcicle& icicle() { return *m_icicle; }
    void setView(const CostView& view);
    /// By which settings an engine made a report; asked when it is counted.
    using OptionsOf = std::function<EngineOptions(const SearchReport& report)>;
    void setOptionsOf(OptionsOf optionsOf) { m_optionsOf = std::move(optionsOf); }
    bool isCounting() const { return m_count.isRunning(); }
    /// As much of the tree as is seen as a picture, and the whole tree as CSV and as JSON.
    ChartContent content() const;

public Q_SLOTS:
    /// Counts lines of as many plies as are chosen; while it counts, stops that.
    void count();

Q_SIGNALS:
    /// The position after these moves is wanted on the board.
    void lineChosen(const Position& root, const std::vector<Move>& line);
    /// The report that is shown, with its counted tree.
    void counted(const SearchReport& report);
    /// A person chose what boxes are as wide as, and what colours them.
    void viewChosen(const CostView& view);

private:
    void addActions();
    void addViewActions();
    QAction* makeAction(const QString& icon, const QString& text, const QString& tip,
                        const QList<QKeySequence>& keys);
    void choose(const CostView& view);
    QWidget* makeBelow();
    void addButton(QHBoxLayout& row, QAction& action);
    void showTree();
    void showBox(int box);
    void showState();
    void takeCount();
    void exportAs(const QString& suffix);
    QString summary() const;

    CostIcicle* m_icicle = nullptr;
    CostChoice* m_choice = nullptr;
    CostLegend* m_legend = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_box = nullptr;
    QSpinBox* m_plies = nullptr;
    QAction* m_counting = nullptr;
    QAction* m_toBoard = nullptr;
    QAction* m_zoomIn = nullptr;
    QAction* m_zoomOut = nullptr;
    QAction* m_all = nullptr;
    QAction* m_byTime = nullptr;
    QMenu* m_exports = nullptr;
    OptionsOf m_optionsOf;
    std::optional<SearchReport> m_report;
    QString m_problem; ///< why there was no count
    Job<CostTree> m_count;
};
