// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/curveswork.h"

#include <QSignalSpy>
#include <QTest>

class TestCurvesWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothGamesArePlayed()
    {
        CurvesJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(curvesWork({})));
        QVERIFY(finished.wait(120'000));
        QCOMPARE(job.status(), JobStatus::Done);
        QCOMPARE(job.result().size(), std::size_t {2});
        QCOMPARE(job.progress().done, *job.progress().total);
    }

    void aStopEndsThemSoon()
    {
        CurvesJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(curvesWork({})));
        job.stop();
        QVERIFY(finished.wait(30'000));
        QCOMPARE(job.status(), JobStatus::Stopped);
    }
};

QTEST_GUILESS_MAIN(TestCurvesWork)
#include "tst_curveswork.moc"
