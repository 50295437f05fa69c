// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkoptions.h"

#include <cfenv>

namespace fourcast::chance {

/// From here to the end of the scope sums and products are rounded up. A lower bound is kept as its
/// negative, so that it is rounded down. Files that calculate so are compiled with -frounding-math.
class RoundingUp
{
public:
    RoundingUp() : m_before(std::fegetround()) { std::fesetround(FE_UPWARD); }
    RoundingUp(const RoundingUp&) = delete;
    RoundingUp& operator=(const RoundingUp&) = delete;
    ~RoundingUp() { std::fesetround(m_before); }

private:
    int m_before;
};

/// When a check has to end, and whom it tells how far it is.
class Control
{
public:
    Control(std::stop_token stop, CheckReporter report)
        : m_stop(std::move(stop)), m_report(std::move(report))
    {
    }

    bool isStopped() const { return m_stop.stop_requested(); }
    const std::stop_token& token() const { return m_stop; }
    std::chrono::nanoseconds elapsed() const { return Clock::now() - m_began; }
    /// To be called every millisecond or so. Tells a few times a second what `progress` answers.
    /// Is it to end?
    template <typename Progress> bool look(const Progress& progress)
    {
        constexpr std::chrono::milliseconds between {200};
        if (m_report) {
            if (const auto now = Clock::now(); now - m_told >= between) {
                m_told = now;
                CheckProgress told = progress();
                told.elapsed = now - m_began;
                const int rounding = std::fegetround();
                std::fesetround(FE_TONEAREST);
                m_report(told);
                std::fesetround(rounding);
            }
        }
        return isStopped();
    }

private:
    using Clock = std::chrono::steady_clock;

    const std::stop_token m_stop;
    const CheckReporter m_report;
    const Clock::time_point m_began = Clock::now();
    Clock::time_point m_told = m_began;
};

}
