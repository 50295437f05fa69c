// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <array>
#include <vector>

/// What the thread of a worker does at a time.
enum class WorkerState : std::uint8_t
{
    Running, ///< a task, on a processor
    Ready, ///< able to run, in a task or not, while others had the processor
    Overhead, ///< the program's own work between tasks: start, hand-over, reports, clearing a table
    Asleep, ///< it had no task, and slept
    InTask, ///< running or ready: the processor time was not counted
    NoTask ///< ready, asleep or overhead: which of them was not counted
};
constexpr std::size_t workerStateCount = 6;

/// A stretch of a worker's time in one state.
struct StateStretch
{
    WorkerState state = WorkerState::NoTask;
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    int record = -1; ///< of the timeline's tasks the one that it is a part of, or -1

    std::chrono::nanoseconds length() const { return end - start; }

    friend bool operator==(const StateStretch&, const StateStretch&) = default;
};

/// By worker, from 0 to the length of the timeline without a gap, none of them of no time.
///
/// The system's counters say how long a worker ran and was ready, but not when. So a task runs from
/// its start and is ready at its end, and between two tasks a worker is asleep first, then ready,
/// then busy with the program's own work.
std::vector<std::vector<StateStretch>> statesOf(const Timeline& timeline);

/// How much of some time belongs to each state.
struct StateSums
{
    std::array<std::chrono::nanoseconds, workerStateCount> times {};

    std::chrono::nanoseconds operator[](WorkerState state) const
    {
        return times[static_cast<std::size_t>(state)];
    }
    std::chrono::nanoseconds& operator[](WorkerState state)
    {
        return times[static_cast<std::size_t>(state)];
    }
    std::chrono::nanoseconds all() const;
    /// Of all of it, 0 to 1.
    double share(WorkerState state) const;
    /// On a processor: running and overhead.
    std::chrono::nanoseconds processor() const
    {
        return (*this)[WorkerState::Running] + (*this)[WorkerState::Overhead];
    }
    StateSums& operator+=(const StateSums& more);
};

/// By worker, between two times; what lies outside of the timeline is left out.
std::vector<StateSums> stateSums(const std::vector<std::vector<StateStretch>>& states,
                                 std::chrono::nanoseconds from, std::chrono::nanoseconds to);
/// Of all workers over the whole timeline.
StateSums stateSums(const Timeline& timeline);

/// In which exactly one worker was on a processor, and no other was ready to be. What all workers
/// do on processors takes at least this and an even share of the rest.
std::chrono::nanoseconds serialTime(const std::vector<std::vector<StateStretch>>& states);
