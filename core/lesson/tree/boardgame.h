// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/movechoice.h"
#include "core/search/leafkind.h"

#include <functional>

namespace fourcast::lesson {

/// A short list of columns, without the heap.
template <int most> class Columns
{
public:
    void push_back(int column) { m_columns[static_cast<std::size_t>(m_size++)] = column; }
    auto begin() { return m_columns.begin(); }
    auto end() { return m_columns.begin() + m_size; }
    auto begin() const { return m_columns.begin(); }
    auto end() const { return m_columns.begin() + m_size; }

private:
    std::array<int, static_cast<std::size_t>(most)> m_columns {};
    std::ptrdiff_t m_size = 0;
};

/// Any board, for GameSearch. `leaf(position, ply)` values an unfinished position for its side.
template <typename Board> class BoardGame
{
public:
    using Node = Board;
    using Leaf = std::function<Value(const Board&, int ply)>;
    static constexpr int longest = Board::Shape::squares;
    static constexpr bool hasTable = true;

    BoardGame(Leaf leaf, const TerminalValues& terminals, SearchMemory* memory)
        : m_leaf(std::move(leaf)), m_terminals(terminals), m_memory(memory)
    {
    }

    LeafKind leafAt(const Board& position, int depth, int ply, Value& value) const
    {
        if (position.isWon()) {
            value = m_terminals.winIsHeuristic ? m_leaf(position, ply) : -m_terminals.atPly(ply);
            return m_terminals.winIsHeuristic ? LeafKind::Valued : LeafKind::Ended;
        }
        if (depth > 0 && !position.isFull())
            return LeafKind::None;
        const bool isDraw = position.isFull() && !m_terminals.drawIsHeuristic;
        value = isDraw ? 0 : m_leaf(position, ply);
        return isDraw ? LeafKind::Ended : LeafKind::Valued;
    }

    using Moves = Columns<Board::Shape::width>;
    Moves moves(const Board& position, int depth, int ply) const
    {
        Moves moves;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (position.canPlay(column))
                moves.push_back(column);
        if (m_memory->order == MoveOrder::AsTheyLie)
            return moves;
        Move best;
        if (m_memory->order == MoveOrder::BestFirst)
            if (const auto found = m_memory->bestBefore.find(position.key());
                found != m_memory->bestBefore.end())
                best = found->second;
        arrange(
            moves, m_memory->order, fromCentre(position), best,
            [&](int column) {
                Value value = 0;
                const Board next = position.after(column);
                if (leafAt(next, 0, ply + 1, value) == LeafKind::None)
                    return 0;
                return -value;
            },
            [&](int column) { return -trueValue(position.after(column), depth - 1, ply + 1); });
        return moves;
    }

    static bool canPlay(const Board& position, int column) { return position.canPlay(column); }
    static Board after(const Board& position, int column) { return position.after(column); }

    auto find(const Board& position, int depth, Value alpha, Value beta) const
    {
        return m_memory->find(position.key(), depth, alpha, beta);
    }
    void keep(const Board& position, int depth, Value alpha, Value beta, Value value,
              Move move) const
    {
        m_memory->keep(position.key(), depth, alpha, beta, value, move);
    }

    /// Of the whole tree. A position has one distance from the root, so that its key says all.
    Value trueValue(const Board& position, int depth, int ply) const
    {
        Value value = 0;
        if (leafAt(position, depth, ply, value) != LeafKind::None)
            return value;
        if (const auto found = m_memory->trueValues.find(position.key());
            found != m_memory->trueValues.end())
            return found->second;
        value = -value::infinite;
        for (int column = 0; column < Board::Shape::width; ++column)
            if (position.canPlay(column))
                value = std::max(value, -trueValue(position.after(column), depth - 1, ply + 1));
        m_memory->trueValues.emplace(position.key(), value);
        return value;
    }
    static std::uint64_t keyOf(const Board& position) { return position.key(); }

private:
    /// Of equally far ones the left one first, as columnsFromCentre has it.
    static Moves fromCentre(const Board& position)
    {
        constexpr int width = Board::Shape::width;
        Moves moves;
        for (int distance = 0; distance < width; ++distance)
            for (int column = 0; column < width; ++column)
                if (std::abs(2 * column - (width - 1)) == distance && position.canPlay(column))
                    moves.push_back(column);
        return moves;
    }

    Leaf m_leaf;
    TerminalValues m_terminals;
    SearchMemory* m_memory;
};

}
