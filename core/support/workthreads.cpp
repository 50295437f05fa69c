// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/workthreads.h"

#include "core/support/threads.h"

#include <QCoreApplication>

#include <algorithm>
#include <exception>
#include <memory>

namespace {

/// What the text below is filed under for the translators.
struct WorkThreadsText
{
    Q_DECLARE_TR_FUNCTIONS(WorkThreads)
};

/// A work that several threads share.
struct SharedWork
{
    std::mutex mutex; ///< of what follows
    std::condition_variable changed;
    int inside = 0;
    bool isOver = false;
    std::exception_ptr thrown;

    void join(const std::function<void()>& work)
    {
        {
            const std::scoped_lock lock(mutex);
            if (isOver)
                return;
            ++inside;
        }
        attempt(work);
        const std::scoped_lock lock(mutex);
        --inside;
        changed.notify_all();
    }

    void attempt(const std::function<void()>& work)
    {
        try {
            work();
        } catch (...) {
            const std::scoped_lock lock(mutex);
            thrown = std::current_exception();
        }
    }

    void end()
    {
        std::unique_lock lock(mutex);
        isOver = true;
        changed.wait(lock, [this] { return inside == 0; });
        if (thrown)
            std::rethrow_exception(thrown);
    }
};

}

WorkThreads::~WorkThreads()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    m_threads.clear(); // waits for them
}

Expected<void> WorkThreads::start()
{
    const std::scoped_lock lock(m_mutex);
    const int missing = m_wanted - static_cast<int>(m_threads.size());
    for (std::jthread& thread : threadsGiven(missing, [this] { run(); }))
        m_threads.push_back(std::move(thread));
    if (m_threads.empty() && m_wanted > 0)
        return fail(
            WorkThreadsText::tr("The system gives this program no further thread to work with. "
                                "Try again when other programs have ended."));
    return {};
}

int WorkThreads::count() const
{
    const std::scoped_lock lock(m_mutex);
    return static_cast<int>(m_threads.size());
}

Expected<void> WorkThreads::post(std::function<void()> work)
{
    if (count() == 0)
        if (auto started = start(); !started)
            return started;
    add(std::move(work));
    return {};
}

void WorkThreads::add(std::function<void()> work)
{
    {
        const std::scoped_lock lock(m_mutex);
        Q_ASSERT(!m_threads.empty());
        m_waiting.push_back(std::move(work));
    }
    m_changed.notify_one();
}

void WorkThreads::share(int helpers, const std::function<void()>& work)
{
    const auto shared = std::make_shared<SharedWork>();
    for (int helper = std::min(helpers, count()); helper > 0; --helper)
        add([shared, &work] { shared->join(work); });
    shared->attempt(work);
    shared->end();
}

void WorkThreads::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ends || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        auto work = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        work();
        work = nullptr; // with what it holds, before the next one begins
        lock.lock();
    }
}
