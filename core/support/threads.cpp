// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads.h"

#include <QLoggingCategory>

#include <algorithm>
#include <system_error>

namespace {

Q_LOGGING_CATEGORY(threadsLog, "fourcast.threads")

}

std::vector<std::jthread> threadsGiven(int wanted, const std::function<void()>& work)
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
