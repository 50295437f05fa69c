// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/moveclass.h"
#include "tests/core/analysis/naiveclass.h"
#include "tests/core/board/randomgames.h"
#include "tests/core/solver/solvertest.h"
#include "tests/sanitized.h"

class TestMoveClass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesAreANaiveReadingOfTheScores();
    void everyClassIsMet_data();
    void everyClassIsMet();
    void boundsThatDecideAreEnough();
    void openScoresAreUnknown();
    void onlyLostOutcomesAreNotKept();
    void sentencesNameTheBetterMove();
};

namespace {

/// A report in which every column has this interval, or its own.
ColumnsReport columns(const Position& position, std::map<int, ScoreInterval> own,
                      ScoreInterval others, ScoreInterval whole)
{
    ColumnsReport report;
    report.whole.root = position;
    report.whole.score = whole;
    for (int column = 0; column < 7; ++column)
        if (position.canPlay(column))
            report.moves[static_cast<std::size_t>(column)]
                = own.contains(column) ? own[column] : others;
    return report;
}

}

void TestMoveClass::classesAreANaiveReadingOfTheScores()
{
    Solver solver({.tableMib = 8});
    Solver other({.tableMib = 8});
    SeededRandom random(44);
    std::array<int, moveClassCount> seen {};
    for (int game = 0; game < sanitized::cases(30); ++game) {
        Position position = boards::randomUnfinished(random, 16);
        for (const int column : randomColumns(random, position)) {
            const ColumnsReport scores = solver.solveColumns(position, BestLine::None);
            const MoveClass quality = classifyMove(position, Move(column), scores);
            QCOMPARE(quality,
                     naiveclass::read(position, column, naiveclass::exactScores(other, position)));
            ++seen[static_cast<std::size_t>(quality)];
            position.play(column);
        }
    }
    QCOMPARE(seen[0], 0);
    // So few games do not meet them all.
    for (std::size_t quality = 1; quality < seen.size() && !sanitized::isOn; ++quality)
        QVERIFY2(seen[quality] > 0, qPrintable(moveClassName(static_cast<MoveClass>(quality))));
}

void TestMoveClass::everyClassIsMet_data()
{
    QTest::addColumn<Position>("before");
    QTest::addColumn<int>("column");
    QTest::addColumn<MoveClass>("quality");
    const Position threeInARow = boards::fromDigits(u"112233");
    QTest::newRow("the win at once") << threeInARow << 3 << MoveClass::OnlyMove;
    QTest::newRow("the win at once is missed") << threeInARow << 6 << MoveClass::Blunder;
    const Position threatened = boards::fromDigits(u"1122337");
    QTest::newRow("the block") << threatened << 3 << MoveClass::Forced;
    QTest::newRow("another column than the block") << threatened << 0 << MoveClass::Blunder;
    const Position twoEnds = boards::fromDigits(u"37475");
    QTest::newRow("lost all the same") << twoEnds << 1 << MoveClass::Best;
}

void TestMoveClass::everyClassIsMet()
{
    QFETCH(const Position, before);
    QFETCH(const int, column);
    QFETCH(const MoveClass, quality);
    Solver solver({.tableMib = 8});
    QCOMPARE(classifyMove(before, Move(column), solver.solveColumns(before, BestLine::None)),
             quality);
}

void TestMoveClass::boundsThatDecideAreEnough()
{
    const Position position = boards::fromDigits(u"4444");
    const ScoreInterval won {1, 18};
    const ScoreInterval lost {-18, -1};
    // Who wins is known everywhere, when is not.
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, won}}, lost, won)),
             MoveClass::OnlyMove);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, lost}}, won, won)),
             MoveClass::Blunder);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, {0, 0}}}, won, won)),
             MoveClass::Mistake);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, lost}}, {0, 0}, {0, 0})),
             MoveClass::Mistake);
    // Either win may be the quicker one; between these two it is told.
    QCOMPARE(classifyMove(position, Move(0), columns(position, {}, won, won)), MoveClass::Unknown);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, {1, 4}}}, {5, 9}, {5, 9})),
             MoveClass::Slower);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, {7, 9}}}, {5, 6}, {5, 7})),
             MoveClass::Best);
}

void TestMoveClass::openScoresAreUnknown()
{
    const Position position = boards::fromDigits(u"4444");
    const ScoreInterval open;
    QCOMPARE(classifyMove(position, Move(0), columns(position, {}, open, open)),
             MoveClass::Unknown);
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, {0, 0}}}, open, open)),
             MoveClass::Unknown);
    // Kept, but perhaps by every other column as well.
    QCOMPARE(classifyMove(position, Move(0), columns(position, {{0, {5, 5}}}, open, {5, 5})),
             MoveClass::Unknown);
    // What is forced is seen without a score.
    const Position threatened = boards::fromDigits(u"1122337");
    QCOMPARE(classifyMove(threatened, Move(3), columns(threatened, {}, open, open)),
             MoveClass::Forced);
}

void TestMoveClass::onlyLostOutcomesAreNotKept()
{
    for (const auto quality :
         {MoveClass::Forced, MoveClass::OnlyMove, MoveClass::Best, MoveClass::Slower})
        QVERIFY(keepsOutcome(quality));
    for (const auto quality : {MoveClass::Unknown, MoveClass::Mistake, MoveClass::Blunder})
        QVERIFY(!keepsOutcome(quality));
}

void TestMoveClass::sentencesNameTheBetterMove()
{
    const Position position = boards::fromDigits(u"112233");
    Solver solver({.tableMib = 1});
    const ColumnsReport scores = solver.solveColumns(position, BestLine::None);
    const QString missed = moveClassSentence(MoveClass::Blunder, position, Move(6), scores);
    QVERIFY2(missed.startsWith(QStringLiteral("Blunder: wins in 1 move")), qPrintable(missed));
    QVERIFY2(missed.contains(QStringLiteral(" with d1, ")), qPrintable(missed));
    QVERIFY2(missed.endsWith(QStringLiteral(" with g1 (exact).")), qPrintable(missed));
    for (int quality = 0; quality < moveClassCount; ++quality) {
        const QString sentence
            = moveClassSentence(static_cast<MoveClass>(quality), position, Move(3), scores);
        QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%'), qPrintable(sentence));
    }
}

QTEST_GUILESS_MAIN(TestMoveClass)
#include "tst_moveclass.moc"
