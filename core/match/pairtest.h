// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/distinctgames.h"
#include "core/match/gamerunner.h"
#include "core/statistics/sprt.h"

#include <array>
#include <optional>
#include <set>
#include <utility>

/// How far a sequential test is that asks of games whether the first entrant is the stronger one,
/// and by which of them.
struct PairTestResult
{
    SprtOptions bounds;
    /// Games 1 and 2, 3 and 4 ... put together, which share an opening: how often the first entrant
    /// got so many half points in a pair, 0 to 4. Up to the pair that decides.
    std::array<int, 5> pairs {};
    /// Pairs that repeat an earlier one from where the opening ends; they tell nothing new and are
    /// not among `pairs`.
    int copies = 0;
    SprtState state;
    /// The games after which it was decided, copies included; 0 while it is open. The answer stays:
    /// its error rates are those of the first one that is given.
    int decidedAfter = 0;

    bool isDecided() const { return decidedAfter > 0; }
};

/// What the test needs of a game.
struct PairGame
{
    /// Of the first entrant: 0, 1 or 2.
    int halfPoints = 0;
    GameTrace trace;
};

/// Counts the games of two entrants in pairs. They may come in any order and count in that of their
/// places, so that the answer doesn't depend on which game is over first.
class PairTest
{
public:
    /// Without bounds pairs are counted and nothing is decided.
    explicit PairTest(const std::optional<SprtOptions>& bounds);

    /// Places count from 0.
    void add(int place, PairGame game);
    /// The next pair, whatever its place.
    void addPair(const PairGame& first, const PairGame& second);
    const PairTestResult& result() const { return m_result; }

private:
    bool m_decides;
    PairTestResult m_result;
    InOrder<PairGame> m_games;
    /// Waits for the other one of its pair.
    std::optional<PairGame> m_first;
    std::set<std::pair<GameTrace, GameTrace>> m_seen;
    int m_taken = 0;
};
