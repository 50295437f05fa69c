// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskevents.h"
#include "core/parallel/workerclock.h"
#include "core/search/negamax.h"
#include "core/search/searchreport.h"

#include <array>
#include <vector>

/// What one depth found out about one root move. The value is from the view of the side to move at
/// the root.
struct RootMove
{
    Move move;
    Value value = 0;
    Score::Bound bound = Score::Bound::Exact;
    /// Searched to its end in this depth.
    bool done = false;
    SearchCounts counts;
    std::vector<Move> line; ///< the root move first
    int worker = 0;
    SearchPoll::Clock::time_point start;
    SearchPoll::Clock::time_point end;
    /// Its number at the worker's clock, where there is one.
    std::size_t timed = 0;
};

/// One depth of a search.
struct RootResult
{
    std::vector<RootMove> moves; ///< legal moves from left to right
    /// With the root itself.
    SearchCounts counts;
    /// Every root move is done.
    bool complete = false;
    /// As in SearchReport.
    std::vector<TaskEvent> events {};
    SearchStatistics statistics {};

    /// The largest value of a move that is done and exact; -value::infinite when there is none.
    Value bestValue() const;
    /// The done moves with exactly that value, from left to right.
    std::vector<const RootMove*> bestMoves() const;
};

/// What bounds one depth.
struct RootBudget
{
    std::stop_token stop;
    SearchPoll::Clock::time_point deadline = SearchPoll::Clock::time_point::max();
    /// For the whole depth, over all root moves.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Where the workers' times are counted, of all depths; null where they are not.
    WorkerClocks* clocks = nullptr;

    SearchPoll poll(std::uint64_t share) const { return {stop, deadline, share}; }
    SearchPoll poll() const { return poll(nodes); }
};

/// A way to search the moves of a root to one depth. The root must not be finished.
class RootSearch
{
public:
    RootSearch() = default;
    RootSearch(const RootSearch&) = delete;
    RootSearch& operator=(const RootSearch&) = delete;
    virtual ~RootSearch() = default;

    /// `previous` is the depth before, or empty: its values order the moves where that saves nodes.
    virtual RootResult search(const Position& root, int depth, const RootBudget& budget,
                              const RootResult& previous)
        = 0;
    virtual int workers() const { return 1; }
};

/// The legal moves of a root, nothing known about them yet.
std::vector<RootMove> legalRootMoves(const Position& root);
