// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/threads/threadpool.h"

#include <future>
#include <memory>

/// A thread of its own that does one thing after the other: for what takes long, and for what has
/// to stay on the thread that made it, such as a database connection.
class SerialThread : public ThreadPool
{
public:
    SerialThread() : ThreadPool(1) { }

    /// Does `work` there and returns its result, or throws what it throws; blocks. The thread must
    /// have been started, and not be the calling one.
    template <typename Work> std::invoke_result_t<Work> call(Work work)
    {
        using Task = std::packaged_task<std::invoke_result_t<Work>()>;
        const auto task = std::make_shared<Task>(std::move(work));
        auto result = task->get_future();
        // Nobody waits for the QFuture: who does may come to do the work.
        (void)QtConcurrent::run(&threads(), [task] { (*task)(); });
        return result.get();
    }
};
