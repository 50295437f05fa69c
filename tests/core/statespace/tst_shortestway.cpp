// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/explore.h"
#include "core/statespace/shortestway.h"
#include "core/support/random.h"
#include "tests/core/statespace/functionmodel.h"

#include <QTest>

using namespace fourcast::statespace;

namespace {

FunctionModel randomGraph(std::uint64_t seed)
{
    return {1, {0, 1}, [seed](const std::uint64_t* state, Successors& to) {
                SeededRandom random(seed * 1000 + *state);
                for (std::uint32_t count = random.below(4); count > 0; --count) {
                    const std::uint64_t next = random.below(300);
                    to.add(random.below(5), &next);
                }
            }};
}

}

class TestShortestWay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsAsLongAsTheLevel();
    void itDoesNotDependOnWhatIsKept();
    void aStopLeavesItEmpty();
};

void TestShortestWay::itIsAsLongAsTheLevel()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const FunctionModel model = randomGraph(seed);
        const StateSpace space = explore(model);
        for (std::uint64_t state = 0; state < space.stateCount(); ++state) {
            const auto way = shortestWay(model, space, state);
            QCOMPARE(static_cast<int>(way.size()), space.levelOf(state) + 1);
            QCOMPARE(space.levelOf(way.front().state), 0);
            QCOMPARE(way.back().state, state);
            for (std::size_t i = 1; i < way.size(); ++i) {
                const auto steps = space.transitions(way[i - 1].state);
                QVERIFY(std::ranges::count(steps, Transition {way[i].label, way[i].state}) == 1);
            }
        }
    }
}

void TestShortestWay::itDoesNotDependOnWhatIsKept()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const FunctionModel model = randomGraph(seed);
        const StateSpace with = explore(model);
        const StateSpace without = explore(model, {.keepTransitions = false});
        for (std::uint64_t state = 0; state < with.stateCount(); ++state)
            QCOMPARE(shortestWay(model, without, state), shortestWay(model, with, state));
    }
}

void TestShortestWay::aStopLeavesItEmpty()
{
    const FunctionModel model = randomGraph(1);
    const StateSpace space = explore(model);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(shortestWay(model, space, space.stateCount() - 1, stop.get_token()).empty());
}

QTEST_GUILESS_MAIN(TestShortestWay)
#include "tst_shortestway.moc"
