// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"
#include "core/parallel/tasktimes.h"

#include <chrono>
#include <cstdint>

/// One worker's part in one null window of a run. The solver asks one question after the other:
/// is the score of a position above alpha? Where the answer takes long, helpers search the same
/// window over the shared table until one of the workers has it; each of them has a span then.
struct SolverSpan
{
    /// Whose position is searched, as seen from the root of the run.
    enum class Topic : std::uint8_t
    {
        Root, ///< the root itself
        Column, ///< the position after `move`
        Line, ///< one on the way of best play, which begins with `move`
        Trap ///< one after `move` and more: does a reply throw the win away?
    };
    enum class Answer : std::uint8_t
    {
        Open, ///< the run ended first
        Above,
        NotAbove
    };

    /// 0 is the thread that called the solver, 1 to workers - 1 are helpers.
    int worker = 0;
    /// From the start of the run.
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    /// Positions that this worker visited.
    std::uint64_t nodes = 0;

    Topic topic = Topic::Root;
    Move move;
    /// The score is that of the side to move at the position that is searched (exactscore.h).
    int alpha = 0;
    /// The same for all workers of a window.
    Answer answer = Answer::Open;
    /// Others searched the window, too.
    bool shared = false;
    TaskTimes times {};
};
