// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levelsearch.h"

#include <algorithm>

namespace {

using Shape = Position::Shape;

constexpr Bitboard edges = Shape::columnMask(0) | Shape::columnMask(Shape::width - 1);

}

/// `discs` are those of the side that made the move number `ply` from the root: the viewer's where
/// it is odd.
bool LevelSearch::seesLine(Bitboard discs, int ply) const
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
Bitboard LevelSearch::expectedReplies(const Position& position, int last) const
{
    const Bitboard all = position.available();
    const Bitboard unseen = m_blindness == BlindSpot::Edges ? edges
        : m_blindness == BlindSpot::SquareAbove             ? Shape::columnMask(last)
                                                            : 0;
    return (all & ~unseen) != 0 ? all & ~unseen : all;
}

Value LevelSearch::search(const Position& position, int depth, Value alpha, Value beta, int ply,
                          int last)
{
    ++m_counts.nodes;
    if (m_poll.expired(m_counts.nodes))
        return 0;
    m_statistics.selectiveDepth = std::max(m_statistics.selectiveDepth, ply);
    if (seesLine(position.opponent(), ply)) {
        ++m_counts.leaves;
        return -(value::win - ply);
    }
    if (depth == 0 || position.isFull()) {
        ++m_counts.leaves;
        if (position.isFull())
            return 0;
        ++m_statistics.evaluations;
        return m_counted.unfinished(position);
    }
    const bool isReply = ply % 2 == 1;
    const Bitboard moves = isReply ? expectedReplies(position, last) : position.available();
    Value best = -value::infinite;
    int tried = 0;
    for (const int column : columnsFromCentre) {
        if ((moves & Shape::columnMask(column)) == 0)
            continue;
        const Value found
            = -search(position.after(column), depth - 1, -beta, -alpha, ply + 1, column);
        if (m_poll.hasExpired())
            return 0;
        best = std::max(best, found);
        alpha = std::max(alpha, best);
        if (alpha >= beta) {
            ++m_counts.cutoffs;
            m_statistics.addCutoffs(tried, 1);
            break;
        }
        ++tried;
    }
    return best;
}

RootResult LevelSearch::search(const Position& root, int depth, const RootBudget& budget,
                               const RootResult&)
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
    Value best = -value::infinite;
    for (const int column : columnsFromCentre) {
        const auto move = moveIn(column);
        if (move == result.moves.end() || m_poll.hasExpired())
            continue;
        // One below the best, so that moves as good as that are known to be so.
        const Value alpha = best == -value::infinite ? best : best - 1;
        const SearchCounts before = m_counts;
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
        move->value = found;
        move->bound = found < best ? Score::Bound::AtMost : Score::Bound::Exact;
        move->done = true;
        best = std::max(best, found);
    }
    result.counts = m_counts;
    result.statistics = m_statistics;
    result.complete = !m_poll.hasExpired();
    return result;
}
