// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/criticalpath.h"
#include "core/parallel/timelinemetrics.h"
#include "tests/core/parallel/anytimeline.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

class TestTimelineMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void idleStretchesAreFoundEverywhere();
    void aSpanSumsItsTasks();
    void aTaskOfNoTimeIsInOneSpan();
    void boundsAreThoseOnPaper();
    void oneWorkerIsAllSerial();
    void whatATaskWaitedForIsOnItsChain();
    void unaidedQuestionsAreAChain();
    void nothingHasNoFigures();
    void figuresKeepTheirLaws();
};

namespace {

/// Idle are 10 + 20 + 20 of the first worker's 100 and 20 of the second one's.
///
///           0    10   20   30   40   50   60   70   80   90   100
///     1:         [a1 - - - - - -]         [b1 - - -]
///     2:              [c1 - - - - - - - - - - - - - - - - - - -]
Timeline twoWorkers()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 100ns;
    timeline.tasks = {{0, 10ns, 40ns, 300, {0}, TaskRecord::Run::Inline},
                      {0, 60ns, 80ns, 50, {1}, TaskRecord::Run::Inline},
                      {1, 20ns, 100ns, 81, {2}, TaskRecord::Run::Stolen}};
    return timeline;
}

/// The first worker's task waits from 10 to 20 for one that the second took from it.
Timeline waiting()
{
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 25ns;
    timeline.tasks = {{0, 0ns, 10ns, 10, {3}, TaskRecord::Run::Inline},
                      {0, 20ns, 25ns, 5, {3}, TaskRecord::Run::Inline},
                      {1, 4ns, 20ns, 16, {3, 1}, TaskRecord::Run::Stolen}};
    return timeline;
}

/// Who has work in each nanosecond.
std::vector<std::vector<bool>> busyGrid(const Timeline& timeline)
{
    std::vector<std::vector<bool>> grid(
        static_cast<std::size_t>(timeline.workers),
        std::vector<bool>(static_cast<std::size_t>(timeline.length.count())));
    for (const TaskRecord& task : timeline.tasks)
        for (auto time = task.start.count(); time < task.end.count(); ++time)
            grid[static_cast<std::size_t>(task.worker)][static_cast<std::size_t>(time)] = true;
    return grid;
}

}

void TestTimelineMetrics::idleStretchesAreFoundEverywhere()
{
    // Three of 20: the first worker's earlier one.
    Timeline timeline = twoWorkers();
    QVERIFY(idleStretches(timeline).front() == (IdleStretch {0, 40ns, 60ns}));
    timeline.tasks[2].start = 21ns;
    QVERIFY(idleStretches(timeline).front() == (IdleStretch {1, 0ns, 21ns}));
    timeline.tasks[1].end = 70ns;
    QVERIFY(idleStretches(timeline).front() == (IdleStretch {0, 70ns, 100ns}));
    timeline.workers = 3;
    QVERIFY(idleStretches(timeline).front() == (IdleStretch {2, 0ns, 100ns}));
}

void TestTimelineMetrics::aSpanSumsItsTasks()
{
    // 30 to 70, told the wrong way round. The first worker has 10 of a1 and 10 of b1, the second 40
    // of c1. Of a1's 300 nodes a third; of b1's 50 one half; of c1's 81 those of its time from 10
    // to 50 of 80: 50 (of 50.6) less 10 (of 10.1).
    const SpanSums sums = sumsBetween(twoWorkers(), 70ns, 30ns);
    QCOMPARE(sums.from.count(), 30);
    QCOMPARE(sums.to.count(), 70);
    QCOMPARE(sums.workers[0].busy.count(), 20);
    QCOMPARE(sums.workers[0].idle.count(), 20);
    QCOMPARE(sums.workers[1].busy.count(), 40);
    QCOMPARE(sums.workers[1].idle.count(), 0);
    QCOMPARE(sums.busyShare(), 0.75);
    QCOMPARE(sums.touched, 3);
    QCOMPARE(sums.begun, 1);
    QCOMPARE(sums.whole, 0);
    QCOMPARE(sums.nodes, std::uint64_t {100 + 25 + 40});
    QVERIFY(sums.nodesAreShared);
    // From end to end of b1 and in the gap before it: nothing is cut but c1.
    QCOMPARE(sumsBetween(twoWorkers(), 40ns, 80ns).whole, 1);
    // More than all is all.
    const SpanSums all = sumsBetween(twoWorkers(), -5ns, 1s);
    QCOMPARE(all.nodes, std::uint64_t {431});
    QCOMPARE(all.whole, 3);
    QCOMPARE(all.all.busy.count(), 130);
    QVERIFY(!all.nodesAreShared);
    // Beside a task is not in it.
    QCOMPARE(sumsBetween(twoWorkers(), 0ns, 10ns).touched, 0);
    QCOMPARE(sumsBetween(twoWorkers(), 50ns, 50ns).nodes, std::uint64_t {0});
}

void TestTimelineMetrics::aTaskOfNoTimeIsInOneSpan()
{
    Timeline timeline = twoWorkers();
    timeline.tasks[1] = {0, 50ns, 50ns, 7, {1}};
    QCOMPARE(sumsBetween(timeline, 45ns, 50ns).nodes, sumsBetween(twoWorkers(), 45ns, 50ns).nodes);
    QCOMPARE(sumsBetween(timeline, 50ns, 55ns).begun, 1);
    timeline.tasks[1].start = timeline.tasks[1].end = 100ns;
    QCOMPARE(sumsBetween(timeline, 99ns, 100ns).begun, 1);
    QCOMPARE(sumsBetween(timeline, 0ns, 100ns).nodes, std::uint64_t {388});
}

void TestTimelineMetrics::boundsAreThoseOnPaper()
{
    // Work 30 + 20 + 80. On two workers no less than 65, but c1 alone takes 80: 130 / 80.
    // Nothing runs until 10; alone are a1 until 20, c1 from 40 to 60 and from 80 to 100: serial 60
    // of 140, and 1 / (3/7 + 4/7 / 2) = 7/5.
    const SpeedupBounds bounds = speedupBounds(twoWorkers());
    QCOMPARE(bounds.work.count(), 130);
    QCOMPARE(bounds.longestTask.count(), 80);
    QCOMPARE(bounds.criticalPath.count(), 80);
    QCOMPARE(bounds.serial.count(), 60);
    QCOMPARE(bounds.reached, 1.3);
    QCOMPARE(bounds.byTasks, 1.625);
    QCOMPARE(bounds.serialShare, 3.0 / 7);
    QCOMPARE(bounds.amdahl, 1.4);
    // Two halves of c1: no task is longer than its part of the work.
    Timeline halves = twoWorkers();
    halves.tasks[2] = {1, 20ns, 60ns, 40, {2}};
    halves.tasks.push_back({1, 60ns, 100ns, 41, {3}});
    QCOMPARE(speedupBounds(halves).byTasks, 2.0);
}

void TestTimelineMetrics::oneWorkerIsAllSerial()
{
    Timeline timeline;
    timeline.length = 100ns;
    timeline.tasks = {{0, 0ns, 30ns, 1, {0}}, {0, 50ns, 100ns, 1, {1}}};
    const SpeedupBounds bounds = speedupBounds(timeline);
    QCOMPARE(bounds.reached, 0.8);
    QCOMPARE(bounds.byTasks, 1.0);
    QCOMPARE(bounds.serialShare, 1.0);
    QCOMPARE(bounds.amdahl, 1.0);
}

void TestTimelineMetrics::whatATaskWaitedForIsOnItsChain()
{
    // The 5 after the wait come after the 16 that were waited for, whoever runs them when.
    Timeline timeline = waiting();
    QCOMPARE(criticalPathOf(timeline).length.count(), 21);
    QCOMPARE(criticalPathOf(timeline).longestTask.count(), 16);
    // 31 of work: no less than 21.
    QCOMPARE(speedupBounds(timeline).byTasks, 31.0 / 21);
    // Another that ended during the wait: it may have been that one, so 10 + 5 is all that is sure.
    timeline.workers = 3;
    timeline.tasks.push_back({2, 12ns, 18ns, 6, {3, 2}, TaskRecord::Run::Stolen});
    QCOMPARE(criticalPathOf(timeline).length.count(), 16);
    // Nothing of another move was waited for.
    timeline = waiting();
    timeline.tasks[2].path = {2, 1};
    QCOMPARE(criticalPathOf(timeline).length.count(), 16);
    // Nor what ended before.
    timeline = waiting();
    timeline.tasks[2].end = 9ns;
    QCOMPARE(criticalPathOf(timeline).length.count(), 15);
    // A chain goes on in what is waited for: 15 of the innermost, 2 and 3 of those that waited.
    timeline = waiting();
    timeline.workers = 3;
    timeline.tasks = {{0, 0ns, 10ns, 10, {3}},
                      {0, 22ns, 25ns, 5, {3}},
                      {1, 4ns, 8ns, 4, {3, 1}},
                      {1, 20ns, 22ns, 2, {3, 1}},
                      {2, 5ns, 20ns, 15, {3, 1, 0}}};
    QCOMPARE(criticalPathOf(timeline).length.count(), 15 + 2 + 3);
    // The outer one waits later, and only for what took less than itself.
    timeline.tasks[0].end = 20ns;
    QCOMPARE(criticalPathOf(timeline).length.count(), 20 + 3);
}

void TestTimelineMetrics::unaidedQuestionsAreAChain()
{
    // 10 and 20 without help, and 30 that two workers share.
    Timeline timeline;
    timeline.workers = 2;
    timeline.length = 60ns;
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks = {{0, 0ns, 10ns, 1, {}, TaskRecord::Run::Own},
                      {0, 10ns, 40ns, 1, {3}, TaskRecord::Run::Inline},
                      {0, 40ns, 60ns, 1, {2}, TaskRecord::Run::Own},
                      {1, 15ns, 35ns, 1, {3}, TaskRecord::Run::Stolen}};
    const SpeedupBounds bounds = speedupBounds(timeline);
    QCOMPARE(bounds.longestTask.count(), 20);
    QCOMPARE(bounds.criticalPath.count(), 30);
    // Half of the 80 is more.
    QCOMPARE(bounds.byTasks, 2.0);
    QCOMPARE(bounds.serial.count(), 40);
    QCOMPARE(bounds.amdahl, 80.0 / 60);
}

void TestTimelineMetrics::nothingHasNoFigures()
{
    QCOMPARE(speedupBounds({}).byTasks, 0.0);
    QVERIFY(idleStretches({}).empty());
    QCOMPARE(sumsBetween({}, 0ns, 10ns).busyShare(), 0.0);
    Timeline busy;
    busy.length = 10ns;
    busy.tasks = {{0, 0ns, 10ns, 1, {0}}};
    QVERIFY(idleStretches(busy).empty());
}

void TestTimelineMetrics::figuresKeepTheirLaws()
{
    SeededRandom random(7);
    for (int i = 0; i < 3000; ++i) {
        const Timeline timeline = anyTimeline(random);
        const auto grid = busyGrid(timeline);
        const auto length = static_cast<std::size_t>(timeline.length.count());

        const SpanSums whole = sumsBetween(timeline, 0ns, timeline.length);
        QCOMPARE((whole.all.busy + whole.all.idle).count(),
                 timeline.workers * timeline.length.count());
        QCOMPARE(whole.begun, static_cast<int>(timeline.tasks.size()));
        QCOMPARE(whole.whole, whole.begun);
        // Cut in three anywhere.
        nanoseconds first {random.below(static_cast<std::uint32_t>(length) + 1)};
        nanoseconds second {random.below(static_cast<std::uint32_t>(length) + 1)};
        if (second < first)
            std::swap(first, second);
        const SpanSums parts[] {sumsBetween(timeline, 0ns, first),
                                sumsBetween(timeline, first, second),
                                sumsBetween(timeline, second, timeline.length)};
        std::uint64_t nodes = 0;
        nanoseconds busy {0};
        int begun = 0;
        for (const SpanSums& part : parts) {
            nodes += part.nodes;
            busy += part.all.busy;
            begun += part.begun;
        }
        QCOMPARE(nodes, whole.nodes);
        QCOMPARE(busy.count(), whole.all.busy.count());
        QCOMPARE(begun, whole.begun);

        // Nanosecond by nanosecond.
        std::size_t longest = 0;
        const auto begins = [&timeline](std::size_t worker, std::size_t time) {
            return std::any_of(timeline.tasks.begin(), timeline.tasks.end(),
                               [&](const TaskRecord& task) {
                                   return task.worker == static_cast<int>(worker)
                                       && task.start.count() == static_cast<qint64>(time);
                               });
        };
        for (std::size_t worker = 0; worker < grid.size(); ++worker)
            for (std::size_t from = 0; from < length; ++from)
                for (std::size_t to = from; to < length && !grid[worker][to]; ++to) {
                    // Of a task that took no time, too.
                    if (to > from && begins(worker, to))
                        break;
                    longest = std::max(longest, to - from + 1);
                }
        const std::vector<IdleStretch> stretches = idleStretches(timeline);
        QCOMPARE(stretches.empty() ? 0 : stretches.front().length().count(),
                 static_cast<qint64>(longest));
        QVERIFY(std::ranges::is_sorted(stretches, std::ranges::greater(), &IdleStretch::length));
        qint64 idle = 0;
        for (const IdleStretch& stretch : stretches)
            idle += stretch.length().count();
        QCOMPARE(idle, whole.all.idle.count());
        if (timeline.tasks.empty() || whole.all.busy == 0ns)
            continue;
        qint64 alone = 0;
        for (std::size_t time = 0; time < length; ++time)
            alone += std::count_if(grid.begin(), grid.end(),
                                   [time](const auto& row) { return row[time]; })
                == 1;
        const auto begin = std::min_element(timeline.tasks.begin(), timeline.tasks.end(),
                                            [](const TaskRecord& a, const TaskRecord& b) {
                                                return a.start < b.start;
                                            })
                               ->start;

        const SpeedupBounds bounds = speedupBounds(timeline);
        QCOMPARE(bounds.serial.count(), alone + begin.count());
        constexpr double rounding = 1e-9;
        QVERIFY(bounds.reached <= bounds.byTasks + rounding);
        QVERIFY(bounds.reached <= bounds.amdahl + rounding);
        QVERIFY(bounds.byTasks <= timeline.workers + rounding);
        QVERIFY(bounds.amdahl <= timeline.workers + rounding);
        QVERIFY(bounds.byTasks >= 1 - rounding && bounds.amdahl >= 1 - rounding);
    }
}

QTEST_GUILESS_MAIN(TestTimelineMetrics)
#include "tst_timelinemetrics.moc"
