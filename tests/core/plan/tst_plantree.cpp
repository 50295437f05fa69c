// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/planjudges.h"
#include "core/plan/plantree.h"

#include <QTest>

class TestPlanTree : public QObject
{
    Q_OBJECT

    Solver m_solver {{.tableMib = 16}};
    SolverJudge m_judge {m_solver};

private Q_SLOTS:
    // No plan of up to 8 numbers wins here; two moves before do.
    void twoMovesLeadToPlans()
    {
        const Position root = *notation::parsePosition(u"222467553235217426");
        const auto found = findPlanTree(root, Player::Second, PlanGoal::Win, m_judge,
                                        {.ownMoves = 2, .plan = {.numbers = 3}});
        QCOMPARE(found.status, PlanSearchStatus::Found);
        QCOMPARE(found.tree.depth(), 2);
        QVERIFY(found.tree.plans() > 1);
        const auto states = verifyPlanTree(found.tree);
        QVERIFY(states.has_value());
        QVERIFY(*states > 0);

        PlanTree lacking = found.tree;
        lacking.steps.pop_back();
        QVERIFY(!verifyPlanTree(lacking).has_value());
        PlanTree unmarked = found.tree;
        for (auto& step : unmarked.steps)
            step.plan.numbers = {};
        QVERIFY(!verifyPlanTree(unmarked).has_value());
        PlanTree twice = found.tree;
        twice.steps.push_back(twice.steps.front());
        QVERIFY(!verifyPlanTree(twice).has_value());

        const auto fewer = findPlanTree(root, Player::Second, PlanGoal::Win, m_judge,
                                        {.ownMoves = 1, .plan = {.numbers = 3}});
        QCOMPARE(fewer.status, PlanSearchStatus::NoneFound);
    }

    void aPlanOfTheRootIsTheWholeTree()
    {
        const Position root = *notation::parsePosition(u"235363211514315545");
        const auto found = findPlanTree(root, Player::First, PlanGoal::Win, m_judge);
        QCOMPARE(found.status, PlanSearchStatus::Found);
        QCOMPARE(found.tree.depth(), 0);
        QCOMPARE(found.tree.plans(), 1);
        QVERIFY(verifyPlanTree(found.tree).has_value());
    }

    void aGoalOutOfReachAndAStopAreTold()
    {
        const Position root = *notation::parsePosition(u"222467553235217426");
        QCOMPARE(findPlanTree(root, Player::First, PlanGoal::Hold, m_judge).status,
                 PlanSearchStatus::GoalOutOfReach);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(
            findPlanTree(root, Player::Second, PlanGoal::Win, m_judge, {}, {stop.get_token(), {}})
                .status,
            PlanSearchStatus::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestPlanTree)
#include "tst_plantree.moc"
