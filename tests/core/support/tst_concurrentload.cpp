// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/concurrentload.h"

#include <QTest>
#include <memory>

using By = ConcurrentLoad::By;

class TestConcurrentLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aloneNothingIsDisturbed();
    void oneMeetsAllThatLiveWhileItDoes();
    void whatEndedBeforeDisturbsNothing();
    void theBoardIsDisturbedByLaboratoriesOnly();
};

void TestConcurrentLoad::aloneNothingIsDisturbed()
{
    const auto start = ConcurrentLoad::Clock::now();
    QVERIFY(!ConcurrentLoad::since(start));
    const ConcurrentLoad work;
    QVERIFY(!work.metAnother());
    QVERIFY(!work.metAnotherSince(start));
}

void TestConcurrentLoad::oneMeetsAllThatLiveWhileItDoes()
{
    for (const By by : {By::Laboratory, By::Board}) {
        const ConcurrentLoad work;
        const auto start = ConcurrentLoad::Clock::now();
        {
            const ConcurrentLoad other(by);
            QVERIFY(work.metAnotherSince(start) && work.metAnother());
            QVERIFY(other.metAnotherSince(ConcurrentLoad::Clock::now()));
        }
        // It ended in the middle.
        QVERIFY(work.metAnotherSince(start));
    }
}

void TestConcurrentLoad::whatEndedBeforeDisturbsNothing()
{
    const ConcurrentLoad work;
    {
        const ConcurrentLoad other;
    }
    const auto end = ConcurrentLoad::Clock::now();
    while (ConcurrentLoad::Clock::now() == end) { }
    QVERIFY(!work.metAnotherSince(ConcurrentLoad::Clock::now()));
    QVERIFY(work.metAnother());
}

void TestConcurrentLoad::theBoardIsDisturbedByLaboratoriesOnly()
{
    const auto start = ConcurrentLoad::Clock::now();
    const ConcurrentLoad search(By::Board);
    {
        const ConcurrentLoad analysis(By::Board);
        QVERIFY(!ConcurrentLoad::since(start));
    }
    QVERIFY(!ConcurrentLoad::since(start));
    {
        const ConcurrentLoad laboratory;
        QVERIFY(ConcurrentLoad::since(start));
    }
    QVERIFY(ConcurrentLoad::since(start));
}

QTEST_GUILESS_MAIN(TestConcurrentLoad)
#include "tst_concurrentload.moc"
