// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/planjudges.h"
#include "core/session/plans/plansession.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <thread>

namespace {

using Status = PositionPlans::Status;

Position after(const QString& digits)
{
    Position position;
    const auto moves = notation::parseMoves(digits);
    for (const Move move : *moves)
        position.play(move);
    return position;
}

/// Says nothing until it is stopped.
class SilentJudge : public PlanJudge<Position>
{
public:
    explicit SilentJudge(std::atomic<int>& asked) : m_asked(asked) { }
    std::optional<bool> canReach(const Position&, Player, PlanGoal,
                                 const std::stop_token& stop) override
    {
        ++m_asked;
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return {};
    }

private:
    std::atomic<int>& m_asked;
};

PositionPlans plansOf(const QString& digits)
{
    Solver solver({.tableMib = 1, .workers = 1});
    SolverJudge judge(solver);
    return findPositionPlans(after(digits), judge, {.plan = {}, .time = {}});
}

}

class TestPlanSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followUpNeedsNoJudge()
    {
        std::atomic<int> asked = 0;
        SilentJudge judge(asked);
        const PositionPlans plans = findPositionPlans(after(QStringLiteral("244424")), judge);
        QCOMPARE(plans.status, Status::Done);
        QCOMPARE(plans.claims.size(), std::size_t {1});
        QCOMPARE(plans.claims.front().side, Player::Second);
        QCOMPARE(plans.claims.front().goal, PlanGoal::Win);
        QCOMPARE(plans.firstFound()->search->verdict.states, 13'508U);
        QCOMPARE(asked.load(), 0);
    }

    void aFourAtHandNeedsNoMark()
    {
        const PositionPlans plans = plansOf(QStringLiteral("121213"));
        QVERIFY(plans.firstFound());
        QCOMPARE(plans.firstFound()->side, Player::First);
        QCOMPARE(plans.firstFound()->search->plan.marks(), 0);
    }

    void theWinnersPlanIsFound()
    {
        const Position position = after(QStringLiteral("474613145122363761"));
        const PositionPlans plans = plansOf(QStringLiteral("474613145122363761"));
        QCOMPARE(plans.claims.size(), std::size_t {1});
        QVERIFY(plans.firstFound());
        QCOMPARE(plans.firstFound()->side, Player::First);
        QVERIFY(verifyPlan(plans.firstFound()->search->plan, position).isValid());
    }

    void inADrawBothSidesHold()
    {
        const PositionPlans plans = plansOf(QStringLiteral("2362727637622153375317167462444136"));
        QCOMPARE(plans.claims.size(), std::size_t {2});
        QCOMPARE(plans.claims[0].side, Player::First); // to move
        QCOMPARE(plans.claims[1].side, Player::Second);
        for (const PlanClaim& claim : plans.claims)
            QCOMPARE(claim.goal, PlanGoal::Hold);
        QVERIFY(plans.claims[0].isFound());
    }

    void whoWinsMayStayUnknown()
    {
        std::atomic<int> asked = 0;
        SilentJudge judge(asked);
        const PositionPlans plans
            = findPositionPlans(after(QStringLiteral("44")), judge,
                                {.plan = {}, .time = std::chrono::milliseconds(20)});
        QCOMPARE(plans.status, Status::NotSolved);
        QVERIFY(plans.claims.empty());
        QVERIFY(!plans.firstFound());
    }

    void whatWasFoundIsKept()
    {
        const Position position = after(QStringLiteral("244424"));
        PlanSession session;
        QVERIFY(!session.plans(position));
        QSignalSpy changed(&session, &PlanSession::changed);
        QVERIFY(session.start(position));
        QVERIFY(changed.wait(30'000));
        QTRY_VERIFY(!session.isRunning());
        QVERIFY(session.plans(position)->firstFound());
        QVERIFY(session.start(position));
        QVERIFY(!session.isRunning());
    }

    void anotherPositionEndsTheSearchForTheOneBefore()
    {
        std::atomic<int> asked = 0;
        PlanSession session([&asked] { return std::make_unique<SilentJudge>(asked); });
        session.setLimits({.plan = {}, .time = {}});
        QSignalSpy changed(&session, &PlanSession::changed);
        QVERIFY(session.start(after(QStringLiteral("44"))));
        QTRY_VERIFY_WITH_TIMEOUT(asked > 0, 30'000);
        QVERIFY(session.start(after(QStringLiteral("244424"))));
        QVERIFY(changed.wait(30'000));
        QVERIFY(!session.plans(after(QStringLiteral("44"))));
        QVERIFY(session.plans(after(QStringLiteral("244424"))));
    }

    void whatWasCancelledIsNotKept()
    {
        std::atomic<int> asked = 0;
        PlanSession session([&asked] { return std::make_unique<SilentJudge>(asked); });
        session.setLimits({.plan = {}, .time = {}});
        QVERIFY(session.start(after(QStringLiteral("44"))));
        session.cancel();
        QVERIFY(!session.isRunning());
        QVERIFY(!session.plans(after(QStringLiteral("44"))));
    }

    void aFinishedGameIsNotLookedAt()
    {
        PlanSession session;
        QVERIFY(session.start(after(QStringLiteral("1212121"))));
        QVERIFY(!session.isRunning());
    }
};

QTEST_GUILESS_MAIN(TestPlanSession)
#include "tst_plansession.moc"
