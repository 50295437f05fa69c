// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// Long work of this program that keeps the processor busy, a laboratory's: while one of these
/// lives, times measured by anything else are not what they would be alone. Made and destroyed by
/// the work itself, on any thread; who measures asks afterwards. That the machine is busy is a fact
/// of the whole process, so nothing has to be handed around for it.
class Disturbance
{
public:
    using Clock = std::chrono::steady_clock;

    Disturbance();
    ~Disturbance();
    Disturbance(const Disturbance&) = delete;
    Disturbance& operator=(const Disturbance&) = delete;

    /// Did another one live at any time since this one was made?
    bool metAnother() const;
    /// Did one live at any time from then until now?
    static bool since(Clock::time_point start);

private:
    /// How many had been made before this one.
    long m_made = 0;
    bool m_metAtStart = false;
};
