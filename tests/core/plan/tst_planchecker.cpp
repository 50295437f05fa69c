// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/plantext.h"
#include "core/plan/planverifier.h"
#include "tests/core/board/randomgames.h"
#include "tests/core/plan/slowchecker.h"
#include "tests/randomcases.h"

#include <QTest>
#include <map>

namespace {

/// A random unfinished position with so many discs; fewer where the game would end.
template <typename Board> BasicRootedPlan<Board> someRoot(SeededRandom& random, int discs)
{
    BasicRootedPlan<Board> rooted;
    for (const int column : randomColumns(random, Board(), discs)) {
        if (rooted.position.wins(column))
            break;
        rooted.position.play(column);
        rooted.moves.emplace_back(column);
    }
    return rooted;
}

template <typename Board>
void changeMark(SeededRandom& random, BasicRootedPlan<Board>& rooted, Bitboard square,
                std::uint32_t numbers)
{
    const std::uint32_t kind = random.below(8);
    rooted.plan.arrows &= ~square;
    if (kind < 2)
        rooted.plan.arrows |= square;
    rooted.plan.setNumber(square,
                          kind == 0 || kind > 3 ? 1 + static_cast<int>(random.below(numbers)) : 0);
}

template <typename Shape> Bitboard someSquare(SeededRandom& random, Bitboard squares)
{
    Bitboard square = 0;
    while ((square & squares) == 0)
        square = Shape::square(static_cast<int>(random.below(Shape::width)),
                               static_cast<int>(random.below(Shape::height)));
    return square;
}

template <typename Board> SlowChecker slowCheckerOf(const BasicRootedPlan<Board>& rooted)
{
    using Shape = typename Board::Shape;
    return {Shape::width,
            Shape::height,
            Shape::line,
            plantext::cells(rooted.plan).toStdString(),
            rooted.plan.side == Player::First ? 'x' : 'o',
            rooted.plan.goal == PlanGoal::Hold};
}

const char* nameOf(PlanFailure failure)
{
    switch (failure) {
    case PlanFailure::None:
        return "none";
    case PlanFailure::NoMove:
        return "no move";
    case PlanFailure::TwoThreats:
        return "two threats";
    case PlanFailure::OpponentWins:
        return "lost";
    case PlanFailure::Draw:
        return "draw";
    }
    return "";
}

/// How often each verdict came up.
using Seen = std::map<PlanFailure, int>;

/// Both checkers on one plan, and the laws; empty where all agree.
template <typename Board> QString disagreement(const BasicRootedPlan<Board>& rooted, Seen& seen)
{
    const std::string moves = notation::toDigits(rooted.moves).toStdString();
    const PlanVerdict verdict = verifyPlan(rooted.plan, rooted.position);
    ++seen[verdict.failure];
    SlowChecker slow = slowCheckerOf(rooted);
    if (slow.isValidAfter(moves) != verdict.isValid())
        return QStringLiteral("validity");
    const PlanVerdict mirrored = verifyPlan(rooted.plan.mirrored(), rooted.position.mirrored());
    if (mirrored.isValid() != verdict.isValid())
        return QStringLiteral("mirror");
    if (!verdict.isValid()) {
        const std::string failure = slowCheckerOf(rooted).failureOf(
            moves, notation::toDigits(verdict.line).toStdString());
        return failure == nameOf(verdict.failure) ? QString() : QString::fromStdString(failure);
    }
    if (slow.states() != verdict.states || mirrored.states != verdict.states)
        return QStringLiteral("states");
    BasicPlan<Board> hold = rooted.plan;
    hold.goal = PlanGoal::Hold;
    return verifyPlan(hold, rooted.position).isValid() ? QString() : QStringLiteral("hold");
}

/// A random plan, and what becomes of it when marks change: where it was valid one at a time.
template <typename Board>
QString firstDisagreement(SeededRandom& random, int leastFree, int mostFree, int pairs, Seen& seen)
{
    using Shape = typename Board::Shape;
    while (pairs > 0) {
        const int free = leastFree + static_cast<int>(random.below(mostFree - leastFree + 1));
        BasicRootedPlan<Board> rooted = someRoot<Board>(random, Shape::squares - free);
        const Bitboard empty = Shape::boardMask() & ~rooted.position.occupied();
        if (rooted.position.isFinished() || std::popcount(empty) > mostFree)
            continue;
        const std::uint32_t numbers = 1 + random.below(5);
        rooted.plan.side = random.below(2) == 0 ? Player::First : Player::Second;
        rooted.plan.goal = random.below(2) == 0 ? PlanGoal::Win : PlanGoal::Hold;
        for (Bitboard left = empty; left != 0; left &= left - 1)
            changeMark(random, rooted, left & (~left + 1), numbers);
        for (bool valid = true; valid && pairs > 0; --pairs) {
            const int before = seen[PlanFailure::None];
            if (const QString reason = disagreement(rooted, seen); !reason.isEmpty())
                return reason + QStringLiteral(": ") + plantext::toText(rooted);
            valid = seen[PlanFailure::None] > before && random.below(3) != 0;
            changeMark(random, rooted, someSquare<Shape>(random, empty), numbers);
        }
    }
    return {};
}

}

class TestPlanChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoCheckersAgree()
    {
        SeededRandom random(36);
        Seen seen;
        QCOMPARE((firstDisagreement<Position>(random, 4, 24, randomCases(20000), seen)), QString());
        QCOMPARE((firstDisagreement<BasicPosition<7, 7, 4>>(random, 4, 17, randomCases(600), seen)),
                 QString());
        QCOMPARE((firstDisagreement<BasicPosition<6, 5, 4>>(random, 4, 17, randomCases(600), seen)),
                 QString());
        QCOMPARE((firstDisagreement<BasicPosition<5, 4, 4>>(random, 4, 14, randomCases(800), seen)),
                 QString());
        QCOMPARE((firstDisagreement<BasicPosition<4, 6, 4>>(random, 4, 16, randomCases(800), seen)),
                 QString());
        QCOMPARE((firstDisagreement<BasicPosition<4, 4, 4>>(random, 4, 16, randomCases(800), seen)),
                 QString());
        for (const auto failure : {PlanFailure::None, PlanFailure::NoMove, PlanFailure::TwoThreats,
                                   PlanFailure::OpponentWins, PlanFailure::Draw})
            QVERIFY2(seen[failure] > (sanitized::isOn ? 0 : 20), nameOf(failure));
        qInfo("valid %d, no move %d, two threats %d, lost %d, drawn %d", seen[PlanFailure::None],
              seen[PlanFailure::NoMove], seen[PlanFailure::TwoThreats],
              seen[PlanFailure::OpponentWins], seen[PlanFailure::Draw]);
    }

    void twoCheckersAgreeOnChangedPublishedPlans()
    {
        SeededRandom random(4);
        Seen seen;
        for (const char* text : {"plan 7x6/4 474613145122363761 first win "
                                 "..3.112/...1.../..1.32./....1../....3../.......",
                                 "plan 7x6/4 6547621444271532766336467127525174 second win "
                                 "112..../......./..2..../......./......./.......",
                                 "plan 7x6/4 2362727637622153375317167462444136 first hold "
                                 "2..2.../2..21../......./......./......./......."}) {
            const RootedPlan rooted
                = std::get<RootedPlan>(*plantext::parse(QString::fromLatin1(text)));
            const Bitboard empty = Position::Shape::boardMask() & ~rooted.position.occupied();
            QCOMPARE(disagreement(rooted, seen), QString());
            for (int i = randomCases(150); i > 0; --i) {
                RootedPlan changed = rooted;
                for (std::uint32_t marks = 1 + random.below(2); marks > 0; --marks)
                    changeMark(random, changed, someSquare<Position::Shape>(random, empty), 3);
                const QString reason = disagreement(changed, seen);
                QVERIFY2(reason.isEmpty(), qPrintable(reason + plantext::toText(changed)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPlanChecker)
#include "tst_planchecker.moc"
