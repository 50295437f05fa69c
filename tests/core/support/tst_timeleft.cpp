// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/timeleft.h"

#include <QTest>

using namespace std::chrono_literals;

class TestTimeLeft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsKnownBeforeSomethingIsDone()
    {
        QVERIFY(!timeLeft(10s, 0, 5));
        QVERIFY(!TimeLeft(5).left());
    }

    void theRestTakesItsTimeAtThePaceSoFar()
    {
        QCOMPARE(timeLeft(10s, 4, 8)->count(), std::chrono::nanoseconds(20s).count());
        QCOMPARE(timeLeft(10s, 4, 0)->count(), 0);
        // Shares of a whole as well as pieces.
        QCOMPARE(timeLeft(1s, 0.25, 0.75)->count(), std::chrono::nanoseconds(3s).count());
    }

    void moreThanWasExpectedLeavesNothing()
    {
        QCOMPARE(timeLeft(10s, 4, -1)->count(), 0);
        TimeLeft time(5);
        time.spend(7);
        QCOMPARE(time.left()->count(), 0);
    }

    void whatNobodyLivesToSeeIsStillATime() { QVERIFY(*timeLeft(24h, 1, 1e18) > 24h * 365 * 200); }
};

QTEST_GUILESS_MAIN(TestTimeLeft)
#include "tst_timeleft.moc"
