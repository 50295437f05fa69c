// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rootsearch.h"

Value RootResult::bestValue() const
{
    Value best = -value::infinite;
    for (const RootMove& move : moves)
        if (move.done && move.bound == Score::Bound::Exact)
            best = std::max(best, move.value);
    return best;
}

std::vector<const RootMove*> RootResult::bestMoves() const
{
    std::vector<const RootMove*> result;
    const Value best = bestValue();
    for (const RootMove& move : moves)
        if (move.done && move.bound == Score::Bound::Exact && move.value == best)
            result.push_back(&move);
    return result;
}

std::vector<RootMove> legalRootMoves(const Position& root)
{
    std::vector<RootMove> moves;
    for (int column = 0; column < Position::Shape::width; ++column) {
        if (!root.canPlay(column))
            continue;
        RootMove move;
        move.move = Move(column);
        move.line = {move.move};
        moves.push_back(std::move(move));
    }
    return moves;
}
