// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/sprt.h"
#include "core/study/runs/experimentgame.h"

#include <map>
#include <set>

/// How far the sequential test of a cell is, and by which games: is entrant a the stronger one?
struct CellTest
{
    SprtOptions bounds;
    /// Rounds 1 and 2, 3 and 4 ... put together: how often a got so many half points in a pair, 0
    /// to 4. Up to the pair that decides.
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

/// Follows the games of a cell. They may come in any order and count in that of their rounds, so
/// that the answer doesn't depend on which game is over first.
class SequentialTest
{
public:
    explicit SequentialTest(const SprtOptions& bounds);

    void add(const ExperimentGame& game);
    const CellTest& result() const { return m_result; }

private:
    struct Known
    {
        int halfPoints = 0;
        QString play;
    };

    void take(const Known& first, const Known& second);

    CellTest m_result;
    /// By round, what waits for the rounds before it.
    std::map<int, Known> m_waiting;
    std::set<std::pair<QString, QString>> m_seen;
    int m_next = 0;
};
