// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/rootsearch.h"

/// The root searches that run on one thread.

/// What the sequential searches share: times and counts of one root move after the other.
template <Heuristic H> class SequentialRoot : public RootSearch
{
public:
    SequentialRoot(const H& heuristic, const TerminalValues& terminals)
        : m_heuristic(heuristic), m_terminals(terminals)
    {
    }

protected:
    Negamax<H> start(const Position& root, const RootBudget& budget) const
    {
        return Negamax<H>(m_heuristic.seenBy(root.sideToMove()), m_terminals, budget.poll());
    }

    /// Searches one root move with `searchChild` and writes down what it cost; false when the
    /// budget ended it.
    template <typename SearchChild>
    bool searchMove(RootMove& root, Negamax<H>& negamax, const Position& child,
                    SearchChild searchChild) const
    {
        const SearchCounts before = negamax.counts();
        root.start = SearchPoll::Clock::now();
        const Value value = -searchChild(child);
        root.end = SearchPoll::Clock::now();
        root.counts
            = {negamax.counts().nodes - before.nodes, negamax.counts().leaves - before.leaves,
               negamax.counts().cutoffs - before.cutoffs};
        if (negamax.poll().hasExpired())
            return false;
        root.value = value;
        root.done = true;
        const std::vector<Move> line = negamax.line(1);
        root.line.insert(root.line.end(), line.begin(), line.end());
        return true;
    }

    static RootResult finish(RootResult result, const SearchCounts& counts)
    {
        result.counts = counts;
        ++result.counts.nodes; // the root
        result.complete = std::all_of(result.moves.begin(), result.moves.end(),
                                      [](const RootMove& move) { return move.done; });
        return result;
    }

private:
    H m_heuristic;
    TerminalValues m_terminals;
};

/// The whole tree under every root move.
template <Heuristic H> class FullTreeRoot : public SequentialRoot<H>
{
public:
    using SequentialRoot<H>::SequentialRoot;

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        for (RootMove& move : result.moves)
            if (!this->searchMove(
                    move, negamax, root.after(move.move.column()),
                    [&](const Position& child) { return negamax.minimax(child, depth - 1, 1); }))
                break;
        return this->finish(std::move(result), negamax.counts());
    }
};

/// The study's root: one window for all moves from left to right, the first best one stands. Moves
/// after it only get an upper bound, unless `exactMoves` gives each a full window of its own.
template <Heuristic H> class StudyRoot : public SequentialRoot<H>
{
public:
    StudyRoot(const H& heuristic, const TerminalValues& terminals, bool exactMoves)
        : SequentialRoot<H>(heuristic, terminals), m_exactMoves(exactMoves)
    {
    }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        Value alpha = -value::infinite;
        for (RootMove& move : result.moves) {
            const auto searchChild = [&](const Position& child) {
                return negamax.plainAlphaBeta(child, depth - 1, -value::infinite, -alpha, 1);
            };
            if (!this->searchMove(move, negamax, root.after(move.move.column()), searchChild))
                break;
            if (move.value <= alpha)
                move.bound = Score::Bound::AtMost;
            else if (!m_exactMoves)
                alpha = move.value;
        }
        return this->finish(std::move(result), negamax.counts());
    }

private:
    bool m_exactMoves;
};

/// Ordered alpha-beta: the best move of the depth before comes first, the others from the centre
/// outwards. The window stays one point open below the best value, so that equally good moves are
/// known as such; worse ones get an upper bound, unless `exactMoves` asks for more.
template <Heuristic H> class OrderedRoot : public SequentialRoot<H>
{
public:
    OrderedRoot(const H& heuristic, const TerminalValues& terminals, bool exactMoves = false)
        : SequentialRoot<H>(heuristic, terminals), m_exactMoves(exactMoves)
    {
    }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        Value alpha = -value::infinite;
        for (RootMove* move : order(result.moves, previous)) {
            const auto searchChild = [&](const Position& child) {
                return root.wins(move->move.column())
                    ? winAtOnce(negamax)
                    : negamax.orderedAlphaBeta(child, depth - 1, -value::infinite, -alpha, 1);
            };
            if (!this->searchMove(*move, negamax, root.after(move->move.column()), searchChild))
                break;
            if (move->value <= alpha)
                move->bound = Score::Bound::AtMost;
            if (!m_exactMoves)
                alpha = std::max(alpha, move->value - 1);
        }
        return this->finish(std::move(result), negamax.counts());
    }

private:
    static Value winAtOnce(Negamax<H>& negamax) { return -negamax.wonLeaf(1); }

    static std::vector<RootMove*> order(std::vector<RootMove>& moves, const RootResult& previous)
    {
        std::vector<RootMove*> result;
        for (const int column : columnsFromCentre)
            for (RootMove& move : moves)
                if (move.move.column() == column)
                    result.push_back(&move);
        const std::vector<const RootMove*> best = previous.bestMoves();
        if (!best.empty())
            std::stable_partition(result.begin(), result.end(), [&](const RootMove* move) {
                return move->move == best.front()->move;
            });
        return result;
    }

private:
    bool m_exactMoves;
};
