// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

/// Where a Job is.
enum class JobStatus : std::uint8_t
{
    Idle, ///< was not started yet, or was abandoned
    Running,
    Paused, ///< asked to wait, which it does at its next pause
    Done, ///< the result is whole
    Stopped, ///< was asked to end early: the result may be a part of what was wanted
    Failed ///< an error says why; what was sent before it is kept
};

/// What work tells of itself as it goes, in units of its own: runs, games, states.
struct ProgressUpdate
{
    std::uint64_t done = 0;
    /// Of these, what was done before this start: it says nothing of the pace.
    std::uint64_t before = 0;
    /// The total; empty where it is unknown before the end.
    std::optional<std::uint64_t> total {};
    /// Found and not done yet, where more may be found.
    std::optional<std::uint64_t> open {};
    /// How much of this start's time is over, 0 to 1, where pieces take their time unequally.
    std::optional<double> share {};
};

/// How far a Job is, for display.
struct JobProgress
{
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total {};
    std::optional<std::uint64_t> open {};
    /// Since the start, without pauses.
    std::chrono::nanoseconds elapsed {0};
    /// Done per second since the start.
    double rate = 0;
    /// At the pace so far; empty as long as there is none, and where the end is open.
    std::optional<std::chrono::seconds> left {};
};

/// The update with the time since the start.
JobProgress jobProgress(const ProgressUpdate& told, std::chrono::nanoseconds elapsed);
