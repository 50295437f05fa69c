// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Work of any kind is shared out among the processes that mpirun starts: one of them leads and
/// hands out tasks (SharedTasks), the others do them (MpiChannel says what they tell each other).
/// Compiled where FOURCAST_MPI is on.
///
/// A process that ends or hangs is no harm but for its work, which is handed out again, as long as
/// MPI itself lets the others live: Open MPI's mpirun does with --enable-recovery.

/// This process among the others. At most one, in the main thread, and no call of MPI elsewhere.
class MpiProcess
{
public:
    /// The number of the one that leads.
    static constexpr int leader = 0;

    /// Was this process started by mpirun or a relative of it? To be asked before one is made.
    static bool isStarted();

    MpiProcess();
    /// Ends the work of the others where this one leads. Waits for all processes to come so far; if
    /// one hangs, ends this process with exitCode() after some seconds.
    ~MpiProcess();
    MpiProcess(const MpiProcess&) = delete;
    MpiProcess& operator=(const MpiProcess&) = delete;

    bool leads() const { return m_number == leader; }
    /// How many processes there are, counting this one.
    int count() const { return m_count; }

    int exitCode() const { return m_exitCode; }
    void setExitCode(int code) { m_exitCode = code; }

private:
    int m_number = 0;
    int m_count = 1;
    int m_exitCode = 0;
};
