// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/proof/planproof.h"

#include <QCoreApplication>
#include <algorithm>

template <typename Board>
BasicPlanProof<Board> proofFromTree(std::vector<Move> rootMoves, BasicPlanTree<Board> tree,
                                    bool mirror)
{
    std::sort(tree.steps.begin(), tree.steps.end(),
              [](const BasicPlanStep<Board>& one, const BasicPlanStep<Board>& other) {
                  return std::lexicographical_compare(
                      one.moves.begin(), one.moves.end(), other.moves.begin(), other.moves.end(),
                      [](Move left, Move right) { return left.column() < right.column(); });
              });
    return {std::move(rootMoves), std::move(tree), mirror, QDate::currentDate(),
            QStringLiteral("Fourcast ") + QCoreApplication::applicationVersion()};
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template BasicPlanProof<BasicPosition<W, H, (K)>> proofFromTree(                               \
        std::vector<Move>, BasicPlanTree<BasicPosition<W, H, (K)>>, bool);
#include "core/plan/planboards.def"
