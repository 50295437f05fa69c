// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <algorithm>
#include <chrono>
#include <stop_token>

/// The whole minimax tree of a position to a depth, without a heuristic: a game that is not over at
/// the last level has no result. It is what the parallel report's program searches, move by move.
struct TreeStatistics
{
    /// Positions, the root counted; a win ends its line.
    std::uint64_t nodes = 0;
    /// Positions on the last level and finished games before it.
    std::uint64_t leaves = 0;
    /// From the view of the side to move: 1 it wins, -1 it loses, 0 no result within the depth.
    int value = 0;
    std::chrono::nanoseconds time {0};
    int workers = 1;
    /// False when it was stopped; the counts are then those of a part.
    bool complete = true;

    void add(const TreeStatistics& child)
    {
        nodes += child.nodes;
        leaves += child.leaves;
        value = std::max(value, -child.value);
        complete = complete && child.complete;
    }
};

/// Walks one tree on one thread.
template <int W, int H, int K> class TreeWalk
{
public:
    using Board = BasicPosition<W, H, K>;

    explicit TreeWalk(std::stop_token stop = {}) : m_stop(std::move(stop)) { }

    /// The root must not be won.
    TreeStatistics walk(const Board& root, int depth)
    {
        m_nodes = 1;
        m_leaves = 0;
        m_stopped = false;
        TreeStatistics result;
        result.value = depth == 0 || root.isFull() ? leaf() : children(root, depth);
        result.nodes = m_nodes;
        result.leaves = m_leaves;
        result.complete = !m_stopped;
        return result;
    }

private:
    int leaf()
    {
        ++m_leaves;
        return 0;
    }

    /// The value of a position whose moves are to be searched; the position itself is counted.
    /// `depth` is at least 1 and the board has room.
    int children(const Board& position, int depth)
    {
        switch (depth) {
        case 1:
            return fixedChildren<1>(position);
        case 2:
            return fixedChildren<2>(position);
        case 3:
            return fixedChildren<3>(position);
        case 4:
            return fixedChildren<4>(position);
        default:
            if (depth >= pollDepth && m_stop.stop_requested())
                m_stopped = true;
            return m_stopped ? 0 : eachChild(position, [this, depth](const Board& next) {
                return children(next, depth - 1);
            });
        }
    }

    /// The same with a depth that the compiler knows: nearly all positions lie on the last levels.
    template <int Depth> int fixedChildren(const Board& position)
    {
        if constexpr (Depth == 1) {
            // The last level, counted without visiting it.
            const auto moves = static_cast<std::uint64_t>(std::popcount(position.available()));
            m_nodes += moves;
            m_leaves += moves;
            return position.winningSquares() ? 1 : 0;
        } else {
            return eachChild(position,
                             [this](const Board& next) { return fixedChildren<Depth - 1>(next); });
        }
    }

    /// The best of the moves: finished ones at once, the others by `value`, from their side's view.
    template <typename ValueOf> int eachChild(const Board& position, ValueOf value)
    {
        const Bitboard wins = position.winningSquares();
        const auto winCount = static_cast<std::uint64_t>(std::popcount(wins));
        m_nodes += winCount;
        m_leaves += winCount;
        int best = wins ? 1 : -1;
        for (Bitboard rest = position.available() & ~wins; rest; rest &= rest - 1) {
            ++m_nodes;
            const Bitboard disc = rest & -rest;
            const Board next
                = Board::fromBitboards(position.opponent(), position.occupied() | disc);
            best = std::max(best, -(next.isFull() ? leaf() : value(next)));
        }
        return best;
    }

    /// The stop token is looked at where a subtree of at most 7^5 positions begins.
    static constexpr int pollDepth = 5;

    std::stop_token m_stop;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_leaves = 0;
    bool m_stopped = false;
};
