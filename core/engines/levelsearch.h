// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/blindspot.h"
#include "core/search/rootsearch.h"

/// Alpha-beta over what somebody with a blind spot sees: what it does not see does not happen in
/// its tree. Values are from the view of the side to move at the root and mean nothing to anybody
/// else. One thread.
///
/// A position is valued by the 69 fours of the board: 1, 4 and 16 for one, two and three discs of
/// one side with nothing of the other's between them; and 24 for the empty square that a three
/// lacks when it lies on a row that is the owner's in the end (V. Allis, "A Knowledge-based
/// Approach of Connect-Four", 1988: odd rows for the first player, even ones for the second).
class LevelSearch : public RootSearch
{
public:
    explicit LevelSearch(BlindSpot blindness) : m_blindness(blindness) { }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override;

    /// What `position` looks like to `viewer`, nobody having four in line.
    Value evaluate(const Position& position, Player viewer) const;

private:
    Value search(const Position& position, int depth, Value alpha, Value beta, int ply, int last);
    bool seesLine(Bitboard discs, int ply) const;
    Bitboard expectedReplies(const Position& position, int last) const;

    BlindSpot m_blindness;
    Player m_viewer = Player::First;
    SearchPoll m_poll;
    SearchCounts m_counts;
};
