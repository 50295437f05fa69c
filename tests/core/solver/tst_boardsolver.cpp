// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solver/boardsolver.h"
#include "tests/core/solver/plainminimax.h"
#include "tests/core/solver/solvertest.h"

/// The solver of other board sizes.
class TestBoardSolver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallBoardsAreSolvedFromTheFirstMove();
    void latePositionsAgreeWithPlainMinimax();
    void standardBoardAgreesWithTheSolver();
    void tableSizeAndMirrorChangeNothing();
    void stopLeavesATrueInterval();
};

namespace {

template <int W, int H, int K>
BasicPosition<W, H, K> randomUnfinished(SeededRandom& random, int plies)
{
    for (;;) {
        BasicPosition<W, H, K> position;
        while (position.plies() < plies && !position.isFinished()) {
            const int column = static_cast<int>(random.below(W));
            if (position.canPlay(column))
                position.play(column);
        }
        if (!position.isFinished())
            return position;
    }
}

template <int W, int H, int K> void compareLatePositions(int emptySquares, int count)
{
    BoardSolver<W, H, K> solver(1);
    SeededRandom random(W * 100 + H * 10 + K);
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < solvertest::cases(count); ++i) {
        const int empty = 1 + static_cast<int>(random.below(std::uint32_t(emptySquares)));
        const auto position = randomUnfinished<W, H, K>(random, W * H - empty);
        const int score = plainminimax::value(position);
        QCOMPARE(solver.solve(position), (ScoreInterval {score, score}));
        wins += score > 0 ? 1 : 0;
        losses += score < 0 ? 1 : 0;
    }
    QVERIFY(wins > 0 && losses > 0);
}

}

void TestBoardSolver::smallBoardsAreSolvedFromTheFirstMove()
{
    // Draws (J. Tromp, "John's Connect Four Playground").
    QCOMPARE((BoardSolver<4, 4, 4>().solve({})), (ScoreInterval {0, 0}));
    QCOMPARE((BoardSolver<5, 4, 4>().solve({})), (ScoreInterval {0, 0}));
    // Three in line are a quick win.
    const int score = plainminimax::value(BasicPosition<4, 4, 3>());
    QVERIFY(score > 0);
    QCOMPARE((BoardSolver<4, 4, 3>().solve({})), (ScoreInterval {score, score}));
    // Every position of four plies on 5x4; every tenth under a sanitizer.
    BoardSolver<5, 4, 4> solver;
    for (int i = 0; i < 625; i += 11 - solvertest::cases(10)) {
        BasicPosition<5, 4, 4> position;
        for (int k = i, ply = 0; ply < 4; ++ply, k /= 5)
            if (position.canPlay(k % 5))
                position.play(k % 5);
        const int expected = plainminimax::value(position);
        QCOMPARE(solver.solve(position), (ScoreInterval {expected, expected}));
    }
}

void TestBoardSolver::latePositionsAgreeWithPlainMinimax()
{
    compareLatePositions<5, 4, 4>(16, 500);
    compareLatePositions<4, 4, 3>(14, 500);
    compareLatePositions<6, 5, 4>(15, 500);
    compareLatePositions<7, 7, 4>(15, 500);
    compareLatePositions<8, 7, 4>(13, 300);
    compareLatePositions<5, 9, 4>(14, 300);
    compareLatePositions<7, 7, 5>(12, 300);
    compareLatePositions<9, 6, 4>(13, 300);
}

void TestBoardSolver::standardBoardAgreesWithTheSolver()
{
    BoardSolver<7, 6, 4> plain;
    Solver solver({.tableMib = 8});
    SeededRandom random(4);
    for (int i = 0; i < solvertest::cases(100); ++i) {
        const Position position
            = boards::randomUnfinished(random, 18 + static_cast<int>(random.below(23)));
        QCOMPARE(plain.solve(position), solver.solve(position).score);
    }
}

void TestBoardSolver::tableSizeAndMirrorChangeNothing()
{
    SeededRandom random(6);
    BoardSolver<6, 5, 4> large(32);
    BoardSolver<6, 5, 4> small(1);
    for (int i = 0; i < solvertest::cases(100); ++i) {
        const auto position
            = randomUnfinished<6, 5, 4>(random, 8 + static_cast<int>(random.below(10)));
        const ScoreInterval score = large.solve(position);
        QVERIFY(score.isExact());
        QCOMPARE(small.solve(position), score);
        QCOMPARE(small.solve(position.mirrored()), score);
        QVERIFY(small.nodes() > 0 || position.winningSquares());
    }
}

void TestBoardSolver::stopLeavesATrueInterval()
{
    std::stop_source source;
    source.request_stop();
    BoardSolver<7, 7, 4> solver;
    const ScoreInterval interval = solver.solve({}, source.get_token());
    QVERIFY(!interval.isExact());
    // Within the first thousand nodes nothing is proved of an empty board.
    QVERIFY(interval.lower <= 0 && interval.upper >= 0);
}

QTEST_GUILESS_MAIN(TestBoardSolver)
#include "tst_boardsolver.moc"
