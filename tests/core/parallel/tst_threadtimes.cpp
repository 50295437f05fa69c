// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/threadtimes.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

using namespace std::chrono_literals;

class TestThreadTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBusyThreadRunsAndASleepingOneDoesNot();
    void aShortSpanIsMeasured();
    void anotherThreadIsSeenFromOutside();
};

void TestThreadTimes::aBusyThreadRunsAndASleepingOneDoesNot()
{
    const ThreadTimes before = ThreadTimes::ofThisThread();
    std::this_thread::sleep_for(50ms);
    const ThreadTimes slept = ThreadTimes::ofThisThread().since(before);
    QVERIFY(slept.running < 25ms);
    // However busy the machine is: until it has run for so long.
    std::uint64_t sum = 0;
    while (ThreadTimes::ofThisThread().since(before).running < slept.running + 30ms)
        for (int i = 0; i < 1'000'000; ++i)
            sum += static_cast<std::uint64_t>(i) * sum + 1;
    QVERIFY(sum != 0);
}

/// Shorter than the time between two ticks of the kernel: never more than the clock on the wall
/// says, and not nothing either.
void TestThreadTimes::aShortSpanIsMeasured()
{
    using std::chrono::steady_clock;
    const int number = ThreadTimes::numberOfThisThread();
    std::chrono::nanoseconds most {0};
    for (int i = 0; i < 100; ++i) {
        const steady_clock::time_point begin = steady_clock::now();
        const ThreadTimes before = ThreadTimes::ofThisThread();
        const auto outside = ThreadTimes::ofThread(number);
        while (steady_clock::now() - begin < 1ms) { }
        const auto ran = ThreadTimes::ofThisThread().since(before).running;
        const auto seen = outside ? ThreadTimes::ofThread(number)->since(*outside).running : ran;
        const auto wall = steady_clock::now() - begin;
        QVERIFY2(ran <= wall, qPrintable(QString::number(ran.count())));
        QVERIFY2(seen <= wall, qPrintable(QString::number(seen.count())));
        QVERIFY(ran > 0ns && seen > 0ns);
        most = std::max(most, std::min(ran, seen));
    }
    QVERIFY2(most > 500us, qPrintable(QString::number(most.count())));
}

void TestThreadTimes::anotherThreadIsSeenFromOutside()
{
    if (!ThreadTimes::ofThread(ThreadTimes::numberOfThisThread()))
        QSKIP("this system says nothing of other threads");
    std::atomic<int> number {0};
    std::atomic<bool> ends {false};
    std::atomic<std::uint64_t> sum {0};
    std::jthread busy([&] {
        number = ThreadTimes::numberOfThisThread();
        while (!ends)
            ++sum;
    });
    QTRY_VERIFY(number != 0);
    const ThreadTimes before = *ThreadTimes::ofThread(number);
    QTRY_VERIFY(ThreadTimes::ofThread(number)->since(before).running > 20ms);
    QVERIFY(ThreadTimes::ofThread(number)->waiting);
    ends = true;
    busy.join();
    QVERIFY(!ThreadTimes::ofThread(-1));
}

QTEST_GUILESS_MAIN(TestThreadTimes)
#include "tst_threadtimes.moc"
