// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/match/distinctgames.h"
#include "core/match/entrant.h"
#include "core/search/searchreport.h"
#include "core/support/random.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

/// A finished game between two entrants.
struct MatchGame
{
    /// Counted from 1.
    int number = 0;
    /// Of the opening and the engines; games 1 and 2, 3 and 4 ... share theirs.
    std::uint64_t seed = 0;
    /// The entrant that moved first.
    int firstEntrant = 0;
    Outcome outcome = Outcome::Unfinished;
    /// Why the loser, whose turn it was, has lost although the board goes on.
    std::optional<EngineFailure> failure {};
    /// The opening included.
    std::vector<Move> moves;
    /// Per entrant; of a program of others the nodes that it reports, and the time is always ours,
    /// from the question to the answer.
    std::array<std::uint64_t, 2> nodes {};
    std::array<double, 2> milliseconds {};
    /// Of the engines, per entrant.
    std::array<std::uint64_t, 2> engineSeeds {};
    /// Behind each move that was searched for, where they are asked for: those after the opening,
    /// and the one that failed.
    std::vector<SearchReport> reports {};

    /// 0 or 1; -1 for a draw.
    int winningEntrant() const;
    /// The entrant that has failed, 0 or 1; -1 where none has.
    int failedEntrant() const { return failure ? 1 - winningEntrant() : -1; }
};

/// Random moves that leave the game open; fewer than asked for where every move would end it.
std::vector<Move> drawOpening(SeededRandom& random, int plies);

/// One game of a match or a tournament, in full decided by its seed: random moves until there are
/// so many plies (fewer where every move would end the game), then the engines' own. Blocks;
/// nothing where it was stopped. The entrants' engines must exist. The reports are kept where they
/// are asked for.
std::optional<MatchGame> playMatchGame(const std::array<Entrant, 2>& entrants, int firstEntrant,
                                       int openingPlies, std::uint64_t seed,
                                       const std::stop_token& stop, bool keepsReports = false);

/// What copies of the game share.
GameTrace gameTrace(const MatchGame& game, int openingPlies);
/// Counts the games of one match or pairing; copies are those that play alike from the position
/// after the opening.
DistinctGames distinctGames(const std::vector<MatchGame>& games, int openingPlies);
