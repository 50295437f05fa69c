// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/solver/plainminimax.h"
#include "tests/core/solver/solvertest.h"

/// All columns of a position in one call: scores, best moves and the line to the end.
class TestSolverColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyColumnIsItsReplysScore_data();
    void everyColumnIsItsReplysScore();
    void columnsAgreeWithPlainMinimax();
    void bestMovesAreAllTheBest_data();
    void bestMovesAreAllTheBest();
    void lineKeepsTheScoreToTheEnd_data();
    void lineKeepsTheScoreToTheEnd();
    void earlyPosition();
    void lineCanBeLeftOut();
    void progressOnlyNarrows();
    void limitsAndStopLeaveTrueIntervals();
};

namespace {

void positions()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<int>("workers");
    SeededRandom random(31);
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const int plies = 14 + static_cast<int>(random.below(28));
        QTest::addRow("%d, %d discs", i, plies)
            << boards::randomUnfinished(random, plies) << 1 + i % 2;
    }
}

/// What a reply's own solution says of the move that led to it.
int scoreOfMove(Solver& solver, const Position& position, int column)
{
    if (position.wins(column))
        return plainminimax::valueOfWin(position);
    const Position next = position.after(column);
    return next.isFull() ? 0 : -solvertest::strong(solver, next);
}

bool contains(const ScoreInterval& interval, int score)
{
    return interval.lower <= score && score <= interval.upper;
}

bool isNarrower(const ScoreInterval& interval, const ScoreInterval& before)
{
    return interval.lower >= before.lower && interval.upper <= before.upper;
}

}

void TestSolverColumns::everyColumnIsItsReplysScore_data()
{
    positions();
}

void TestSolverColumns::everyColumnIsItsReplysScore()
{
    QFETCH(Position, position);
    QFETCH(int, workers);
    Solver solver({.tableMib = 8, .workers = workers});
    Solver other({.tableMib = 8});
    const ColumnsReport report = solver.solveColumns(position);
    QCOMPARE(report.whole.status, SolveStatus::Solved);
    QVERIFY(report.whole.root == position);
    QCOMPARE(report.whole.workers, workers);
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& move = report.moves[static_cast<std::size_t>(column)];
        QCOMPARE(move.has_value(), position.canPlay(column));
        if (!move)
            continue;
        const int score = scoreOfMove(other, position, column);
        QCOMPARE(*move, (ScoreInterval {score, score}));
    }
}

void TestSolverColumns::columnsAgreeWithPlainMinimax()
{
    Solver solver({.tableMib = 1});
    SeededRandom random(8);
    for (int i = 0; i < sanitized::cases(300); ++i) {
        const Position position
            = boards::randomUnfinished(random, 30 + static_cast<int>(random.below(12)));
        const ColumnsReport report = solver.solveColumns(position);
        QCOMPARE(report.whole.score.lower, plainminimax::value(position));
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            if (!position.canPlay(column))
                continue;
            const Position next = position.after(column);
            const int score = position.wins(column) ? plainminimax::valueOfWin(position)
                : next.isFull()                     ? 0
                                                    : -plainminimax::value(next);
            QCOMPARE(*report.moves[static_cast<std::size_t>(column)],
                     (ScoreInterval {score, score}));
        }
    }
}

void TestSolverColumns::bestMovesAreAllTheBest_data()
{
    positions();
}

void TestSolverColumns::bestMovesAreAllTheBest()
{
    QFETCH(Position, position);
    QFETCH(int, workers);
    Solver solver({.tableMib = 8, .workers = workers});
    const ColumnsReport report = solver.solveColumns(position);
    int most = -exactscore::largest;
    for (const auto& move : report.moves)
        if (move)
            most = std::max(most, move->lower);
    QCOMPARE(report.whole.score, (ScoreInterval {most, most}));
    std::vector<Move> best;
    for (int column = 0; column < ColumnsReport::columns; ++column)
        if (const auto& move = report.moves[static_cast<std::size_t>(column)];
            move && move->lower == most)
            best.emplace_back(column);
    QVERIFY(report.best == best);
}

void TestSolverColumns::lineKeepsTheScoreToTheEnd_data()
{
    positions();
}

void TestSolverColumns::lineKeepsTheScoreToTheEnd()
{
    QFETCH(Position, position);
    QFETCH(int, workers);
    Solver solver({.tableMib = 8, .workers = workers});
    Solver other({.tableMib = 8});
    const ColumnsReport report = solver.solveColumns(position);
    int score = report.whole.score.lower;
    QCOMPARE(static_cast<int>(report.line.size()), exactscore::pliesToEnd(score, position.plies()));
    QCOMPARE(report.line.front(), report.best.front());
    for (const Move move : report.line) {
        QVERIFY(!position.isFinished());
        QVERIFY(position.canPlay(move));
        QCOMPARE(scoreOfMove(other, position, move.column()), score);
        position.play(move);
        score = -score;
    }
    QVERIFY(position.isFinished());
    QCOMPARE(position.isWon(), score != 0);
}

void TestSolverColumns::earlyPosition()
{
    // The empty board, -2 -1 0 1 0 -1 -2, takes half a minute without a book; this is the same at
    // eight plies.
    Solver solver;
    const ColumnsReport report = solver.solveColumns(boards::fromDigits(u"44444236"));
    QCOMPARE(report.whole.status, SolveStatus::Solved);
    Solver other;
    for (int column = 0; column < ColumnsReport::columns; ++column)
        if (const auto& move = report.moves[static_cast<std::size_t>(column)])
            QCOMPARE(move->lower, scoreOfMove(other, boards::fromDigits(u"44444236"), column));
}

void TestSolverColumns::lineCanBeLeftOut()
{
    Solver solver({.tableMib = 8});
    const Position position = boards::fromDigits(u"16445643742326746657");
    const ColumnsReport report = solver.solveColumns(position, BestLine::None);
    QCOMPARE(report.whole.status, SolveStatus::Solved);
    QVERIFY(report.line.empty());
    QVERIFY(!report.best.empty());
}

void TestSolverColumns::progressOnlyNarrows()
{
    Solver solver({.tableMib = 8, .workers = 2});
    SeededRandom random(12);
    for (int i = 0; i < sanitized::cases(60); ++i) {
        const Position position
            = boards::randomUnfinished(random, 16 + static_cast<int>(random.below(20)));
        std::vector<ColumnsReport> told;
        const ColumnsReport last
            = solver.solveColumns(position, BestLine::Follow, {},
                                  {{}, [&](const ColumnsReport& r) { told.push_back(r); }});
        told.push_back(last);
        for (std::size_t k = 1; k < told.size(); ++k) {
            QCOMPARE(told[k - 1].whole.status, SolveStatus::Running);
            QVERIFY(isNarrower(told[k].whole.score, told[k - 1].whole.score));
            QVERIFY(contains(told[k].whole.score, last.whole.score.lower));
            for (std::size_t column = 0; column < 7; ++column) {
                if (!last.moves[column])
                    continue;
                QVERIFY(isNarrower(*told[k].moves[column], *told[k - 1].moves[column]));
                QVERIFY(contains(*told[k].moves[column], last.moves[column]->lower));
            }
        }
    }
}

void TestSolverColumns::limitsAndStopLeaveTrueIntervals()
{
    Solver exact;
    Solver solver({.tableMib = 1});
    SeededRandom random(13);
    for (int i = 0; i < sanitized::cases(100); ++i) {
        const Position position
            = boards::randomUnfinished(random, 16 + static_cast<int>(random.below(20)));
        const ColumnsReport truth = exact.solveColumns(position, BestLine::None);
        solver.clearTable();
        const std::uint64_t budget = std::uint64_t {1} << (i % 14);
        const ColumnsReport report
            = solver.solveColumns(position, BestLine::Follow, {.nodes = budget});
        QVERIFY(report.whole.nodes <= budget + 1);
        QVERIFY(contains(report.whole.score, truth.whole.score.lower));
        for (std::size_t column = 0; column < 7; ++column)
            if (truth.moves[column])
                QVERIFY(contains(*report.moves[column], truth.moves[column]->lower));
        for (const Move move : report.best)
            QVERIFY(std::ranges::find(truth.best, move) != truth.best.end());
    }
    std::stop_source source;
    source.request_stop();
    const ColumnsReport stopped
        = solver.solveColumns(Position(), BestLine::Follow, {}, {source.get_token(), {}});
    QCOMPARE(stopped.whole.status, SolveStatus::Stopped);
    QVERIFY(stopped.line.empty());
}

QTEST_GUILESS_MAIN(TestSolverColumns)
#include "tst_solvercolumns.moc"
