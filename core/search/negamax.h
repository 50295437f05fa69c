// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/heuristic.h"
#include "core/search/searchpoll.h"

#include <array>

/// What a subtree cost.
struct SearchCounts
{
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t cutoffs = 0;

    SearchCounts& operator+=(const SearchCounts& more)
    {
        nodes += more.nodes;
        leaves += more.leaves;
        cutoffs += more.cutoffs;
        return *this;
    }
    friend bool operator==(const SearchCounts&, const SearchCounts&) = default;
};

/// What a finished game is worth inside a search.
struct TerminalValues
{
    /// Of a line completed `ply` plies from the root, to its owner.
    Value winValue = value::win;
    /// Subtracted for each ply: 1 prefers quick wins and slow losses, 0 makes all alike.
    Value perPly = 1;
    /// A full board counts as the heuristic says (the study) instead of 0.
    bool drawIsHeuristic = false;
    /// So does a line, as the study's flow chart has it: the search knows a finished game only as
    /// far as the heuristic does. For minimax() and plainAlphaBeta() alone.
    bool winIsHeuristic = false;

    Value atPly(int ply) const { return winValue - perPly * ply; }

    static TerminalValues preferring() { return {}; }
    static TerminalValues indifferent() { return {value::win, 0, false, false}; }
    static TerminalValues study(bool prefersFastWins)
    {
        return {value::win, prefersFastWins ? 1 : 0, true, false};
    }
    static TerminalValues literal() { return {value::win, 0, true, true}; }
};
inline constexpr std::array<int, 7> leftToRight {0, 1, 2, 3, 4, 5, 6};

/// The three recursive searches that the engines are made of, in negamax form: every value is from
/// the view of the side to move. Knows nothing of threads; one object per root move or thread.
///
/// A search that its poll ends returns a meaningless value: look at poll().hasExpired().
template <Heuristic H> class Negamax
{
public:
    static constexpr int maxPly = Position::Shape::squares + 1;

    Negamax(const H& heuristic, const TerminalValues& terminals, const SearchPoll& poll)
        : m_heuristic(heuristic), m_terminals(terminals), m_poll(poll)
    {
    }

    const SearchCounts& counts() const { return m_counts; }
    const SearchPoll& poll() const { return m_poll; }
    /// The line that the last search expects, `length` columns from the ply it started at.
    std::vector<Move> line(int ply) const
    {
        const Line& line = m_lines[static_cast<std::size_t>(ply)];
        std::vector<Move> moves;
        for (int i = 0; i < line.length; ++i)
            moves.emplace_back(line.columns[static_cast<std::size_t>(i)]);
        return moves;
    }

    /// The whole tree. `ply` is the distance of `position` from the root.
    Value minimax(const Position& position, int depth, int ply)
    {
        Value ended = 0;
        if (enter(position, depth, ply, ended))
            return ended;
        return bestMove<Cuts::None>(position, leftToRight, -value::infinite, value::infinite, ply,
                                    [this, depth, ply](const Position& next, Value, Value) {
                                        return minimax(next, depth - 1, ply + 1);
                                    });
    }

    /// The study's search: alpha-beta, columns from left to right, the first best one stands, a cut
    /// when alpha >= beta. Its node counts are the published ones.
    Value plainAlphaBeta(const Position& position, int depth, Value alpha, Value beta, int ply)
    {
        Value ended = 0;
        if (enter(position, depth, ply, ended))
            return ended;
        return bestMove<Cuts::AlphaBeta>(
            position, leftToRight, alpha, beta, ply,
            [this, depth, ply](const Position& next, Value from, Value to) {
                return plainAlphaBeta(next, depth - 1, from, to, ply + 1);
            });
    }

    /// Alpha-beta with the same value in fewer nodes: a win is taken at sight, a single threat is
    /// answered, and the other columns come from the centre outwards.
    Value orderedAlphaBeta(const Position& position, int depth, Value alpha, Value beta, int ply)
    {
        ++m_counts.nodes;
        m_lines[static_cast<std::size_t>(ply)].length = 0;
        if (m_poll.expired(m_counts.nodes))
            return 0;
        // Nobody has a line here: whoever could complete one was answered one ply earlier.
        if (depth == 0 || position.isFull())
            return leaf(position);
        if (const Bitboard wins = position.winningSquares()) {
            keepColumn(ply, columnOf(wins));
            return wonLeaf(ply + 1);
        }
        const Bitboard threats = depth >= 2 ? position.threatenedSquares() : 0;
        if (threats)
            return answerThreat(position, threats, depth, alpha, beta, ply);
        return bestMove<Cuts::AlphaBeta>(
            position, columnsFromCentre, alpha, beta, ply,
            [this, depth, ply](const Position& next, Value from, Value to) {
                return orderedAlphaBeta(next, depth - 1, from, to, ply + 1);
            });
    }

    /// Counts a finished game at `ply` without searching it; its value to the side that won.
    Value wonLeaf(int ply)
    {
        ++m_counts.nodes;
        ++m_counts.leaves;
        m_lines[static_cast<std::size_t>(ply)].length = 0;
        return m_terminals.atPly(ply);
    }

private:
    struct Line
    {
        int length = 0;
        std::array<std::int8_t, maxPly + 1> columns {};
    };

    enum class Cuts
    {
        None,
        AlphaBeta
    };

    /// The value of the best move, the columns tried in their order: the first best one stands, a
    /// cut when alpha >= beta. `search(child, alpha, beta)` searches one, window and value as the
    /// child's side sees them.
    template <Cuts cuts, typename Search>
    [[gnu::always_inline]] Value bestMove(const Position& position,
                                          const std::array<int, 7>& columns, Value alpha,
                                          Value beta, int ply, Search search)
    {
        Value best = -value::infinite;
        for (const int column : columns) {
            if (!position.canPlay(column))
                continue;
            const Value value = -search(position.after(column), -beta, -alpha);
            if (m_poll.hasExpired())
                return 0;
            if (value > best) {
                best = value;
                keepLine(ply, column);
            }
            // A full tree never cuts; without the question it takes a tenth less.
            if constexpr (cuts == Cuts::AlphaBeta) {
                alpha = std::max(alpha, best);
                if (alpha >= beta) {
                    ++m_counts.cutoffs;
                    break;
                }
            }
        }
        return best;
    }

    static int columnOf(Bitboard square)
    {
        return std::countr_zero(square) / Position::Shape::stride;
    }

    /// Counts the node; true when it is a leaf or the search has to end, with its value.
    bool enter(const Position& position, int depth, int ply, Value& ended)
    {
        ++m_counts.nodes;
        m_lines[static_cast<std::size_t>(ply)].length = 0;
        if (m_poll.expired(m_counts.nodes))
            return true;
        if (position.isWon()) {
            ++m_counts.leaves;
            ended = m_terminals.winIsHeuristic ? m_heuristic(position) : -m_terminals.atPly(ply);
            return true;
        }
        if (depth == 0 || position.isFull()) {
            ended = leaf(position);
            return true;
        }
        return false;
    }

    Value leaf(const Position& position)
    {
        ++m_counts.leaves;
        if (position.isFull() && !m_terminals.drawIsHeuristic)
            return 0;
        return m_heuristic.unfinished(position);
    }

    /// The opponent would win on one of `threats` next: every other move loses in two plies, and so
    /// does this one when there are two of them. The value is that of the full search.
    Value answerThreat(const Position& position, Bitboard threats, int depth, Value alpha,
                       Value beta, int ply)
    {
        const int column = columnOf(threats);
        const Value lost = -m_terminals.atPly(ply + 2);
        const Value value
            = -orderedAlphaBeta(position.after(column), depth - 1, -beta, -alpha, ply + 1);
        if (m_poll.hasExpired())
            return 0;
        keepLine(ply, column);
        return std::max(value, lost);
    }

    void keepColumn(int ply, int column)
    {
        Line& line = m_lines[static_cast<std::size_t>(ply)];
        line.length = 1;
        line.columns[0] = static_cast<std::int8_t>(column);
    }

    void keepLine(int ply, int column)
    {
        const Line& child = m_lines[static_cast<std::size_t>(ply) + 1];
        Line& line = m_lines[static_cast<std::size_t>(ply)];
        line.columns[0] = static_cast<std::int8_t>(column);
        std::copy_n(child.columns.begin(), child.length, line.columns.begin() + 1);
        line.length = child.length + 1;
    }

    H m_heuristic;
    TerminalValues m_terminals;
    SearchPoll m_poll;
    SearchCounts m_counts;
    std::array<Line, maxPly + 2> m_lines {};
};
