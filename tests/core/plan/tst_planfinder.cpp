// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/planfinder.h"
#include "core/plan/planjudges.h"
#include "core/plan/planrule.h"

#include <QTest>

namespace {

using SmallBoard = BasicPosition<4, 4, 4>;

/// Judges with a budget that is used up.
class TiredJudge : public PlanJudge<Position>
{
public:
    std::optional<bool> canReach(const Position& /*position*/, Player /*side*/, PlanGoal /*goal*/,
                                 const std::stop_token& /*stop*/) override
    {
        return {};
    }
};

Position after(const char* moves)
{
    return *notation::parsePosition(QString::fromLatin1(moves));
}

}

class TestPlanFinder : public QObject
{
    Q_OBJECT

    Solver m_solver {{.tableMib = 16}};
    SolverJudge m_judge {m_solver};

private Q_SLOTS:
    void publishedPositionsHaveAPlan_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<Player>("side");
        QTest::addColumn<PlanGoal>("goal");
        const auto row = [](const char* moves, Player side, PlanGoal goal) {
            QTest::newRow(moves) << QString::fromLatin1(moves) << side << goal;
        };
        row("244424", Player::Second, PlanGoal::Win);
        row("2243736553376", Player::First, PlanGoal::Win);
        row("271761711337161676", Player::Second, PlanGoal::Win);
        row("262346767151543344", Player::Second, PlanGoal::Win);
        row("235363211514315545", Player::First, PlanGoal::Win);
        row("474613145122363761", Player::First, PlanGoal::Win);
        row("2775727764732113164565", Player::First, PlanGoal::Hold);
        row("6547621444271532766336467127525174", Player::Second, PlanGoal::Win);
        row("2362727637622153375317167462444136", Player::First, PlanGoal::Hold);
    }
    void publishedPositionsHaveAPlan()
    {
        QFETCH(QString, moves);
        QFETCH(Player, side);
        QFETCH(PlanGoal, goal);
        const Position position = *notation::parsePosition(moves);
        const PlanSearch search = findPlan(position, side, goal, m_judge);
        QCOMPARE(search.status, PlanSearchStatus::Found);
        QCOMPARE(search.plan.side, side);
        QCOMPARE(search.plan.goal, goal);
        const PlanVerdict verdict = verifyPlan(search.plan, position);
        QVERIFY(verdict.isValid());
        QCOMPARE(search.verdict.states, verdict.states);
        QVERIFY(verifyPlan(search.plan.mirrored(), position.mirrored()).isValid());
        QCOMPARE((search.plan.arrows | search.plan.numbered()) & position.occupied(), Bitboard {0});
    }

    void aTidiedPlanCanDoWithoutNoneOfItsMarks()
    {
        const Position position = after("235363211514315545");
        const PlanSearch search = findPlan(position, Player::First, PlanGoal::Win, m_judge);
        QVERIFY(search.isFound());
        QVERIFY(search.plan.marks() > 0);
        for (Bitboard left = search.plan.numbered(); left != 0; left &= left - 1) {
            Plan fewer = search.plan;
            fewer.setNumber(left & (~left + 1), 0);
            const PlanVerdict verdict = verifyPlan(fewer, position);
            QVERIFY(!verdict.isValid() || tidiedPlan(fewer, position).marks() <= fewer.marks());
        }
        // Numbers begin at 1 and have no gaps.
        for (std::size_t i = 1; i < search.plan.numbers.size(); ++i)
            QVERIFY(search.plan.numbers[i] == 0 || search.plan.numbers[i - 1] != 0);
        QCOMPARE(tidiedPlan(search.plan, position).marks(), search.plan.marks());
    }

    // Two programs found none with up to 8 numbers either.
    void someWonPositionsHaveNoPlan_data()
    {
        QTest::addColumn<QString>("moves");
        for (const char* moves : {"222467553235217426", "347516333322647776", "433573333656771654"})
            QTest::newRow(moves) << QString::fromLatin1(moves);
    }
    void someWonPositionsHaveNoPlan()
    {
        QFETCH(QString, moves);
        const PlanSearch search = findPlan(*notation::parsePosition(moves), Player::Second,
                                           PlanGoal::Win, m_judge, {.numbers = 3});
        QCOMPARE(search.status, PlanSearchStatus::NoneFound);
        QCOMPARE(search.numbersTried, 3);
        QCOMPARE(search.plan, Plan {});
    }

    void aGoalThatBestPlayDoesNotReachIsRefused()
    {
        const Position won = after("271761711337161676");
        QCOMPARE(findPlan(won, Player::First, PlanGoal::Hold, m_judge).status,
                 PlanSearchStatus::GoalOutOfReach);
        const Position drawn = after("2775727764732113164565");
        QCOMPARE(findPlan(drawn, Player::First, PlanGoal::Win, m_judge).status,
                 PlanSearchStatus::GoalOutOfReach);
    }

    void oneCardHoldsTheSmallBoard()
    {
        const auto judge = makeSmallJudge<SmallBoard>();
        const auto found
            = findPlan(SmallBoard(), Player::Second, PlanGoal::Hold, *judge, {.numbers = 3});
        QVERIFY(found.isFound());
        QVERIFY(verifyPlan(found.plan, SmallBoard()).isValid());
        const auto none
            = findPlan(SmallBoard(), Player::Second, PlanGoal::Hold, *judge, {.numbers = 1});
        QCOMPARE(none.status, PlanSearchStatus::NoneFound);
        QCOMPARE(none.numbersTried, 1);
        QCOMPARE(findPlan(SmallBoard(), Player::Second, PlanGoal::Win, *judge).status,
                 PlanSearchStatus::GoalOutOfReach);
    }

    void theSamePositionHasTheSamePlan()
    {
        const Position position = after("262346767151543344");
        const auto run = [&] {
            Solver solver({.tableMib = 4});
            SolverJudge judge(solver);
            return findPlan(position, Player::Second, PlanGoal::Win, judge);
        };
        const PlanSearch first = run();
        const PlanSearch second = run();
        QVERIFY(first.isFound());
        QCOMPARE(second.plan, first.plan);
        QCOMPARE(second.states, first.states);
        QCOMPARE(second.conflicts, first.conflicts);
    }

    void theMirrorImageHasAPlanToo()
    {
        const Position position = after("474613145122363761");
        const PlanSearch search
            = findPlan(position.mirrored(), Player::First, PlanGoal::Win, m_judge);
        QVERIFY(search.isFound());
        QVERIFY(verifyPlan(search.plan.mirrored(), position).isValid());
    }

    void limitsEndASearchThatKnowsNothing()
    {
        const Position position = after("347516333322647776");
        const auto status = [&](const PlanSearchLimits& limits) {
            return findPlan(position, Player::Second, PlanGoal::Win, m_judge, limits).status;
        };
        QCOMPARE(status({.states = 20}), PlanSearchStatus::LimitReached);
        QCOMPARE(status({.numbers = 8, .conflicts = 5}), PlanSearchStatus::LimitReached);
        QCOMPARE(status({.numbers = 9, .time = std::chrono::milliseconds(1)}),
                 PlanSearchStatus::LimitReached);
        // Arrows alone: the walk that would tell was cut short.
        QCOMPARE(findPlan(after("2243736553376"), Player::First, PlanGoal::Win, m_judge,
                          {.numbers = 0, .states = 100})
                     .status,
                 PlanSearchStatus::LimitReached);
    }

    void aStopIsAnswered()
    {
        std::stop_source stop;
        stop.request_stop();
        const PlanSearch search = findPlan(after("433573333656771654"), Player::Second,
                                           PlanGoal::Win, m_judge, {}, {stop.get_token(), {}});
        QCOMPARE(search.status, PlanSearchStatus::Stopped);
    }

    void aJudgeWithoutAnAnswerEndsTheSearch()
    {
        TiredJudge judge;
        QCOMPARE(findPlan(after("433573333656771654"), Player::Second, PlanGoal::Win, judge).status,
                 PlanSearchStatus::LimitReached);
        SolverJudge poor(m_solver, 1);
        QVERIFY(!poor.canReach(after("44"), Player::First, PlanGoal::Win, {}).has_value());
    }

    void judgesKnowHowFinishedGamesEnded()
    {
        Position position = after("1212121");
        QVERIFY(*m_judge.canReach(position, Player::First, PlanGoal::Win, {}));
        QVERIFY(!*m_judge.canReach(position, Player::Second, PlanGoal::Hold, {}));
        const auto judge = makeSmallJudge<SmallBoard>();
        QVERIFY(!*judge->canReach(SmallBoard(), Player::First, PlanGoal::Win, {}));
        QVERIFY(*judge->canReach(SmallBoard(), Player::First, PlanGoal::Hold, {}));
    }
};

QTEST_GUILESS_MAIN(TestPlanFinder)
#include "tst_planfinder.moc"
