// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/threadtimes.h"

#include <QTest>
#include <atomic>
#include <thread>

using namespace std::chrono_literals;

class TestThreadTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBusyThreadRunsAndASleepingOneDoesNot();
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
