// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

/// What the system counted of a worker's thread for one of its tasks, and for the time since the
/// task before it ended (or since the run began).
struct TaskTimes
{
    /// On a processor while the task ran, at most its length; others had the processor for the
    /// rest. Nothing where it was not counted.
    std::optional<std::chrono::nanoseconds> running {};
    /// On a processor between the task before and this one: the program's own work.
    std::chrono::nanoseconds ranBefore {0};
    /// Ready to run between them, while others had the processor. Nothing where the system does not
    /// say.
    std::optional<std::chrono::nanoseconds> readyBefore {};

    friend bool operator==(const TaskTimes&, const TaskTimes&) = default;
};
