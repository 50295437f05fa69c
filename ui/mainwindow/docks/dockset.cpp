// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/docks/dockset.h"

#include "ui/analysis/analysispanel.h"
#include "ui/analysis/evaluationgraph.h"
#include "ui/analysis/lenspanel.h"
#include "ui/explorer/explorerpanel.h"
#include "ui/labs/labpanel.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/study/studycurvesview.h"
#include "ui/mainwindow/actions/actions.h"
#include "ui/performance/costs/costpanel.h"
#include "ui/performance/permove/metricchart.h"
#include "ui/performance/reportpanel.h"
#include "ui/performance/workers/workertimeline.h"
#include "ui/play/players/playerspanel.h"
#include "ui/play/setup/positionfield.h"
#include "ui/review/movespanel.h"
#include "ui/review/reviewpanel.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr QSize studySize(1000, 680);

} // namespace

DockSet::DockSet(QMainWindow& window, GameModel& model, MoveListModel& moves, RunHistory& history,
                 const Actions& actions)
    : m_window(window),
      m_history(history), m_ofCharts {actions[Command::StudyBelow], actions[Command::ExportChart]}
{
    addDocks();
    m_players = new PlayersPanel({actions[Command::Start], actions[Command::Pause],
                                  actions[Command::Step], actions[Command::SwapSides]});
    m_docks.players->setWidget(m_players);
    m_moves = new MovesPanel(model, moves);
    m_position = new PositionField(actions[Command::CopyPosition], actions[Command::PastePosition]);
    m_moves->addBelow(m_position);
    m_docks.moves->setWidget(m_moves);
    m_analysis = new AnalysisPanel;
    m_docks.analysis->setWidget(m_analysis);
    connect(m_docks.analysis, &QDockWidget::visibilityChanged, m_analysis, &AnalysisPanel::setSeen);
    m_report = new ReportPanel(actions[Command::Hint]);
    m_docks.report->setWidget(m_report);
    m_review = new ReviewPanel(
        {.review = actions[Command::ReviewGame],
         .tryAgain = actions[Command::TryAgain],
         .hideQuality = actions[Command::HideQuality],
         .exports = {actions[Command::ReviewComments], actions[Command::ExportReview]}});
    m_docks.review->setWidget(m_review);
    m_laboratory = new LabPanel;
    m_task = new TaskStrip;
    auto* const laboratory = new QWidget;
    auto* const column = new QVBoxLayout(laboratory);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_task);
    column->addWidget(m_laboratory, 1);
    m_docks.laboratory->setWidget(laboratory);
    m_lens = new LensPanel(actions[Command::HeatMap]);
    m_docks.lens->setWidget(m_lens);
    connect(m_docks.lens, &QDockWidget::visibilityChanged, m_lens, &LensPanel::setSeen);
    m_explorer = new ExplorerPanel;
    m_docks.explorer->setWidget(m_explorer);
    connect(m_docks.explorer, &QDockWidget::visibilityChanged, m_explorer, &ExplorerPanel::setSeen);
    for (QDockWidget* dock : charts())
        fillWhenSeen(dock);
    connect(m_docks.evaluation, &QDockWidget::visibilityChanged, this, &DockSet::evaluationSeen);
}

void DockSet::addDocks()
{
    m_docks.players
        = addDock(QStringLiteral("players"), tr("Players"), QStringLiteral("players"),
                  QStringLiteral("Ctrl+Shift+P"), tr("Who plays, and at what strength"));
    m_docks.moves = addDock(QStringLiteral("moves"), tr("Moves"), QStringLiteral("moves"),
                            QStringLiteral("Ctrl+Shift+M"), tr("List of the game's moves"));
    m_docks.analysis = addDock(QStringLiteral("analysis"), tr("Analysis"),
                               QStringLiteral("analyse"), QStringLiteral("Ctrl+Shift+A"),
                               tr("What the exact solver knows about this position"));
    m_docks.report
        = addDock(QStringLiteral("report"), tr("Engine report"), QStringLiteral("report"),
                  QStringLiteral("Ctrl+Shift+E"), tr("Result and cost of the last search"));
    m_docks.review = addDock(QStringLiteral("review"), tr("Review"), QStringLiteral("review"),
                             QStringLiteral("Ctrl+Shift+W"), tr("Quality of the game's moves"));
    m_docks.lens = addDock(QStringLiteral("lens"), tr("Lens"), QStringLiteral("lens"),
                           QStringLiteral("Ctrl+Shift+I"),
                           tr("The heuristics H1 and H2, feature by feature"));
    m_docks.explorer
        = addDock(QStringLiteral("explorer"), tr("Explorer"), QStringLiteral("explorer"),
                  QStringLiteral("Ctrl+Shift+J"), tr("Moves played from here, and their results"));
    m_docks.evaluation
        = addDock(QStringLiteral("evaluation"), tr("Eval"), QStringLiteral("evaluation"),
                  QStringLiteral("Ctrl+Shift+V"), tr("Who wins after each move with best play"));
    for (const MoveQuantity& quantity : moveQuantities())
        m_docks.perMove += addDock(quantity.id, quantity.name, QStringLiteral("charts"),
                                   quantity.shortcut, quantity.tip);
    m_docks.figure = addDock(QStringLiteral("figure"), tr("Any figure"), QStringLiteral("charts"),
                             QStringLiteral("Ctrl+Shift+Q"),
                             tr("Any number a search reports, by move and by game"));
    m_docks.study
        = addDock(QStringLiteral("study"), tr("Study curves"), QStringLiteral("study"),
                  QStringLiteral("Ctrl+Shift+U"), tr("The heuristics study's games, replayed"));
    m_docks.workers = addDock(QStringLiteral("workers"), tr("Workers"), QStringLiteral("workers"),
                              QStringLiteral("Ctrl+Shift+R"),
                              tr("What each worker did during a search, and when"));
    m_docks.costs
        = addDock(QStringLiteral("costs"), tr("Tree by cost"), QStringLiteral("tree"),
                  QStringLiteral("Ctrl+Shift+D"), tr("Which lines of a search took its nodes"));
    m_docks.laboratory = addDock(QStringLiteral("laboratory"), tr("Laboratory"),
                                 QStringLiteral("laboratory"), QStringLiteral("Ctrl+Shift+Y"),
                                 tr("Repeat the studies and run your own experiments"));
}

DockSet::~DockSet()
{
    // Before the models that they look at.
    qDeleteAll(m_docks.all());
}

QDockWidget* DockSet::addDock(const QString& name, const QString& title, const QString& icon,
                              const QString& shortcut, const QString& tip)
{
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    QAction* toggle = dock->toggleViewAction();
    toggle->setObjectName(QStringLiteral("Dock-") + name);
    toggle->setShortcut(QKeySequence(shortcut, QKeySequence::PortableText));
    Actions::dress(toggle, icon, tip);
    // The dock's own answer closes what lies behind another tab, where nobody sees that it is open:
    // ours brings it to the front.
    toggle->disconnect(dock);
    connect(toggle, &QAction::triggered, dock, [dock, toggle] {
        if (!dock->isHidden() && !dock->visibleRegion().isEmpty()) {
            dock->close();
            return;
        }
        dock->show();
        dock->raise();
        toggle->setChecked(true);
    });
    m_window.addAction(toggle);
    return dock;
}

QList<QAction*> DockSet::toggles() const
{
    QList<QAction*> actions;
    for (const QDockWidget* dock : m_docks.all())
        actions += dock->toggleViewAction();
    return actions;
}

void DockSet::fillWhenSeen(QDockWidget* dock)
{
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool visible) {
        if (visible && !dock->widget())
            fill(dock);
        Q_EMIT chartsShownOrHidden();
    });
}

void DockSet::fill(QDockWidget* dock)
{
    if (dock == m_docks.workers)
        return fillWithWorkers();
    if (dock == m_docks.study) {
        m_study = new StudyCurvesView;
        connect(m_study, &StudyCurvesView::gameChosen, this, &DockSet::gameChosen);
        dock->setWidget(m_study);
        return;
    }
    if (dock == m_docks.evaluation) {
        m_evaluation = new EvaluationGraph;
        m_evaluation->setCurrentPly(m_ply);
        m_evaluation->setMenuActions({m_ofCharts.last()});
        dock->setWidget(m_evaluation);
        Q_EMIT evaluationMade(*m_evaluation);
        return;
    }
    if (dock == m_docks.figure)
        return fillWithFigure();
    if (dock == m_docks.costs)
        return fillWithCosts();
    const auto quantity = static_cast<std::size_t>(m_docks.perMove.indexOf(dock));
    auto* chart = new PerMoveChart(m_history, moveQuantities()[quantity]);
    setAxisOf(dock->objectName(), *chart);
    chart->setStudyBelow(m_studyBelow);
    chart->setMenuActions(m_ofCharts);
    chart->setCurrentPly(m_ply);
    m_perMove.emplace(dock, chart);
    dock->setWidget(chart);
    connect(chart, &PerMoveChart::pointChosen, this, &DockSet::pointChosen);
    connect(chart, &PerMoveChart::logarithmicChanged, this,
            [this, id = dock->objectName()](bool on) { Q_EMIT logarithmicChanged(id, on); });
}

void DockSet::fillWithFigure()
{
    m_figure = new MetricChart(m_history);
    m_figure->setLogarithmic([this](const QString& id) { return chosenAxis(id); });
    m_figure->setStudyBelow(m_studyBelow);
    m_figure->setMenuActions(m_ofCharts);
    m_figure->setCurrentPly(m_ply);
    setFigure(m_metricKey, m_metricByGame);
    m_docks.figure->setWidget(m_figure);
    connect(m_figure, &MetricChart::pointChosen, this, &DockSet::pointChosen);
    connect(m_figure, &MetricChart::choiceChanged, this, &DockSet::metricChosen);
    connect(m_figure, &MetricChart::logarithmicChanged, this, &DockSet::logarithmicChanged);
}

void DockSet::setFigure(const QString& key, bool byGame)
{
    m_metricKey = key;
    m_metricByGame = byGame;
    if (!m_figure)
        return;
    m_figure->setFigure(key);
    // The distribution is looked at and not kept.
    if (byGame || m_figure->by() == MetricChart::By::Game)
        m_figure->setBy(byGame ? MetricChart::By::Game : MetricChart::By::Move);
}

void DockSet::setCurrentPly(int ply)
{
    m_ply = ply;
    for (const auto& [dock, chart] : m_perMove)
        chart->setCurrentPly(ply);
    if (m_figure)
        m_figure->setCurrentPly(ply);
    if (m_evaluation)
        m_evaluation->setCurrentPly(ply);
}

std::optional<bool> DockSet::chosenAxis(const QString& chart) const
{
    const bool isOther = m_otherAxes.contains(chart);
    const bool isChosen = m_logarithmic || isOther || m_chosenAxes.contains(chart)
        || m_chosenAxes.contains(QStringLiteral("all"));
    return isChosen ? std::optional(m_logarithmic != isOther) : std::nullopt;
}

void DockSet::setAxisOf(const QString& id, PerMoveChart& chart) const
{
    const auto chosen = chosenAxis(id);
    chart.setAutomaticAxis(!chosen);
    if (chosen)
        chart.setLogarithmic(*chosen);
}

void DockSet::setLogarithmic(bool on, const QStringList& others, const QStringList& chosen)
{
    m_logarithmic = on;
    m_otherAxes = others;
    m_chosenAxes = chosen;
    for (const auto& [dock, chart] : m_perMove)
        setAxisOf(dock->objectName(), *chart);
    if (m_figure)
        m_figure->setLogarithmic([this](const QString& id) { return chosenAxis(id); });
}

void DockSet::setStudyBelow(bool on)
{
    m_studyBelow = on;
    for (const auto& [dock, chart] : m_perMove)
        chart->setStudyBelow(on);
    if (m_figure)
        m_figure->setStudyBelow(on);
}

void DockSet::showAnalysis()
{
    m_docks.analysis->show();
    m_docks.analysis->raise();
}

void DockSet::showLaboratory(const QString& page)
{
    m_docks.laboratory->show();
    m_docks.laboratory->raise();
    m_laboratory->showPage(page);
}

void DockSet::showStudyCurves()
{
    QDockWidget* study = m_docks.study;
    // Four charts and a text want more room than is left under the board: a window of their own,
    // which a person may put back under the board.
    if (study->isHidden()) {
        // With its page in it, so that it knows how small it can be.
        if (!study->widget())
            fill(study);
        study->setFloating(true);
        const QRect screen = m_window.screen()->availableGeometry();
        QRect place(QPoint(), studySize.boundedTo(screen.size() * 0.9));
        place.setSize(place.size().expandedTo(study->minimumSizeHint()));
        place.moveCenter(m_window.frameGeometry().center());
        place.moveRight(std::min(place.right(), screen.right()));
        place.moveBottom(std::min(place.bottom(), screen.bottom()));
        place.moveLeft(std::max(place.left(), screen.left()));
        place.moveTop(std::max(place.top(), screen.top()));
        study->setGeometry(place);
    }
    study->show();
    study->raise();
    study->activateWindow();
    if (m_study && m_study->curves().empty())
        m_study->run();
}

QList<QDockWidget*> DockSet::charts() const
{
    return QList<QDockWidget*> {m_docks.evaluation} + m_docks.perMove
        + QList<QDockWidget*> {m_docks.figure, m_docks.study, m_docks.workers, m_docks.costs};
}

QDockWidget* DockSet::frontChart() const
{
    QDockWidget* front = nullptr;
    for (QDockWidget* dock : charts()) {
        // The tabs behind the front one are visible to nobody, but not hidden either.
        if (!dock->widget() || dock->visibleRegion().isEmpty())
            continue;
        if (dock->isAncestorOf(QApplication::focusWidget()))
            return dock;
        front = front ? front : dock;
    }
    return front;
}

bool DockSet::hasChart() const
{
    return frontChart() != nullptr;
}

ChartContent DockSet::chartContent() const
{
    QDockWidget* front = frontChart();
    if (front == m_docks.study)
        return m_study->content();
    if (front == m_docks.workers)
        return m_workers->content();
    if (front == m_docks.costs)
        return m_costs->content();
    if (front == m_docks.evaluation)
        return m_evaluation->content();
    if (front == m_docks.figure)
        return m_figure->content();
    return m_perMove.at(front)->content();
}
