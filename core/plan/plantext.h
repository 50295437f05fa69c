// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/support/expected.h"

#include <QString>
#include <QStringList>
#include <QStringView>
#include <variant>
#include <vector>

/// A plan together with the position that it is for, and how this came about.
template <typename Board> struct BasicRootedPlan
{
    std::vector<Move> moves; ///< from the empty board on
    Board position;
    BasicPlan<Board> plan;

    friend bool operator==(const BasicRootedPlan&, const BasicRootedPlan&) = default;
};

/// On the standard board.
using RootedPlan = BasicRootedPlan<Position>;

template <typename, typename... Boards>
using RootedPlanOf = std::variant<BasicRootedPlan<Boards>...>;
// clang-format off
/// On any of the boards of planboards.def.
using AnyRootedPlan = RootedPlanOf<void
#define PLAN_BOARD(W, H, K) , BasicPosition<W, H, K>
#include "core/plan/planboards.def"
>;
// clang-format on

/// Plans as text, `plan 7x6/4 244424 second win <cells>`: the board (width x height / discs in
/// line), the moves as digits (`-` for none), the side and the goal. The cells are one character
/// for each square, the top row first, from the left: `.` nothing, `^` an arrow, `1` to `9` a
/// number, `a` to `i` an arrow and a number from 1 to 9.
namespace plantext {

/// "7x6/4".
template <typename Board> QString boardName()
{
    using Shape = typename Board::Shape;
    return QStringLiteral("%1x%2/%3").arg(Shape::width).arg(Shape::height).arg(Shape::line);
}
/// Of all boards that plans are made for, the standard one first.
QStringList boardNames();
/// The empty board of that name, with a plan without marks, for the first player to win. Fails with
/// a sentence that lists the names.
Expected<AnyRootedPlan> onBoard(QStringView name);
/// The position after moves as notation::parseMoves() reads them (`-` for none), with a plan
/// without marks. Fails where a move is wrong and where the game has ended.
template <typename Board> Expected<BasicRootedPlan<Board>> onMoves(QStringView moves);

template <typename Board> QString toText(const BasicRootedPlan<Board>& plan);
QString toText(const AnyRootedPlan& plan);
template <typename Board> QString cells(const BasicPlan<Board>& plan);

/// As a person may have written it: several blanks count as one, a slash between rows is allowed.
/// Fails with a sentence that says where: an unknown board, a wrong move, a finished game, too few
/// or too many cells, a character that is no mark, a mark on an occupied square.
Expected<AnyRootedPlan> parse(QStringView text);
/// Only the marks; `plan` has the side and the goal.
template <typename Board>
Expected<BasicPlan<Board>> parseCells(QStringView cells, const Board& position,
                                      BasicPlan<Board> plan);

}
