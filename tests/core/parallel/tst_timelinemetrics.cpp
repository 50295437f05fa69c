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
    void helpedQuestionsAreWeighed();
    void withoutProcessorTimeThereAreNoFigures();
    void whatOthersTookIsNoWork();
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

/// As if the workers had the processors for themselves, and slept between their tasks.
Timeline undisturbed(Timeline timeline)
{
    for (TaskRecord& task : timeline.tasks)
        task.times = {task.length(), 0ns, 0ns};
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
    // Work 30 + 20 + 80, and c1 alone takes 80: 130 / 80. Alone are a1 until 20, c1 from 40 to 60
    // and from 80 to 100: serial 50 of 130, and 1 / (5/13 + 8/26) = 26/18.
    const SpeedupBounds bounds = speedupBounds(undisturbed(twoWorkers()));
    QVERIFY(bounds.isKnown);
    QCOMPARE(bounds.work.count(), 130);
    QCOMPARE(bounds.longestTask.count(), 80);
    QCOMPARE(bounds.criticalPath.count(), 80);
    QCOMPARE(bounds.serial.count(), 50);
    QCOMPARE(bounds.processor.count(), 130);
    QCOMPARE(bounds.reached, 1.3);
    QCOMPARE(bounds.byTasks, 1.625);
    QCOMPARE(bounds.serialShare, 5.0 / 13);
    QCOMPARE(bounds.amdahl, 26.0 / 18);
    // Two halves of c1: more workers than these two would bring more.
    Timeline halves = twoWorkers();
    halves.tasks[2] = {1, 20ns, 60ns, 40, {2}};
    halves.tasks.push_back({1, 60ns, 100ns, 41, {3}});
    QCOMPARE(speedupBounds(undisturbed(halves)).byTasks, 130.0 / 40);
    // Until its first task the first worker starts the search: 10 more that nobody shares.
    Timeline starts = undisturbed(twoWorkers());
    starts.tasks[0].times.ranBefore = 10ns;
    QCOMPARE(speedupBounds(starts).serial.count(), 60);
    QCOMPARE(speedupBounds(starts).serialShare, 60.0 / 140);
    QCOMPARE(speedupBounds(starts).work.count(), 130);
}

void TestTimelineMetrics::withoutProcessorTimeThereAreNoFigures()
{
    // Of an old recording, or where the system does not count.
    QVERIFY(!speedupBounds(twoWorkers()).isKnown);
    QCOMPARE(speedupBounds(twoWorkers()).reached, 0.0);
    QVERIFY(!twoWorkers().busyShare());
    QCOMPARE(undisturbed(twoWorkers()).busyShare(), std::optional(0.65));
    // One that is not known is enough, unless it took no time.
    Timeline one = undisturbed(twoWorkers());
    one.tasks[1].times = {};
    QVERIFY(!speedupBounds(one).isKnown);
    one.tasks[1].end = one.tasks[1].start;
    QVERIFY(speedupBounds(one).isKnown);
}

void TestTimelineMetrics::whatOthersTookIsNoWork()
{
    // Others had the processor for all but 20 of c1's 80 and 10 of a1's 30.
    Timeline loaded = undisturbed(twoWorkers());
    loaded.tasks[0].times.running = 10ns;
    loaded.tasks[2].times.running = 20ns;
    const SpeedupBounds bounds = speedupBounds(loaded);
    QCOMPARE(bounds.work.count(), 10 + 20 + 20);
    QCOMPARE(bounds.reached, 0.5);
    QCOMPARE(bounds.criticalPath.count(), 20);
    QCOMPARE(bounds.longestTask.count(), 20);
    QCOMPARE(bounds.byTasks, 2.5);
    QCOMPARE(loaded.busyShare(), std::optional(0.25));
    QCOMPARE(loaded.taskShare(), 0.65);
    // a1 runs alone from 10 to 20. Beside c1, which is ready from 40 on, b1 is not alone from 60 to
    // 80, and c1 itself, which runs from 20 to 40 beside a1, which is ready then, is not either.
    QCOMPARE(bounds.serial.count(), 10);
}

void TestTimelineMetrics::oneWorkerIsAllSerial()
{
    Timeline timeline;
    timeline.length = 100ns;
    timeline.tasks = {{0, 0ns, 30ns, 1, {0}}, {0, 50ns, 100ns, 1, {1}}};
    const SpeedupBounds bounds = speedupBounds(undisturbed(timeline));
    QCOMPARE(bounds.reached, 0.8);
    // The two moves could have run side by side.
    QCOMPARE(bounds.byTasks, 1.6);
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
    QCOMPARE(speedupBounds(undisturbed(timeline)).byTasks, 31.0 / 21);
    QCOMPARE(criticalPathOf(timeline).steps, (std::vector {2, 1}));
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
    const SpeedupBounds bounds = speedupBounds(undisturbed(timeline));
    // The 30 with 20 of help are no less than 25 for each of the two.
    QCOMPARE(bounds.longestTask.count(), 25);
    QCOMPARE(bounds.criticalPath.count(), 10 + 25 + 20);
    QVERIFY(bounds.pathHasShared);
    QCOMPARE(bounds.byTasks, 80.0 / 55);
    QCOMPARE(criticalPathOf(timeline).steps, (std::vector {0, 1, 2}));
    QCOMPARE(bounds.serial.count(), 40);
    QCOMPARE(bounds.amdahl, 80.0 / 60);
}

void TestTimelineMetrics::helpedQuestionsAreWeighed()
{
    // The first question is answered by three, the second by two, the third by one.
    Timeline timeline;
    timeline.workers = 3;
    timeline.length = 100ns;
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks = {{0, 0ns, 40ns, 1, {3}, TaskRecord::Run::Inline},
                      {0, 40ns, 70ns, 1, {3}, TaskRecord::Run::Inline},
                      {0, 70ns, 80ns, 1, {2}, TaskRecord::Run::Own},
                      {1, 5ns, 40ns, 1, {3}, TaskRecord::Run::Stolen},
                      {1, 45ns, 70ns, 1, {3}, TaskRecord::Run::Stolen},
                      {2, 10ns, 40ns, 1, {3}, TaskRecord::Run::Stolen}};
    const std::vector<SharedQuestion> questions = questionsOf(undisturbed(timeline));
    QCOMPARE(questions.size(), std::size_t {3});
    QCOMPARE(questions[0].helpers, 2);
    QCOMPARE(questions[0].work.count(), 40 + 35 + 30);
    QCOMPARE(questions[1].helpers, 1);
    QCOMPARE(questions[1].work.count(), 30 + 25);
    QCOMPARE(questions[2].helpers, 0);
    QCOMPARE(speedupBounds(undisturbed(timeline)).criticalPath.count(), 35 + 27 + 10);
    // A helper that others kept from the processor did less.
    Timeline loaded = undisturbed(timeline);
    loaded.tasks[3].times.running = 5ns;
    QCOMPARE(questionsOf(loaded)[0].least(loaded).count(), 25);
}

void TestTimelineMetrics::nothingHasNoFigures()
{
    QCOMPARE(speedupBounds({}).byTasks, 0.0);
    QVERIFY(idleStretches({}).empty());
    QCOMPARE(sumsBetween({}, 0ns, 10ns).busyShare(), 0.0);
    QVERIFY(criticalPathOf({}).steps.empty());
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
        const SpeedupBounds bounds = speedupBounds(timeline);
        const CriticalPath path = criticalPathOf(timeline);
        QCOMPARE(bounds.criticalPath, path.length);
        qint64 ran = 0;
        for (const TaskRecord& task : timeline.tasks)
            ran += task.times.running->count();
        QCOMPARE(bounds.isKnown, ran > 0);
        QCOMPARE(bounds.work.count(), ran);
        if (ran == 0)
            continue;
        if (timeline.sharing == Timeline::Sharing::Tasks) {
            qint64 steps = 0;
            for (const int step : path.steps)
                steps += timeline.tasks[static_cast<std::size_t>(step)].work().count();
            QCOMPARE(steps, path.length.count());
        }
        for (std::size_t step = 1; step < path.steps.size(); ++step)
            QVERIFY(timeline.tasks[static_cast<std::size_t>(path.steps[step - 1])].end
                    <= timeline.tasks[static_cast<std::size_t>(path.steps[step])].start);
        QVERIFY(path.length <= timeline.length);
        constexpr double rounding = 1e-9;
        QVERIFY(bounds.reached <= bounds.byTasks + rounding);
        QVERIFY(bounds.reached <= bounds.amdahl + rounding);
        QVERIFY(bounds.amdahl <= timeline.workers + rounding);
        QVERIFY(bounds.byTasks >= 1 - rounding && bounds.amdahl >= 1 - rounding);
    }
}

QTEST_GUILESS_MAIN(TestTimelineMetrics)
#include "tst_timelinemetrics.moc"
