// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

struct FourcastMessages;

/// Work of any kind is shared out among the processes that mpirun starts: one of them leads and
/// hands out tasks (SharedTasks), the others do them (MpiChannel says what they tell each other).
/// MPI is in a module that is loaded for it (messagemodule.h).
///
/// A process that ends or hangs is no harm but for its work, which is handed out again, as long as
/// MPI itself lets the others live: Open MPI's mpirun does with --enable-recovery.

/// This process among the others. At most one, in the main thread, and no call of MPI elsewhere.
class MpiProcess
{
public:
    /// The number of the one that leads.
    static constexpr int leader = 0;

    /// Was this process started by mpirun or a relative of it, with others beside it? To be asked
    /// before one is made.
    static bool isStarted();
    /// Is it the first of those on its machine, or is that not known? So that what concerns all of
    /// them is said once. To be asked before one is made.
    static bool isFirstOfMachine();
    /// The functions of the module, which is loaded and stays. Fails where it is missing or of
    /// another version, with a sentence that names the package.
    static Expected<const FourcastMessages*> load();

    /// With what load() gave, which must outlive it.
    explicit MpiProcess(const FourcastMessages& messages);
    /// Ends the work of the others where this one leads. Waits for all processes to come so far; if
    /// one hangs, ends this process with exitCode() after some seconds.
    ~MpiProcess();
    MpiProcess(const MpiProcess&) = delete;
    MpiProcess& operator=(const MpiProcess&) = delete;

    bool leads() const { return m_number == leader; }
    /// How many processes there are, counting this one.
    int count() const { return m_count; }
    const FourcastMessages& messages() const { return m_messages; }

    int exitCode() const { return m_exitCode; }
    void setExitCode(int code) { m_exitCode = code; }

private:
    const FourcastMessages& m_messages;
    int m_number = 0;
    int m_count = 1;
    int m_exitCode = 0;
};
