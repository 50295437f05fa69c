// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/mappedroot.h"

#include "core/evaluation/h2.h"
#include "tests/core/support/nothreads.h"

#include <QTest>
#include <QThread>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>

class TestMappedRoot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rootMovesAreSearchedByThePoolAndTheAskingThread_data();
    void rootMovesAreSearchedByThePoolAndTheAskingThread();
    void aThousandSearchesUseTheSameThreads();
    void itGoesOnWithTheThreadsThatItGets();
};

namespace {

/// The threads that have evaluated a position. The first of them wait for the others, so that none
/// is through with all tasks before another one has begun.
class SeenThreads
{
public:
    explicit SeenThreads(int expected) : m_expected(static_cast<std::size_t>(expected)) { }

    void add()
    {
        std::unique_lock lock(m_mutex);
        if (!m_threads.insert(QThread::currentThread()).second)
            return;
        m_changed.notify_all();
        m_changed.wait_for(lock, std::chrono::seconds(20),
                           [this] { return m_threads.size() >= m_expected; });
    }
    std::set<QThread*> all() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_threads;
    }

private:
    const std::size_t m_expected;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::set<QThread*> m_threads;
};

/// H2, and who asked it.
struct Watched
{
    H2 heuristic;
    SeenThreads* seen;

    Value operator()(const Position& position) const
    {
        seen->add();
        return heuristic(position);
    }
    Value unfinished(const Position& position) const
    {
        seen->add();
        return heuristic.unfinished(position);
    }
    Watched seenBy(Player side) const { return {heuristic.seenBy(side), seen}; }
};

using WatchedRoot = MappedRoot<Watched>;

}

void TestMappedRoot::rootMovesAreSearchedByThePoolAndTheAskingThread_data()
{
    QTest::addColumn<int>("workers");
    for (const int workers : {1, 2, 3, 5})
        QTest::addRow("%d", workers) << workers;
}

/// Agreed: the work goes through QtConcurrent, on the pool of the engine's own.
void TestMappedRoot::rootMovesAreSearchedByThePoolAndTheAskingThread()
{
    QFETCH(const int, workers);
    SeenThreads seen(workers);
    WatchedRoot root({H2(), &seen}, TerminalValues::preferring(), workers);
    QCOMPARE(root.workers(), workers);
    (void)root.search(Position(), 5, {}, {});
    std::set<QThread*> others = seen.all();
    QCOMPARE(others.erase(QThread::currentThread()), std::size_t {1});
    QCOMPARE(static_cast<int>(others.size()), workers - 1);
    for (const QThread* other : others)
        QVERIFY(root.threads().contains(other));
}

void TestMappedRoot::aThousandSearchesUseTheSameThreads()
{
    SeenThreads seen(3);
    WatchedRoot root({H2(), &seen}, TerminalValues::preferring(), 3);
    RootResult result;
    for (int i = 0; i < 1000; ++i) {
        result = root.search(Position(), 5, {}, result);
        QVERIFY(result.complete);
    }
    QCOMPARE(seen.all().size(), std::size_t {3});
    QCOMPARE(root.threads().maxThreadCount(), 2);
    QCOMPARE(root.threads().expiryTimeout(), -1);
}

void TestMappedRoot::itGoesOnWithTheThreadsThatItGets()
{
    const NoThreads none;
    SeenThreads seen(1);
    WatchedRoot root({H2(), &seen}, TerminalValues::preferring(), 4);
    QCOMPARE(root.workers(), 1);
    QVERIFY(root.search(Position(), 5, {}, {}).complete);
    QCOMPARE(seen.all(), std::set<QThread*> {QThread::currentThread()});
}

QTEST_GUILESS_MAIN(TestMappedRoot)
#include "tst_mappedroot.moc"
