// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/parallelwork.h"
#include "core/support/threads/concurrentload.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace {

ParallelSettings small(int repeats)
{
    ParallelSettings settings;
    settings.depth = 4;
    settings.repeats = repeats;
    return settings;
}

}

class TestParallelWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMeasurementIsKeptInAFile()
    {
        QTemporaryDir folder;
        ParallelJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(parallelWork(small(2), folder.path())));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Done);
        const ParallelOutcome& outcome = job.result();
        QCOMPARE(outcome.result.repeats, 2);
        QVERIFY(QFile::exists(outcome.file));
        QVERIFY(outcome.fault.isEmpty());
        QCOMPARE(job.progress().done, *job.progress().total);
        const KeptParallels kept = readKeptParallels(folder.path());
        QCOMPARE(kept.kept.size(), std::size_t {1});
    }

    void whatIsFinishedWhenItIsStoppedIsKept()
    {
        QTemporaryDir folder;
        ParallelJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(parallelWork(small(100'000), folder.path())));
        QTRY_VERIFY_WITH_TIMEOUT(job.hasInterim() && job.interim().repeats > 0, 60'000);
        job.stop();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Stopped);
        QVERIFY(job.result().result.repeats > 0);
        QVERIFY(job.result().result.repeats < 100'000);
        QVERIFY(QFile::exists(job.result().file));
    }

    void theMeasurementKnowsWhetherItWasAlone()
    {
        ParallelJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        {
            const ConcurrentLoad other;
            QVERIFY(job.start(parallelWork(small(1), {})));
            QVERIFY(finished.wait(60'000));
        }
        QVERIFY(job.result().result.disturbed);
        QVERIFY(job.start(parallelWork(small(1), {})));
        QVERIFY(finished.wait(60'000));
        QVERIFY(!job.result().result.disturbed);
    }

    void impossibleSettingsAreTold()
    {
        ParallelSettings none = small(1);
        none.strategies.clear();
        ParallelJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(parallelWork(none, {})));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Failed);
        QVERIFY(!job.error().message.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestParallelWork)
#include "tst_parallelwork.moc"
