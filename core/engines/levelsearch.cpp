// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levelsearch.h"

#include <algorithm>

namespace {

using Shape = Position::Shape;

constexpr Bitboard edges = Shape::columnMask(0) | Shape::columnMask(Shape::width - 1);

}

/// `discs` are those of the side that made the move number `ply` from the root: the viewer's where
/// it is odd.
template <typename Observer>
bool ObservedLevelSearch<Observer>::seesLine(Bitboard discs, int ply) const
{
    const bool isOwn = ply % 2 == 1;
    switch (m_blindness) {
    case BlindSpot::OpponentLines:
        return isOwn && Shape::hasLine(discs);
    case BlindSpot::Diagonals:
        return (Shape::lineStarts(discs, 1) | Shape::lineStarts(discs, Shape::stride)) != 0;
    case BlindSpot::OwnThreats:
        return (!isOwn || ply == 1) && Shape::hasLine(discs);
    default:
        return Shape::hasLine(discs);
    }
}

/// Where the viewer expects the other side to play after its own move in column `last`.
template <typename Observer>
Bitboard ObservedLevelSearch<Observer>::expectedReplies(const Position& position, int last) const
{
    const Bitboard all = position.available();
    const Bitboard unseen = m_blindness == BlindSpot::Edges ? edges
        : m_blindness == BlindSpot::SquareAbove             ? Shape::columnMask(last)
                                                            : 0;
    return (all & ~unseen) != 0 ? all & ~unseen : all;
}

template <typename Observer> Value ObservedLevelSearch<Observer>::leaf(Value value, int ply)
{
    ++m_counts.leaves;
    if constexpr (Observer::listens)
        m_observer.leaf(ply, value);
    return value;
}

/// What can be played, as it will be tried.
template <typename Observer>
void ObservedLevelSearch<Observer>::tellMoves([[maybe_unused]] Bitboard moves,
                                              [[maybe_unused]] int ply) const
{
    if constexpr (Observer::listens)
        for (const int column : columnsFromCentre)
            if ((moves & Shape::columnMask(column)) != 0)
                m_observer.move(ply, column);
}

template <typename Observer>
Value ObservedLevelSearch<Observer>::search(const Position& position, int depth, Value alpha,
                                            Value beta, int ply, int last)
{
    ++m_counts.nodes;
    if (m_poll.expired(m_counts.nodes))
        return 0;
    if constexpr (Observer::listens)
        m_observer.enter(position, depth, ply, alpha, beta);
    m_statistics.selectiveDepth = std::max(m_statistics.selectiveDepth, ply);
    if (seesLine(position.opponent(), ply))
        return leaf(-(value::win - ply), ply);
    if (position.isFull())
        return leaf(0, ply);
    if (depth == 0) {
        ++m_statistics.evaluations;
        return leaf(m_counted.unfinished(position), ply);
    }
    const bool isReply = ply % 2 == 1;
    const Bitboard moves = isReply ? expectedReplies(position, last) : position.available();
    tellMoves(moves, ply);
    Value best = -value::infinite;
    int tried = 0;
    for (const int column : columnsFromCentre) {
        if ((moves & Shape::columnMask(column)) == 0)
            continue;
        if constexpr (Observer::listens)
            m_observer.tries(ply, column);
        const Value found
            = -search(position.after(column), depth - 1, -beta, -alpha, ply + 1, column);
        if (m_poll.hasExpired())
            return 0;
        if constexpr (Observer::listens)
            m_observer.returned(ply, column, found);
        best = std::max(best, found);
        alpha = std::max(alpha, best);
        if (alpha >= beta) {
            ++m_counts.cutoffs;
            m_statistics.addCutoffs(tried, 1);
            if constexpr (Observer::listens)
                m_observer.cut(ply);
            break;
        }
        ++tried;
    }
    if constexpr (Observer::listens)
        m_observer.leave(ply, best);
    return best;
}

template <typename Observer>
RootResult ObservedLevelSearch<Observer>::search(const Position& root, int depth,
                                                 const RootBudget& budget, const RootResult&)
{
    m_counted = m_counted.seenBy(root.sideToMove());
    m_poll = budget.poll();
    m_counts = {.nodes = 1};
    m_statistics = {};
    RootResult result;
    result.moves = legalRootMoves(root);
    const auto moveIn = [&](int column) {
        return std::find_if(result.moves.begin(), result.moves.end(),
                            [column](const RootMove& move) { return move.move == Move(column); });
    };
    if constexpr (Observer::listens)
        m_observer.enter(root, depth, 0, -value::infinite, value::infinite);
    tellMoves(root.available(), 0);
    Value best = -value::infinite;
    for (const int column : columnsFromCentre) {
        const auto move = moveIn(column);
        if (move == result.moves.end() || m_poll.hasExpired())
            continue;
        // One below the best, so that moves as good as that are known to be so.
        const Value alpha = best == -value::infinite ? best : best - 1;
        const SearchCounts before = m_counts;
        if constexpr (Observer::listens)
            m_observer.tries(0, column);
        move->start = SearchPoll::Clock::now();
        if (budget.clocks)
            move->timed = budget.clocks->of(0).begin(move->start);
        const Value found
            = -search(root.after(column), depth - 1, -value::infinite, -alpha, 1, column);
        move->end = SearchPoll::Clock::now();
        if (budget.clocks)
            budget.clocks->of(0).end(move->end);
        move->counts = {m_counts.nodes - before.nodes, m_counts.leaves - before.leaves,
                        m_counts.cutoffs - before.cutoffs};
        if (m_poll.hasExpired())
            continue;
        if constexpr (Observer::listens)
            m_observer.returned(0, column, found);
        move->value = found;
        move->bound = found < best ? Score::Bound::AtMost : Score::Bound::Exact;
        move->done = true;
        best = std::max(best, found);
    }
    result.counts = m_counts;
    result.statistics = m_statistics;
    result.complete = !m_poll.hasExpired();
    if constexpr (Observer::listens)
        if (result.complete)
            m_observer.leave(0, best);
    return result;
}

template class ObservedLevelSearch<NullObserver>;
template class ObservedLevelSearch<CostObserver>;
