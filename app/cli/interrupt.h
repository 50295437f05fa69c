// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <stop_token>
#include <thread>

/// From now on, but while an Interrupt lives, SIGINT and SIGTERM end the program with a word and
/// its exit code for that. The first call of main().
void endOnSignals();

/// Turns SIGINT and SIGTERM into a stop request while it lives, so that a command can finish
/// cleanly and say what it has. A second signal, two seconds later, ends the program at once. One
/// at a time, and not before what a command reads has been opened: opening a pipe without
/// a writer blocks for ever, and restarts after a signal.
class Interrupt
{
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    bool happened() const { return m_stop.stop_requested(); }
    /// Readable from the first signal on, for a loop that waits in poll().
    int descriptor() const { return m_pipe[0]; }

private:
    std::array<int, 2> m_pipe {-1, -1};
    std::stop_source m_stop;
    std::thread m_watcher;
};
