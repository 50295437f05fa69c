// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/evaluationlink.h"

#include "ui/charts/evaluationgraph.h"
#include "ui/mainwindow/dockset.h"
#include "ui/models/analysismodel.h"
#include "ui/models/gamemodel.h"

namespace {

constexpr int redrawMs = 60;

}

EvaluationLink::EvaluationLink(DockSet& docks, GameModel& model, AnalysisModel& analysis,
                               QObject* parent)
    : QObject(parent), m_docks(docks), m_model(model), m_analysis(analysis)
{
    m_later.setSingleShot(true);
    m_later.setInterval(redrawMs);
    connect(&m_later, &QTimer::timeout, this, &EvaluationLink::showCurve);
    const auto soon = [this] {
        if (!m_later.isActive())
            m_later.start();
    };
    connect(&analysis, &AnalysisModel::scoresChanged, this, soon);
    connect(&analysis, &AnalysisModel::runningChanged, this, soon);
    connect(&model, &GameModel::movesChanged, this, &EvaluationLink::showCurve);
    connect(&docks, &DockSet::evaluationMade, this, &EvaluationLink::connectGraph);
    connect(&docks, &DockSet::evaluationSeen, &analysis, &AnalysisModel::requestAll);
}

void EvaluationLink::connectGraph()
{
    EvaluationGraph* const graph = m_docks.evaluation();
    graph->setDiscTheme(m_theme);
    connect(graph, &EvaluationGraph::plyChosen, &m_model, &GameModel::goTo);
    showCurve();
    graph->setCurrentPly(m_model.game().ply());
}

void EvaluationLink::setDiscTheme(DiscTheme theme)
{
    m_theme = theme;
    if (EvaluationGraph* graph = m_docks.evaluation())
        graph->setDiscTheme(theme);
}

void EvaluationLink::showCurve()
{
    EvaluationGraph* const graph = m_docks.evaluation();
    if (!graph)
        return;
    graph->setFilling(m_analysis.isRunning());
    graph->setCurve(evaluationCurve(
        m_model.game(), [this](const Position& position) { return m_analysis.scores(position); }));
}
