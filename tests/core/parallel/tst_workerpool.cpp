// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerpool.h"

#include "tests/core/support/addressspacelimit.h"
#include "tests/core/support/nothreads.h"
#include "tests/sanitized.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <latch>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

class TestWorkerPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsDoneOnce_data();
    void everyTaskIsDoneOnce();
    void oneWorkerGoesInOrderOnTheAskingThread();
    void theAskingThreadWorksBesideThePool();
    void allWorkersTakePartInEveryMap();
    void someWorkersMayRest();
    void whatATaskThrowsIsThrownToTheCaller();
    void everyTaskIsDoneWhereThreadsAreFew_data();
    void everyTaskIsDoneWhereThreadsAreFew();
    void everyTaskIsDoneWhereThereIsNoThread();
};

void TestWorkerPool::everyTaskIsDoneOnce_data()
{
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("tasks");
    QTest::addRow("one worker") << 1 << 10;
    QTest::addRow("two workers") << 2 << 1000;
    QTest::addRow("more workers than tasks") << 8 << 3;
    QTest::addRow("no task") << 3 << 0;
    QTest::addRow("no worker is one") << 0 << 5;
}

void TestWorkerPool::everyTaskIsDoneOnce()
{
    QFETCH(int, workers);
    QFETCH(int, tasks);
    WorkerPool pool(workers);
    QCOMPARE(pool.count(), std::max(1, workers));
    std::vector<int> done(static_cast<std::size_t>(tasks));
    pool.map(done, [](int& times) { ++times; });
    QCOMPARE(done, std::vector<int>(static_cast<std::size_t>(tasks), 1));
}

void TestWorkerPool::oneWorkerGoesInOrderOnTheAskingThread()
{
    WorkerPool pool(1);
    std::vector<int> tasks {3, 1, 2};
    std::vector<int> seen;
    pool.map(tasks, [&](int task) { seen.push_back(task); });
    QCOMPARE(seen, tasks);
}

void TestWorkerPool::theAskingThreadWorksBesideThePool()
{
    // Each of the two tasks ends only once the other has begun, on another thread.
    WorkerPool pool(2);
    std::latch both(2);
    std::vector<Qt::HANDLE> threads(2);
    pool.map(threads, [&](Qt::HANDLE& thread) {
        thread = QThread::currentThreadId();
        both.arrive_and_wait();
    });
    QVERIFY(threads[0] != threads[1]);
    QVERIFY(std::count(threads.begin(), threads.end(), QThread::currentThreadId()) == 1);
}

/// The threads of the map before may not have come to rest when the next begins.
void TestWorkerPool::allWorkersTakePartInEveryMap()
{
    constexpr int workers = 4;
    WorkerPool pool(workers);
    QVERIFY(!pool.others().contains(QThread::currentThread()));
    for (int round = 0; round < 200; ++round) {
        std::latch all(workers);
        std::atomic<int> ofThePool {0};
        std::vector<int> tasks(workers);
        pool.map(tasks, [&](int) {
            ofThePool += pool.others().contains(QThread::currentThread()) ? 1 : 0;
            all.arrive_and_wait();
        });
        QCOMPARE(ofThePool.load(), workers - 1);
    }
}

void TestWorkerPool::someWorkersMayRest()
{
    ThreadPool threads(3);
    QVERIFY(threads.start());
    for (const int helpers : {0, 1, 2, 3, 9}) {
        std::mutex mutex;
        std::set<Qt::HANDLE> seen;
        std::vector<int> tasks(200);
        mapBeside(threads, helpers, tasks, [&](int& times) {
            ++times;
            std::this_thread::sleep_for(std::chrono::microseconds(50));
            const std::scoped_lock lock(mutex);
            seen.insert(QThread::currentThreadId());
        });
        QCOMPARE(tasks, std::vector<int>(200, 1));
        QVERIFY(static_cast<int>(seen.size()) <= 1 + helpers);
        QVERIFY(seen.contains(QThread::currentThreadId()));
    }
    // And are there again.
    std::latch all(4);
    std::vector<int> tasks(4);
    mapBeside(threads, 3, tasks, [&](int) { all.arrive_and_wait(); });
}

void TestWorkerPool::whatATaskThrowsIsThrownToTheCaller()
{
    std::vector<int> tasks(100);
    for (const int workers : {1, 4}) {
        WorkerPool pool(workers);
        for (int round = 0; round < 20; ++round)
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                                     pool.map(tasks, [](int&) { throw std::bad_alloc(); }));
        pool.map(tasks, [](int& times) { ++times; });
        QCOMPARE(tasks, std::vector<int>(100, workers == 1 ? 1 : 2));
    }
}

void TestWorkerPool::everyTaskIsDoneWhereThreadsAreFew_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("1 MiB") << 1;
    QTest::newRow("40 MiB") << 40;
}

void TestWorkerPool::everyTaskIsDoneWhereThreadsAreFew()
{
    if (sanitized::isOn)
        QSKIP("A sanitizer needs the memory itself");
    QFETCH(const int, mebibytes);
    constexpr int wanted = 200;
    int workers = 0;
    std::vector<std::atomic<int>> done(1000);
    {
        const AddressSpaceLimit limit(static_cast<rlim_t>(mebibytes) * 1024 * 1024);
        WorkerPool pool(wanted);
        workers = pool.count();
        pool.map(done, [](std::atomic<int>& task) { ++task; });
    }
    QVERIFY2(workers < wanted, qPrintable(QString::number(workers)));
    for (const std::atomic<int>& times : done)
        QCOMPARE(times.load(), 1);
}

void TestWorkerPool::everyTaskIsDoneWhereThereIsNoThread()
{
    const NoThreads none;
    WorkerPool pool(4);
    QCOMPARE(pool.count(), 1);
    std::vector<int> tasks(100);
    pool.map(tasks, [](int& times) { ++times; });
    QCOMPARE(tasks, std::vector<int>(100, 1));
}

QTEST_GUILESS_MAIN(TestWorkerPool)
#include "tst_workerpool.moc"
