// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/threads.h"

#include <QLoggingCategory>

#include <latch>
#include <system_error>

namespace {

Q_LOGGING_CATEGORY(threadsLog, "fourcast.threads")

}

std::vector<std::jthread> startThreads(int wanted, const std::function<void()>& work)
{
    std::vector<std::jthread> threads;
    threads.reserve(static_cast<std::size_t>(std::max(0, wanted)));
    try {
        while (static_cast<int>(threads.size()) < wanted)
            threads.emplace_back(work);
    } catch (const std::system_error&) {
        qCWarning(threadsLog, "The system gives only %d of %d threads",
                  static_cast<int>(threads.size()), wanted);
    }
    return threads;
}

int startableThreads(int wanted)
{
    std::latch counted(1);
    const auto threads = startThreads(wanted, [&counted] { counted.wait(); });
    counted.count_down();
    return static_cast<int>(threads.size());
}
