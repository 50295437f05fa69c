// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchlimits.h"

#include <QString>
#include <array>
#include <chrono>
#include <optional>

struct EngineInfo;

/// The time that each side of a tournament's game has. Two parts, each of which may be 0: a time
/// that every move has for itself, and a bank for all moves of the game, from which a move takes
/// what it needs beyond its own time.
struct TournamentClock
{
    enum class Preset : std::uint8_t
    {
        None, ///< no clock: the entrants' own limits
        Kaggle, ///< 2 s for each move, and 60 s for what goes beyond
        Riddles, ///< a bank of 10 s, 0.5 s more after each move, never above 10 s
        Classroom, ///< 1 s for each move
        Own ///< anything else
    };
    static constexpr std::chrono::milliseconds longest {24 * 60 * 60 * 1000};

    std::chrono::milliseconds move {0};
    std::chrono::milliseconds bank {0};
    /// Goes into the bank after each move of its side.
    std::chrono::milliseconds increment {0};
    /// The bank never holds more than at the beginning.
    bool isCapped = false;

    static TournamentClock of(Preset preset);
    /// Own where it is none of the others.
    Preset preset() const;
    /// "none", "kaggle", "riddles", "classroom", "own": for files and options.
    static QString key(Preset preset);
    static std::optional<Preset> presetFromKey(const QString& key);

    bool isOn() const { return move.count() > 0 || bank.count() > 0 || increment.count() > 0; }

    /// "2 s a move", "10 s + 0.5 s", "2 s a move, 60 s beyond"; "no clock". Translated.
    QString toText() const;
    /// "none", "move 2000", "bank 10000+500", "bank 10000+500 capped", "move 2000 bank 60000+0", in
    /// milliseconds; and back. Nothing where the text is no such thing, or a time is too long.
    QString toKey() const;
    static std::optional<TournamentClock> fromKey(const QString& text);

    friend bool operator==(const TournamentClock&, const TournamentClock&) = default;
};

/// Both sides' banks in one game.
class GameBanks
{
public:
    /// Beyond its time a move still counts for so long: what a start of a process or a busy machine
    /// takes.
    static constexpr std::chrono::milliseconds margin {100};

    explicit GameBanks(const TournamentClock& clock)
        : m_clock(clock), m_banks {clock.bank, clock.bank}
    {
    }

    /// What the next move of a side may take at most.
    std::chrono::milliseconds available(Player side) const
    {
        return m_clock.move + m_banks[static_cast<std::size_t>(side)];
    }
    std::chrono::milliseconds bank(Player side) const
    {
        return m_banks[static_cast<std::size_t>(side)];
    }
    /// False where a move that took so long came too late. Without a clock none does.
    bool take(Player side, std::chrono::nanoseconds time);

    /// The limits of a search of an engine, `own` of which are its entrant's. Our engines get a
    /// time, a move's own or their share of the bank (core/clock/timeshare.h), and no more than
    /// they have anyway; programs of others get the clock where there is a bank, and otherwise the
    /// time.
    SearchLimits limitsFor(const EngineInfo& engine, const SearchLimits& own,
                           const Position& position) const;

private:
    TournamentClock m_clock;
    std::array<std::chrono::milliseconds, 2> m_banks;
};
