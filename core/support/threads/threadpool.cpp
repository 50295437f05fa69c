// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/threadpool.h"

#include "core/support/threads/threads.h"

#include <QCoreApplication>

#include <condition_variable>
#include <thread>

namespace {

/// Where the threads of a pool meet when they are made: each waits for the others, so that none of
/// them does the work of two.
class RollCall
{
public:
    void answer()
    {
        std::unique_lock lock(m_mutex);
        ++m_present;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return m_isOver; });
    }

    /// How many have answered when all have, or after so long.
    int take(int expected, std::chrono::milliseconds patience)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, patience, [&] { return m_present == expected; });
        m_isOver = true;
        m_changed.notify_all();
        return m_present;
    }

private:
    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_changed;
    int m_present = 0;
    bool m_isOver = false;
};

}

CountedThreads::~CountedThreads()
{
    if (m_lost == 0)
        return; // the pool waits
    // It would wait for the lost as well, so it stays, with its threads asleep.
    settle();
    (void)m_pool.release();
}

int CountedThreads::make(int wanted, std::chrono::milliseconds patience)
{
    m_pool->setMaxThreadCount(wanted);
    m_pool->setExpiryTimeout(-1);
    const auto call = std::make_shared<RollCall>();
    for (int thread = 0; thread < wanted; ++thread)
        (void)QtConcurrent::run(m_pool.get(), [call] { call->answer(); });
    const int present = call->take(wanted, patience);
    m_lost = wanted - present;
    return present;
}

void CountedThreads::settle() const
{
    while (!areAtRest())
        std::this_thread::yield();
}

Expected<void> ThreadPool::start()
{
    const std::scoped_lock lock(m_mutex);
    if (m_count > 0 || m_wanted <= 0)
        return {};
    // Somebody else may take one between this count and the making, which hardly ever happens.
    constexpr std::chrono::seconds patience {10};
    if (const int given = threadsToHave(m_wanted); given > 0) {
        m_threads = std::make_unique<CountedThreads>();
        m_count = m_threads->make(given, patience);
    }
    if (m_count == 0)
        return fail(QCoreApplication::translate("ThreadPool",
                                                "The system cannot give this program another "
                                                "thread. Close other programs and try again."));
    return {};
}

void ThreadPool::startSome()
{
    (void)start();
    tellFewerThreads(count(), m_wanted);
}

int ThreadPool::count() const
{
    const std::scoped_lock lock(m_mutex);
    return m_count;
}
