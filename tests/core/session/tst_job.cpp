// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/job.h"
#include "tests/core/support/nothreads.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <condition_variable>
#include <mutex>

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
        QVERIFY(
            job.start([](std::stop_token, const JobBase::Progress&) { return QString("done"); }));
        QVERIFY(job.isRunning());
        QVERIFY(finished.wait());
        QVERIFY(!job.isRunning());
        QVERIFY(!job.wasStopped());
        QCOMPARE(job.result(), QString("done"));
        QCOMPARE(finished.count(), 1);
    }

    void aJobWithoutAThreadIsRefusedAndMayBeStartedLater()
    {
        Job<int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        const auto work = [](std::stop_token, const JobBase::Progress&) { return 7; };
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
        QVERIFY(job.start(
            [](std::stop_token, const JobBase::Progress&) { return QThread::currentThread(); }));
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(job.result() != thread());
    }

    void progressRisesToTheTotal()
    {
        Job<int> job;
        QSignalSpy progressed(&job, &JobBase::progressed);
        QVERIFY(job.start([](std::stop_token, const JobBase::Progress& progress) {
            for (int done = 1; done <= 20; ++done)
                progress(done, 20);
            return 0;
        }));
        QTRY_VERIFY(!job.isRunning());
        QVERIFY(!progressed.isEmpty());
        int before = 0;
        for (const auto& arguments : progressed) {
            QVERIFY(arguments.at(0).toInt() > before);
            before = arguments.at(0).toInt();
            QCOMPARE(arguments.at(1).toInt(), 20);
        }
        QCOMPARE(before, 20);
    }

    void stoppedWorkStillAnswers()
    {
        Job<int> job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start([](std::stop_token stop, const JobBase::Progress&) {
            waitForStop(stop);
            return 7;
        }));
        job.stop();
        QVERIFY(finished.wait());
        QVERIFY(job.wasStopped());
        QCOMPARE(job.result(), 7);
    }

    void destructorStopsAndWaits()
    {
        std::atomic<bool> ended = false;
        bool announced = false;
        {
            Job<int> job;
            connect(&job, &JobBase::finished, this, [&] { announced = true; });
            QVERIFY(job.start([&ended](std::stop_token stop, const JobBase::Progress&) {
                waitForStop(stop);
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
        const auto start = [&job](int number) {
            QVERIFY(
                job.start([number](std::stop_token, const JobBase::Progress&) { return number; }));
        };
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
