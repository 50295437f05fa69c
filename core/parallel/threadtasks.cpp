// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/threadtasks.h"

#include "core/parallel/taskthreads.h"

#include <QtGlobal>
#include <algorithm>
#include <new>

std::vector<std::size_t> ThreadTasks::run(const QByteArray& kind, std::size_t count,
                                          const Describe& describe, const std::stop_token& stop,
                                          const Take& take)
{
    constexpr std::chrono::milliseconds betweenLooks {50};
    const std::map<QByteArray, TaskHandler> handlers {{kind, m_handler}};
    const auto wanted = std::min<std::size_t>(count, static_cast<std::size_t>(m_threads));
    TaskThreads threads(handlers, static_cast<int>(wanted));
    std::size_t next = 0;
    std::size_t open = 0;
    while (!stop.stop_requested() && (next < count || open > 0)) {
        for (; next < count && threads.idle() > 0; ++next)
            if (const auto bytes = describe(next)) {
                threads.add({0, static_cast<std::int64_t>(next), kind, *bytes});
                ++open;
            }
        threads.waitForFinished(betweenLooks);
        const auto [finished, trouble] = threads.finished();
        if (trouble == TaskTrouble::Failed)
            throw std::bad_alloc();
        Q_ASSERT(trouble == TaskTrouble::None);
        for (const FinishedTask& task : finished) {
            --open;
            if (take(static_cast<std::size_t>(task.number), task.result) != TaskTaken::More)
                return {};
        }
    }
    return {};
}
