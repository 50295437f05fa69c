// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/match/entrant.h"
#include "core/search/searchreport.h"

#include <array>
#include <optional>

/// Who plays, the first player first: two engines, or an engine and the person at the terminal.
struct Seats
{
    std::array<Entrant, 2> players {};

    static Seats ofPerson(Player human, const Entrant& opponent)
    {
        const bool first = human == Player::First;
        return {{first ? Entrant::person() : opponent, first ? opponent : Entrant::person()}};
    }
    const Entrant& of(Player side) const { return players[side == Player::First ? 0 : 1]; }
    /// The side of the person; nothing between engines.
    std::optional<Player> person() const
    {
        return players[0].human ? std::optional(Player::First)
            : players[1].human  ? std::optional(Player::Second)
                                : std::nullopt;
    }
};

/// Writes a game in the terminal: for a person as text, for a program as JSON. The game has no
/// moves after its current point.
class GameReporter
{
public:
    virtual ~GameReporter() = default;

    /// Who plays.
    virtual void introduced(const Game& game) = 0;
    /// The last move of `game` was played; `report` is the engine's, null for the other player.
    virtual void moved(const Game& game, const SearchReport* report) = 0;
    /// The engine whose turn it is has failed and lost the game; `report` says why.
    virtual void failed(const Game& game, const SearchReport& report) = 0;
    /// The other player is to move here, or the game is over.
    virtual void stands(const Game& game) = 0;
    virtual void takenBack(const Game& game) = 0;
    /// An answer of the hint's engine, from the view of the side to move.
    virtual void hinted(const SearchReport& report) = 0;
    virtual void listed(const Game& game) = 0;
    virtual void saved(const QString& path) = 0;
    virtual void explained() = 0;
    /// A line that could not be obeyed: one sentence.
    virtual void refused(const QString& sentence) = 0;
    /// The next line is waited for.
    virtual void waits() = 0;
    /// The report is complete. `lineOpen`: what waits() wrote stands in the last line.
    virtual void left(const Game& game, bool lineOpen) = 0;
};
