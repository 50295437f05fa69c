// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/words/wholecolumns.h"

namespace {

/// The squares where an arrow can ever count.
template <typename Board> Bitboard arrowSquares(const Board& position)
{
    return Board::Shape::boardMask() & ~position.occupied() & ~position.available();
}

}

template <typename Board>
ArrowColumns arrowColumns(const BasicPlan<Board>& plan, const Board& position)
{
    ArrowColumns columns;
    for (int column = 0; column < Board::Shape::width; ++column) {
        const Bitboard squares = arrowSquares(position) & Board::Shape::columnMask(column);
        const Bitboard arrows = plan.arrows & squares;
        if (squares == 0)
            continue;
        if (arrows == squares)
            columns.whole.push_back(column);
        else
            (arrows == 0 ? columns.without : columns.partly).push_back(column);
    }
    return columns;
}

template <typename Board>
BasicPlan<Board> withWholeColumns(const BasicPlan<Board>& plan, const Board& position,
                                  const PlanCheckLimits& limits, const std::stop_token& stop)
{
    const Bitboard squares = arrowSquares(position);
    if ((plan.arrows & squares) == 0)
        return plan;
    const auto isValid = [&](const BasicPlan<Board>& candidate) {
        return verifyPlan(candidate, position, limits, stop).isValid();
    };
    BasicPlan<Board> everywhere = plan;
    everywhere.arrows = squares;
    if (isValid(everywhere))
        return everywhere;
    BasicPlan<Board> result = plan;
    result.arrows &= squares;
    for (int column = 0; column < Board::Shape::width; ++column) {
        BasicPlan<Board> candidate = result;
        candidate.arrows |= squares & Board::Shape::columnMask(column);
        if (!(candidate == result) && isValid(candidate))
            result = candidate;
    }
    return result;
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template ArrowColumns arrowColumns(const BasicPlan<BasicPosition<W, H, (K)>>&,                 \
                                       const BasicPosition<W, H, K>&);                             \
    template BasicPlan<BasicPosition<W, H, (K)>> withWholeColumns(                                 \
        const BasicPlan<BasicPosition<W, H, (K)>>&, const BasicPosition<W, H, K>&,                 \
        const PlanCheckLimits&, const std::stop_token&);
#include "core/plan/planboards.def"
