// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/hint.h"
#include "core/board/notation.h"
#include "tests/core/boards.h"
#include "tests/core/solver/solvertest.h"

#include <QTest>

namespace {

const SideNames names {QStringLiteral("Red"), QStringLiteral("Blue")};

bool contains(const std::vector<Move>& moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

}

class TestHint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hintsAreBestColumns();
    void whateverTheTimeNothingFalseIsClaimed();
    void aStopIsAnswered();
    void whereToLookHoldsTheMove();
    void whereToLookNamesNoFullColumn();
    void finishedGamesHaveNoHint();
};

void TestHint::hintsAreBestColumns()
{
    SeededRandom random(1);
    Solver judge;
    Solver solver({.tableMib = 16});
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const Position position = boards::randomUnfinished(random, 18 + i % 24);
        // No second is asserted here: a slow machine may take its time.
        const Hint hint = findHint(position, solver, names, {}, std::chrono::milliseconds(60'000));
        const ColumnsReport truth = judge.solveColumns(position, BestLine::None);
        QVERIFY(hint.exact && hint.source == Hint::Source::Exact);
        QCOMPARE(hint.best, truth.best);
        QVERIFY(contains(truth.best, hint.move));
        QCOMPARE(hint.score, truth.whole.score);
        QCOMPARE(hint.line.front(), hint.move);
        QVERIFY(hint.label.contains(truth.whole.score.toText(position.plies())));
        QVERIFY(!hint.reason.isEmpty());
    }
}

void TestHint::whateverTheTimeNothingFalseIsClaimed()
{
    SeededRandom random(2);
    Solver judge;
    std::array<int, 3> seen {};
    for (int i = 0; i < sanitized::cases(120); ++i) {
        const Position position = boards::randomUnfinished(random, 12 + i % 10);
        Solver solver({.tableMib = 1});
        const Hint hint
            = findHint(position, solver, names, {}, std::chrono::milliseconds(1 + i % 12));
        const ColumnsReport truth = judge.solveColumns(position, BestLine::None);
        ++seen[static_cast<std::size_t>(hint.source)];
        QVERIFY(position.canPlay(hint.move));
        const int score = truth.moves[static_cast<std::size_t>(hint.move.column())]->lower;
        QVERIFY(hint.score.lower <= score && score <= hint.score.upper);
        for (const Move move : hint.best)
            QVERIFY(contains(truth.best, move));
        if (hint.exact)
            QVERIFY(contains(truth.best, hint.move));
        if (hint.source == Hint::Source::Proven)
            QVERIFY(hint.score.isDecided() || hint.score.lower >= 0);
        Position next = position;
        for (const Move move : hint.line) {
            QVERIFY(!next.isFinished() && next.canPlay(move));
            next.play(move);
        }
    }
    QVERIFY(seen[static_cast<std::size_t>(Hint::Source::Exact)] > 0);
}

void TestHint::aStopIsAnswered()
{
    std::stop_source source;
    source.request_stop();
    Solver solver({.tableMib = 1});
    const Hint hint = findHint(Position(), solver, names, source.get_token());
    QVERIFY(Position().canPlay(hint.move));
    QVERIFY(!hint.exact);
    QVERIFY(!hint.label.isEmpty());
}

void TestHint::whereToLookHoldsTheMove()
{
    SeededRandom random(3);
    Solver solver({.tableMib = 4});
    for (int i = 0; i < 100; ++i) {
        const Position position = boards::randomUnfinished(random, 26 + i % 16);
        const Hint hint = findHint(position, solver, names);
        QVERIFY(hint.firstColumn >= 0 && hint.lastColumn < 7);
        QVERIFY(hint.lastColumn - hint.firstColumn <= 2);
        QVERIFY(position.canPlay(hint.firstColumn) && position.canPlay(hint.lastColumn));
        QVERIFY(hint.firstColumn <= hint.move.column() && hint.move.column() <= hint.lastColumn);
        const QString square
            = notation::squareName(hint.move.column(), position.landingRow(hint.move.column()));
        QVERIFY(!hintText(hint, position, HintStep::Where).contains(square));
        QVERIFY(hintText(hint, position, HintStep::Column).contains(square));
        QVERIFY(hintText(hint, position, HintStep::Column).contains(hint.label));
        QVERIFY(hintText(hint, position, HintStep::Line)
                    .contains(QString::number(hint.move.column() + 1)));
    }
}

void TestHint::whereToLookNamesNoFullColumn()
{
    // Columns 3 and 5 are full, and the move between them.
    const Position position = boards::fromDigits(u"333333555555");
    QVERIFY(!position.isFinished());
    Hint hint;
    hint.move = Move(3);
    hint.firstColumn = hint.lastColumn = 3;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at column 4."));
    hint.firstColumn = 1;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at columns 2 and 4."));
    hint.firstColumn = 5;
    hint.lastColumn = 6;
    QCOMPARE(hintText(hint, position, HintStep::Where), QStringLiteral("Look at columns 6 and 7."));

    SeededRandom random(4);
    Solver solver({.tableMib = 4});
    int narrower = 0;
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const Position late = boards::randomUnfinished(random, 34 + i % 6);
        const Hint found = findHint(late, solver, names);
        const QString where = hintText(found, late, HintStep::Where);
        const bool isRange
            = where.contains(QStringLiteral(" to ")) && found.lastColumn > found.firstColumn + 1;
        for (int column = 0; column < 7; ++column) {
            const bool named = where.contains(QString::number(column + 1));
            QVERIFY2(!named || late.canPlay(column), qPrintable(where));
        }
        narrower += !isRange;
    }
    QVERIFY(narrower > 0);
}

void TestHint::finishedGamesHaveNoHint()
{
    Solver solver({.tableMib = 1});
    const Position won = boards::fromDigits(u"1212121");
    const Hint hint = findHint(won, solver, names);
    QVERIFY(hint.move.isNone());
    QCOMPARE(hintText(hint, won, HintStep::Column), QStringLiteral("The game has ended."));
}

QTEST_GUILESS_MAIN(TestHint)
#include "tst_hint.moc"
