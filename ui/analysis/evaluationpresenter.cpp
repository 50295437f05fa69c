// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/evaluationpresenter.h"

#include "core/session/reviewsession.h"
#include "ui/analysis/analysismodel.h"
#include "ui/analysis/evaluationgraph.h"
#include "ui/play/gamemodel.h"

namespace {

constexpr int redrawMs = 60;

}

EvaluationPresenter::EvaluationPresenter(GameModel& model, AnalysisModel& analysis,
                                         const ReviewSession& review, QObject* parent)
    : QObject(parent), m_model(model), m_analysis(analysis), m_review(review)
{
    m_later.setSingleShot(true);
    m_later.setInterval(redrawMs);
    connect(&m_later, &QTimer::timeout, this, &EvaluationPresenter::showCurve);
    connect(&analysis, &AnalysisModel::scoresChanged, this, &EvaluationPresenter::showSoon);
    connect(&analysis, &AnalysisModel::runningChanged, this, &EvaluationPresenter::showSoon);
    connect(&review, &ReviewSession::changed, this, &EvaluationPresenter::showSoon);
    connect(&review, &ReviewSession::changed, this, &EvaluationPresenter::askForScores);
    connect(&model, &GameModel::movesChanged, this, &EvaluationPresenter::showCurve);
}

void EvaluationPresenter::showSoon()
{
    if (!m_later.isActive())
        m_later.start();
}

void EvaluationPresenter::askForScores()
{
    m_analysis.requestAll(m_seen && !m_review.isRunning());
}

void EvaluationPresenter::setGraph(EvaluationGraph& graph)
{
    m_graph = &graph;
    connect(&graph, &EvaluationGraph::plyChosen, &m_model, &GameModel::goTo);
    showCurve();
    graph.setCurrentPly(m_model.game().ply());
}

void EvaluationPresenter::setSeen(bool seen)
{
    m_seen = seen;
    askForScores();
}

void EvaluationPresenter::showCurve()
{
    if (!m_graph)
        return;
    m_graph->setFilling(m_analysis.isRunning() || m_review.isRunning());
    const Game& game = m_model.game();
    bool secret = false;
    for (int ply = 0; m_isSecret && ply <= game.length(); ++ply)
        secret |= m_isSecret(ply);
    m_graph->setVeiled(secret);
    m_graph->setCurve(evaluationCurve(game, [this, &game](const Position& position) {
        // The review holds the scores before each move, by the move's ply.
        const int ply = position.plies() - game.start().plies() + 1;
        if (m_isSecret && m_isSecret(ply - 1))
            return std::optional<ColumnsReport>();
        if (const ReviewedMove* move = m_review.moveAt(game, ply))
            return std::optional(move->scores);
        return m_analysis.scores(position);
    }));
}
