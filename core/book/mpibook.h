// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/bookbuilder.h"

/// Building a book with the processes that mpirun starts. One of them leads: it has the book and
/// hands out the work. Compiled where FOURCAST_MPI is on.
///
/// A process that ends or hangs is no harm but for its work, which is handed out again, as long as
/// MPI itself lets the others live: Open MPI's mpirun does with --enable-recovery.

/// This process among the others. At most one, in the main thread, and no call of MPI elsewhere.
class MpiProcess
{
public:
    /// Was this process started by mpirun or a relative of it? To be asked before one is made.
    static bool isStarted();

    MpiProcess();
    /// Ends the work of the others where this one leads. Waits for all processes to come so far; if
    /// one hangs, ends this process with exitCode() after some seconds.
    ~MpiProcess();
    MpiProcess(const MpiProcess&) = delete;
    MpiProcess& operator=(const MpiProcess&) = delete;

    bool leads() const { return m_number == 0; }
    /// How many processes there are, counting this one.
    int count() const { return m_count; }

    int exitCode() const { return m_exitCode; }
    void setExitCode(int code) { m_exitCode = code; }

private:
    int m_number = 0;
    int m_count = 1;
    int m_exitCode = 0;
};

struct MpiSettings
{
    /// Of this process.
    int threads = 1;
    int tableMib = 256;
    /// A process that is silent for longer counts as lost; they speak twice a second.
    std::chrono::milliseconds patience {20'000};
};

/// The leading process's solvers: the other processes, and threads of its own once all of those are
/// lost. `lost` is told the number of a process and how many positions others get.
MakeBookSolvers mpiSolvers(const MpiProcess& process, const MpiSettings& settings,
                           std::function<void(int process, std::size_t positions)> lost);

enum class MpiServiceEnd : std::uint8_t
{
    Dismissed, ///< the work is done, or the leading process was stopped
    Stopped, ///< this process was
    LeaderLost ///< nothing was heard of the leading process for three times the patience
};

/// What the others do: solve positions of so many plies as they are handed out. Blocks.
MpiServiceEnd serveMpi(const MpiProcess& process, int plies, const MpiSettings& settings,
                       const std::stop_token& stop);
