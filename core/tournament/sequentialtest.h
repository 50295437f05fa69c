// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/pairtest.h"
#include "core/tournament/tournament.h"

/// The test of a tournament's first two entrants (TournamentOptions::sprt), which counts their
/// games in the order of their rounds, whichever is over first.
class SequentialTest
{
public:
    explicit SequentialTest(const Tournament& tournament);

    void add(const TournamentGame& game);
    bool isDecided() const { return m_isAsked && m_test.result().isDecided(); }
    SprtState state() const { return m_test.result().state; }
    /// Takes the games away that were over early and that the decision did not need, so that those
    /// of two entrants are the same on any number of workers.
    void dropLater(std::vector<TournamentGame>& games) const;

private:
    bool m_isAsked;
    PairTest m_test;
};
