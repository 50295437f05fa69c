// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/performance/historyfixture.h"

#include "core/search/metrics/searchquantity.h"
#include "ui/performance/movecomparison.h"

#include <QTest>
#include <cmath>

/// Why a move took as long as it did.
class TestMoveComparison : public QObject
{
    Q_OBJECT

private:
    static SearchReport reportOf(const MovePoint& point)
    {
        SearchReport report;
        report.bestMove = point.move;
        report.nodes = point.nodes;
        report.depth = point.depth;
        report.time = std::chrono::nanoseconds(static_cast<std::int64_t>(point.milliseconds * 1e6));
        IterationReport deepest;
        deepest.depth = point.depth;
        deepest.counts.nodes = point.nodes;
        deepest.complete = true;
        report.iterations = {deepest};
        return report;
    }
    static MovePoint point(int ply, std::uint64_t nodes, double milliseconds)
    {
        MovePoint result = pointAt(ply, nodes);
        result.depth = 2;
        result.milliseconds = milliseconds;
        result.figures = metricsOf(reportOf(result));
        return result;
    }

private Q_SLOTS:
    void oneMoveIsComparedWithItsEnginesMedian()
    {
        RunHistory history;
        history.add(Player::First, firstEngine(), point(1, 100, 1));
        history.add(Player::Second, secondEngine(), point(2, 900'000, 700));
        history.add(Player::First, firstEngine(), point(3, 400, 2));
        const MovePoint slow = point(5, 4'000, 40);
        QVERIFY(!compareMove(history, reportOf(slow), 5)); // not in the history yet
        history.add(Player::First, firstEngine(), slow);
        const auto found = compareMove(history, reportOf(slow), 5);
        QVERIFY(found);
        QCOMPARE(found->moves, 3);
        QCOMPARE(found->medianNodes, 400.0);
        QCOMPARE(found->medianMilliseconds, 2.0);
        QCOMPARE(found->timeFactor(), 20.0);
        QCOMPARE(found->nodesFactor(), 10.0);
        QCOMPARE(found->speedFactor(), 2.0);
        // 1 + b + b^2 is 400.
        QVERIFY(std::abs(found->medianBranching - (std::sqrt(1597.0) - 1) / 2) < 1e-9);
        const QString said = comparisonText(*found);
        QVERIFY2(
            said.startsWith("This move took 20.0 times the median time of this engine's 3 moves"),
            qPrintable(said));
        QVERIFY2(said.contains("10.0 times the median number of nodes (400)."), qPrintable(said));
        QVERIFY2(said.contains("Each node took 2.00 times the time."), qPrintable(said));
        QVERIFY2(said.contains("the factor was 19.5."), qPrintable(said));
    }

    void whatIsLessIsSaidInPerCent()
    {
        MoveComparison quick;
        quick.moves = 5;
        quick.nodes = 360;
        quick.milliseconds = 1;
        quick.medianNodes = 900;
        quick.medianMilliseconds = 10;
        const QString said = comparisonText(quick);
        QVERIFY2(said.startsWith("This move took 90.0 % less than the median time"),
                 qPrintable(said));
        QVERIFY2(said.contains("60.0 % fewer nodes than the median (900)."), qPrintable(said));
        QVERIFY2(said.contains("Each node took 75.0 % less time."), qPrintable(said));
    }

    void aUsualMoveIsOneSentence()
    {
        RunHistory history;
        for (const int ply : {1, 3, 5})
            history.add(Player::First, firstEngine(), point(ply, 400, 2));
        const auto found = compareMove(history, reportOf(point(3, 400, 2)), 3);
        QVERIFY(found);
        const QString said = comparisonText(*found);
        QVERIFY2(said.endsWith("this engine's usual move (2.00 ms, 400 nodes)."), qPrintable(said));
    }

    void aFewMovesHaveNoMedian()
    {
        RunHistory history;
        history.add(Player::First, firstEngine(), point(1, 100, 1));
        history.add(Player::First, firstEngine(), point(3, 400, 2));
        QVERIFY(!compareMove(history, reportOf(point(3, 400, 2)), 3));
    }

    void anotherDepthIsTheReason()
    {
        RunHistory history;
        for (const int ply : {1, 3, 5})
            history.add(Player::First, firstEngine(), point(ply, 400, 2));
        MovePoint deep = point(7, 4'000, 20);
        deep.depth = 4;
        history.add(Player::First, firstEngine(), deep);
        const auto found = compareMove(history, reportOf(deep), 7);
        QVERIFY(found);
        QVERIFY(comparisonText(*found).endsWith(
            "It searched to depth 4. The median move searched to depth 2."));
    }
};

QTEST_MAIN(TestMoveComparison)
#include "tst_movecomparison.moc"
