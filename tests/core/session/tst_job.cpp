// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/job.h"
#include "tests/core/support/nothreads.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <new>
#include <numeric>
#include <stdexcept>

namespace {

/// Blocks until the job is stopped.
void waitForStop(const std::stop_token& stop)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [] { return false; });
}

}

class TestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultIsThereWhenFinished()
    {
        Job<QString> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start([](const auto&) { return QString("done"); }));
        QCOMPARE(job.status(), JobStatus::Running);
        QVERIFY(job.isRunning());
        QVERIFY(finished.wait());
        QVERIFY(!job.isRunning());
        QVERIFY(!job.wasStopped());
        QCOMPARE(job.status(), JobStatus::Done);
        QCOMPARE(job.result(), QString("done"));
        QCOMPARE(finished.count(), 1);
    }

    void aJobWithoutAThreadIsRefusedAndMayBeStartedLater()
    {
        Job<int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        const auto work = [](const auto&) { return 7; };
        {
            const NoThreads none;
            const auto started = job.start(work);
            QVERIFY(!started);
            QVERIFY(!started.error().message.isEmpty());
            QVERIFY(!job.isRunning());
        }
        QVERIFY(job.start(work));
        QVERIFY(finished.wait());
        QCOMPARE(job.result(), 7);
        QCOMPARE(finished.count(), 1);
    }

    void workRunsOnAnotherThread()
    {
        Job<QThread*> job;
        QVERIFY(job.start([](const auto&) { return QThread::currentThread(); }));
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(job.result() != thread());
    }

    void progressRisesToTheTotal()
    {
        Job<int> job;
        QSignalSpy progressed(&job, &JobBase::progressed);
        QVERIFY(job.start([](const auto& context) {
            for (std::uint64_t done = 1; done <= 20; ++done)
                context.report({.done = done, .total = 20});
            return 0;
        }));
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(!progressed.isEmpty());
        std::uint64_t before = 0;
        for (const auto& arguments : progressed) {
            const auto progress = arguments.at(0).value<JobProgress>();
            QVERIFY(progress.done > before);
            before = progress.done;
            QCOMPARE(*progress.total, std::uint64_t {20});
        }
        QCOMPARE(before, std::uint64_t {20});
        QCOMPARE(job.progress().left->count(), 0);
    }

    void anOpenEndHasARateAndNoTimeLeft()
    {
        const JobProgress open = jobProgress({.done = 600, .open = 90}, std::chrono::seconds(3));
        QCOMPARE(open.rate, 200.0);
        QCOMPARE(*open.open, std::uint64_t {90});
        QVERIFY(!open.total);
        QVERIFY(!open.left);
    }

    void whatWasDoneBeforeSaysNothingOfThePace()
    {
        const JobProgress resumed
            = jobProgress({.done = 60, .before = 50, .total = 100}, std::chrono::seconds(5));
        QCOMPARE(resumed.rate, 2.0);
        QCOMPARE(resumed.left->count(), 20);
        const JobProgress fresh
            = jobProgress({.done = 50, .before = 50, .total = 100}, std::chrono::seconds(5));
        QVERIFY(!fresh.left);
        const JobProgress unequal
            = jobProgress({.done = 99, .total = 100, .share = 0.25}, std::chrono::seconds(5));
        QCOMPARE(unequal.left->count(), 15);
    }

    void interimResultsComeToTheOwnersThreadAndTheLastOfThemStays()
    {
        Job<int, QString> job;
        QStringList seen;
        QList<QThread*> threads;
        connect(&job, &JobBase::advanced, this, [&] {
            seen << job.interim();
            threads << QThread::currentThread();
        });
        QVERIFY(job.start([](const auto& context) {
            for (int i = 1; i <= 1000; ++i)
                context.send(QString::number(i));
            return 0;
        }));
        QVERIFY(!job.hasInterim());
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(seen.last(), QString("1000"));
        QCOMPARE(job.interim(), QString("1000"));
        // A thousand are not passed on one by one.
        QVERIFY2(seen.size() < 100, qPrintable(QString::number(seen.size())));
        for (const QThread* one : threads)
            QCOMPARE(one, thread());
    }

    void whatIsCollectedComesWholeAndOnce()
    {
        Job<int, QList<int>> job;
        QList<int> seen;
        connect(&job, &JobBase::advanced, this, [&] { seen += job.interim(); });
        QVERIFY(job.start([](const auto& context) {
            for (int i = 0; i < 1000; ++i)
                context.add([i](QList<int>& numbers) { numbers << i; });
            return 0;
        }));
        QTRY_VERIFY(!job.isRunning());
        QList<int> all(1000);
        std::iota(all.begin(), all.end(), 0);
        QCOMPARE(seen, all);
    }

    void memoryThatRunsOutIsASentenceAndNothingIsLost()
    {
        Job<int, QString> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start([](const auto& context) -> int {
            context.report({.done = 12, .open = 5});
            context.send(QStringLiteral("twelve states"));
            throw std::bad_alloc();
        }));
        QVERIFY(finished.wait());
        QCOMPARE(job.status(), JobStatus::Failed);
        QVERIFY(job.error().message.contains("memory"));
        QCOMPARE(job.interim(), QString("twelve states"));
        QCOMPARE(job.progress().done, std::uint64_t {12});
    }

    void whatTheWorkThrowsOrSaysIsTheError()
    {
        Job<int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start([](const auto&) -> int { throw std::runtime_error("no such model"); }));
        QVERIFY(finished.wait());
        QCOMPARE(job.status(), JobStatus::Failed);
        QVERIFY(job.error().message.contains("no such model"));
        QVERIFY(job.start([](const auto&) -> int { throw 7; }));
        QVERIFY(finished.wait());
        QVERIFY(!job.error().message.isEmpty());
        QVERIFY(job.start([](const auto&) -> Expected<int> { return fail("There is none."); }));
        QVERIFY(finished.wait());
        QCOMPARE(job.error().message, QString("There is none."));
        QVERIFY(job.start([](const auto&) { return 3; }));
        QVERIFY(finished.wait());
        QCOMPARE(job.status(), JobStatus::Done);
        QCOMPARE(job.result(), 3);
    }

    void pausedWorkWaitsAndGoesOnWhereItWas()
    {
        Job<int> job;
        std::atomic<int> turns = 0;
        std::atomic<bool> mayEnd = false;
        QVERIFY(job.start([&](const auto& context) {
            while (!mayEnd && !context.stop().stop_requested()) {
                context.waitWhilePaused();
                ++turns;
            }
            return turns.load();
        }));
        QTRY_VERIFY(turns > 0);
        job.pause();
        QCOMPARE(job.status(), JobStatus::Paused);
        QVERIFY(job.isRunning());
        // One turn may have been under way.
        int last = -1;
        QTRY_VERIFY(std::exchange(last, turns.load()) == turns.load());
        mayEnd = true;
        job.resume();
        QCOMPARE(job.status(), JobStatus::Running);
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(job.status(), JobStatus::Done);
        QVERIFY(job.result() >= last);
    }

    void aStopEndsAPause()
    {
        Job<int> job;
        QVERIFY(job.start([](const auto& context) {
            while (!context.stop().stop_requested())
                context.waitWhilePaused();
            return 0;
        }));
        job.pause();
        QElapsedTimer clock;
        clock.start();
        job.stop();
        QTRY_VERIFY(!job.isRunning());
        QCOMPARE(job.status(), JobStatus::Stopped);
        QVERIFY(clock.elapsed() < 2000);
        QVERIFY(job.start([](const auto& context) {
            while (!context.stop().stop_requested())
                context.waitWhilePaused();
            return 0;
        }));
        job.pause();
        // The destructor ends one, too.
    }

    void ofWhatWasAbandonedNothingIsHeardAndTheNextOneFollows()
    {
        Job<int, int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QList<int> heard;
        connect(&job, &JobBase::advanced, this, [&] { heard << job.interim(); });
        std::atomic<bool> firstRuns = false;
        std::atomic<bool> firstEnded = false;
        QVERIFY(job.start([&](const auto& context) {
            firstRuns = true;
            waitForStop(context.stop());
            context.send(1);
            firstEnded = true;
            return 1;
        }));
        // Without an event loop: nothing is delivered meanwhile.
        while (!firstRuns)
            QThread::yieldCurrentThread();
        job.abandon();
        QCOMPARE(job.status(), JobStatus::Idle);
        QVERIFY(!job.isRunning());
        bool wasAlone = false;
        QVERIFY(job.start([&](const auto& context) {
            wasAlone = firstEnded;
            context.send(2);
            return 2;
        }));
        QVERIFY(finished.wait());
        QVERIFY(wasAlone);
        QCOMPARE(job.result(), 2);
        QCOMPARE(finished.count(), 1);
        QCOMPARE(heard, QList<int> {2});
    }

    void stoppedWorkStillAnswers()
    {
        Job<int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start([](const auto& context) {
            waitForStop(context.stop());
            return 7;
        }));
        job.stop();
        QVERIFY(finished.wait());
        QVERIFY(job.wasStopped());
        QCOMPARE(job.status(), JobStatus::Stopped);
        QCOMPARE(job.result(), 7);
    }

    void destructorStopsAndWaits()
    {
        std::atomic<bool> ended = false;
        bool announced = false;
        {
            Job<int> job;
            connect(&job, &JobBase::finished, this, [&] { announced = true; });
            QVERIFY(job.start([&ended](const auto& context) {
                waitForStop(context.stop());
                ended = true;
                return 0;
            }));
        }
        QVERIFY(ended);
        QCoreApplication::processEvents();
        QVERIFY(!announced);
    }

    void anotherJobCanStartFromTheResult()
    {
        Job<int> job;
        QList<int> results;
        const auto start
            = [&job](int number) { QVERIFY(job.start([number](const auto&) { return number; })); };
        connect(&job, &JobBase::finished, this, [&] {
            results << job.result();
            if (results.size() < 3)
                start(job.result() + 1);
        });
        start(1);
        QTRY_COMPARE(results, (QList<int> {1, 2, 3}));
    }
};

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
