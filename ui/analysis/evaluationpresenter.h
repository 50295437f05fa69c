// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <utility>

class AnalysisModel;
class EvaluationGraph;
class GameModel;
class ReviewSession;

/// Between the exact scores and the evaluation graph: as long as the graph is seen, the scores of
/// all positions of the game are worked out, and a point that is chosen is looked at. A review that
/// runs does the same work, and its scores are drawn as they come.
class EvaluationPresenter : public QObject
{
    Q_OBJECT

public:
    EvaluationPresenter(GameModel& model, AnalysisModel& analysis, const ReviewSession& review,
                        QObject* parent = nullptr);

    /// There is a graph now.
    void setGraph(EvaluationGraph& graph);
    /// Somebody can see it now, or no more.
    void setSeen(bool seen);

    /// Positions (by ply) whose value is hidden.
    void setSecret(std::function<bool(int)> isSecret) { m_isSecret = std::move(isSecret); }
    /// The hidden positions have changed.
    void redraw() { showSoon(); }

private:
    void showSoon();
    void askForScores();
    void showCurve();

    GameModel& m_model;
    AnalysisModel& m_analysis;
    const ReviewSession& m_review;
    QPointer<EvaluationGraph> m_graph;
    std::function<bool(int)> m_isSecret;
    bool m_seen = false;
    /// Scores come in faster than a graph has to be drawn.
    QTimer m_later;
};
