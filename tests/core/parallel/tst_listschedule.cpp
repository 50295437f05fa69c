// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/listschedule.h"
#include "core/parallel/timelinemetrics.h"
#include "tests/core/parallel/anytimeline.h"

#include <QTest>
#include <algorithm>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

class TestListSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void freeWorkersTakeTheFirstTask();
    void whatATaskNeedsComesFirst();
    void schedulesAreThoseOfAClock();
    void theCurveIsThatOnPaper();
    void questionsAreSharedByThoseWhoCame();
    void curvesKeepTheirLaws();
};

namespace {

/// Nanosecond by nanosecond.
nanoseconds byTheClock(const std::vector<ListTask>& tasks, int workers)
{
    std::vector<qint64> left;
    for (const ListTask& task : tasks)
        left.push_back(task.work.count());
    std::vector<bool> begun(tasks.size());
    const auto mayBegin = [&](std::size_t task) {
        return std::all_of(tasks[task].needs.begin(), tasks[task].needs.end(), [&](int need) {
            const auto place = static_cast<std::size_t>(need);
            return begun[place] && left[place] == 0;
        });
    };
    for (qint64 now = 0;; ++now) {
        // In the order of the list, so that one look is enough.
        int running = 0;
        for (std::size_t task = 0; task < tasks.size(); ++task)
            running += begun[task] && left[task] > 0;
        for (std::size_t task = 0; task < tasks.size(); ++task) {
            if (begun[task] || !mayBegin(task))
                continue;
            if (left[task] > 0 && running == workers)
                continue;
            running += left[task] > 0;
            begun[task] = true;
        }
        if (running == 0)
            return nanoseconds(now);
        for (std::size_t task = 0; task < tasks.size(); ++task)
            left[task] -= begun[task] && left[task] > 0;
    }
}

}

void TestListSchedule::freeWorkersTakeTheFirstTask()
{
    // 3 and 2 begin, 4 follows the 2, and 1 the 3.
    const std::vector<ListTask> tasks {{3ns}, {2ns}, {4ns}, {1ns}};
    QCOMPARE(listSchedule(tasks, 1).count(), 10);
    QCOMPARE(listSchedule(tasks, 2).count(), 6);
    QCOMPARE(listSchedule(tasks, 3).count(), 4);
    QCOMPARE(listSchedule(tasks, 9).count(), 4);
    QCOMPARE(listSchedule({}, 2).count(), 0);
    QCOMPARE(listSchedule({{0ns}, {0ns, {0}}}, 1).count(), 0);
}

void TestListSchedule::whatATaskNeedsComesFirst()
{
    // The third one waits for both, the fourth need not.
    const std::vector<ListTask> tasks {{3ns}, {5ns}, {2ns, {0, 1}}, {4ns}};
    QCOMPARE(listSchedule(tasks, 2).count(), 7);
    // The anomaly of Graham's paper: with less to wait for, his list takes longer than before.
    const std::vector<ListTask> graham {{3ns},      {2ns},      {2ns},      {2ns},     {4ns, {3}},
                                        {4ns, {3}}, {4ns, {3}}, {4ns, {3}}, {9ns, {0}}};
    QCOMPARE(listSchedule(graham, 3).count(), 12);
    QCOMPARE(listSchedule(graham, 4).count(), 15);
}

void TestListSchedule::schedulesAreThoseOfAClock()
{
    SeededRandom random(13);
    for (int i = 0; i < 3000; ++i) {
        std::vector<ListTask> tasks;
        for (std::uint32_t left = random.below(12); left > 0; --left) {
            ListTask task {nanoseconds(random.below(8))};
            for (std::size_t need = 0; need < tasks.size(); ++need)
                if (random.below(6) == 0)
                    task.needs.push_back(static_cast<int>(need));
            tasks.push_back(task);
        }
        for (int workers = 1; workers <= 4; ++workers)
            QCOMPARE(listSchedule(tasks, workers), byTheClock(tasks, workers));
    }
}

void TestListSchedule::theCurveIsThatOnPaper()
{
    // Two depths: 10 and 10, then 30 and 20 and 10, whatever they were recorded on.
    Timeline timeline;
    timeline.length = 100ns;
    timeline.tasks = {{.worker = 0, .end = 10ns, .path = {0}, .depth = 1},
                      {.worker = 0, .start = 10ns, .end = 20ns, .path = {1}, .depth = 1},
                      {.worker = 0, .start = 20ns, .end = 50ns, .path = {0}, .depth = 2},
                      {.worker = 0, .start = 50ns, .end = 90ns, .path = {1}, .depth = 2},
                      {.worker = 0, .start = 90ns, .end = 100ns, .path = {2}, .depth = 2}};
    QVERIFY(speedupCurve(timeline, 3).empty());
    for (TaskRecord& task : timeline.tasks)
        task.times.running = task.length();
    // Others had the processor for half of the fourth.
    timeline.tasks[3].times.running = 20ns;
    QCOMPARE(speedupCurve(timeline, 4), (std::vector {1.0, 80.0 / 40, 80.0 / 40, 80.0 / 40}));
    // The part after a wait comes after what was waited for: 10, 16, and then 5.
    timeline.workers = 2;
    timeline.tasks = {{0, 0ns, 10ns, 10, {3}},
                      {0, 20ns, 25ns, 5, {3}},
                      {1, 4ns, 20ns, 16, {3, 1}, TaskRecord::Run::Stolen}};
    for (TaskRecord& task : timeline.tasks)
        task.times.running = task.length();
    QCOMPARE(speedupCurve(timeline, 3), (std::vector {1.0, 31.0 / 21, 31.0 / 21}));
}

void TestListSchedule::questionsAreSharedByThoseWhoCame()
{
    Timeline timeline;
    timeline.workers = 3;
    timeline.length = 50ns;
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks = {{0, 0ns, 40ns, 1, {3}, TaskRecord::Run::Inline},
                      {0, 40ns, 50ns, 1, {2}, TaskRecord::Run::Own},
                      {1, 10ns, 40ns, 1, {3}, TaskRecord::Run::Stolen},
                      {2, 20ns, 40ns, 1, {3}, TaskRecord::Run::Stolen}};
    for (TaskRecord& task : timeline.tasks)
        task.times.running = task.length();
    // 90 by three at most, and 10 by one.
    QCOMPARE(speedupCurve(timeline, 4), (std::vector {1.0, 100.0 / 55, 100.0 / 40, 100.0 / 40}));
}

void TestListSchedule::curvesKeepTheirLaws()
{
    SeededRandom random(17);
    for (int i = 0; i < 1000; ++i) {
        const Timeline timeline = i % 2 == 0 ? anyTimeline(random) : anyDeepening(random);
        const std::vector<double> curve = speedupCurve(timeline, 6);
        const SpeedupBounds bounds = speedupBounds(timeline);
        QCOMPARE(curve.empty(), !bounds.isKnown);
        if (timeline.sharing == Timeline::Sharing::Questions)
            continue;
        for (std::size_t n = 0; n < curve.size(); ++n) {
            const auto workers = static_cast<double>(n + 1);
            QVERIFY(curve[n] <= workers + 1e-9);
            QVERIFY(curve[n] <= bounds.byTasks + 1e-9);
            QVERIFY(curve[n] >= 1 - 1e-9);
        }
        if (!curve.empty())
            QCOMPARE(curve.front(), 1.0);
    }
}

QTEST_GUILESS_MAIN(TestListSchedule)
#include "tst_listschedule.moc"
