// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/workerpool.h"

#include <QTest>
#include <algorithm>
#include <latch>

class TestWorkerPool : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsDoneOnce_data();
    void everyTaskIsDoneOnce();
    void oneWorkerGoesInOrderOnTheAskingThread();
    void theAskingThreadWorksBesideThePool();
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

QTEST_GUILESS_MAIN(TestWorkerPool)
#include "tst_workerpool.moc"
