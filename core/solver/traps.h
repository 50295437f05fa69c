// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solver.h"

/// How many traps a move of a lost game sets, from 0 to 1.
///
/// The first part is the share of the opponent's legal replies that throw the win away, that is,
/// after which the loser draws or wins. To it comes half the average, over all replies, of what
/// the best next move of the same kind is worth there, nothing where the reply wins at once or
/// throws the win away: a trap that is further away counts half, one exchange after the other.
struct TrapValue
{
    Move move;
    double value = 0;
};

struct TrapReport
{
    /// In the order of the moves that were asked for.
    std::vector<TrapValue> moves;
    std::uint64_t nodes = 0;
    /// Of all searches, whose nodes they add up to. Times count from the call.
    std::vector<SolverSpan> spans;
    SearchStatistics statistics;

    /// The moves with the largest value.
    std::vector<Move> best() const;
};

struct TrapLimits
{
    /// Moves of the loser and their replies, 1 or more.
    int exchanges = 1;
    /// Of the solver, for all of it; a reply that is not decided by then counts as one that keeps
    /// the win.
    std::uint64_t nodes = 2'000'000;
    /// 0 for no limit of this kind.
    std::chrono::milliseconds time {0};
};

/// The exchanges that are looked at where so many discs are on the board: two once they are cheap.
constexpr int trapExchanges(int plies)
{
    return plies >= 24 ? 2 : 1;
}

/// The traps behind `moves`, all of which lose in the same number of plies at `root`. Blocks until
/// it is done, a limit is reached or it is stopped; what is not known by then counts nothing.
TrapReport findTraps(Solver& solver, const Position& root, const std::vector<Move>& moves,
                     const TrapLimits& limits, const std::stop_token& stop);
