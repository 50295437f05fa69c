// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// Work of this program that keeps the processor busy: while one of these lives, times measured by
/// anything else are not what they would be alone. Made and destroyed by the work itself, on any
/// thread; who measures asks afterwards. That the machine is busy is a fact of the whole process,
/// so nothing has to be handed around for it.
class ConcurrentLoad
{
public:
    using Clock = std::chrono::steady_clock;

    enum class By : unsigned char
    {
        Laboratory,
        /// The search for a move on the board, its analysis, a hint, a review.
        Board
    };

    explicit ConcurrentLoad(By by = By::Laboratory);
    ~ConcurrentLoad();
    ConcurrentLoad(const ConcurrentLoad&) = delete;
    ConcurrentLoad& operator=(const ConcurrentLoad&) = delete;

    /// Did another one live at any time since this one was made?
    bool metAnother() const;
    /// Did another one live at any time from then, when this one was there, until now?
    bool metAnotherSince(Clock::time_point start) const;
    /// Did a laboratory's live at any time from then until now? For what is not one itself.
    static bool since(Clock::time_point start);

private:
    By m_by;
    /// How many had been made before this one.
    long m_made = 0;
    bool m_metAtStart = false;
};
