// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/work/comparisonwork.h"

#include "core/compare/comparisonrun.h"
#include "core/compare/contender.h"

#include <QSignalSpy>
#include <QTest>

namespace {

ComparisonRequest requestOf(const QStringList& contenders, int repeats)
{
    ComparisonRequest request;
    request.repeats = repeats;
    for (const QString& text : contenders)
        request.contenders.push_back(*contenderFromText(text));
    return request;
}

}

class TestComparisonWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theJobFindsWhatTheFunctionFinds()
    {
        const ComparisonRequest request = requestOf({"study-h1 depth 5", "minimax-h2 depth 4"}, 2);
        ComparisonJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(comparisonWork(request)));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Done);
        const auto direct = runComparison(request, {}, {});
        QVERIFY(direct);
        const SearchQuantity& nodes = *searchQuantity(u"nodes");
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(job.result().value(i, 1, nodes), direct->value(i, 1, nodes));
            QCOMPARE(job.result().contenders[i].pruning->full, direct->contenders[i].pruning->full);
        }
        QCOMPARE(job.progress().done, 6u);
        QVERIFY(!job.result().stopped);
    }

    void whatIsFinishedWhenItIsStoppedIsKept()
    {
        ComparisonJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(comparisonWork(requestOf({"random", "minimax-h1 depth 42"}, 3))));
        QTRY_VERIFY_WITH_TIMEOUT(job.hasInterim(), 60'000);
        job.stop();
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Stopped);
        QVERIFY(job.result().stopped);
        QCOMPARE(job.result().contenders[0].samples.size(), 1u);
        QVERIFY(job.result().contenders[1].samples.empty());
    }

    void whatCantBeComparedFailsWithASentence()
    {
        ComparisonJob job;
        QSignalSpy finished(&job, &JobBase::finished);
        QVERIFY(job.start(comparisonWork(requestOf({}, 1))));
        QVERIFY(finished.wait(60'000));
        QCOMPARE(job.status(), JobStatus::Failed);
        QVERIFY(!job.error().message.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestComparisonWork)
#include "tst_comparisonwork.moc"
