// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"
#include "core/parallel/timeline.h"
#include "core/recording/searchpins.h"
#include "core/search/searchreport.h"
#include "ui/mainwindow/docks/docklayouts.h"
#include "ui/performance/costs/costview.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/settings/settings.h"

#include <QObject>
#include <functional>
#include <map>
#include <optional>

class Actions;
class MetricChart;
class EvaluationGraph;
class ExplorerPanel;
class AnalysisPanel;
class GameModel;
class LabPanel;
class LensPanel;
class MoveListModel;
class MovesPanel;
class PlayersPanel;
class PositionField;
class ReportPanel;
class ReviewPanel;
class RunHistory;
struct StoredGame;
class StudyCurvesView;
class TaskStrip;
class WorkerTimeline;
class CostPanel;

/// The docks around the board and what is in them. Charts are made when they are first seen: that
/// keeps the start quick.
class DockSet : public QObject
{
    Q_OBJECT

public:
    DockSet(QMainWindow& window, GameModel& model, MoveListModel& moves, RunHistory& history,
            const Actions& actions);
    ~DockSet() override;

    const Docks& docks() const { return m_docks; }
    /// To open and close them, dressed like all other actions.
    QList<QAction*> toggles() const;
    PlayersPanel& players() { return *m_players; }
    ReportPanel& report() { return *m_report; }
    AnalysisPanel& analysis() { return *m_analysis; }
    PositionField& position() { return *m_position; }
    ReviewPanel& review() { return *m_review; }
    LensPanel& lens() { return *m_lens; }
    ExplorerPanel& explorer() { return *m_explorer; }
    LabPanel& laboratory() { return *m_laboratory; }
    /// Above the laboratory: what a lesson asks there.
    TaskStrip& lessonTask() { return *m_task; }

    /// What the workers of the search that is shown did; kept until it is visible. `ifEmpty` says
    /// why there is nothing to be seen of them.
    void setTimeline(const Timeline& timeline, const QString& title, const QString& ifEmpty);
    /// What a person pinned in that search. Where it is none, and the search goes on in which
    /// something was pinned, that stays, and pinsChanged() says so.
    void setPins(const SearchPins& pins);
    /// No search is shown.
    void clearTimeline();
    /// Where the nodes of the search that is shown went; kept until it is visible.
    void setCosts(const SearchReport& report, const QString& title);
    void clearCosts();
    /// By which settings an engine made a report; asked when it is counted.
    void setCostOptions(std::function<EngineOptions(const SearchReport&)> optionsOf);
    /// What the boxes of that tree are as wide as, and what colours them.
    void setCostView(const CostView& view);
    void setCurrentPly(int ply);
    /// Of the charts of engine moves; those with these ids have the other kind of axis.
    void setLogarithmic(bool on, const QStringList& others, const QStringList& chosen);
    /// The article's curves below those of engine moves.
    void setStudyBelow(bool on);
    /// What the chart of any number of a search shows: its key, and whether by move or by game.
    void setFigure(const QString& key, bool byGame);
    /// Brings the analysis to the front.
    void showAnalysis();
    /// Brings a page of the laboratory to the front.
    void showLaboratory(const QString& page);
    /// Brings the study's curves to the front, in a window of their own unless they are docked, and
    /// plays their games where that has not been done yet.
    void showStudyCurves();
    /// Is there a chart to export?
    bool hasChart() const;
    /// Of the chart that has the focus, or else of the first that can be seen; hasChart() must
    /// hold.
    ChartContent chartContent() const;

Q_SIGNALS:
    /// A point of the study curves leads to its game.
    void gameChosen(const StoredGame& game, const QString& title);
    void pointChosen(int run, int ply);
    void logarithmicChanged(const QString& chart, bool on);
    void metricChosen(const QString& key, bool byGame);
    void chartsShownOrHidden();
    /// The position after these moves from `root` is wanted on the board.
    void lineChosen(const Position& root, const std::vector<Move>& line);
    /// Of the search that is shown.
    void pinsChanged(const SearchPins& pins);
    /// The nodes of the search that is shown were counted: its report with its tree.
    void costsCounted(const SearchReport& report);
    /// A person chose what its boxes are as wide as, and what colours them.
    void costViewChosen(const CostView& view);
    void evaluationMade(EvaluationGraph& graph);
    /// Somebody can see it now, or no more.
    void evaluationSeen(bool seen);

private:
    QDockWidget* addDock(const QString& name, const QString& title, const QString& icon,
                         const QString& shortcut, const QString& tip);
    void addDocks();
    void fillWhenSeen(QDockWidget* dock);
    void fill(QDockWidget* dock);
    void keepPins();
    void fillWithFigure();
    void fillWithWorkers();
    void fillWithCosts();
    void showCosts();
    /// Of a chart of engine moves, by its id.
    /// Nothing where nobody chose: the chart does.
    std::optional<bool> chosenAxis(const QString& chart) const;
    void setAxisOf(const QString& id, PerMoveChart& chart) const;
    QList<QDockWidget*> charts() const;
    QDockWidget* frontChart() const;

    QMainWindow& m_window;
    RunHistory& m_history;
    Docks m_docks;
    PlayersPanel* m_players = nullptr;
    MovesPanel* m_moves = nullptr;
    PositionField* m_position = nullptr;
    AnalysisPanel* m_analysis = nullptr;
    ReportPanel* m_report = nullptr;
    ReviewPanel* m_review = nullptr;
    LensPanel* m_lens = nullptr;
    ExplorerPanel* m_explorer = nullptr;
    LabPanel* m_laboratory = nullptr;
    TaskStrip* m_task = nullptr;
    EvaluationGraph* m_evaluation = nullptr;
    std::map<QDockWidget*, PerMoveChart*> m_perMove; ///< those that have been seen
    MetricChart* m_figure = nullptr;
    QString m_metricKey;
    bool m_metricByGame = false;
    StudyCurvesView* m_study = nullptr;
    WorkerTimeline* m_workers = nullptr;
    Timeline m_timeline;
    QString m_timelineTitle;
    QString m_noTimeline;
    SearchPins m_pins;
    CostPanel* m_costs = nullptr;
    /// While its dock is seen or before, the search that it shows.
    std::optional<SearchReport> m_costly;
    QString m_costsTitle;
    std::function<EngineOptions(const SearchReport&)> m_costOptions;
    CostView m_costView;
    bool m_holdsCosts = false; ///< whatever else is shown meanwhile
    int m_ply = 0;
    bool m_logarithmic = false;
    QStringList m_otherAxes;
    QStringList m_chosenAxes;
    bool m_studyBelow = false;
    QList<QAction*> m_ofCharts; ///< what their menus offer
};
