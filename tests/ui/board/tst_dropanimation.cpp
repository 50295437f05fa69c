// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/dropanimation.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>

class TestDropAnimation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sixRowsTake420MillisecondsAndOneRow170();
    void timeGrowsWithTheRootOfTheHeight();
    void speedsScaleTime();
    void theDiscGetsFasterAllTheWayDown();
    void itBouncesOnceAndNotHigh();
    void theEndIsReachedAndSaidOnce();
    void itLandsBeforeItBounces();
    void itLandsOnceHoweverItEnds();
    void aNewFallEndsTheOneBefore();
    void offIsOverAtOnce();
    void theClockRunsByItself();
};

void TestDropAnimation::sixRowsTake420MillisecondsAndOneRow170()
{
    QVERIFY(std::abs(DropAnimation::fallTime(6, AnimationSpeed::Normal) - 420) < 1);
    QVERIFY(std::abs(DropAnimation::fallTime(1, AnimationSpeed::Normal) - 171) < 1);
}

void TestDropAnimation::timeGrowsWithTheRootOfTheHeight()
{
    for (int rows = 1; rows <= 6; ++rows)
        QCOMPARE(DropAnimation::fallTime(rows, AnimationSpeed::Normal),
                 DropAnimation::fallTime(1, AnimationSpeed::Normal) * std::sqrt(rows));
}

void TestDropAnimation::speedsScaleTime()
{
    const double normal = DropAnimation::fallTime(4, AnimationSpeed::Normal);
    QVERIFY(DropAnimation::fallTime(4, AnimationSpeed::Fast) < normal);
    QVERIFY(DropAnimation::fallTime(4, AnimationSpeed::Slow) > normal);
    QCOMPARE(DropAnimation::fallTime(4, AnimationSpeed::Off), 0.0);
}

void TestDropAnimation::theDiscGetsFasterAllTheWayDown()
{
    DropAnimation drop;
    drop.start(6, AnimationSpeed::Normal);
    QCOMPARE(drop.height(), 6.0);
    double height = drop.height();
    double step = 0;
    for (int time = 20; time <= 420; time += 20) {
        drop.setElapsed(time);
        QVERIFY(height - drop.height() > step);
        step = height - drop.height();
        height = drop.height();
    }
    QVERIFY(height < 0.05);
}

void TestDropAnimation::itBouncesOnceAndNotHigh()
{
    DropAnimation drop;
    drop.start(6, AnimationSpeed::Normal);
    double highest = 0;
    int turns = 0;
    bool rising = true;
    double before = 0;
    for (int time = 421; time < drop.duration(); ++time) {
        drop.setElapsed(time);
        QVERIFY(drop.height() >= 0);
        highest = std::max(highest, drop.height());
        if ((drop.height() > before) != rising) {
            ++turns;
            rising = !rising;
        }
        before = drop.height();
    }
    QCOMPARE(turns, 1);
    QVERIFY(highest > 0.1);
    QVERIFY(highest < 0.4);
}

void TestDropAnimation::theEndIsReachedAndSaidOnce()
{
    DropAnimation drop;
    QSignalSpy finished(&drop, &DropAnimation::finished);
    drop.start(3, AnimationSpeed::Slow);
    QVERIFY(drop.isRunning());
    drop.setElapsed(drop.duration());
    QVERIFY(!drop.isRunning());
    QCOMPARE(drop.height(), 0.0);
    drop.finish();
    drop.setElapsed(5);
    QCOMPARE(finished.count(), 1);
}

void TestDropAnimation::itLandsBeforeItBounces()
{
    DropAnimation drop;
    const QSignalSpy landed(&drop, &DropAnimation::landed);
    const QSignalSpy finished(&drop, &DropAnimation::finished);
    drop.start(6, AnimationSpeed::Normal);
    drop.setElapsed(410);
    QCOMPARE(landed.count(), 0);
    drop.setElapsed(425);
    QCOMPARE(landed.count(), 1);
    drop.setElapsed(500);
    QCOMPARE(landed.count(), 1);
    QCOMPARE(finished.count(), 0);
    drop.setElapsed(drop.duration());
    QCOMPARE(landed.count(), 1);
    QCOMPARE(finished.count(), 1);
}

void TestDropAnimation::itLandsOnceHoweverItEnds()
{
    DropAnimation drop;
    const QSignalSpy landed(&drop, &DropAnimation::landed);
    drop.start(6, AnimationSpeed::Off);
    QCOMPARE(landed.count(), 1);
    drop.start(6, AnimationSpeed::Normal);
    drop.finish();
    QCOMPARE(landed.count(), 2);
    drop.start(6, AnimationSpeed::Normal);
    drop.start(3, AnimationSpeed::Normal);
    QCOMPARE(landed.count(), 3);
}

void TestDropAnimation::aNewFallEndsTheOneBefore()
{
    DropAnimation drop;
    QSignalSpy finished(&drop, &DropAnimation::finished);
    drop.start(6, AnimationSpeed::Normal);
    drop.setElapsed(100);
    drop.start(2, AnimationSpeed::Normal);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(drop.height(), 2.0);
    drop.finish();
    QCOMPARE(finished.count(), 2);
}

void TestDropAnimation::offIsOverAtOnce()
{
    DropAnimation drop;
    QSignalSpy finished(&drop, &DropAnimation::finished);
    drop.start(6, AnimationSpeed::Off);
    QVERIFY(!drop.isRunning());
    QCOMPARE(finished.count(), 1);
}

void TestDropAnimation::theClockRunsByItself()
{
    DropAnimation drop;
    QSignalSpy moved(&drop, &DropAnimation::moved);
    QSignalSpy finished(&drop, &DropAnimation::finished);
    drop.start(1, AnimationSpeed::Fast);
    QVERIFY(finished.wait());
    QVERIFY(!moved.isEmpty());
}

QTEST_MAIN(TestDropAnimation)
#include "tst_dropanimation.moc"
