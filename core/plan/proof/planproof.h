// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"
#include "core/plan/plantree.h"

#include <QDate>

/// A strategy from one position to the end of the game, as data that somebody else can check: moves
/// first, plans at their ends. The tree's steps are sorted by their moves.
template <typename Board> struct BasicPlanProof
{
    /// From the empty board to the tree's root.
    std::vector<Move> rootMoves;
    BasicPlanTree<Board> tree;
    /// Does a step stand for its mirror image, too?
    bool mirror = true;
    QDate date;
    QString program;
};

/// On the standard board.
using PlanProof = BasicPlanProof<Position>;

// clang-format off
template <typename, typename... Boards> using PlanProofOf = std::variant<BasicPlanProof<Boards>...>;
/// On any of the boards of planboards.def.
using AnyPlanProof = PlanProofOf<void
#define PLAN_BOARD(W, H, K) , BasicPosition<W, H, K>
#include "core/plan/planboards.def"
>;
// clang-format on

/// The one of a position and its mirror image that stands for both, where one does.
template <typename Board> struct ProofPlace
{
    Board position;
    bool isMirrored = false;

    ProofPlace(const Board& given, bool mirror) : position(given)
    {
        if (!mirror)
            return;
        const Board image = given.mirrored();
        isMirrored = image.key() < given.key();
        if (isMirrored)
            position = image;
    }
};

template <typename Board> constexpr Move mirroredMove(Move move)
{
    return move == Move::none() ? move : Move(Board::Shape::width - 1 - move.column());
}

/// A tree as a proof of today by this program, its steps sorted.
template <typename Board>
BasicPlanProof<Board> proofFromTree(std::vector<Move> rootMoves, BasicPlanTree<Board> tree,
                                    bool mirror);

/// Calls back for each reply to a move of the strategist's: a position that needs a step, which is
/// one where the game goes on and he has no four at hand. False where a reply breaks the promise:
/// the opponent has a four, or a board that is full does not do.
template <typename Board, typename Visit>
bool visitReplies(const Board& afterMove, PlanGoal goal, Visit visit)
{
    if (afterMove.isFull())
        return goal == PlanGoal::Hold;
    if (afterMove.winningSquares() != 0)
        return false;
    for (int column = 0; column < Board::Shape::width; ++column) {
        if (!afterMove.canPlay(column))
            continue;
        const Board position = afterMove.after(column);
        if (position.isFull()) {
            if (goal != PlanGoal::Hold)
                return false;
        } else if (position.winningSquares() == 0) {
            visit(Move(column), position);
        }
    }
    return true;
}
