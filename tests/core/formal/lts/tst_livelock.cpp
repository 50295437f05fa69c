// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/livelock.h"
#include "core/formal/lts/ltsbuilder.h"
#include "tests/core/formal/papergrid.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

std::vector<State> setOf(const std::vector<bool>& states)
{
    std::vector<State> found;
    for (State state = 0; state < states.size(); ++state)
        if (states[state])
            found.push_back(state);
    return found;
}

}

class TestLivelock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDeadlockAndAHaltAreEnds();
    void whatCannotReachAnEndIsALivelock();
    void aCircleOfHiddenStepsIsALivelock();
    void withoutAnyEndASystemMayGoOn();
    void thePaperEndsInOneStateOnly();
};

void TestLivelock::aDeadlockAndAHaltAreEnds()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(0, "b", 2);
    builder.addTransition(2, "halt", 2);
    const Endings endings = endingsOf(builder.build());
    QCOMPARE(setOf(endings.isEnd), (std::vector<State> {1, 2}));
    QCOMPARE(endings.ends, State(2));
    QCOMPARE(endings.livelocks, State(0));
}

void TestLivelock::whatCannotReachAnEndIsALivelock()
{
    LtsBuilder builder;
    builder.addTransition(0, "end", 1);
    builder.addTransition(0, "a", 2);
    builder.addTransition(2, "b", 3);
    builder.addTransition(3, "c", 2);
    const Endings endings = endingsOf(builder.build());
    QCOMPARE(setOf(endings.isLivelock), (std::vector<State> {2, 3}));
    QCOMPARE(endings.livelocks, State(2));
}

void TestLivelock::aCircleOfHiddenStepsIsALivelock()
{
    LtsBuilder builder;
    builder.addTransition(0, "tau", 1);
    builder.addTransition(1, "tau", 2);
    builder.addTransition(2, "tau", 1);
    builder.addTransition(2, "a", 3);
    // A hidden step alone is none.
    builder.addTransition(4, "tau", 3);
    const Endings endings = endingsOf(builder.build());
    QCOMPARE(setOf(endings.isEnd), (std::vector<State> {3}));
    QCOMPARE(setOf(endings.isLivelock), (std::vector<State> {0, 1, 2}));
}

void TestLivelock::withoutAnyEndASystemMayGoOn()
{
    LtsBuilder builder;
    builder.addTransition(0, "tick", 1);
    builder.addTransition(1, "tock", 0);
    const Endings endings = endingsOf(builder.build());
    QCOMPARE(endings.ends, State(0));
    QCOMPARE(endings.livelocks, State(0));
}

void TestLivelock::thePaperEndsInOneStateOnly()
{
    const Endings endings = endingsOf(papergrid::published(4, 3));
    QCOMPARE(endings.ends, State(1));
    QCOMPARE(endings.livelocks, State(0));
}

QTEST_GUILESS_MAIN(TestLivelock)
#include "tst_livelock.moc"
