// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/standings.h"
#include "core/tournament/tournament.h"

#include <map>
#include <memory>
#include <vector>

/// A game that is being played.
struct TournamentBoard
{
    TournamentTask task {};
    std::vector<Move> moves {};

    friend bool operator==(const TournamentBoard& one, const TournamentBoard& other)
    {
        return one.task.number == other.task.number && one.moves == other.moves;
    }
};

/// What has happened in a tournament since it was told last.
struct TournamentNews
{
    /// Games that are over, in the order in which they ended.
    std::vector<TournamentGame> games {};
    /// Games under way that have moved, by number; those that are over are not among them.
    std::map<int, TournamentBoard> boards {};
    /// After these games or after most of them; null where it is as it was.
    std::shared_ptr<const TournamentResult> result {};
    int round = 0; ///< of Swiss; 0 otherwise
    /// Why a game could not be recorded, a sentence; told once in a run.
    QString notRecorded {};
};
