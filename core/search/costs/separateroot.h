// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/sequentialroot.h"

/// The searches of MappedRoot on one thread, so that they can be observed: a full window for every
/// root move. As none of them knows of another, the nodes are the same.
template <Heuristic H, typename Observer = NullObserver>
class SeparateRoot : public SequentialRoot<H, Observer>
{
public:
    using SequentialRoot<H, Observer>::SequentialRoot;

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult&) override
    {
        RootResult result {legalRootMoves(root), {}, false};
        auto negamax = this->start(root, budget);
        this->enter(root, depth, this->asTheyLie(result.moves));
        for (RootMove& move : result.moves) {
            const int column = move.move.column();
            const auto searchChild = [&](const Position& child) {
                return root.wins(column)
                    ? -negamax.wonLeaf(root, column, 0)
                    : negamax.orderedAlphaBeta(child, depth - 1, -value::infinite, value::infinite,
                                               1);
            };
            if (!this->searchMove(move, negamax, root.after(column), searchChild))
                break;
        }
        return this->finish(std::move(result), negamax);
    }
};
