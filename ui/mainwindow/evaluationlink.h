// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/settings.h"

#include <QObject>
#include <QTimer>

class AnalysisModel;
class DockSet;
class GameModel;

/// Between the exact scores and the evaluation graph: as long as the graph is seen, the scores of
/// all positions of the game are worked out, and a point that is chosen is looked at.
class EvaluationLink : public QObject
{
    Q_OBJECT

public:
    EvaluationLink(DockSet& docks, GameModel& model, AnalysisModel& analysis,
                   QObject* parent = nullptr);

    void setDiscTheme(DiscTheme theme);

private:
    void connectGraph();
    void showCurve();

    DockSet& m_docks;
    GameModel& m_model;
    AnalysisModel& m_analysis;
    DiscTheme m_theme = DiscTheme::Safe;
    /// Scores come in faster than a graph has to be drawn.
    QTimer m_later;
};
