// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/blindspot.h"
#include "core/evaluation/heuristic.h"

/// What a level with a blind spot sees of a position.
///
/// It is valued by the 69 fours of the board: 1, 4 and 16 for one, two and three discs of one side
/// with nothing of the other's between them; and 24 for the empty square that a three lacks when it
/// lies on a row that is the owner's in the end (V. Allis, "A Knowledge-based Approach of
/// Connect-Four", 1988: odd rows for the first player, even ones for the second).
class LevelCounts
{
public:
    /// `viewer` is whose blind spot it is: it may concern own lines or the other side's alone.
    explicit LevelCounts(BlindSpot blindness, Player viewer = Player::First)
        : m_blindness(blindness), m_viewer(viewer)
    {
    }

    /// From the view of the side to move. A finished four is one more count, no win: the search
    /// knows those by itself.
    Value operator()(const Position& position) const
    {
        const Value seen = seenByViewer(position);
        return position.sideToMove() == m_viewer ? seen : -seen;
    }
    Value unfinished(const Position& position) const { return (*this)(position); }
    LevelCounts seenBy(Player side) const { return LevelCounts(m_blindness, side); }

private:
    Value seenByViewer(const Position& position) const;

    BlindSpot m_blindness;
    Player m_viewer;
};

static_assert(Heuristic<LevelCounts>);
