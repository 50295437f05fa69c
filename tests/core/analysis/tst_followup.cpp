// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/followup.h"
#include "core/board/notation.h"
#include "core/plan/planrule.h"
#include "core/solver/solver.h"
#include "tests/core/boards.h"

#include <QTest>

class TestFollowUp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatItProvesIsCounted_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<quint64>("states");
        QTest::newRow("quiet") << "244424" << quint64 {13508};
        QTest::newRow("the longest") << "53344464" << quint64 {14008};
        QTest::newRow("even threats") << "6516124524" << quint64 {810};
        QTest::newRow("odd threat") << "2243736553376" << quint64 {2022};
        QTest::newRow("an even threat of the first player") << "37376772255" << quint64 {918};
    }
    void whatItProvesIsCounted()
    {
        QFETCH(const QString, moves);
        QFETCH(const quint64, states);
        const Position position = boards::fromDigits(moves);
        const auto proof = proveFollowUp(position);
        const Player side = other(position.sideToMove());
        QVERIFY(proof == (FollowUpProof {side, PlanGoal::Win, states}));
        QVERIFY(proveFollowUp(position.mirrored()) == proof);
        QVERIFY(!proveFollowUp(position, {.states = 100}));
    }

    void nothingIsProvedWhereTheNextDiscsDecide()
    {
        for (const QStringView moves :
             {QStringView(), QStringView(u"44444"), QStringView(u"121212"), QStringView(u"1212121"),
              QStringView(u"37475")})
            QVERIFY(!proveFollowUp(boards::fromDigits(moves)));
    }

    void theSolverAgreesAndTheCheapLookMissesNothing()
    {
        SeededRandom random(36);
        Solver solver({.tableMib = 4, .workers = 1});
        int wins = 0;
        int holds = 0;
        for (int i = 0; i < 4000; ++i) {
            const Position position = boards::randomUnfinished(random, 22 + i % 13);
            const Player side = other(position.sideToMove());
            const auto proof = proveFollowUp(position);
            if (!proof) {
                const PlanVerdict verdict
                    = verifyPlan(followUpPlan(position, side, PlanGoal::Hold), position);
                QVERIFY(!verdict.isValid() || verdict.states < 4
                        || std::popcount(position.threatenedSquares()) > 1);
                continue;
            }
            QCOMPARE(proof->side, side);
            const int score = solver.solve(position, SolveGoal::Strong, {}, {}).score.lower;
            QVERIFY(proof->goal == PlanGoal::Win ? score < 0 : score <= 0);
            ++(proof->goal == PlanGoal::Win ? wins : holds);
        }
        QVERIFY(wins > 10);
        QVERIFY(holds > 0);
    }

    void leavingItIsSeen()
    {
        const Position earlier = boards::fromDigits(u"244424");
        const auto left = leftFollowUp(earlier, Move(0), Move(2));
        QVERIFY(left.has_value());
        QCOMPARE(left->proof.states, quint64 {13508});
        QCOMPARE(left->squares, Position::Shape::square(0, 1));
        QVERIFY(!leftFollowUp(earlier, Move(0), Move(0)));
        QVERIFY(!leftFollowUp(Position(), Move(0), Move(3)));
    }
};

QTEST_GUILESS_MAIN(TestFollowUp)
#include "tst_followup.moc"
