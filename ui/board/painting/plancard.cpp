// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/plancard.h"

std::vector<PlanMark> planMarks(const PlanCard& card, const Position& position, int last,
                                bool deadArrows)
{
    using Shape = Position::Shape;
    if (position.isFinished())
        return {};
    const Plan& plan = card.plan;
    const bool moves = position.sideToMove() == plan.side;
    const int answered = position == card.root ? -1 : last;
    const Bitboard named = moves ? planChoice(plan, position, answered).squares : 0;
    const Bitboard landing = position.available();
    // Nobody can play below a square any more that can be reached now, but on it just now.
    const Bitboard arrows = deadArrows ? plan.arrows : plan.arrows & ~(landing & ~named);
    std::vector<PlanMark> marks;
    for (int column = 0; column < Shape::width; ++column)
        for (int row = 0; row < Shape::height; ++row) {
            const Bitboard square = Shape::square(column, row);
            if (position.occupied() & square)
                continue;
            const PlanMark mark {.square = {column, row},
                                 .number = plan.numberOn(square),
                                 .arrow = (arrows & square) != 0,
                                 .landing = (landing & square) != 0,
                                 .named = (named & square) != 0};
            if (mark.number > 0 || mark.arrow || mark.named)
                marks.push_back(mark);
        }
    return marks;
}
