// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/statistics/statistics.h"

/// Results of games between two sides, from the first side's point of view.
struct GameScore
{
    int wins = 0;
    int draws = 0;
    int losses = 0;

    /// One game more: its winner is 0 for this side, 1 for the other; anything else is a draw.
    void count(int winner) { ++(winner == 0 ? wins : winner == 1 ? losses : draws); }
    GameScore& operator+=(const GameScore& more)
    {
        wins += more.wins;
        draws += more.draws;
        losses += more.losses;
        return *this;
    }
    /// As the other side tells it.
    GameScore turned() const { return {losses, draws, wins}; }

    int games() const { return wins + draws + losses; }
    /// A draw is half of one.
    double points() const { return wins + 0.5 * draws; }
    /// Of the points: a player against itself has one half.
    double share() const { return games() > 0 ? points() / games() : 0.0; }
    /// Of that share, at 95 % confidence. Draws vary less than it allows for.
    Interval interval() const { return wilsonIntervalOf(share(), games()); }

    friend bool operator==(const GameScore&, const GameScore&) = default;
};
