// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/disturbance.h"

#include <QTest>
#include <memory>

using By = Disturbance::By;

class TestDisturbance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aloneNothingIsDisturbed();
    void oneMeetsAllThatLiveWhileItDoes();
    void whatEndedBeforeDisturbsNothing();
    void theBoardIsDisturbedByLaboratoriesOnly();
};

void TestDisturbance::aloneNothingIsDisturbed()
{
    const auto start = Disturbance::Clock::now();
    QVERIFY(!Disturbance::since(start));
    const Disturbance work;
    QVERIFY(!work.metAnother());
    QVERIFY(!work.metAnotherSince(start));
}

void TestDisturbance::oneMeetsAllThatLiveWhileItDoes()
{
    for (const By by : {By::Laboratory, By::Board}) {
        const Disturbance work;
        const auto start = Disturbance::Clock::now();
        {
            const Disturbance other(by);
            QVERIFY(work.metAnotherSince(start) && work.metAnother());
            QVERIFY(other.metAnotherSince(Disturbance::Clock::now()));
        }
        // It ended in the middle.
        QVERIFY(work.metAnotherSince(start));
    }
}

void TestDisturbance::whatEndedBeforeDisturbsNothing()
{
    const Disturbance work;
    {
        const Disturbance other;
    }
    const auto end = Disturbance::Clock::now();
    while (Disturbance::Clock::now() == end) { }
    QVERIFY(!work.metAnotherSince(Disturbance::Clock::now()));
    QVERIFY(work.metAnother());
}

void TestDisturbance::theBoardIsDisturbedByLaboratoriesOnly()
{
    const auto start = Disturbance::Clock::now();
    const Disturbance search(By::Board);
    {
        const Disturbance analysis(By::Board);
        QVERIFY(!Disturbance::since(start));
    }
    QVERIFY(!Disturbance::since(start));
    {
        const Disturbance laboratory;
        QVERIFY(Disturbance::since(start));
    }
    QVERIFY(Disturbance::since(start));
}

QTEST_GUILESS_MAIN(TestDisturbance)
#include "tst_disturbance.moc"
