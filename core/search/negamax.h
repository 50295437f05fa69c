// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/evaluation/heuristic.h"
#include "core/search/gamesearch.h"

inline constexpr std::array<int, 7> leftToRight {0, 1, 2, 3, 4, 5, 6};

/// The standard board as it is searched: columns from left to right, valued with a heuristic.
template <Heuristic H> class HeuristicGame
{
public:
    using Node = Position;
    static constexpr int longest = Position::Shape::squares;
    static constexpr bool hasTable = false;

    HeuristicGame(const H& heuristic, const TerminalValues& terminals)
        : m_heuristic(heuristic), m_terminals(terminals)
    {
    }

    const TerminalValues& terminals() const { return m_terminals; }

    LeafKind leafAt(const Position& position, int depth, int ply, Value& value) const
    {
        if (position.isWon()) {
            value = m_terminals.winIsHeuristic ? m_heuristic(position) : -m_terminals.atPly(ply);
            return m_terminals.winIsHeuristic ? LeafKind::Valued : LeafKind::Ended;
        }
        if (depth > 0 && !position.isFull())
            return LeafKind::None;
        value = unfinished(position);
        return isDraw(position) ? LeafKind::Ended : LeafKind::Valued;
    }

    /// Full, nobody has a line, and that is worth nothing.
    bool isDraw(const Position& position) const
    {
        return position.isFull() && !m_terminals.drawIsHeuristic;
    }

    /// Nobody has a line here.
    Value unfinished(const Position& position) const
    {
        return isDraw(position) ? 0 : m_heuristic.unfinished(position);
    }

    static constexpr const std::array<int, 7>& moves(const Position&, int, int)
    {
        return leftToRight;
    }
    static bool canPlay(const Position& position, int column) { return position.canPlay(column); }
    static Position after(const Position& position, int column) { return position.after(column); }

private:
    H m_heuristic;
    TerminalValues m_terminals;
};

/// The three recursive searches that the engines are made of: those of GameSearch, and one of their
/// own.
template <Heuristic H, typename Observer = NullObserver>
class Negamax : public GameSearch<HeuristicGame<H>, Observer>
{
    using Base = GameSearch<HeuristicGame<H>, Observer>;
    using Base::m_counts;
    using Base::m_game;
    using Base::m_observer;
    using Base::m_poll;

public:
    using typename Base::Cuts;

    Negamax(const H& heuristic, const TerminalValues& terminals, const SearchPoll& poll,
            const Observer& observer = {})
        : Base(HeuristicGame<H>(heuristic, terminals), poll, observer)
    {
    }

    /// The study's search: alpha-beta, columns from left to right, the first best one stands, a cut
    /// when alpha >= beta. Its node counts are the published ones.
    Value plainAlphaBeta(const Position& position, int depth, Value alpha, Value beta, int ply)
    {
        return this->template alphaBeta<Cuts::FailSoft>(position, depth, alpha, beta, ply);
    }

    /// Alpha-beta with the same value in fewer nodes: a win is taken at sight, a single threat is
    /// answered, and the other columns come from the centre outwards.
    Value orderedAlphaBeta(const Position& position, int depth, Value alpha, Value beta, int ply)
    {
        if (!this->count(position, depth, alpha, beta, ply))
            return 0;
        // Nobody has a line here: whoever could complete one was answered one ply earlier.
        if (depth == 0 || position.isFull())
            return leaf(position, ply);
        if (const Bitboard wins = position.winningSquares()) {
            this->keepColumn(ply, columnOf(wins));
            const Value value = wonLeaf(position, columnOf(wins), ply);
            if constexpr (Observer::listens)
                m_observer.leave(ply, value);
            return value;
        }
        const Bitboard threats = depth >= 2 ? position.threatenedSquares() : 0;
        if (threats)
            return answerThreat(position, threats, depth, alpha, beta, ply);
        return this->template bestMove<Cuts::FailSoft>(
            position, columnsFromCentre, alpha, beta, depth, ply,
            [this, depth, ply](const Position& next, Value from, Value to) {
                return orderedAlphaBeta(next, depth - 1, from, to, ply + 1);
            });
    }

    /// Counts the game that ends with this move at `position`, `ply` plies from the root, without
    /// searching it; its value to the side that wins.
    Value wonLeaf([[maybe_unused]] const Position& position, [[maybe_unused]] int column, int ply)
    {
        ++m_counts.nodes;
        this->countLeaf(false, ply + 1);
        this->clearLine(ply + 1);
        const Value value = m_game.terminals().atPly(ply + 1);
        if constexpr (Observer::listens)
            m_observer.winAtSight(position, column, ply, value);
        return value;
    }

private:
    static int columnOf(Bitboard square)
    {
        return std::countr_zero(square) / Position::Shape::stride;
    }

    Value leaf(const Position& position, int ply)
    {
        this->countLeaf(!m_game.isDraw(position), ply);
        const Value value = m_game.unfinished(position);
        if constexpr (Observer::listens)
            m_observer.leaf(ply, value);
        return value;
    }

    /// The opponent would win on one of `threats` next: every other move loses in two plies, and so
    /// does this one when there are two of them. The value is that of the full search.
    Value answerThreat(const Position& position, Bitboard threats, int depth, Value alpha,
                       Value beta, int ply)
    {
        const int column = columnOf(threats);
        const Value lost = -m_game.terminals().atPly(ply + 2);
        if constexpr (Observer::listens) {
            m_observer.answer(ply, lost);
            m_observer.move(ply, column);
            m_observer.tries(ply, column);
        }
        const Value value
            = -orderedAlphaBeta(position.after(column), depth - 1, -beta, -alpha, ply + 1);
        if (m_poll.hasExpired())
            return 0;
        this->keepLine(ply, column);
        const Value best = std::max(value, lost);
        if constexpr (Observer::listens) {
            m_observer.returned(ply, column, value);
            m_observer.leave(ply, best);
        }
        return best;
    }
};
