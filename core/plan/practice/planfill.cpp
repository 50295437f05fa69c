// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/planfill.h"

#include <algorithm>

namespace {

/// What can stand on a square.
struct FillContent
{
    bool arrow = false;
    int number = 0;
    friend bool operator==(const FillContent&, const FillContent&) = default;
};

struct FillSquare
{
    Bitboard square = 0;
    std::vector<FillContent> contents;
    std::size_t at = 0;
    /// The squares before it that its contents so far failed with.
    Bitboard blamed = 0;
};

template <typename Board> void setContent(BasicPlan<Board>& plan, const FillSquare& filled)
{
    const FillContent& content = filled.contents[filled.at];
    plan.arrows = content.arrow ? plan.arrows | filled.square : plan.arrows & ~filled.square;
    plan.setNumber(filled.square, content.number);
}

/// The squares that the plan looked at where it had to choose on this line: others have no part in
/// its failing.
template <typename Board>
Bitboard lookedAt(const BasicPlan<Board>& plan, Board position, const std::vector<Move>& line)
{
    Bitboard squares = 0;
    const auto look = [&] {
        if (position.sideToMove() == plan.side && !position.isFinished())
            squares |= position.available();
    };
    look();
    for (const Move move : line) {
        position.play(move);
        look();
    }
    return squares;
}

/// To the next contents that may do better than those that failed because of the blamed squares:
/// the last of these takes its next one, and all behind it begin anew. Where it has had them all,
/// those are blamed that they failed with (P. Prosser's conflict-directed backjumping, 1993). False
/// where nothing is left.
bool advance(std::vector<FillSquare>& squares, Bitboard blamed)
{
    for (std::size_t i = squares.size(); i > 0; --i) {
        FillSquare& filled = squares[i - 1];
        if ((filled.square & blamed) != 0) {
            filled.blamed |= blamed & ~filled.square;
            if (filled.at + 1 < filled.contents.size()) {
                ++filled.at;
                return true;
            }
            blamed = filled.blamed;
        }
        filled.at = 0;
        filled.blamed = 0;
    }
    return false;
}

template <typename Board> int highestNumber(const BasicPlan<Board>& plan)
{
    for (int i = BasicPlan<Board>::mostNumbers; i > 0; --i)
        if (plan.numbers[static_cast<std::size_t>(i - 1)] != 0)
            return i;
    return 0;
}

template <typename Board>
std::vector<FillSquare> fillSquares(Bitboard asked, const BasicPlan<Board>& first, int numbers)
{
    std::vector<FillSquare> squares;
    for (Bitboard rest = asked; rest != 0; rest &= rest - 1) {
        FillSquare filled {rest & -rest, {}, 0, 0};
        const auto add = [&filled](const FillContent& content) {
            if (std::ranges::find(filled.contents, content) == filled.contents.end())
                filled.contents.push_back(content);
        };
        add({(first.arrows & filled.square) != 0, first.numberOn(filled.square)});
        for (const bool arrow : {false, true})
            for (int number = 0; number <= numbers; ++number)
                add({arrow, number});
        squares.push_back(std::move(filled));
    }
    return squares;
}

}

template <typename Board>
PlanFill<Board> filledPlan(const BasicRootedPlan<Board>& rooted, Bitboard asked,
                           const BasicPlan<Board>& first, const PlanFillLimits& limits,
                           const std::stop_token& stop)
{
    asked &= Board::Shape::boardMask() & ~rooted.position.occupied();
    BasicPlan<Board> kept = rooted.plan;
    kept.arrows &= ~asked;
    kept.setNumber(asked, 0);
    const int numbers = limits.numbers > 0
        ? std::min(limits.numbers, BasicPlan<Board>::mostNumbers)
        : std::min(highestNumber(kept) + 1, BasicPlan<Board>::mostNumbers);
    std::vector<FillSquare> squares = fillSquares(asked, first, numbers);

    PlanFill<Board> result;
    bool isComplete = true;
    while (true) {
        if (limits.checks != 0 && result.checks >= limits.checks) {
            result.status = PlanFillStatus::LimitReached;
            return result;
        }
        BasicPlan<Board> plan = kept;
        for (const FillSquare& filled : squares)
            setContent(plan, filled);
        ++result.checks;
        const PlanVerdict verdict
            = verifyPlan(plan, rooted.position, {.states = limits.states}, stop);
        if (verdict.isValid()) {
            result.status = PlanFillStatus::Filled;
            result.plan = plan;
            return result;
        }
        if (verdict.status == PlanCheckStatus::Stopped || stop.stop_requested())
            return result;
        Bitboard blamed = asked;
        if (verdict.status == PlanCheckStatus::Refuted)
            blamed = asked & lookedAt(plan, rooted.position, verdict.line);
        else
            isComplete = false;
        if (!advance(squares, blamed)) {
            result.status = isComplete ? PlanFillStatus::NoneFits : PlanFillStatus::LimitReached;
            return result;
        }
    }
}

#define PLAN_BOARD(W, H, K)                                                                        \
    template PlanFill<BasicPosition<W, H, (K)>> filledPlan(                                        \
        const BasicRootedPlan<BasicPosition<W, H, (K)>>&, Bitboard,                                \
        const BasicPlan<BasicPosition<W, H, (K)>>&, const PlanFillLimits&,                         \
        const std::stop_token&);
#include "core/plan/planboards.def"
