// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/bookbuilder.h"
#include "core/parallel/mpiprocess.h"

/// Building a book with the processes that mpirun starts: the one that leads has the book and hands
/// out its positions.

struct MpiSettings
{
    /// Of this process.
    int threads = 1;
    int tableMib = 256;
    /// A process that is silent for longer counts as lost; they speak twice a second.
    std::chrono::milliseconds patience {20'000};
};

/// The leading process's solvers: the other processes, and threads of its own once all of those are
/// lost. `lost` is called with the number of a process and how many of its positions the others
/// get.
MakeBookSolvers mpiSolvers(const MpiProcess& process, const MpiSettings& settings,
                           std::function<void(int process, std::size_t positions)> lost);

enum class MpiServiceEnd : std::uint8_t
{
    Dismissed, ///< the work is done, or the leading process was stopped
    Stopped, ///< this process was
    LeaderLost ///< no message came from the leading process for three times the timeout
};

/// What the others do: solve positions of so many plies as they are handed out. Blocks.
MpiServiceEnd serveMpi(const MpiProcess& process, int plies, const MpiSettings& settings,
                       const std::stop_token& stop);
