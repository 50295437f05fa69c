// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads.h"

#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <latch>
#include <system_error>

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

/// So many threads, or all that the system gives, that do nothing while it lives.
class ThreadReserve
{
public:
    explicit ThreadReserve(int wanted) : m_threads(allGiven(wanted, [this] { m_over.wait(); })) { }
    ThreadReserve(const ThreadReserve&) = delete;
    ThreadReserve& operator=(const ThreadReserve&) = delete;
    ~ThreadReserve() { m_over.count_down(); }

    int count() const { return static_cast<int>(m_threads.size()); }

private:
    std::latch m_over {1};
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

std::vector<std::jthread> startThreads(int wanted, const std::function<void()>& work)
{
    auto threads = threadsGiven(wanted, work);
    tellFewerThreads(static_cast<int>(threads.size()), wanted);
    return threads;
}
