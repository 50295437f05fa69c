// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/workthreads.h"

#include <future>

/// A thread of its own that does one thing after the other: for what takes long, and for what has
/// to stay on the thread that made it, such as a database connection.
class SerialThread : public WorkThreads
{
public:
    SerialThread() : WorkThreads(1) { }

    /// Does `work` there and returns its result, or throws what it throws; blocks. The thread must
    /// have been started, and not be the calling one.
    template <typename Work> std::invoke_result_t<Work> call(Work work)
    {
        std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
        auto result = task.get_future();
        add([&task] { task(); });
        return result.get();
    }
};
