// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/practice/practicereasons.h"
#include "core/support/random.h"
#include "tests/randomcases.h"

#include <QTest>

using namespace fourcast::lesson;

namespace {

/// (((6 7) (0 4)) ((0 3) (6 1))), MAX first: MIN at 1 has 4, MIN at 8 finds 3 in its first branch
/// and leaves 12 out. Nodes are numbered from above, left branches first.
PracticeSheet example(bool prunes = true)
{
    return PracticeSheet({.seed = 1, .prunes = prunes});
}

constexpr int root = 0;
constexpr int firstMin = 1;
constexpr int firstMax = 2;
constexpr int secondMax = 5;
constexpr int secondMin = 8;
constexpr int thirdMax = 9;
constexpr int lastMax = 12;

PracticeMark markOf(PracticeSheet& sheet, int node, Value value)
{
    sheet.setValue(node, value);
    return sheet.checkValue(node);
}

void answerAll(PracticeSheet& sheet)
{
    for (int node = 0; node < sheet.tree().size(); ++node) {
        sheet.setValue(node, sheet.solution().node(node).value);
        if (sheet.solution().node(node).isLeftOut)
            sheet.setCut(node, true);
    }
}

}

class TestPracticeSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSolvedSheetIsClean();
    void aMistakeIsRemembered();
    void whatIsMissingIsMarkedAtTheEndAlone();
    void valuesMayBeWrittenInOtherWays();
    void likelyMistakesAreNamed();
    void cutsHaveReasons();
    void belowACutNothingIsNeeded();
    void minimaxHasNoCuts();
    void anotherAnswerTakesTheMarkAway();
    void theSolutionIsShown();
    void everySolutionIsRightAndEveryChangeIsNot();
};

void TestPracticeSheet::aSolvedSheetIsClean()
{
    PracticeSheet sheet = example();
    QVERIFY(!sheet.hasAnswers());
    QVERIFY(!sheet.isSolved());
    answerAll(sheet);
    QVERIFY(sheet.hasAnswers());
    QVERIFY(sheet.isSolvedCleanly());
    const auto counts = sheet.checkAll();
    // Six values and one cut.
    QCOMPARE(counts.right, 7);
    QCOMPARE(counts.wrong + counts.missing, 0);
    QVERIFY(sheet.isSolvedCleanly());
    QVERIFY(!PracticeSheet().isSolved());
}

void TestPracticeSheet::aMistakeIsRemembered()
{
    PracticeSheet sheet = example();
    QCOMPARE(markOf(sheet, firstMax, 6), PracticeMark::Wrong);
    answerAll(sheet);
    QVERIFY(sheet.isSolved());
    QVERIFY(!sheet.isSolvedCleanly());
    sheet.clear();
    QVERIFY(!sheet.hasAnswers());
    answerAll(sheet);
    QVERIFY(!sheet.isSolvedCleanly());
}

void TestPracticeSheet::whatIsMissingIsMarkedAtTheEndAlone()
{
    PracticeSheet sheet = example();
    QCOMPARE(sheet.checkValue(root), PracticeMark::Open);
    QCOMPARE(sheet.checkBranch(lastMax), PracticeMark::Open);
    QCOMPARE(markOf(sheet, firstMax, 7), PracticeMark::Right);
    const auto counts = sheet.checkAll();
    QCOMPARE(counts.right, 1);
    QCOMPARE(counts.missing, 6);
    QCOMPARE(sheet.answer(root).valueMark, PracticeMark::Missing);
    QCOMPARE(sheet.answer(lastMax).branchMark, PracticeMark::Missing);
    QCOMPARE(sheet.answer(lastMax).valueMark, PracticeMark::Free);
}

void TestPracticeSheet::valuesMayBeWrittenInOtherWays()
{
    PracticeSheet sheet = example();
    // MIN's own view.
    QCOMPARE(markOf(sheet, firstMin, -4), PracticeMark::Otherwise);
    QCOMPARE(valueReason(sheet, firstMin),
             QStringLiteral("Right for the side to move here. As MAX sees it, the value is 4."));
    // Fail-hard: MIN has 3, below alpha.
    QCOMPARE(markOf(sheet, secondMin, 4), PracticeMark::Otherwise);
    QCOMPARE(markOf(sheet, secondMin, 3), PracticeMark::Right);
    QCOMPARE(markOf(sheet, secondMax, -4), PracticeMark::Wrong);
    // A search without windows has no ends of them.
    PracticeSheet minimax = example(false);
    QCOMPARE(markOf(minimax, secondMin, 4), PracticeMark::Wrong);
}

void TestPracticeSheet::likelyMistakesAreNamed()
{
    PracticeSheet sheet = example();
    QCOMPARE(markOf(sheet, firstMax, 6), PracticeMark::Wrong);
    QCOMPARE(valueReason(sheet, firstMax),
             QStringLiteral("MAX moves here and takes the largest value. 6 is the smallest."));
    QCOMPARE(markOf(sheet, firstMin, 7), PracticeMark::Wrong);
    QCOMPARE(valueReason(sheet, firstMin),
             QStringLiteral("MIN moves here and takes the smallest value. 7 is the largest."));
    QCOMPARE(markOf(sheet, firstMax, 9), PracticeMark::Wrong);
    QCOMPARE(valueReason(sheet, firstMax),
             QStringLiteral("MAX moves here: take the largest value of the branches."));
    QCOMPARE(markOf(sheet, firstMax, 7), PracticeMark::Right);
    QCOMPARE(valueReason(sheet, firstMax), QStringLiteral("7 is right: the largest value here."));

    // A cut branch that would have changed the value of its node: found among many trees.
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        PracticeSheet other({.seed = seed});
        const PracticeSolution full = solvePractice(other.tree(), false);
        for (const int node : other.tree().innerNodes()) {
            const auto& last = other.solution().node(other.tree().node(node).children.back());
            if (!last.isLeftOut || full.node(node).value == other.solution().node(node).value)
                continue;
            QCOMPARE(markOf(other, node, *full.node(node).value), PracticeMark::Wrong);
            QVERIFY(valueReason(other, node).contains(QStringLiteral("leaves out")));
            return;
        }
    }
    QFAIL("no such tree");
}

void TestPracticeSheet::cutsHaveReasons()
{
    PracticeSheet sheet = example();
    const QString reason = QStringLiteral(
        "Alpha is 4 here, and this node can only get smaller: the rest is left out.");
    sheet.setCut(lastMax, true);
    QCOMPARE(sheet.checkBranch(lastMax), PracticeMark::Right);
    QCOMPARE(branchReason(sheet, lastMax), reason);
    QCOMPARE(markOf(sheet, secondMin, 3), PracticeMark::Right);
    QCOMPARE(valueReason(sheet, secondMin), QStringLiteral("3 is right. ") + reason);
    sheet.setCut(thirdMax, true);
    QCOMPARE(sheet.checkBranch(thirdMax), PracticeMark::Wrong);
    QVERIFY(branchReason(sheet, thirdMax).startsWith(QStringLiteral("The first branch")));
    sheet.setCut(secondMax, true);
    QCOMPARE(sheet.checkBranch(secondMax), PracticeMark::Wrong);
    QCOMPARE(branchReason(sheet, secondMax),
             QStringLiteral("MIN has 7 so far. Nothing above limits it, so this branch must be "
                            "searched."));
    sheet.setCut(root, true);
    QVERIFY(!sheet.answer(root).isCut);
}

void TestPracticeSheet::belowACutNothingIsNeeded()
{
    PracticeSheet sheet = example();
    const int leaf = sheet.tree().node(lastMax).children.front();
    sheet.setCut(leaf, true);
    QVERIFY(sheet.isBelowCut(leaf));
    QVERIFY(!sheet.isBelowCut(lastMax));
    QCOMPARE(sheet.checkBranch(leaf), PracticeMark::Free);
    QCOMPARE(markOf(sheet, lastMax, 99), PracticeMark::Free);
    QVERIFY(!valueReason(sheet, lastMax).isEmpty());
    sheet.setCut(lastMax, true);
    sheet.setCut(leaf, false);
    QVERIFY(sheet.isBelowCut(leaf));
    // Leaves have their values.
    sheet.setValue(leaf, 5);
    QVERIFY(!sheet.answer(leaf).value);
}

void TestPracticeSheet::minimaxHasNoCuts()
{
    PracticeSheet sheet = example(false);
    sheet.setCut(lastMax, true);
    QCOMPARE(sheet.checkBranch(lastMax), PracticeMark::Wrong);
    QCOMPARE(branchReason(sheet, lastMax), QStringLiteral("Minimax searches every branch."));
    sheet.setCut(lastMax, false);
    QCOMPARE(sheet.checkAll().missing, 7);
}

void TestPracticeSheet::anotherAnswerTakesTheMarkAway()
{
    PracticeSheet sheet = example();
    markOf(sheet, firstMax, 6);
    sheet.setValue(firstMax, 7);
    QCOMPARE(sheet.answer(firstMax).valueMark, PracticeMark::Open);
    QVERIFY(valueReason(sheet, firstMax).isEmpty());
}

void TestPracticeSheet::theSolutionIsShown()
{
    PracticeSheet sheet = example();
    sheet.setValue(root, 9);
    sheet.setCut(firstMin, true);
    sheet.show();
    QVERIFY(sheet.wasShown());
    QVERIFY(sheet.isSolved());
    QVERIFY(!sheet.isSolvedCleanly());
    QCOMPARE(sheet.answer(root).value, std::optional<Value>(4));
    QVERIFY(!sheet.answer(firstMin).isCut);
    QVERIFY(!sheet.answer(lastMax).value);
    // Who has solved it may look.
    PracticeSheet solved = example();
    answerAll(solved);
    solved.show();
    QVERIFY(solved.isSolvedCleanly());
}

void TestPracticeSheet::everySolutionIsRightAndEveryChangeIsNot()
{
    for (int number = 0; number < randomCases(100); ++number) {
        PracticeRequest request {.seed = static_cast<std::uint64_t>(number),
                                 .depth = 2 + number % 3,
                                 .branching = 2 + number % 2,
                                 .isRagged = number % 4 == 0,
                                 .prunes = number % 5 != 0};
        PracticeSheet sheet(request);
        answerAll(sheet);
        QVERIFY(sheet.isSolvedCleanly());
        SeededRandom random(request.seed);
        const int node
            = static_cast<int>(random.below(static_cast<std::uint32_t>(sheet.tree().size())));
        const bool counts = node > 0
            && (sheet.solution().node(node).isSearched() || sheet.solution().node(node).isLeftOut);
        if (!counts)
            continue;
        sheet.setCut(node, !sheet.answer(node).isCut);
        QVERIFY(!sheet.isSolved());
    }
}

QTEST_GUILESS_MAIN(TestPracticeSheet)
#include "tst_practicesheet.moc"
