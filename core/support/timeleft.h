// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

/// How long what is `missing` still takes at the pace so far: `done` took `spent`. Both are counted
/// in the same units, whatever they are. Empty as long as nothing is done.
std::optional<std::chrono::nanoseconds> timeLeft(std::chrono::nanoseconds spent, double done,
                                                 double missing);

/// The same with a clock of its own, which runs from its making. Where pieces of the work take
/// their time unequally, whoever knows says what each costs.
class TimeLeft
{
public:
    /// All that is not done yet.
    explicit TimeLeft(double missing) : m_missing(missing) { }

    void spend(double cost = 1) { m_done += cost; }
    std::optional<std::chrono::nanoseconds> left() const
    {
        return timeLeft(Clock::now() - m_start, m_done, m_missing - m_done);
    }

private:
    using Clock = std::chrono::steady_clock;

    double m_missing;
    double m_done = 0;
    Clock::time_point m_start = Clock::now();
};
