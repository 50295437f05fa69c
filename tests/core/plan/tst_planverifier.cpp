// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/planrule.h"
#include "core/plan/planverifier.h"

#include <QTest>

namespace {

/// On top of the opponent, always.
Plan followUp(const Position& position, Player side, PlanGoal goal = PlanGoal::Win)
{
    Plan plan;
    plan.side = side;
    plan.goal = goal;
    plan.arrows = Position::Shape::boardMask() & ~position.occupied();
    return plan;
}

}

class TestPlanVerifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Confirmed elsewhere by two programs that share no code with each other.
    void followUpWins_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<Player>("side");
        QTest::addColumn<quint64>("states");
        const auto row = [](const char* moves, Player side, quint64 states) {
            QTest::newRow(moves) << QString::fromLatin1(moves) << side << states;
        };
        row("244424", Player::Second, 13508);
        row("743374", Player::Second, 3942);
        row("22541514", Player::Second, 1998);
        row("6516124524", Player::Second, 810);
        row("2243736553376", Player::First, 2022);
        row("6144436132411", Player::First, 724);
        row("37376772255", Player::First, 918);
        row("53344464", Player::Second, 14008);
        row("435322764474", Player::Second, 4898);
        row("344434", Player::Second, 13912);
    }
    void followUpWins()
    {
        QFETCH(QString, moves);
        QFETCH(Player, side);
        QFETCH(quint64, states);
        const Position position = *notation::parsePosition(moves);
        const Plan plan = followUp(position, side);
        const PlanVerdict verdict = verifyPlan(plan, position);
        QVERIFY(verdict.isValid());
        QCOMPARE(verdict.states, states);
        const PlanVerdict mirrored = verifyPlan(plan.mirrored(), position.mirrored());
        QVERIFY(mirrored.isValid());
        QCOMPARE(mirrored.states, states);
        // Who wins does not lose.
        QVERIFY(verifyPlan(followUp(position, side, PlanGoal::Hold), position).isValid());
    }

    void aRefutationIsALineToTheFailure_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::newRow("44444") << QStringLiteral("44444");
        QTest::newRow("445") << QStringLiteral("445");
    }
    void aRefutationIsALineToTheFailure()
    {
        QFETCH(QString, moves);
        Position position = *notation::parsePosition(moves);
        const Plan plan = followUp(position, Player::First);
        const PlanVerdict verdict = verifyPlan(plan, position);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        QCOMPARE(verdict.failure, PlanFailure::NoMove);
        int last = -1;
        for (const Move move : verdict.line) {
            QVERIFY(position.canPlay(move));
            if (position.sideToMove() == plan.side)
                QVERIFY(planChoice(plan, position, last).allows(move.column()));
            position.play(move);
            last = move.column();
        }
        QCOMPARE(position.outcome(), Outcome::Unfinished);
        QCOMPARE(planChoice(plan, position, last).rule, PlanRule::NoMove);
    }

    void aLimitAndAStopEndTheWalk()
    {
        const Position position = *notation::parsePosition(u"244424");
        const Plan plan = followUp(position, Player::Second);
        const PlanVerdict limited = verifyPlan(plan, position, {.states = 100});
        QCOMPARE(limited.status, PlanCheckStatus::LimitReached);
        QVERIFY(limited.line.empty());
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(verifyPlan(plan, position, {}, stop.get_token()).status, PlanCheckStatus::Stopped);
    }

    void arrowsCountOnlyAfterAMoveOfTheOpponent()
    {
        Plan plan;
        plan.side = Player::First;
        plan.arrows = Position::Shape::boardMask();
        plan.setNumber(Position::Shape::square(3, 0), 2);
        const PlanChoice first = planChoice(plan, Position(), -1);
        QCOMPARE(first.rule, PlanRule::Number);
        QCOMPARE(first.number, 2);
        const PlanChoice followed = planChoice(plan, *notation::parsePosition(u"41"), 0);
        QCOMPARE(followed.rule, PlanRule::Follow);
        QCOMPARE(followed.squares, Position::Shape::square(0, 1));
    }
};

QTEST_GUILESS_MAIN(TestPlanVerifier)
#include "tst_planverifier.moc"
