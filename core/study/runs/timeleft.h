// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentgame.h"

#include <chrono>

/// What a game of this cell takes beside those of others, in about the nodes of a move: it grows
/// with the depth. For estimates alone.
double gameCost(const ExperimentCell& cell);
/// That of a game by the cell it is of; 0 where the experiment has no such cell.
double gameCost(const Experiment& experiment, const ExperimentGame& game);
/// What is left of it beside these games; those that are none of its own cost it nothing.
double missingCost(const Experiment& experiment, const std::vector<ExperimentGame>& known);

/// How long a run will still take, where games take their time unequally. Counts from its making.
class TimeLeft
{
public:
    /// `cost` of everything that has not been played yet.
    explicit TimeLeft(double cost) : m_expected(cost) { }

    void spend(double cost) { m_spent += cost; }
    /// At the pace so far; 0 as long as there is none.
    std::chrono::seconds left() const;

private:
    using Clock = std::chrono::steady_clock;

    double m_expected;
    double m_spent = 0.0;
    Clock::time_point m_start = Clock::now();
};
