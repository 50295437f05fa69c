// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerstates.h"
#include "tests/core/parallel/anytimeline.h"

#include <QTest>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

class TestWorkerStates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMomentHasAState();
    void whatWasNotCountedIsNotNamed();
    void whatFollowsTheLastTaskIsCounted();
    void theLastDepthKeepsItsStates();
    void serialIsWhatOneRunsAndNoneWants();
    void statesKeepTheirLaws();
};

namespace {

using State = WorkerState;

/// One worker: 4 of start before the first task, which others kept from the processor for 10 of its
/// 30; then 20 without a task, of which 5 ready and 3 of the program's own.
Timeline loaded()
{
    Timeline timeline;
    timeline.length = 100ns;
    timeline.tasks = {{0, 4ns, 34ns, 3, {0}}, {0, 54ns, 80ns, 5, {1}}};
    timeline.tasks[0].times = {20ns, 4ns, 0ns};
    timeline.tasks[1].times = {26ns, 3ns, 5ns};
    return timeline;
}

}

void TestWorkerStates::everyMomentHasAState()
{
    const auto states = statesOf(loaded());
    QCOMPARE(states.size(), std::size_t {1});
    const std::vector<StateStretch> expected {
        {State::Overhead, 0ns, 4ns},     {State::Running, 4ns, 24ns, 0},
        {State::Ready, 24ns, 34ns, 0},   {State::Asleep, 34ns, 46ns},
        {State::Ready, 46ns, 51ns},      {State::Overhead, 51ns, 54ns},
        {State::Running, 54ns, 80ns, 1}, {State::NoTask, 80ns, 100ns}};
    QVERIFY(states.front() == expected);
    const StateSums sums = stateSums(loaded());
    QCOMPARE(sums[State::Running].count(), 46);
    QCOMPARE(sums[State::Ready].count(), 15);
    QCOMPARE(sums.processor().count(), 46 + 7);
    QCOMPARE(sums.share(State::Asleep), 0.12);
    // From 20 to 50: 4 of the run, all of the wait, the sleep, 4 of the next wait.
    const StateSums part = stateSums(states, 20ns, 50ns).front();
    QCOMPARE(part[State::Running].count(), 4);
    QCOMPARE(part[State::Ready].count(), 10 + 4);
    QCOMPARE(part[State::Asleep].count(), 12);
    QCOMPARE(part.all().count(), 30);
}

void TestWorkerStates::whatWasNotCountedIsNotNamed()
{
    Timeline old = loaded();
    for (TaskRecord& task : old.tasks)
        task.times = {};
    const StateSums sums = stateSums(old);
    QCOMPARE(sums[State::InTask].count(), 30 + 26);
    QCOMPARE(sums[State::NoTask].count(), 44);
    QCOMPARE(sums.processor().count(), 0);
    // A system that does not say who was ready: the program's own work is known, the rest is not.
    Timeline other = loaded();
    other.tasks[1].times.readyBefore.reset();
    QCOMPARE(stateSums(other)[State::Overhead].count(), 7);
    QCOMPARE(stateSums(other)[State::Asleep].count(), 0);
    QCOMPARE(stateSums(other)[State::NoTask].count(), 17 + 20);
}

void TestWorkerStates::whatFollowsTheLastTaskIsCounted()
{
    Timeline timeline = loaded();
    timeline.rests = {{100ns, 6ns, 2ns}};
    const auto states = statesOf(timeline);
    QVERIFY((states.front().back() == StateStretch {State::Overhead, 94ns, 100ns}));
    QCOMPARE(stateSums(timeline)[State::Asleep].count(), 12 + 12);
    QCOMPARE(stateSums(timeline)[State::NoTask].count(), 0);
    // More than there is time for.
    timeline.rests = {{100ns, 90ns, 70ns}};
    QCOMPARE(stateSums(timeline)[State::Overhead].count(), 7 + 20);
    QCOMPARE(stateSums(timeline).all().count(), 100);
}

void TestWorkerStates::theLastDepthKeepsItsStates()
{
    Timeline timeline = loaded();
    timeline.tasks[0].depth = 1;
    timeline.tasks[1].depth = 2;
    timeline.rests = {{100ns, 6ns, 2ns}};
    timeline.iterations = {{.depth = 1, .end = 50ns, .complete = true},
                           {.depth = 2, .start = 50ns, .end = 90ns, .complete = false}};
    // The first depth is the last whole one: from 4 to 34, all of it in its task.
    const Timeline first = lastDepthOf(timeline);
    QCOMPARE(stateSums(first)[State::Running].count(), 20);
    QCOMPARE(stateSums(first).all().count(), 30);
    // A second worker that has no task in it slept.
    timeline.workers = 2;
    timeline.rests.push_back({100ns, 0ns, 0ns});
    QCOMPARE(stateSums(lastDepthOf(timeline))[State::Asleep].count(), 30);
    timeline.iterations[1].complete = true;
    const Timeline second = lastDepthOf(timeline);
    QCOMPARE(stateSums(second)[State::Running].count(), 26);
    QCOMPARE(stateSums(second)[State::Asleep].count(), 26);
}

void TestWorkerStates::serialIsWhatOneRunsAndNoneWants()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 40ns;
    timeline.tasks = {{0, 0ns, 30ns, 1, {0}}, {1, 10ns, 40ns, 1, {1}}};
    timeline.tasks[0].times = {30ns, 0ns, 0ns};
    timeline.tasks[1].times = {5ns, 2ns, 3ns};
    // Alone from 0 to 5; then the second is ready, starts, runs until 15 and wants to for the rest.
    QCOMPARE(serialTime(statesOf(timeline)).count(), 5);
}

void TestWorkerStates::statesKeepTheirLaws()
{
    SeededRandom random(11);
    for (int i = 0; i < 3000; ++i) {
        const Timeline timeline = i % 2 == 0 ? anyTimeline(random) : anyDeepening(random);
        const auto states = statesOf(timeline);
        QCOMPARE(states.size(), static_cast<std::size_t>(timeline.workers));
        for (const auto& worker : states) {
            nanoseconds now {0};
            for (const StateStretch& stretch : worker) {
                QCOMPARE(stretch.start, now);
                QVERIFY(stretch.end > stretch.start);
                now = stretch.end;
            }
            QCOMPARE(now, timeline.length);
        }
        // What each task and each gap says of itself.
        nanoseconds running {0};
        nanoseconds overhead {0};
        nanoseconds ready {0};
        for (const TaskRecord& task : timeline.tasks) {
            running += *task.times.running;
            overhead += task.times.ranBefore;
            ready += task.length() - *task.times.running + *task.times.readyBefore;
        }
        const StateSums sums = stateSums(timeline);
        QCOMPARE(sums[State::Running], running);
        QCOMPARE(sums[State::Overhead], overhead);
        QCOMPARE(sums[State::Ready], ready);
        QCOMPARE(sums.all(), timeline.workers * timeline.length);
        // Cut in two anywhere, it is the same.
        const nanoseconds cut {
            random.below(static_cast<std::uint32_t>(timeline.length.count()) + 1)};
        StateSums both;
        for (const StateSums& part : stateSums(states, 0ns, cut))
            both += part;
        for (const StateSums& part : stateSums(states, cut, timeline.length))
            both += part;
        QCOMPARE(both.times == sums.times, true);

        // Nanosecond by nanosecond.
        qint64 alone = 0;
        for (nanoseconds now {0}; now < timeline.length; ++now) {
            int run = 0;
            int want = 0;
            for (const auto& worker : states)
                for (const StateStretch& stretch : worker)
                    if (stretch.start <= now && now < stretch.end) {
                        run += stretch.state == State::Running || stretch.state == State::Overhead;
                        want += stretch.state == State::Ready;
                    }
            alone += run == 1 && want == 0;
        }
        QCOMPARE(serialTime(states).count(), alone);
    }
}

QTEST_GUILESS_MAIN(TestWorkerStates)
#include "tst_workerstates.moc"
