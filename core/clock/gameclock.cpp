// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock/gameclock.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::array warningSeconds {10, 30};

} // namespace

void GameClock::set(const TimeControl& control, const ClockTimes& times)
{
    stop();
    const bool isSameGame = control == m_control && m_times != ClockTimes::full(control)
        && times != ClockTimes::full(control);
    m_control = control;
    m_times = times;
    m_hasBegun = false;
    for (const Player side : {Player::First, Player::Second})
        warned(side)
            = {times.of(side),
               isSameGame && control.kind == TimeControl::Kind::PerGame ? warned(side).last : 0};
}

void GameClock::run(Player side)
{
    if (m_running == side)
        return;
    stop();
    m_running = side;
    m_hasBegun = true;
    m_since = m_now();
}

void GameClock::stop()
{
    if (!m_running)
        return;
    const Player side = *m_running;
    m_times.of(side) = left(side);
    m_running.reset();
}

std::chrono::milliseconds GameClock::left(Player side) const
{
    const std::chrono::milliseconds used = m_running == side ? m_now() - m_since : 0ms;
    return std::max(m_times.of(side) - used, std::chrono::milliseconds(0));
}

ClockTimes GameClock::afterMove(Player mover) const
{
    ClockTimes times {left(Player::First), left(Player::Second)};
    if (m_control.kind == TimeControl::Kind::PerMove)
        times.of(mover) = m_control.of(mover);
    else if (m_hasBegun)
        times.of(mover) += m_control.increment;
    return times;
}

std::chrono::milliseconds GameClock::untilDigitsChange() const
{
    if (!m_running)
        return 0ms;
    const std::chrono::milliseconds now = left(*m_running);
    const std::chrono::milliseconds step = now > tenthsBelow ? 1000ms : 100ms;
    // Digits are rounded up: 0 is shown when the time is over and not before.
    const auto rest = now % step;
    return now.count() == 0 ? 0ms : rest.count() == 0 ? step : rest;
}

std::optional<int> GameClock::takeWarning()
{
    if (!m_running)
        return {};
    Warned& told = warned(*m_running);
    const std::chrono::milliseconds before = std::exchange(told.seen, left(*m_running));
    for (const int warning : warningSeconds) {
        const std::chrono::seconds at(warning);
        if (before <= at || told.seen > at || (told.last > 0 && told.last <= warning))
            continue;
        told.last = warning;
        return warning;
    }
    return {};
}
