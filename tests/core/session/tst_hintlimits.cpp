// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/hintlimits.h"

#include <QTest>

using namespace std::chrono_literals;

class TestHintLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHintPassesItsOpponent_data()
    {
        QTest::addColumn<SearchLimits>("own");
        QTest::addColumn<SearchLimits>("opponent");
        QTest::addColumn<SearchLimits>("expected");
        const auto row = [](const char* name, const SearchLimits& own, const SearchLimits& opponent,
                            const SearchLimits& expected) {
            QTest::newRow(name) << own << opponent << expected;
        };
        const SearchLimits ten {.depth = 10};
        row("already deeper", ten, {.depth = 6}, ten);
        row("two plies more, in bounds", ten, {.depth = 12}, {.depth = 14, .time = 10s});
        row("its own time stays", {.depth = 10, .time = 3s}, {.depth = 12},
            {.depth = 14, .time = 3s});
        row("no deeper than the board", ten, {.depth = 42}, {.depth = 42, .time = 10s});
        row("a budget against a small depth", {.time = 1s}, {.depth = 6}, {.time = 1s});
        row("a budget against a great depth", {.time = 1s}, {.depth = 12}, {.time = 10s});
        row("four times the time", ten, {.time = 2s}, {.time = 8s});
        row("no glance", ten, {.time = 100ms}, {.time = 2s});
        row("its own longer time", {.time = 20s}, {.time = 1s}, {.time = 20s});
        row("a minute", ten, {.time = 20s}, {.time = 60s});
        row("twice a long time", ten, {.time = 100s}, {.time = 200s});
        row("its own nodes don't cut it short", {.nodes = 1000}, {.time = 1s}, {.time = 4s});
        row("four times the nodes", ten, {.nodes = 500'000}, {.nodes = 2'000'000, .time = 60s});
        row("not too few nodes", ten, {.nodes = 10}, {.nodes = 1'000'000, .time = 60s});
        row("depth and time together", ten, {.depth = 12, .time = 1s}, {.depth = 14, .time = 10s});
    }

    void aHintPassesItsOpponent()
    {
        QFETCH(SearchLimits, own);
        QFETCH(SearchLimits, opponent);
        QFETCH(SearchLimits, expected);
        const SearchLimits hint = hintLimits(own, opponent);
        QCOMPARE(hint.depth, expected.depth);
        QCOMPARE(hint.nodes, expected.nodes);
        QCOMPARE(hint.time.count(), expected.time.count());
    }

    void twoOpponentsArePassedBoth()
    {
        const SearchLimits slow {.time = 10s};
        const SearchLimits deep {.depth = 14};
        for (const SearchLimits& hint : {hintLimits(hintLimits({.depth = 10}, slow), deep),
                                         hintLimits(hintLimits({.depth = 10}, deep), slow)}) {
            QCOMPARE(hint.depth, 0);
            QCOMPARE(hint.time.count(), std::chrono::milliseconds(40s).count());
        }
    }
};

QTEST_GUILESS_MAIN(TestHintLimits)
#include "tst_hintlimits.moc"
