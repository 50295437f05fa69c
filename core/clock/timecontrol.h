// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <chrono>
#include <optional>

/// How much time two people give themselves. Each side has its own: that is a handicap.
struct TimeControl
{
    enum class Kind
    {
        None, ///< no clock
        PerMove, ///< each move has this long
        PerGame ///< all moves of a side together have
    };

    static constexpr std::chrono::seconds longest {3 * 60 * 60};
    static constexpr std::chrono::seconds longestIncrement {180};

    Kind kind = Kind::None;
    std::chrono::seconds first {300};
    std::chrono::seconds second {300};
    /// What a side gets for each of its moves; of a game's time alone.
    std::chrono::seconds increment {0};

    bool isOn() const { return kind != Kind::None; }
    /// With the sides' times changed over.
    TimeControl swapped() const { return {kind, second, first, increment}; }
    std::chrono::seconds of(Player side) const { return side == Player::First ? first : second; }

    /// "game 300/180+5", "move 10/20", in seconds; empty without a clock.
    QString toText() const;
    /// Nothing where the text is no such thing, or a time is 0 or too long. Empty is no clock.
    static std::optional<TimeControl> fromText(const QString& text);

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// What both sides have left.
struct ClockTimes
{
    std::chrono::milliseconds first {0};
    std::chrono::milliseconds second {0};

    /// As a game begins.
    static ClockTimes full(const TimeControl& control) { return {control.first, control.second}; }

    std::chrono::milliseconds& of(Player side) { return side == Player::First ? first : second; }
    std::chrono::milliseconds of(Player side) const
    {
        return side == Player::First ? first : second;
    }

    /// "287.412/180.000", in seconds.
    QString toText() const;
    /// Nothing where the text is no such thing, or a time is negative or longer than a day.
    static std::optional<ClockTimes> fromText(const QString& text);

    friend bool operator==(const ClockTimes&, const ClockTimes&) = default;
};
