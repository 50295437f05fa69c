// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <vector>

/// Games by how they ended. Told by the two players of the board; turned() tells them by the side
/// to move.
struct PlayedResults
{
    int firstWins = 0;
    int draws = 0;
    int secondWins = 0;
    /// Not played to the end.
    int open = 0;

    void count(Outcome outcome, int games = 1);
    int games() const { return firstWins + draws + secondWins + open; }
    /// Those of this side, and those against it.
    int wins(Player side) const { return side == Player::First ? firstWins : secondWins; }
    int losses(Player side) const { return side == Player::First ? secondWins : firstWins; }

    PlayedResults& operator+=(const PlayedResults& more);
    friend bool operator==(const PlayedResults&, const PlayedResults&) = default;
};

/// A move that was played from a position.
struct ExploredMove
{
    /// From 0; two where the position is its own mirror image, so that both are the same move.
    std::vector<int> columns;
    PlayedResults results;
};

/// What was played from a position, its mirror image and whatever order led there counted together.
struct ExploredPosition
{
    Position position;
    /// By the leftmost column; moves without a game are missing.
    std::vector<ExploredMove> moves;
    /// Games that went through or ended here.
    PlayedResults all;

    /// So many games more that went on with this move of places::Place, or with none.
    void count(int move, Outcome outcome, int games);
    /// Null where no game went there.
    const ExploredMove* move(int column) const;
};
