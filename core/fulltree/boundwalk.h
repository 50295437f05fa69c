// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <algorithm>
#include <stop_token>

/// Alpha-beta over the tree that core/fulltree/treewalk.h walks whole: the same values, fewer
/// nodes. Values are 1, 0 and -1, from the view of the side to move; columns are tried from left to
/// right, an immediate win first.
template <typename Board> class BoundWalk
{
public:
    explicit BoundWalk(std::stop_token stop = {}) : m_stop(std::move(stop)) { }

    /// Of an unfinished position and a depth of at least 1; exact between the bounds. Counts
    /// everything below the position.
    int value(const Board& position, int depth, int alpha, int beta)
    {
        if (position.winningSquares()) {
            ++m_nodes;
            return 1;
        }
        if (depth == 1) {
            const auto moves = static_cast<std::uint64_t>(std::popcount(position.available()));
            m_nodes += beta <= 0 ? 1 : moves;
            return 0;
        }
        if (depth >= polledDepth && m_stop.stop_requested())
            m_stopped = true;
        if (m_stopped)
            return 0;
        int best = -1;
        for (Bitboard rest = position.available(); rest; rest &= rest - 1) {
            ++m_nodes;
            const Board next
                = Board::fromBitboards(position.opponent(), position.occupied() | (rest & -rest));
            const int found
                = next.isFull() ? 0 : -value(next, depth - 1, -beta, -std::max(alpha, best));
            best = std::max(best, found);
            if (best >= beta)
                break;
        }
        return best;
    }

    std::uint64_t nodes() const { return m_nodes; }
    bool wasStopped() const { return m_stopped; }

private:
    static constexpr int polledDepth = 5;

    std::stop_token m_stop;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};
