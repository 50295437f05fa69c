// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock/timecontrol.h"

#include <array>
#include <functional>

/// The clock of a game. It knows no moves and has no timer: it says what is left when it is asked,
/// by a source of time that it is given.
class GameClock
{
public:
    /// Time that only goes forward, from whatever beginning.
    using Now = std::function<std::chrono::milliseconds()>;

    /// From here on digits show tenths of a second.
    static constexpr std::chrono::milliseconds tenthsBelow {10'000};

    explicit GameClock(Now now) : m_now(std::move(now)) { }

    /// Nobody's time runs then.
    void set(const TimeControl& control, const ClockTimes& times);
    const TimeControl& control() const { return m_control; }

    /// The side's time runs from now on, and the other's does not.
    void run(Player side);
    /// What was used up is used up.
    void stop();
    std::optional<Player> running() const { return m_running; }

    /// What a side has left at this moment, never less than 0.
    std::chrono::milliseconds left(Player side) const;
    bool hasFallen(Player side) const { return left(side).count() == 0; }
    /// What both have when this side moves now: the increment is added, the time of a move is full
    /// again. A side that has not begun its turn has used nothing and gets nothing.
    ClockTimes afterMove(Player mover) const;

    /// Until the digits of the side that runs change: at the next whole second, or tenth below
    /// tenthsBelow. 0 where nobody's time runs or the time is over.
    std::chrono::milliseconds untilDigitsChange() const;
    /// How many seconds the side that runs was found to have left since this was asked last: 30 or
    /// 10. Each is told once in a game, or in a turn where each move has its time.
    std::optional<int> takeWarning();

private:
    struct Warned
    {
        std::chrono::milliseconds seen {0}; ///< what was left when it was asked last
        int last = 0; ///< the warning told last; 0 for none
    };

    Warned& warned(Player side) { return m_warned[side == Player::First ? 0 : 1]; }

    Now m_now;
    TimeControl m_control;
    ClockTimes m_times;
    std::optional<Player> m_running;
    bool m_hasBegun = false; ///< the side to move has used some of its turn
    std::chrono::milliseconds m_since {0};
    std::array<Warned, 2> m_warned;
};
