// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/practice/planfill.h"
#include "tests/core/plan/practice/plancards.h"

#include <QTest>

namespace {

/// Squares by their names on the standard board.
Bitboard squaresOf(std::initializer_list<const char*> names)
{
    Bitboard squares = 0;
    for (const char* const name : names)
        squares |= Position::Shape::square(name[0] - 'a', name[1] - '1');
    return squares;
}

}

class TestPlanFill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingMarksAreFound()
    {
        const RootedPlan valid = plancards::twoNumbers();
        const Bitboard asked = squaresOf({"f2", "g2", "a6"});
        RootedPlan written = valid;
        written.plan.setNumber(asked, 0);
        QCOMPARE(verifyPlan(written.plan, written.position).status, PlanCheckStatus::Refuted);
        const PlanFill<Position> fill = filledPlan(written, asked, written.plan);
        QCOMPARE(fill.status, PlanFillStatus::Filled);
        QVERIFY(verifyPlan(fill.plan, written.position).isValid());
        // What the person wrote stands.
        Plan rest = fill.plan;
        rest.setNumber(asked, 0);
        rest.arrows &= ~asked;
        QCOMPARE(rest, written.plan);
    }

    void thoseOfAPlanThatIsKnownAreTriedFirst()
    {
        const RootedPlan valid = plancards::twoNumbers();
        RootedPlan written = valid;
        const Bitboard asked = valid.plan.numbered();
        written.plan.setNumber(asked, 0);
        const PlanFill<Position> fill = filledPlan(written, asked, valid.plan);
        QCOMPARE(fill.status, PlanFillStatus::Filled);
        QCOMPARE(fill.checks, 1u);
        QCOMPARE(fill.plan, valid.plan);
    }

    void nothingFitsWhereTheMarksElsewhereFail()
    {
        // The first player cannot win the empty 4x4 board, whatever stands on three squares.
        using Small = BasicPosition<4, 4, 4>;
        BasicRootedPlan<Small> rooted = plancards::smallHold();
        rooted.plan.goal = PlanGoal::Win;
        const Bitboard asked
            = Small::Shape::square(0, 0) | Small::Shape::square(1, 1) | Small::Shape::square(3, 3);
        const PlanFill<Small> fill = filledPlan(rooted, asked, rooted.plan);
        QCOMPARE(fill.status, PlanFillStatus::NoneFits);
        // Contents: none and 1 to 4, with an arrow and without, on three squares.
        QVERIFY(fill.checks <= 1000);
    }

    void backjumpingLosesNothing()
    {
        // Every pair of squares of the small card, against all contents one by one.
        using Small = BasicPosition<4, 4, 4>;
        const BasicRootedPlan<Small> valid = plancards::smallHold();
        int filled = 0;
        for (int other = 1; other < 16; ++other) {
            const Bitboard first = Small::Shape::square(0, 1);
            const Bitboard second = Small::Shape::square(other % 4, other / 4);
            if (first == second)
                continue;
            // More marks are taken away, so that some pairs have no answer.
            BasicRootedPlan<Small> rooted = valid;
            rooted.plan.setNumber(Small::Shape::square(2, 2) | Small::Shape::square(3, 1), 0);
            rooted.plan.setNumber(first | second, 0);
            bool hasAnswer = false;
            for (int i = 0; i < 64 && !hasAnswer; ++i) {
                BasicPlan<Small> plan = rooted.plan;
                plan.setNumber(first, i % 4);
                plan.setNumber(second, i / 4 % 4);
                if (first & valid.plan.arrows)
                    continue;
                plan.arrows |= (i / 16 % 2 ? first : 0) | (i / 32 % 2 ? second : 0);
                hasAnswer = verifyPlan(plan, rooted.position).isValid();
            }
            const PlanFill<Small> fill
                = filledPlan(rooted, first | second, rooted.plan, {.numbers = 3});
            QCOMPARE(fill.status == PlanFillStatus::Filled, hasAnswer);
            filled += hasAnswer ? 1 : 0;
        }
        QVERIFY(filled > 0);
        QVERIFY(filled < 14);
    }

    void aLimitIsSaid()
    {
        RootedPlan rooted = plancards::twoNumbers();
        rooted.plan.numbers = {};
        const Bitboard all = Position::Shape::boardMask();
        QCOMPARE(filledPlan(rooted, all, rooted.plan, {.checks = 5}).status,
                 PlanFillStatus::LimitReached);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(filledPlan(rooted, all, rooted.plan, {}, stop.get_token()).status,
                 PlanFillStatus::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestPlanFill)
#include "tst_planfill.moc"
