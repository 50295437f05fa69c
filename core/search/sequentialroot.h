// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/rootsearch.h"

/// The root searches that run on one thread.

/// What the sequential searches share: times and counts of one root move after the other. The
/// observer gets the events of the root as those of every other node.
template <Heuristic H, typename Observer = NullObserver> class SequentialRoot : public RootSearch
{
public:
    SequentialRoot(const H& heuristic, const TerminalValues& terminals,
                   const Observer& observer = {})
        : m_heuristic(heuristic), m_terminals(terminals), m_observer(observer)
    {
    }

protected:
    using Search = Negamax<H, Observer>;

    Search start(const Position& root, const RootBudget& budget)
    {
        m_clock = budget.clocks ? &budget.clocks->of(0) : nullptr;
        return Search(m_heuristic.seenBy(root.sideToMove()), m_terminals, budget.poll(),
                      m_observer);
    }

    /// The root is entered, and these are its moves in the order in which they are searched.
    void enter([[maybe_unused]] const Position& root, [[maybe_unused]] int depth,
               [[maybe_unused]] const std::vector<RootMove*>& moves) const
    {
        if constexpr (Observer::listens) {
            m_observer.enter(root, depth, 0, -value::infinite, value::infinite);
            for (const RootMove* move : moves)
                m_observer.move(0, move->move.column());
        }
    }

    /// Searches one root move with `searchChild` and writes down what it cost; false when the
    /// budget ended it.
    template <typename SearchChild>
    bool searchMove(RootMove& root, Search& negamax, const Position& child,
                    SearchChild searchChild) const
    {
        const SearchCounts before = negamax.counts();
        if constexpr (Observer::listens)
            m_observer.tries(0, root.move.column());
        root.start = SearchPoll::Clock::now();
        if (m_clock)
            root.timed = m_clock->begin(root.start);
        const Value value = -searchChild(child);
        root.end = SearchPoll::Clock::now();
        if (m_clock)
            m_clock->end(root.end);
        root.counts = negamax.counts().since(before);
        if (negamax.poll().hasExpired())
            return false;
        if constexpr (Observer::listens)
            m_observer.returned(0, root.move.column(), value);
        root.value = value;
        root.done = true;
        const std::vector<Move> line = negamax.line(1);
        root.line.insert(root.line.end(), line.begin(), line.end());
        return true;
    }

    RootResult finish(RootResult result, const Search& negamax) const
    {
        result.counts = negamax.counts();
        ++result.counts.nodes; // the root
        result.statistics = negamax.statistics();
        result.complete = std::all_of(result.moves.begin(), result.moves.end(),
                                      [](const RootMove& move) { return move.done; });
        if constexpr (Observer::listens)
            if (result.complete)
                m_observer.leave(0, result.bestValue());
        return result;
    }

    static std::vector<RootMove*> asTheyLie(std::vector<RootMove>& moves)
    {
        std::vector<RootMove*> result;
        for (RootMove& move : moves)
            result.push_back(&move);
        return result;
    }

private:
    H m_heuristic;
    TerminalValues m_terminals;
    WorkerClock* m_clock = nullptr;
    [[no_unique_address]] Observer m_observer;
};

/// The whole tree under every root move.
template <Heuristic H, typename Observer = NullObserver>
class FullTreeRoot : public SequentialRoot<H, Observer>
{
public:
    using SequentialRoot<H, Observer>::SequentialRoot;

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        this->enter(root, depth, this->asTheyLie(result.moves));
        for (RootMove& move : result.moves)
            if (!this->searchMove(
                    move, negamax, root.after(move.move.column()),
                    [&](const Position& child) { return negamax.minimax(child, depth - 1, 1); }))
                break;
        return this->finish(std::move(result), negamax);
    }
};

/// The study's root: one window for all moves from left to right, the first best one stands. Moves
/// after it only get an upper bound, unless `exactMoves` gives each a full window of its own.
template <Heuristic H, typename Observer = NullObserver>
class StudyRoot : public SequentialRoot<H, Observer>
{
public:
    StudyRoot(const H& heuristic, const TerminalValues& terminals, bool exactMoves,
              const Observer& observer = {})
        : SequentialRoot<H, Observer>(heuristic, terminals, observer), m_exactMoves(exactMoves)
    {
    }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        this->enter(root, depth, this->asTheyLie(result.moves));
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
        return this->finish(std::move(result), negamax);
    }

private:
    bool m_exactMoves;
};

/// Ordered alpha-beta: the best move of the depth before comes first, the others from the centre
/// outwards. The window stays one point open below the best value, so that equally good moves are
/// known as such; worse ones get an upper bound, unless `exactMoves` asks for more.
template <Heuristic H, typename Observer = NullObserver>
class OrderedRoot : public SequentialRoot<H, Observer>
{
public:
    OrderedRoot(const H& heuristic, const TerminalValues& terminals, bool exactMoves = false,
                const Observer& observer = {})
        : SequentialRoot<H, Observer>(heuristic, terminals, observer), m_exactMoves(exactMoves)
    {
    }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        const std::vector<RootMove*> ordered = order(result.moves, previous);
        this->enter(root, depth, ordered);
        Value alpha = -value::infinite;
        for (RootMove* move : ordered) {
            const int column = move->move.column();
            const auto searchChild = [&](const Position& child) {
                return root.wins(column)
                    ? -negamax.wonLeaf(root, column, 0)
                    : negamax.orderedAlphaBeta(child, depth - 1, -value::infinite, -alpha, 1);
            };
            if (!this->searchMove(*move, negamax, root.after(column), searchChild))
                break;
            if (move->value <= alpha)
                move->bound = Score::Bound::AtMost;
            if (!m_exactMoves)
                alpha = std::max(alpha, move->value - 1);
        }
        return this->finish(std::move(result), negamax);
    }

private:
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
