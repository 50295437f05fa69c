// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerclock.h"

#include <QTest>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

class TestWorkerClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { thread = {0ns, 0ns}; }

    void aTaskKnowsWhatItRan();
    void shortTasksShareAReading();
    void whatLiesBetweenTasksIsToldApart();
    void withoutTheKernelsFileWaitingIsNotKnown();
    void partsAddUpToWhatWasRead();

private:
    /// What the kernel would say.
    static inline ThreadTimes thread;
    static ThreadTimes counters(const ThreadTimes&, nanoseconds) { return thread; }

    static WorkerClock::Time at(nanoseconds time) { return WorkerClock::Time(time); }
    static WorkerClock clock(nanoseconds distance)
    {
        WorkerClock made(at(0ns), distance);
        made.start();
        made.setCounters(counters);
        // From now on the made up thread is the worker.
        made.settle(at(0ns));
        return made;
    }
};

void TestWorkerClock::aTaskKnowsWhatItRan()
{
    // Of 100 in the task it had the processor for 60.
    WorkerClock worker = clock(0ns);
    worker.begin(at(0ns));
    thread = {60ns, 40ns};
    worker.end(at(100ns));
    QCOMPARE(worker.times(0).running.value().count(), 60);
    QCOMPARE(worker.spent().running.count(), 60);
}

void TestWorkerClock::shortTasksShareAReading()
{
    // 30 and 60 with 10 between them are looked at once, at 100: of 100 it ran 45, all in tasks.
    WorkerClock worker = clock(100ns);
    worker.begin(at(0ns));
    worker.end(at(30ns));
    QCOMPARE(worker.times(0).running.value().count(), 30); // as far as is known
    worker.begin(at(40ns));
    thread = {45ns, 55ns};
    worker.end(at(100ns));
    QCOMPARE(worker.times(0).running.value().count(), 15);
    QCOMPARE(worker.times(1).running.value().count(), 30);
    QCOMPARE(worker.times(1).ranBefore.count(), 0);
    QCOMPARE(worker.times(1).readyBefore.value().count(), 10);
}

void TestWorkerClock::whatLiesBetweenTasksIsToldApart()
{
    // 100 between two tasks: 20 of work, 30 ready, so 50 asleep. A look in between changes nothing.
    for (const bool looks : {false, true}) {
        thread = {0ns, 0ns};
        WorkerClock worker = clock(0ns);
        worker.begin(at(0ns));
        thread = {50ns, 0ns};
        worker.end(at(50ns));
        if (looks) {
            thread = {60ns, 5ns};
            worker.settle(at(70ns));
        }
        thread = {70ns, 30ns};
        worker.begin(at(150ns));
        thread = {80ns, 30ns};
        worker.end(at(160ns));
        QCOMPARE(worker.times(0).running.value().count(), 50);
        QCOMPARE(worker.times(1).ranBefore.count(), 20);
        QCOMPARE(worker.times(1).readyBefore.value().count(), 30);
        QCOMPARE(worker.times(1).running.value().count(), 10);
    }
}

void TestWorkerClock::withoutTheKernelsFileWaitingIsNotKnown()
{
    WorkerClock worker = clock(0ns);
    thread.waiting.reset();
    worker.begin(at(100ns));
    QVERIFY(!worker.times(0).readyBefore);
    thread.running = 7ns;
    worker.end(at(110ns));
    QCOMPARE(worker.times(0).running.value().count(), 7);
}

void TestWorkerClock::partsAddUpToWhatWasRead()
{
    // A third of every time, whatever is looked at when.
    WorkerClock worker = clock(25ns);
    nanoseconds now {0};
    std::size_t tasks = 0;
    for (int i = 0; i < 300; ++i) {
        now += nanoseconds(i % 4);
        thread = {now / 3, now / 2};
        tasks = worker.begin(at(now)) + 1;
        now += nanoseconds(i % 7);
        thread = {now / 3, now / 2};
        worker.end(at(now));
    }
    worker.settle(at(now));
    nanoseconds ran {0};
    for (std::size_t task = 0; task < tasks; ++task)
        ran += worker.times(task).running.value() + worker.times(task).ranBefore;
    QCOMPARE(ran, worker.spent().running);
    QCOMPARE(ran, now / 3);
}

QTEST_GUILESS_MAIN(TestWorkerClock)
#include "tst_workerclock.moc"
