// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/dotfile.h"
#include "core/formal/lts/paths.h"
#include "core/formal/lts/statistics.h"
#include "tests/core/formal/papergrid.h"
#include "tests/core/formal/randomlts.h"

#include <QTest>

using namespace fourcast::formal;

class TestLtsStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figureTwoHasItsShape();
    void thePaperGridHasTheMeasuredCounts_data();
    void thePaperGridHasTheMeasuredCounts();
    void aLoopIsSeen();
    void whatIsOutOfReachIsCounted();
    void shortestPathsAreAsLongAsTheLevelAndCanBeWalked();
    void aSearchFindsTheNearestState();
    void dotTextHasAnEdgeForEachTransition();
    void whatIsStoppedSaysSo();
    void statisticsEndWhereTheyAreStopped();
};

void TestLtsStatistics::figureTwoHasItsShape()
{
    const Lts lts = papergrid::published(4, 3);
    const LtsStatistics statistics = statisticsOf(lts);
    QCOMPARE(statistics.states, State {258});
    QCOMPARE(statistics.transitions, std::uint64_t {787});
    QCOMPARE(statistics.labels, std::size_t {31});
    QVERIFY(statistics.isDeterministic && statistics.isAcyclic);
    QCOMPARE(statistics.deadlocks, State {1});
    QCOMPARE(statistics.tauTransitions, std::uint64_t {0});
    QCOMPARE(statistics.reachable, State {258});
    QCOMPARE(lts.transitions(lts.initial()).size(), std::size_t {5});

    const State end = deadlocksOf(lts).front();
    const std::optional<Path> path = ShortestPaths(lts).to(end);
    QVERIFY(path);
    QCOMPARE(path->steps.size(), std::size_t {5});
    QCOMPARE(lts.label(path->steps[3].label).text(), QStringLiteral("backtrackingParallel"));
    QCOMPARE(lts.label(path->steps[4].label).text(), QStringLiteral("defSuccessorGen"));
}

void TestLtsStatistics::thePaperGridHasTheMeasuredCounts_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("depth");
    QTest::addColumn<uint>("states");
    QTest::addColumn<qulonglong>("transitions");
    QTest::addColumn<qulonglong>("labels");
    QTest::addColumn<uint>("levels");
    const auto row = [](int threads, int depth, uint states, qulonglong transitions,
                        qulonglong labels, uint levels) {
        QTest::addRow("p %d, D %d", threads, depth)
            << threads << depth << states << transitions << labels << levels;
    };
    row(1, 1, 4, 3, 3, 4);
    row(2, 3, 18, 31, 13, 0);
    row(3, 3, 66, 155, 20, 0);
    row(7, 1, 130, 451, 10, 0);
    row(7, 2, 2189, 10210, 18, 0);
    row(7, 3, 16386, 86147, 152, 0);
    row(7, 4, 78127, 437758, 286, 0);
}

void TestLtsStatistics::thePaperGridHasTheMeasuredCounts()
{
    QFETCH(const int, threads);
    QFETCH(const int, depth);
    QFETCH(const uint, levels);
    const LtsStatistics statistics = statisticsOf(papergrid::published(threads, depth));
    QTEST(statistics.states, "states");
    QTEST(qulonglong {statistics.transitions}, "transitions");
    QTEST(qulonglong {statistics.labels}, "labels");
    if (levels != 0)
        QCOMPARE(statistics.levels, levels);
}

void TestLtsStatistics::aLoopIsSeen()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(1, "tau", 2);
    builder.addTransition(2, "b", 1);
    builder.addTransition(2, "b", 3);
    const LtsStatistics statistics = statisticsOf(builder.build());
    QVERIFY(!statistics.isAcyclic);
    QVERIFY(!statistics.isDeterministic);
    QCOMPARE(statistics.tauTransitions, std::uint64_t {1});
    QCOMPARE(statistics.labels, std::size_t {3});
    QCOMPARE(statistics.deadlocks, State {1});
}

void TestLtsStatistics::whatIsStoppedSaysSo()
{
    std::stop_source stop;
    stop.request_stop();
    const Lts lts = papergrid::published(3, 3);
    const LtsStatistics statistics = statisticsOf(lts, stop.get_token());
    QVERIFY(!statistics.isComplete);
    QCOMPARE(statistics.states, State {66});
    QCOMPARE(statistics.transitions, std::uint64_t {155});
    QVERIFY(statisticsOf(lts).isComplete);
    const ShortestPaths paths(lts, stop.get_token());
    QVERIFY(!paths.isComplete());
    QVERIFY(paths.to(lts.initial()));
    QVERIFY(!paths.to(65));
    QVERIFY(ShortestPaths(lts).isComplete());
}

/// After so many looks nothing more is read: the next one would be told.
void TestLtsStatistics::statisticsEndWhereTheyAreStopped()
{
    const Lts lts = papergrid::published(7, 4);
    std::vector<double> told;
    QVERIFY(statisticsOf(lts, {}, [&](double share) { told.push_back(share); }).isComplete);
    QVERIFY(told.size() >= 3);
    QVERIFY(std::ranges::is_sorted(told));
    QVERIFY(told.front() > 0 && told.back() <= 1);
    for (std::size_t looks = 1; looks < told.size(); ++looks) {
        std::stop_source stop;
        std::size_t seen = 0;
        const auto statistics = statisticsOf(lts, stop.get_token(), [&](double) {
            if (++seen == looks)
                stop.request_stop();
        });
        QVERIFY(!statistics.isComplete);
        QCOMPARE(seen, looks);
    }
}

void TestLtsStatistics::whatIsOutOfReachIsCounted()
{
    LtsBuilder builder;
    builder.addTransition(1, "a", 0);
    builder.addTransition(0, "a", 2);
    const Lts lts = builder.build();
    QCOMPARE(statisticsOf(lts).reachable, State {2});
    QVERIFY(!ShortestPaths(lts).to(1));
    QCOMPARE(ShortestPaths(lts).level(1), ShortestPaths::unreachable);
    QCOMPARE(ShortestPaths(lts, 1).level(2), std::uint32_t {2});
}

void TestLtsStatistics::shortestPathsAreAsLongAsTheLevelAndCanBeWalked()
{
    SeededRandom random(4);
    for (int round = 0; round < 50; ++round) {
        const Lts lts = randomLts(random, 30, 45, 4);
        const ShortestPaths paths(lts);
        for (State state = 0; state < lts.stateCount(); ++state) {
            const std::optional<Path> path = paths.to(state);
            const auto found
                = shortestPath(lts, lts.initial(), [state](State other) { return other == state; });
            QCOMPARE(path.has_value(), found.has_value());
            if (!path)
                continue;
            QCOMPARE(path->steps.size(), std::size_t {paths.level(state)});
            QCOMPARE(found->steps.size(), path->steps.size());
            QCOMPARE(path->end(), state);
            State at = path->start;
            for (const Path::Step& step : path->steps) {
                const Transition taken {step.label, step.target};
                QVERIFY(std::ranges::count(lts.transitions(at), taken) == 1);
                QVERIFY(paths.level(step.target) <= paths.level(at) + 1);
                at = step.target;
            }
        }
    }
}

void TestLtsStatistics::aSearchFindsTheNearestState()
{
    const Lts lts = papergrid::published(3, 3);
    const auto path
        = shortestPath(lts, lts.initial(), [&](State state) { return lts.isDeadlock(state); });
    QVERIFY(path);
    QCOMPARE(path->steps.size(), std::size_t {5});
    QVERIFY(!shortestPath(lts, lts.initial(), [](State) { return false; }));
}

void TestLtsStatistics::dotTextHasAnEdgeForEachTransition()
{
    LtsBuilder builder;
    builder.addTransition(0, "a(X)", 1);
    builder.addTransition(1, "say \"\\\"", 0);
    builder.addTransition(1, "a(X)", 2);
    const QByteArray dot = toDot(builder.build());
    QCOMPARE(dot.count(" -> "), 4);
    QVERIFY(dot.contains("1 -> 2 [label=\"a(X)\"];"));
    QVERIFY(dot.contains("[label=\"say \\\"\\\\\\\"\"];"));
    QVERIFY(dot.contains("2 [shape=doublecircle];"));
}

QTEST_APPLESS_MAIN(TestLtsStatistics)
#include "tst_ltsstatistics.moc"
