// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/levelcounts.h"
#include "core/search/costs/costobserver.h"
#include "core/search/rootsearch.h"

/// Alpha-beta over what somebody with a blind spot sees: what it does not see does not happen in
/// its tree. Values are from the view of the side to move at the root and mean nothing to anybody
/// else; LevelCounts says what it is worth. One thread. An observer gets the events of
/// core/search/gamesearch.h, the root's as well.
template <typename Observer> class ObservedLevelSearch : public RootSearch
{
public:
    explicit ObservedLevelSearch(BlindSpot blindness, const Observer& observer = {})
        : m_blindness(blindness), m_counted(blindness), m_observer(observer)
    {
    }

    RootResult search(const Position& root, int depth, const RootBudget& budget,
                      const RootResult& previous) override;

private:
    Value search(const Position& position, int depth, Value alpha, Value beta, int ply, int last);
    Value leaf(Value value, int ply);
    void tellMoves(Bitboard moves, int ply) const;
    bool seesLine(Bitboard discs, int ply) const;
    Bitboard expectedReplies(const Position& position, int last) const;

    BlindSpot m_blindness;
    LevelCounts m_counted;
    SearchPoll m_poll;
    SearchCounts m_counts;
    SearchStatistics m_statistics;
    [[no_unique_address]] Observer m_observer;
};

using LevelSearch = ObservedLevelSearch<NullObserver>;
/// Its nodes are told to a counter.
using CountedLevelSearch = ObservedLevelSearch<CostObserver>;
