// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/serialthread.h"
#include "tests/core/support/addressspacelimit.h"
#include "tests/core/support/nothreads.h"
#include "tests/sanitized.h"

#include <QTest>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <latch>
#include <memory>
#include <set>
#include <vector>

class TestThreadPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theThreadsAreThereBeforeThereIsWork_data();
    void theThreadsAreThereBeforeThereIsWork();
    void oneThreadDoesWhatItGetsInItsOrder();
    void aCallStaysOnItsThread();
    void whatACallThrowsIsThrownToTheCaller();
    void aSettledPoolHasEveryThreadAtRest();
    void withoutAThreadNothingIsDone();
    void aPoolWhoseThreadsDoNotComeEnds_data();
    void aPoolWhoseThreadsDoNotComeEnds();
};

void TestThreadPool::theThreadsAreThereBeforeThereIsWork_data()
{
    QTest::addColumn<int>("wanted");
    for (const int wanted : {0, 1, 2, 3, 5, 32})
        QTest::addRow("%d", wanted) << wanted;
}

void TestThreadPool::theThreadsAreThereBeforeThereIsWork()
{
    QFETCH(const int, wanted);
    std::atomic<int> done {0};
    std::latch all(wanted);
    {
        ThreadPool pool(wanted);
        QCOMPARE(pool.count(), 0);
        QVERIFY(pool.start());
        QCOMPARE(pool.count(), wanted);
        QVERIFY(pool.start()); // makes no more
        QCOMPARE(pool.count(), wanted);
        // No further thread is to be had; all of them work at once.
        const NoThreads none;
        for (int i = 0; i < wanted; ++i)
            QVERIFY(pool.run([&] {
                all.arrive_and_wait();
                ++done;
            }));
    }
    // It is gone only when all is done.
    QCOMPARE(done.load(), wanted);
}

void TestThreadPool::oneThreadDoesWhatItGetsInItsOrder()
{
    std::vector<int> done;
    {
        SerialThread thread;
        for (int work = 0; work < 100; ++work)
            QVERIFY(thread.run([&done, work] { done.push_back(work); }));
        QCOMPARE(thread.count(), 1);
        QCOMPARE(thread.call([&done] { return done.size(); }), std::size_t {100});
        QVERIFY(thread.run([&done] { done.push_back(100); }));
    }
    QCOMPARE(done.size(), std::size_t {101});
    QVERIFY(std::is_sorted(done.begin(), done.end()));
}

void TestThreadPool::aCallStaysOnItsThread()
{
    SerialThread thread;
    QVERIFY(thread.start());
    std::set<Qt::HANDLE> seen;
    for (int i = 0; i < 1000; ++i)
        seen.insert(thread.call([] { return QThread::currentThreadId(); }));
    QCOMPARE(seen.size(), std::size_t {1});
    QVERIFY(!seen.contains(QThread::currentThreadId()));
}

void TestThreadPool::whatACallThrowsIsThrownToTheCaller()
{
    SerialThread thread;
    QVERIFY(thread.start());
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, thread.call([] { throw std::bad_alloc(); }));
}

void TestThreadPool::aSettledPoolHasEveryThreadAtRest()
{
    ThreadPool pool(3);
    QVERIFY(pool.start());
    for (int i = 0; i < 200; ++i) {
        for (int work = 0; work < 3; ++work)
            QVERIFY(pool.run([] {}));
        pool.settle();
        QCOMPARE(pool.threads().activeThreadCount(), 0);
    }
}

void TestThreadPool::withoutAThreadNothingIsDone()
{
    SerialThread thread;
    bool done = false;
    {
        const NoThreads none;
        const auto begun = thread.run([&done] { done = true; });
        QVERIFY(!begun);
        QVERIFY2(begun.error().message.contains("cannot give this program another thread"),
                 qPrintable(begun.error().message));
        QCOMPARE(thread.count(), 0);
    }
    QVERIFY(!done);
    QVERIFY(thread.run([&done] { done = true; }));
    thread.call([] {});
    QVERIFY(done);
}

/// Between the count and the making of the threads somebody else may take them.
void TestThreadPool::aPoolWhoseThreadsDoNotComeEnds_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("none comes") << 0;
    QTest::newRow("some come") << 40;
}

void TestThreadPool::aPoolWhoseThreadsDoNotComeEnds()
{
    QFETCH(const int, mebibytes);
    if (sanitized::isOn)
        QSKIP("A sanitizer needs the memory itself");
    constexpr int wanted = 40;
    int present = 0;
    std::atomic<int> done {0};
    {
        CountedThreads threads;
        {
            const AddressSpaceLimit limit(static_cast<rlim_t>(mebibytes) * 1024 * 1024);
            const auto none = mebibytes == 0 ? std::make_unique<NoThreads>() : nullptr;
            present = threads.make(wanted, std::chrono::milliseconds(300));
        }
        QVERIFY2(present < wanted, qPrintable(QString::number(present)));
        QCOMPARE(present > 0, mebibytes > 0);
        if (present > 0)
            for (int work = 0; work < 100; ++work)
                threads.pool().start([&done] { ++done; });
    }
    QCOMPARE(done.load(), present > 0 ? 100 : 0);
}

QTEST_GUILESS_MAIN(TestThreadPool)
#include "tst_threadpool.moc"
