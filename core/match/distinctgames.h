// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

/// What a game is from the moment on when the players decide: two games with the same trace are
/// copies of one, even where their openings reach the position in another order. Games that a
/// failure ended have the trace of their moves: none that ended on the board has the same, and two
/// that failed after the same moves are copies, whatever the reason.
struct GameTrace
{
    /// Entrant 0 or a.
    bool firstMovesFirst = true;
    /// After the opening.
    std::uint64_t position = 0;
    std::vector<std::uint8_t> columns;

    friend bool operator==(const GameTrace&, const GameTrace&) = default;
    friend bool operator<(const GameTrace& a, const GameTrace& b)
    {
        if (a.firstMovesFirst != b.firstMovesFirst)
            return b.firstMovesFirst;
        if (a.position != b.position)
            return a.position < b.position;
        return std::ranges::lexicographical_compare(a.columns, b.columns);
    }
};

/// `moves` begin with so many plies of opening.
GameTrace gameTrace(bool firstMovesFirst, std::span<const Move> moves, std::size_t openingPlies);

/// Counts games, and how much they are worth where some are copies.
class DistinctGames
{
public:
    /// False for a copy of an earlier one.
    bool add(GameTrace trace);

    int distinct() const { return static_cast<int>(m_times.size()); }
    /// How many independent games tell as much about a share of all games as these do, copies
    /// included: Kish's effective number, the square of the sum of the weights over the sum of
    /// their squares. No more than distinct(), and the same where each game came equally often.
    double independent() const;

private:
    std::map<GameTrace, int> m_times;
};
