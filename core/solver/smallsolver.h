// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/value.h"

#include <algorithm>
#include <array>
#include <optional>
#include <stop_token>
#include <vector>

/// Exact scores on boards that are too small for a solver of their own: alpha-beta to the end of
/// the game with a table.
template <typename Board> class SmallSolver
{
    using Shape = typename Board::Shape;

public:
    SmallSolver() : m_table(std::size_t {1} << tableBits) { }

    /// Plies to the end of the game, positive where the side to move wins, negative where it loses;
    /// 0 for a draw. Nothing where it was stopped.
    std::optional<int> pliesToEnd(const Board& position, const std::stop_token& stop)
    {
        m_stop = stop;
        m_isStopped = false;
        m_nodes = 0;
        const int score = search(position, -Shape::squares - 1, Shape::squares + 1);
        if (m_isStopped)
            return {};
        if (score == 0)
            return 0;
        // A win that fills the board scores 1, each disc that is left 1 more.
        const int plies = Shape::squares + 1 - std::abs(score) - position.plies();
        return score > 0 ? plies : -plies;
    }

    /// Positions that the last search visited, the root counted.
    std::uint64_t nodes() const { return m_nodes; }

private:
    static constexpr int tableBits = 20;
    static constexpr auto fromCentre = [] {
        std::array<int, Shape::width> columns {};
        int count = 0;
        for (int distance = 0; distance < Shape::width; ++distance)
            for (int column = 0; column < Shape::width; ++column)
                if (2 * column - (Shape::width - 1) == distance
                    || (Shape::width - 1) - 2 * column == distance)
                    if (count == 0 || columns[static_cast<std::size_t>(count - 1)] != column)
                        columns[static_cast<std::size_t>(count++)] = column;
        return columns;
    }();
    struct Entry
    {
        std::uint64_t key = 0;
        std::int8_t low = 0;
        std::int8_t high = 0;
    };

    int search(const Board& position, int alpha, int beta)
    {
        if (++m_nodes % 4096 == 0 && m_stop.stop_requested())
            m_isStopped = true;
        if (m_isStopped || position.isFull())
            return 0;
        if (position.winningSquares() != 0)
            return Shape::squares - position.plies();
        Entry& entry = m_table[position.key() * 0x9e3779b97f4a7c15u >> (64 - tableBits)];
        if (entry.key == position.key()) {
            alpha = std::max<int>(alpha, entry.low);
            beta = std::min<int>(beta, entry.high);
            if (alpha >= beta)
                return entry.low >= beta ? entry.low : entry.high;
        }
        const int from = alpha;
        int best = -Shape::squares - 1;
        for (const int column : fromCentre) {
            if (!position.canPlay(column))
                continue;
            best = std::max(best, -search(position.after(column), -beta, -std::max(alpha, best)));
            if (best >= beta)
                break;
        }
        if (!m_isStopped)
            keep(m_table[position.key() * 0x9e3779b97f4a7c15u >> (64 - tableBits)], position.key(),
                 best, from, beta);
        return best;
    }

    static void keep(Entry& entry, std::uint64_t key, int score, int alpha, int beta)
    {
        if (entry.key != key)
            entry = {key, static_cast<std::int8_t>(-Shape::squares - 1),
                     static_cast<std::int8_t>(Shape::squares + 1)};
        if (score > alpha)
            entry.low = std::max(entry.low, static_cast<std::int8_t>(score));
        if (score < beta)
            entry.high = std::min(entry.high, static_cast<std::int8_t>(score));
    }

    std::vector<Entry> m_table;
    std::stop_token m_stop;
    std::uint64_t m_nodes = 0;
    bool m_isStopped = false;
};
