// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/promisedwork.h"
#include "core/support/serialthread.h"
#include "tests/core/support/nothreads.h"

#include <QTest>
#include <QThread>
#include <atomic>
#include <latch>
#include <stdexcept>

class TestWorkThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPostedIsDoneInItsOrder();
    void allThreadsWorkAtOnce();
    void whatIsSharedIsDoneByTheCallerToo();
    void whatASharedWorkThrowsIsThrownToTheCaller();
    void withoutAThreadNothingIsPosted();
    void withoutAThreadTheCallerDoesWhatIsShared();
    void aPromisedWorkGivesItsResultOrWhatItThrew();
};

void TestWorkThreads::whatIsPostedIsDoneInItsOrder()
{
    std::vector<int> done;
    {
        SerialThread thread;
        for (int work = 0; work < 100; ++work)
            QVERIFY(thread.post([&done, work] { done.push_back(work); }));
        QCOMPARE(thread.count(), 1);
        QCOMPARE(thread.call([&done] { return done.size(); }), std::size_t {100});
        QVERIFY(thread.post([&done] { done.push_back(100); }));
    }
    // It is gone only when all is done.
    QCOMPARE(done.size(), std::size_t {101});
    QVERIFY(std::is_sorted(done.begin(), done.end()));
}

void TestWorkThreads::allThreadsWorkAtOnce()
{
    std::latch all(3);
    WorkThreads threads(3);
    for (int i = 0; i < 3; ++i)
        QVERIFY(threads.post([&all] { all.arrive_and_wait(); }));
    all.wait();
    QCOMPARE(threads.count(), 3);
}

void TestWorkThreads::whatIsSharedIsDoneByTheCallerToo()
{
    WorkThreads threads(2);
    QVERIFY(threads.start());
    for (int round = 0; round < 100; ++round) {
        std::vector<int> tasks(50);
        mapBeside(threads, 2, tasks, [](int& times) { ++times; });
        QCOMPARE(tasks, std::vector<int>(50, 1));
    }
    std::latch all(3);
    std::atomic<bool> callerWorked {false};
    threads.share(2, [&, caller = QThread::currentThreadId()] {
        if (QThread::currentThreadId() == caller)
            callerWorked = true;
        all.arrive_and_wait();
    });
    QVERIFY(callerWorked);
}

void TestWorkThreads::whatASharedWorkThrowsIsThrownToTheCaller()
{
    WorkThreads threads(2);
    QVERIFY(threads.start());
    std::vector<int> tasks(100);
    for (int round = 0; round < 20; ++round)
        QVERIFY_THROWS_EXCEPTION(
            std::bad_alloc, mapBeside(threads, 2, tasks, [](int&) { throw std::bad_alloc(); }));
}

void TestWorkThreads::withoutAThreadNothingIsPosted()
{
    SerialThread thread;
    bool done = false;
    {
        const NoThreads none;
        const auto posted = thread.post([&done] { done = true; });
        QVERIFY(!posted);
        QVERIFY2(posted.error().message.contains("no further thread"),
                 qPrintable(posted.error().message));
        QCOMPARE(thread.count(), 0);
    }
    QVERIFY(!done);
    QVERIFY(thread.post([&done] { done = true; }));
    thread.call([] {});
    QVERIFY(done);
}

void TestWorkThreads::withoutAThreadTheCallerDoesWhatIsShared()
{
    const NoThreads none;
    WorkThreads threads(3);
    QVERIFY(!threads.start());
    std::vector<int> tasks(50);
    mapBeside(threads, 3, tasks, [](int& times) { ++times; });
    QCOMPARE(tasks, std::vector<int>(50, 1));
}

void TestWorkThreads::aPromisedWorkGivesItsResultOrWhatItThrew()
{
    SerialThread thread;
    auto good = promisedBy<int>(thread, [](QPromise<int>& promise) { promise.addResult(7); });
    QVERIFY(good);
    QCOMPARE(good->result(), 7);
    auto bad = promisedBy<int>(thread, [](QPromise<int>&) { throw std::runtime_error("no"); });
    QVERIFY(bad);
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, bad->waitForFinished());
    const NoThreads none;
    SerialThread other;
    QVERIFY(!promisedBy<int>(other, [](QPromise<int>& promise) { promise.addResult(7); }));
}

QTEST_GUILESS_MAIN(TestWorkThreads)
#include "tst_workthreads.moc"
