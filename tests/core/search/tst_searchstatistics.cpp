// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/engines/enginefactory.h"
#include "core/evaluation/h1.h"
#include "core/search/searchreport.h"

#include <QTest>
#include <numeric>

namespace {

SearchReport search(const QString& engine, const QString& moves, const SearchLimits& limits,
                    int workers = 1)
{
    auto made = makeEngine(engine, {.workers = workers});
    const auto root = notation::parsePosition(moves);
    if (!made || !root)
        qFatal("there is no such engine or position");
    return (*made)->search(*root, limits, {});
}

/// The study's search once more, as slowly as it can be written: columns from left to right, the
/// first best one stands, a cut when alpha >= beta; a finished game is worth what H1 says of it.
struct SlowSearch
{
    Player side;
    std::array<std::uint64_t, SearchStatistics::mostTried> cutoffs {};
    std::uint64_t leaves = 0;
    int longest = 0;

    Value value(const Position& position, int depth, Value alpha, Value beta, int ply)
    {
        if (position.isWon() || position.isFull() || depth == 0) {
            ++leaves;
            longest = std::max(longest, ply);
            return H1({}, side)(position);
        }
        Value best = -value::infinite;
        int tried = 0;
        for (int column = 0; column < 7; ++column) {
            if (!position.canPlay(column))
                continue;
            best
                = std::max(best, -value(position.after(column), depth - 1, -beta, -alpha, ply + 1));
            alpha = std::max(alpha, best);
            if (alpha >= beta) {
                ++cutoffs[static_cast<std::size_t>(tried)];
                break;
            }
            ++tried;
        }
        return best;
    }
};

}

class TestSearchStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWholeTreeIsValuedAtItsLeaves();
    void finishedGamesNeedNoHeuristic();
    void cutoffsAreThoseOfASlowAlphaBeta();
    void cutoffsByMoveAddUp_data();
    void cutoffsByMoveAddUp();
    void iterationsAddUpToTheSearch();
    void workersDoNotChangeWhatIsCounted();
    void theSolverSaysHowItsTableWasOfUse();
    void theProcessorsTimeIsToldByWorker();
};

void TestSearchStatistics::theWholeTreeIsValuedAtItsLeaves()
{
    // Nobody can have four within six plies: 7^6 leaves, all six plies deep, all to be valued.
    const SearchReport report = search("minimax-h1", "", {.depth = 6});
    QCOMPARE(report.leaves, 117'649u);
    QCOMPARE(report.statistics.evaluations, 117'649u);
    QCOMPARE(report.statistics.selectiveDepth, 6);
    QCOMPARE(report.statistics.cutoffs(), 0u);
    QVERIFY(!report.statistics.table);
}

void TestSearchStatistics::finishedGamesNeedNoHeuristic()
{
    // One column is free, and who is to move has four with the third disc in it.
    const QString moves = "722627246555366664574577523724434333";
    const SearchReport report = search("minimax-h1", moves, {.depth = 6});
    QCOMPARE(report.nodes, 4u);
    QCOMPARE(report.leaves, 1u);
    QCOMPARE(report.statistics.evaluations, 0u);
    QCOMPARE(report.statistics.selectiveDepth, 3);
}

void TestSearchStatistics::cutoffsAreThoseOfASlowAlphaBeta()
{
    for (const char* moves : {"", "44", "4453", "1234567", "44455554"}) {
        const QString text = QString::fromLatin1(moves);
        for (int depth = 1; depth <= 4; ++depth) {
            const Position root = *notation::parsePosition(text);
            SlowSearch slow {.side = root.sideToMove()};
            slow.value(root, depth, -value::infinite, value::infinite, 0);
            const SearchReport report = search("study-h1", text, {.depth = depth});
            QCOMPARE(report.leaves, slow.leaves);
            QCOMPARE(report.statistics.selectiveDepth, slow.longest);
            // The root never cuts: its window is the whole line.
            QVERIFY(report.statistics.cutoffsByMove == slow.cutoffs);
        }
    }
}

void TestSearchStatistics::cutoffsByMoveAddUp_data()
{
    QTest::addColumn<QString>("engine");
    for (const char* engine : {"minimax-h2", "study-h1", "study-h2", "alphabeta-h1", "alphabeta-h2",
                               "mapped-h1", "mapped-h2"})
        QTest::newRow(engine) << QString::fromLatin1(engine);
}

void TestSearchStatistics::cutoffsByMoveAddUp()
{
    QFETCH(const QString, engine);
    for (const char* moves : {"", "445", "4444", "35333571"}) {
        const SearchReport report = search(engine, QString::fromLatin1(moves), {.depth = 6});
        QCOMPARE(report.statistics.cutoffs(), report.cutoffs);
        QVERIFY(report.statistics.evaluations <= report.leaves);
        QVERIFY(report.statistics.selectiveDepth <= 6);
    }
}

void TestSearchStatistics::iterationsAddUpToTheSearch()
{
    const SearchReport report = search("alphabeta-h1", "44", {.depth = 8});
    QCOMPARE(report.iterations.size(), std::size_t(8));
    SearchCounts sum;
    std::chrono::nanoseconds time {0};
    for (int depth = 1; depth <= 8; ++depth) {
        const IterationReport& iteration = report.iterations[static_cast<std::size_t>(depth) - 1];
        QCOMPARE(iteration.depth, depth);
        QVERIFY(iteration.complete);
        const SearchReport alone = search("alphabeta-h1", "44", {.depth = depth});
        QCOMPARE(iteration.bestMove, alone.bestMove);
        QCOMPARE(iteration.score.value, alone.score.value);
        sum += iteration.counts;
        time += iteration.time;
    }
    QCOMPARE(sum.nodes, report.nodes);
    QCOMPARE(sum.leaves, report.leaves);
    QCOMPARE(sum.cutoffs, report.cutoffs);
    QVERIFY(time <= report.time);

    const SearchReport cut = search("alphabeta-h1", "44", {.nodes = 5'000});
    QVERIFY(!cut.iterations.back().complete);
    QVERIFY(cut.iterations.back().bestMove.isNone());
    QCOMPARE(cut.depth, cut.iterations.back().depth - 1);
}

void TestSearchStatistics::workersDoNotChangeWhatIsCounted()
{
    const SearchReport one = search("mapped-h1", "445", {.depth = 8}, 1);
    for (const int workers : {2, 4}) {
        const SearchReport several = search("mapped-h1", "445", {.depth = 8}, workers);
        QVERIFY(several.statistics == one.statistics);
        QCOMPARE(several.iterations.size(), one.iterations.size());
        for (std::size_t i = 0; i < one.iterations.size(); ++i)
            QCOMPARE(several.iterations[i].counts, one.iterations[i].counts);
    }
}

void TestSearchStatistics::theSolverSaysHowItsTableWasOfUse()
{
    auto engine = makeEngine("perfect", {.workers = 1});
    // Between the opening book and the end.
    const Position root = *notation::parsePosition(u"44444326555");
    const SearchReport report = (*engine)->search(root, {}, {});
    const auto& table = report.statistics.table;
    QVERIFY(table);
    QVERIFY(table->reads > 1'000);
    QVERIFY(table->hits > 0 && table->hits <= table->reads);
    QVERIFY(table->cutoffs > 0 && table->cutoffs <= table->hits);
    QVERIFY(table->stores > 0 && table->stores <= report.nodes);
    QCOMPARE(table->bytes, std::uint64_t(64) << 20);
    QVERIFY(table->fill && *table->fill > 0 && *table->fill <= 1);
    QVERIFY(report.statistics.cutoffs() > 0 && report.statistics.cutoffs() < report.nodes);
    // What is in the table already is found there the second time.
    const SearchReport again = (*engine)->search(root, {}, {});
    QVERIFY(again.nodes < report.nodes);
    QVERIFY(again.statistics.table->reads < table->reads);
}

void TestSearchStatistics::theProcessorsTimeIsToldByWorker()
{
    const SearchReport report = search("mapped-h1", "", {.depth = 9}, 2);
    QVERIFY(!report.workerTimes.empty() && report.workerTimes.size() <= 2);
    for (const ThreadTimes& worker : report.workerTimes) {
        QVERIFY(worker.running.count() > 0);
        // Nobody runs and waits at the same time; clocks of the kernel tick once in a few ms.
        QVERIFY(worker.running + worker.waiting.value_or(std::chrono::nanoseconds(0))
                <= report.time + std::chrono::milliseconds(20));
    }
}

QTEST_GUILESS_MAIN(TestSearchStatistics)
#include "tst_searchstatistics.moc"
