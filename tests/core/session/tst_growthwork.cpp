// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/growthwork.h"

#include "core/growth/growthrun.h"

#include <QSignalSpy>
#include <QTest>

namespace {

GrowthRequest tree(int depth)
{
    GrowthRequest request;
    request.engine = treeGrowth;
    request.to = depth;
    request.repeats = 2;
    return request;
}

}

class TestGrowthWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theJobFindsWhatTheFunctionFinds()
    {
        GrowthJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(growthWork(tree(6))));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Done);
        const auto direct = runGrowth(tree(6), {}, {});
        QVERIFY(direct);
        QCOMPARE(job.result().rows.size(), direct->rows.size());
        for (std::size_t i = 0; i < direct->rows.size(); ++i)
            QCOMPARE(job.result().rows[i].nodes(), direct->rows[i].nodes());
        QCOMPARE(job.progress().done, 12u);
        QVERIFY(!job.result().stopped);
    }

    void whatIsFinishedWhenItIsStoppedIsKept()
    {
        GrowthJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(growthWork(tree(42))));
        QTRY_VERIFY_WITH_TIMEOUT(job.hasInterim() && job.interim().rows.size() > 3, 60'000);
        job.stop();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Stopped);
        QVERIFY(job.result().stopped);
        QVERIFY(job.result().rows.size() >= 3 && job.result().rows.size() < 42);
        QCOMPARE(job.result().rows[2].nodes(), 400u);
    }

    void whatCantGrowFailsWithASentence()
    {
        GrowthJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(growthWork(tree(43))));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Failed);
        QVERIFY(!job.error().message.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestGrowthWork)
#include "tst_growthwork.moc"
