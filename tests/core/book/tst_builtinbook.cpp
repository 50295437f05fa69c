// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/builtinbook.h"
#include "core/solver/solver.h"

#include <QTest>

#include <cstdlib>
#include <thread>

/// The book that is compiled in.
class TestBuiltInBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isThereForEveryThread()
    {
        std::array<const OpeningBook*, 4> books {};
        std::vector<std::thread> threads;
        for (const OpeningBook*& book : books)
            threads.emplace_back([&book] { book = builtInBook(); });
        for (std::thread& thread : threads)
            thread.join();
        for (const OpeningBook* book : books) {
            QVERIFY(book);
            QCOMPARE(book, builtInBook());
        }
        QCOMPARE(builtInBook()->plies(), 8);
        QVERIFY(builtInBook()->knownCount(8) > 0);
    }

    void knowsEveryPosition() { QVERIFY(builtInBook()->isComplete()); }

    /// Known since 1988: the first player wins with the centre column only, with the very last disc
    /// of its own; the outer columns lose (see solver.h for the unit).
    void columnsOfTheEmptyBoard()
    {
        Solver solver({.tableMib = 1});
        solver.setKnownScores(&builtInScores());
        const ColumnsReport report = solver.solveColumns(Position(), BestLine::None);
        const int expected[] {-2, -1, 0, 1, 0, -1, -2};
        for (std::size_t column = 0; column < std::size(expected); ++column) {
            const ScoreInterval exact {expected[column], expected[column]};
            QVERIFY(report.moves.at(column) == exact);
        }
        QCOMPARE(report.best, std::vector {Move(3)});
        QCOMPARE(report.whole.status, SolveStatus::Solved);
    }

    void earlierScoresFollowFromTheLast()
    {
        OpeningBook again(8);
        for (std::size_t rank = 0; rank < again.positions(8).count(); ++rank)
            if (const auto score = builtInBook()->score(8, rank))
                again.setScore(8, rank, *score);
        again.deriveEarlier();
        QVERIFY(again.contents() == builtInBook()->contents());
    }

    /// Scores far from zero: short games, which the solver sees the end of at once.
    void shortGamesScoreAsTheSolverSays()
    {
        const BookPositions& positions = builtInBook()->positions(8);
        Solver solver({.tableMib = 1});
        int checked = 0;
        for (std::size_t rank = 0; rank < positions.count() && checked < 200; ++rank) {
            const auto score = builtInBook()->score(8, rank);
            if (!score || std::abs(*score) < 13)
                continue;
            ++checked;
            const ScoreInterval expected {*score, *score};
            QCOMPARE(solver.solve(positions.at(rank)).score, expected);
        }
        QVERIFY(checked > 0);
    }

    void laterPositionsAreNotFound()
    {
        const Position nine = builtInBook()->positions(8).at(0).after(3);
        QVERIFY(!builtInBook()->score(nine));
        QVERIFY(!builtInScores().score(nine));
    }

    void asksTheBookForTheSolver()
    {
        const BookPositions& positions = builtInBook()->positions(8);
        for (std::size_t rank = 0; rank < positions.count(); rank += 7)
            QCOMPARE(builtInScores().score(positions.at(rank)), builtInBook()->score(8, rank));
    }
};

QTEST_GUILESS_MAIN(TestBuiltInBook)
#include "tst_builtinbook.moc"
