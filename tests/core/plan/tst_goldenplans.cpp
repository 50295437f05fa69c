// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planrule.h"
#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"

#include <QTest>

namespace {

// Boards of one type each: the tests' own words for a plan as it was published.
constexpr char goldenG2[] = "plan 7x6/4 271761711337161676 second win "
                            ".33.333/...1.../.33.2../.1112../.3..2../....2..";
constexpr char goldenG4[] = "plan 7x6/4 235363211514315545 first win "
                            "222.212/......./.....21/...1.../.....22/.......";

struct CheckedPlan
{
    PlanVerdict verdict;
    PlanVerdict mirrored;
    PlanVerdict holding; ///< the same marks, with the smaller promise
    PlanVerdict winning; ///< and with the larger one
    /// Does the line of a refutation lead where the verdict says, by the plan's rules?
    bool replayed = true;
};

template <typename Board>
PlanFailure failureAfter(const BasicRootedPlan<Board>& rooted, const std::vector<Move>& line)
{
    Board position = rooted.position;
    int last = -1;
    for (const Move move : line) {
        if (position.isFinished() || !position.canPlay(move))
            return PlanFailure::None;
        if (position.sideToMove() == rooted.plan.side
            && !planChoice(rooted.plan, position, last).allows(move.column()))
            return PlanFailure::None;
        position.play(move);
        last = move.column();
    }
    if (position.isWon())
        return position.sideToMove() == rooted.plan.side ? PlanFailure::OpponentWins
                                                         : PlanFailure::None;
    if (position.isFull())
        return PlanFailure::Draw;
    switch (planChoice(rooted.plan, position, last).rule) {
    case PlanRule::NoMove:
        return PlanFailure::NoMove;
    case PlanRule::TwoThreats:
        return PlanFailure::TwoThreats;
    default:
        return PlanFailure::None;
    }
}

CheckedPlan checked(const QString& text)
{
    const auto plan = plantext::parse(text);
    if (!plan) {
        qWarning("%s", qPrintable(plan.error().message));
        return {};
    }
    return std::visit(
        []<typename Board>(const BasicRootedPlan<Board>& rooted) {
            CheckedPlan result;
            BasicPlan<Board> other = rooted.plan;
            result.verdict = verifyPlan(rooted.plan, rooted.position);
            result.mirrored = verifyPlan(rooted.plan.mirrored(), rooted.position.mirrored());
            other.goal = PlanGoal::Hold;
            result.holding = verifyPlan(other, rooted.position);
            other.goal = PlanGoal::Win;
            result.winning = verifyPlan(other, rooted.position);
            if (result.verdict.status == PlanCheckStatus::Refuted)
                result.replayed
                    = failureAfter(rooted, result.verdict.line) == result.verdict.failure;
            return result;
        },
        *plan);
}

}

class TestGoldenPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Counts confirmed elsewhere by two programs that share no code with each other.
    void theyAreValid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint64>("states");
        const auto row = [](const char* name, const char* text, quint64 states) {
            QTest::newRow(name) << QString::fromLatin1(text) << states;
        };
        row("G2", goldenG2, 1613);
        row("G3",
            "plan 7x6/4 262346767151543344 second win "
            "3133332/.21.1../221..../.2...../......./.......",
            1018);
        row("G4", goldenG4, 1859);
        row("G5",
            "plan 7x6/4 474613145122363761 first win "
            "..3.112/...1.../..1.32./....1../....3../.......",
            156);
        row("G6",
            "plan 7x6/4 2775727764732113164565 first hold "
            "33313../312.31./332..../..2..../......./.......",
            2474);
        row("G7",
            "plan 7x6/4 6547621444271532766336467127525174 second win "
            "112..../......./..2..../......./......./.......",
            29);
        row("G8",
            "plan 7x6/4 2362727637622153375317167462444136 first hold "
            "2..2.../2..21../......./......./......./.......",
            17);
        row("4x4", "plan 4x4/4 - second hold 3113/2.32/3113/2..2", 611);
        row("4x4 with arrows", "plan 4x4/4 - second hold 2222/a2aa/2bb2/a^^a", 4304);
        row("5x4 with arrows", "plan 5x4/4 - second hold bab1a/..11./bb22a/b^aab", 4196);
        row("4x6 with arrows", "plan 4x6/4 - second hold 4cd1/2^55/4311/2355/43ea/2cee", 1741);
        row("S3",
            "plan 7x6/4 5464135262111721722665213635735543 second win "
            "..1...1/......./......1/......./......./.......",
            6);
    }
    void theyAreValid()
    {
        QFETCH(QString, text);
        QFETCH(quint64, states);
        const CheckedPlan plan = checked(text);
        QCOMPARE(plan.verdict.status, PlanCheckStatus::Valid);
        QCOMPARE(plan.verdict.states, states);
        QVERIFY(plan.mirrored.isValid());
        QCOMPARE(plan.mirrored.states, states);
        QVERIFY(plan.holding.isValid());
    }

    void noneOfTheDrawnBoardsIsWon_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("4x4") << "plan 4x4/4 - second win 3113/2.32/3113/2..2";
        QTest::newRow("4x4 with arrows") << "plan 4x4/4 - second win 2222/a2aa/2bb2/a^^a";
        QTest::newRow("5x4") << "plan 5x4/4 - second win bab1a/..11./bb22a/b^aab";
        QTest::newRow("4x6") << "plan 4x6/4 - second win 4cd1/2^55/4311/2355/43ea/2cee";
        QTest::newRow("G6") << "plan 7x6/4 2775727764732113164565 first win "
                               "33313../312.31./332..../..2..../......./.......";
    }
    void noneOfTheDrawnBoardsIsWon()
    {
        QFETCH(QString, text);
        const CheckedPlan plan = checked(text);
        QCOMPARE(plan.verdict.status, PlanCheckStatus::Refuted);
        QVERIFY(plan.replayed);
        QVERIFY(plan.holding.isValid());
    }

    void withoutAMarkTheyFail_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<PlanFailure>("failure");
        QString text = QString::fromLatin1(goldenG2);
        QTest::newRow("G2 without b3")
            << text.replace(QStringLiteral("/.1112../"), QStringLiteral("/..112../"))
            << PlanFailure::TwoThreats;
        text = QString::fromLatin1(goldenG2);
        QTest::newRow("G2 without b2")
            << text.replace(QStringLiteral("/.3..2../"), QStringLiteral("/....2../"))
            << PlanFailure::NoMove;
        text = QString::fromLatin1(goldenG4);
        QTest::newRow("G4 without a6")
            << text.replace(QStringLiteral("222.212/"), QStringLiteral(".22.212/"))
            << PlanFailure::NoMove;
        QTest::newRow("44444") << "plan 7x6/4 44444 first win "
                                  "^^^^^^^^^^.^^^^^^.^^^^^^.^^^^^^.^^^^^^.^^^"
                               << PlanFailure::NoMove;
        QTest::newRow("445") << "plan 7x6/4 445 first win "
                                "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^.^^^^^^..^^"
                             << PlanFailure::NoMove;
    }
    void withoutAMarkTheyFail()
    {
        QFETCH(QString, text);
        QFETCH(PlanFailure, failure);
        const CheckedPlan plan = checked(text);
        QCOMPARE(plan.verdict.status, PlanCheckStatus::Refuted);
        QVERIFY(plan.replayed);
        QCOMPARE(plan.verdict.failure, failure);
    }
};

QTEST_APPLESS_MAIN(TestGoldenPlans)
#include "tst_goldenplans.moc"
