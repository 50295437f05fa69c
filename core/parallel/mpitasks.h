// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/mpichannel.h"
#include "core/parallel/mpiprocess.h"
#include "core/parallel/remotetasks.h"
#include "core/parallel/taskthreads.h"

#include <chrono>
#include <map>

/// How a process does tasks.
struct MpiTaskService
{
    /// By the kind of a task.
    std::map<QByteArray, TaskHandler> handlers;
    /// Tasks at a time.
    int threads = 1;
    std::chrono::milliseconds patience {20'000};
};

/// All processes, as the one that leads has them do tasks; it does some itself. In the main thread.
class MpiTasks : public RemoteTasks
{
public:
    /// A process that is silent for longer than the patience of `own` counts as lost; they speak
    /// twice a second. `lost` is called with the number of a process and how many of its tasks go
    /// to others. The process must outlive this.
    MpiTasks(const MpiProcess& process, MpiTaskService own,
             std::function<void(int process, std::size_t tasks)> lost);

    std::vector<std::size_t> run(const QByteArray& kind, std::size_t count,
                                 const Describe& describe, const std::stop_token& stop,
                                 const Take& take) override;

private:
    const MpiProcess& m_process;
    MpiTaskService m_service;
    std::function<void(int, std::size_t)> m_lost;
    MpiChannel m_channel;
    TaskThreads m_own;
    std::int64_t m_run = 0; ///< tells messages of earlier runs from those of this one
};

enum class MpiTaskServiceEnd : std::uint8_t
{
    Dismissed, ///< the work is done, or the leading process was stopped
    Stopped, ///< this process was
    LeaderLost, ///< while there was work nothing came from the leading process for three times the
                ///< patience, or for a day while there was none
    Unreadable, ///< a task of another version of the program
    Failed ///< there was not enough memory for a task
};

/// What the others do: tasks as they are handed out. Blocks. In the main thread.
MpiTaskServiceEnd serveMpiTasks(const MpiProcess& process, const MpiTaskService& service,
                                const std::stop_token& stop);
