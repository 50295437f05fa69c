// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads.h"

#include "tests/core/support/nothreads.h"
#include "tests/sanitized.h"

#include <QFile>
#include <QTest>
#include <atomic>
#include <sys/resource.h>
#include <unistd.h>

class TestThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsDoneOnce();
    void whatATaskThrowsIsThrownToTheCaller();
    void everyTaskIsDoneWhereThreadsAreFew_data();
    void everyTaskIsDoneWhereThreadsAreFew();
    void everyTaskIsDoneWhereThereIsNoThread();
    void theLastThreadsAreLeftToOthers();
};

namespace {

/// This process may use no more than so much memory beyond what it has, stacks of threads included.
class AddressSpaceLimit
{
public:
    explicit AddressSpaceLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_AS, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = used() + bytes;
        setrlimit(RLIMIT_AS, &limit);
    }
    AddressSpaceLimit(const AddressSpaceLimit&) = delete;
    AddressSpaceLimit& operator=(const AddressSpaceLimit&) = delete;
    ~AddressSpaceLimit() { setrlimit(RLIMIT_AS, &m_before); }

private:
    static rlim_t used()
    {
        QFile file(QStringLiteral("/proc/self/statm"));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        return file.readAll().split(' ').first().toULongLong()
            * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
    }

    rlimit m_before {};
};

std::vector<std::atomic<int>> doneOnce(int workers, std::size_t count)
{
    std::vector<std::atomic<int>> done(count);
    forEachTask(workers, done, [](std::atomic<int>& task) { ++task; });
    return done;
}

}

void TestThreads::everyTaskIsDoneOnce()
{
    for (const int workers : {0, 1, 3, 64})
        for (const std::size_t count : {0, 1, 1000})
            for (const std::atomic<int>& times : doneOnce(workers, count))
                QCOMPARE(times.load(), 1);
}

void TestThreads::whatATaskThrowsIsThrownToTheCaller()
{
    std::vector<int> tasks(100);
    for (const int workers : {1, 4})
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                                 forEachTask(workers, tasks, [](int&) { throw std::bad_alloc(); }));
}

void TestThreads::everyTaskIsDoneWhereThreadsAreFew_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::newRow("none") << 1;
    QTest::newRow("a few") << 40;
}

void TestThreads::everyTaskIsDoneWhereThreadsAreFew()
{
    if (sanitized::isOn)
        QSKIP("A sanitizer needs the memory itself");
    QFETCH(const int, mebibytes);
    constexpr int wanted = 200;
    int started = 0;
    std::vector<std::atomic<int>> done(1000);
    {
        const AddressSpaceLimit limit(static_cast<rlim_t>(mebibytes) * 1024 * 1024);
        started = startableThreads(wanted);
        forEachTask(wanted, done, [](std::atomic<int>& task) { ++task; });
    }
    QVERIFY2(started < wanted, qPrintable(QString::number(started)));
    for (const std::atomic<int>& times : done)
        QCOMPARE(times.load(), 1);
    QCOMPARE(startableThreads(10), 10);
}

void TestThreads::everyTaskIsDoneWhereThereIsNoThread()
{
    const NoThreads none;
    QCOMPARE(startableThreads(3), 0);
    for (const std::atomic<int>& times : doneOnce(4, 100))
        QCOMPARE(times.load(), 1);
}

void TestThreads::theLastThreadsAreLeftToOthers()
{
    if (sanitized::isOn)
        QSKIP("A sanitizer needs the memory itself");
    constexpr int wanted = 200;
    const auto given = [] { return threadsGiven(wanted, [] {}).size(); };
    const AddressSpaceLimit limit(rlim_t {100} * 1024 * 1024);
    const int all = startableThreads(wanted);
    QVERIFY2(all > 0 && all < wanted, qPrintable(QString::number(all)));
    leaveThreads(all + 1);
    const std::size_t none = given();
    leaveThreads(0);
    QCOMPARE(none, std::size_t {0});
    QVERIFY(given() > 0);
}

QTEST_GUILESS_MAIN(TestThreads)
#include "tst_threads.moc"
