// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads/threads.h"

#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <mutex>
#include <string>
#include <system_error>
#include <unistd.h>

namespace {

Q_LOGGING_CATEGORY(threadsLog, "fourcast.threads")

std::atomic<int> leftThreads {0};

std::vector<std::jthread> allGiven(int wanted, const std::function<void()>& work)
{
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(std::max(0, wanted)));
    try {
        while (static_cast<int>(threads.size()) < wanted)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        // Those that there are will do.
    }
    return threads;
}

/// The system's number of the calling thread; 0 where it has none.
int threadNumber()
{
#ifdef Q_OS_LINUX
    return gettid();
#else
    return 0;
#endif
}

/// Does the system still count this thread of ours? It does for a moment after its end was seen.
bool isCounted(int number)
{
    return number != 0 && access(("/proc/self/task/" + std::to_string(number)).c_str(), F_OK) == 0;
}

/// So many threads, or all that the system gives, that do nothing while it lives. When it is gone,
/// others may have as many.
class ThreadReserve
{
public:
    explicit ThreadReserve(int wanted) : m_threads(allGiven(wanted, [this] { wait(); })) { }
    ThreadReserve(const ThreadReserve&) = delete;
    ThreadReserve& operator=(const ThreadReserve&) = delete;
    ~ThreadReserve()
    {
        m_over.count_down();
        m_threads.clear(); // waits for them
        // A number may be given to somebody else's thread, so not for ever.
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
        for (const int number : m_numbers)
            while (isCounted(number) && std::chrono::steady_clock::now() < end)
                std::this_thread::yield();
    }

    int count() const { return static_cast<int>(m_threads.size()); }

private:
    void wait()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_numbers.push_back(threadNumber());
        }
        m_over.wait();
    }

    std::latch m_over {1};
    std::mutex m_mutex;
    std::vector<int> m_numbers;
    std::vector<std::jthread> m_threads;
};

}

void leaveThreads(int count)
{
    leftThreads = count;
}

int startableThreads(int wanted)
{
    return ThreadReserve(wanted).count();
}

int threadsToHave(int wanted)
{
    return std::max(0, startableThreads(wanted + leftThreads) - leftThreads);
}

std::vector<std::jthread> threadsGiven(int wanted, const std::function<void()>& work)
{
    if (wanted <= 0)
        return {};
    const ThreadReserve left(leftThreads);
    return left.count() < leftThreads ? std::vector<std::jthread>() : allGiven(wanted, work);
}

void tellFewerThreads(int given, int wanted)
{
    if (given < wanted)
        qCWarning(threadsLog, "The system gives only %d of %d threads", given, wanted);
}
