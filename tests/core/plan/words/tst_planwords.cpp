// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/plan/plantext.h"
#include "core/plan/words/planreason.h"
#include "core/plan/words/planwords.h"
#include "core/plan/words/wholecolumns.h"

#include <QLocale>
#include <QTest>

namespace {

const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};

RootedPlan rooted(const char* text)
{
    return std::get<RootedPlan>(*plantext::parse(QString::fromLatin1(text)));
}

/// Arrows everywhere.
RootedPlan arrowsOn(const QString& moves, Player side)
{
    RootedPlan result;
    result.position = *notation::parsePosition(moves);
    result.plan.side = side;
    result.plan.arrows = Position::Shape::boardMask() & ~result.position.occupied();
    return result;
}

/// Of the specification: three numbers; a draw held; two numbers; one.
constexpr auto threeNumbers = "plan 7x6/4 271761711337161676 second win "
                              ".33.333/...1.../.33.2../.1112../.3..2../....2..";
constexpr auto hold = "plan 7x6/4 2775727764732113164565 first hold "
                      "33313../312.31./332..../..2..../......./.......";
constexpr auto twoNumbers = "plan 7x6/4 235363211514315545 first win "
                            "222.212/......./.....21/...1.../.....22/.......";
constexpr auto oneNumber = "plan 7x6/4 5464135262111721722665213635735543 second win "
                           "..1...1/......./......1/......./......./.......";

}

class TestPlanWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void kinds()
    {
        const auto kindOfText = [](const char* text) {
            const RootedPlan plan = rooted(text);
            return kindOf(plan.plan, plan.position);
        };
        QCOMPARE(kindOfText(threeNumbers), PlanKind::Card);
        QCOMPARE(kindOfText(hold), PlanKind::Card);
        QCOMPARE(kindOfText(twoNumbers), PlanKind::Card);
        QCOMPARE(kindOfText(oneNumber), PlanKind::OnlyThese);
        RootedPlan arrows = arrowsOn(QStringLiteral("244424"), Player::Second);
        QCOMPARE(kindOf(arrows.plan, arrows.position), PlanKind::FollowUp);
        // Nobody can play below a square that can be reached: its arrow never counts.
        arrows.plan.arrows &= ~arrows.position.available();
        QCOMPARE(kindOf(arrows.plan, arrows.position), PlanKind::FollowUp);
        arrows.plan.arrows &= ~Position::Shape::columnMask(2);
        QCOMPARE(kindOf(arrows.plan, arrows.position), PlanKind::FollowUpExcept);
        for (int number = 1; number <= 4; ++number)
            arrows.plan.setNumber(Position::Shape::square(number, 4), number);
        QCOMPARE(kindOf(arrows.plan, arrows.position), PlanKind::HardCard);
    }

    void sentences_data()
    {
        QTest::addColumn<RootedPlan>("plan");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const RootedPlan& plan, const char* expected) {
            QTest::newRow(name) << plan << QString::fromLatin1(expected);
        };
        row("even rows", arrowsOn(QStringLiteral("244424"), Player::Second),
            "Blue wins without calculating: always answer on top of the last disc. Making four "
            "comes first, then blocking. This is follow-up: it gives Blue the squares on the even "
            "rows.");
        row("odd threat", arrowsOn(QStringLiteral("2243736553376"), Player::First),
            "Red wins without calculating: always answer on top of the last disc. Making four "
            "comes first, then blocking. Red has an odd threat on d3: in the end Blue has to play "
            "below it.");
        // Counting says that nobody wins here.
        row("follow-up", arrowsOn(QStringLiteral("37376772255"), Player::First),
            "Red wins without calculating: always answer on top of the last disc. Making four "
            "comes first, then blocking. This way to play is called follow-up.");
        row("three numbers", rooted(threeNumbers),
            "Blue wins without calculating: always take the lowest number that you can reach. "
            "Making four comes first, then blocking.");
        row("hold", rooted(hold),
            "Red does not lose, without calculating: always take the lowest number that you can "
            "reach. Making four comes first, then blocking.");
        row("one number", rooted(oneNumber),
            "Blue wins without calculating: take c6, g4 or g6 when you can, and no other square by "
            "choice. Making four comes first, then blocking.");

        RootedPlan some = arrowsOn(QStringLiteral("244424"), Player::First);
        some.plan.arrows &= ~Position::Shape::columnMask(2);
        some.plan.setNumber(Position::Shape::square(2, 3), 1);
        row("except one", some,
            "Red wins without calculating: answer on top of the last disc everywhere except in "
            "column 3. Otherwise take c4 as soon as you can. Making four comes first, then "
            "blocking.");
        some.plan.arrows &= ~Position::Shape::columnMask(6);
        some.plan.setNumber(Position::Shape::square(6, 0), 1);
        row("except two", some,
            "Red wins without calculating: answer on top of the last disc everywhere except in "
            "columns 3 and 7. Otherwise take any of c4 or g1, and no other square by choice. "
            "Making four comes first, then blocking.");
        some.plan.arrows = Position::Shape::columnMask(0) & ~some.position.available();
        row("one column", some,
            "Red wins without calculating: answer on top of the last disc only in column 1. "
            "Otherwise take any of c4 or g1, and no other square by choice. Making four comes "
            "first, then blocking.");
        some.plan.arrows = Position::Shape::square(0, 1) | Position::Shape::square(6, 3);
        some.plan.setNumber(Position::Shape::square(6, 0), 2);
        row("single squares", some,
            "Red wins without calculating: answer on top of the last disc where that is a2 "
            "or g4. Otherwise take the lowest number that you can reach. Making four comes first, "
            "then blocking.");
    }
    void sentences()
    {
        QFETCH(const RootedPlan, plan);
        QFETCH(const QString, expected);
        QCOMPARE(planSentence(plan.plan, plan.position, names), expected);
    }

    void theGoldenPlansOfTheSentencesAreValid()
    {
        for (const char* text : {threeNumbers, hold, twoNumbers, oneNumber}) {
            const RootedPlan plan = rooted(text);
            QVERIFY2(verifyPlan(plan.plan, plan.position).isValid(), text);
        }
    }

    void arrowsAreWidenedToWholeColumns()
    {
        const RootedPlan whole = arrowsOn(QStringLiteral("6516124524"), Player::Second);
        // As the tidier leaves it: without what no line needs.
        Plan tidy = whole.plan;
        for (Bitboard left = tidy.arrows; left != 0; left &= left - 1) {
            Plan less = tidy;
            less.arrows &= ~(left & (~left + 1));
            if (verifyPlan(less, whole.position).isValid())
                tidy = less;
        }
        QVERIFY(tidy.marks() < whole.plan.marks());
        QVERIFY(kindOf(tidy, whole.position) == PlanKind::FollowUpExcept);
        const Plan widened = withWholeColumns(tidy, whole.position);
        QVERIFY(kindOf(widened, whole.position) == PlanKind::FollowUp);
        QVERIFY(verifyPlan(widened, whole.position).isValid());
        // With a limit that is too low nothing can be proved, so nothing is added.
        QCOMPARE(withWholeColumns(tidy, whole.position, {.states = 1}), tidy);
        const RootedPlan numbers = rooted(twoNumbers);
        QCOMPARE(withWholeColumns(numbers.plan, numbers.position), numbers.plan);
    }

    void treesNameTheFirstMove()
    {
        const RootedPlan leaf = arrowsOn(QStringLiteral("244424"), Player::Second);
        PlanTree tree;
        tree.side = Player::Second;
        tree.root = leaf.position;
        tree.steps.push_back({{}, leaf.position, Move(), leaf.plan});
        QCOMPARE(planTreeSentence(tree, names), planSentence(leaf.plan, leaf.position, names));

        tree.root = *notation::parsePosition(u"24442");
        tree.steps.insert(tree.steps.begin(), {{}, tree.root, Move(3), {}});
        const QString first = planTreeSentence(tree, names);
        QVERIFY2(first.startsWith(QStringLiteral("Blue wins: first d4; then there is a plan")),
                 qPrintable(first));
        tree.root = *notation::parsePosition(u"2444");
        tree.side = Player::Second;
        tree.goal = PlanGoal::Hold;
        tree.steps.front().moves = {Move(1)};
        const QString replies = planTreeSentence(tree, names);
        QVERIFY2(replies.startsWith(QStringLiteral("Blue does not lose: each reply has its own")),
                 qPrintable(replies));
    }

    void arrowsWithExceptionsAreNotCalledFollowUp()
    {
        RootedPlan arrows = arrowsOn(QStringLiteral("244424"), Player::Second);
        QVERIFY(planReason(arrows.plan, arrows.position).reason == PlanReason::EvenRows);
        arrows.plan.arrows &= ~Position::Shape::columnMask(2);
        QVERIFY(planReason(arrows.plan, arrows.position).reason == PlanReason::None);
        const RootedPlan odd = arrowsOn(QStringLiteral("2243736553376"), Player::First);
        QCOMPARE(planReason(odd.plan, odd.position).squares, Position::Shape::square(3, 2));
    }

    void theProofIsCounted()
    {
        QVERIFY(planProofSentence(13508).contains(QStringLiteral("13,508")));
    }

    void failuresNameTheLine()
    {
        const RootedPlan arrows = arrowsOn(QStringLiteral("44444"), Player::First);
        PlanVerdict verdict = verifyPlan(arrows.plan, arrows.position);
        QCOMPARE(planFailureSentence(verdict, arrows.plan, arrows.position, names),
                 QStringLiteral("After %1 the plan names no move.")
                     .arg(notation::toDigits(verdict.line)));

        RootedPlan without = rooted(threeNumbers);
        without.plan.setNumber(Position::Shape::square(1, 2), 0);
        verdict = verifyPlan(without.plan, without.position);
        QCOMPARE(verdict.status, PlanCheckStatus::Refuted);
        const QString sentence
            = planFailureSentence(verdict, without.plan, without.position, names);
        QVERIFY2(
            sentence.startsWith(QStringLiteral("After %1").arg(notation::toDigits(verdict.line))),
            qPrintable(sentence));
        if (verdict.failure == PlanFailure::TwoThreats)
            QVERIFY2(sentence.contains(QStringLiteral("Red threatens four on")),
                     qPrintable(sentence));

        const RootedPlan valid = rooted(oneNumber);
        QVERIFY(planFailureSentence(verifyPlan(valid.plan, valid.position), valid.plan,
                                    valid.position, names)
                    .isEmpty());
    }

    void aSearchWithoutAPlanNeverSaysThatThereIsNone()
    {
        for (const auto status : {PlanSearchStatus::GoalOutOfReach, PlanSearchStatus::NoneFound,
                                  PlanSearchStatus::LimitReached, PlanSearchStatus::Stopped})
            for (const int numbers : {0, 1, 5}) {
                const QString text = planSearchSentence(status, numbers);
                QVERIFY(text.endsWith(u'.'));
                QVERIFY(!text.contains(QStringLiteral("there is no"), Qt::CaseInsensitive));
            }
        QVERIFY(planSearchSentence(PlanSearchStatus::Found, 5).isEmpty());
    }

    void rulesNameTheirSquares()
    {
        const RootedPlan arrows = arrowsOn(QStringLiteral("244424"), Player::Second);
        const Position after = arrows.position.after(0);
        QCOMPARE(planRuleText(planChoice(arrows.plan, after, 0)),
                 QStringLiteral("on top of the last disc: a2"));
        QVERIFY(planRuleText(planChoice(Plan(), after, 0)).startsWith(QStringLiteral("no move")));
    }
};

QTEST_GUILESS_MAIN(TestPlanWords)
#include "tst_planwords.moc"
