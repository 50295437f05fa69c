// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/plan/planfinder.h"
#include "core/plan/plantext.h"

/// Plans as a terminal shows them.

/// "win" or "hold".
QString goalName(PlanGoal goal);
/// "valid", "refuted", "limit reached" or "stopped".
QString checkName(PlanCheckStatus status);
/// "found", "none found", "out of reach", "limit reached" or "stopped".
QString searchName(PlanSearchStatus status);
/// "no move", "two threats", "lost", "draw"; empty where it did not fail.
QString failureName(PlanFailure failure);

/// One square of a card: `x` and `o` are discs; a mark as plantext has it, an arrow behind a
/// number: `3^`.
QString cardSquare(Cell disc, bool arrow, int number);
/// The line without blanks at its end.
QString withoutEnd(const QString& line);

/// The board with the plan's marks, top row first, with rows and columns named.
template <typename Board> QString cardText(const BasicRootedPlan<Board>& rooted)
{
    using Shape = typename Board::Shape;
    QString text;
    for (int row = Shape::height - 1; row >= 0; --row) {
        QString line = QStringLiteral("%1 ").arg(row + 1, 2);
        for (int column = 0; column < Shape::width; ++column) {
            const Bitboard square = Shape::square(column, row);
            line += cardSquare(rooted.position.at(column, row), (rooted.plan.arrows & square) != 0,
                               rooted.plan.numberOn(square));
        }
        text += withoutEnd(line) + u'\n';
    }
    QString columns = QStringLiteral("   ");
    for (int column = 0; column < Shape::width; ++column)
        columns += cardSquare(Cell::Empty, false, column + 1);
    return text + withoutEnd(columns) + u'\n';
}

/// Board, position, side, goal, marks, the plan as text and as link.
QJsonObject planToJson(const AnyRootedPlan& plan);
QJsonObject verdictToJson(const PlanVerdict& verdict);

/// One sentence of the plan, with the reason on the standard board.
QString sentenceOf(const AnyRootedPlan& plan);
/// Why it is refuted, or that nothing is known.
QString failureOf(const AnyRootedPlan& plan, const PlanVerdict& verdict);
/// What a search without a plan came to; `isSettled`: it was known whose plan to look for.
QString unfoundText(PlanSearchStatus status, bool isSettled, int numbers);
