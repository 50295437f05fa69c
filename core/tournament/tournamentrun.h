// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/remotetasks.h"
#include "core/tournament/tournament.h"

#include <chrono>
#include <functional>
#include <stop_token>

/// How far a tournament is.
struct TournamentProgress
{
    int done = 0;
    int expected = 0;
    /// Of Swiss; 0 otherwise.
    int round = 0;
    /// At the pace so far.
    std::chrono::seconds left {0};
};

/// Who is told of a tournament; each may be empty. From the threads that play: `began` and `moved`
/// from several at a time, `over` one call at a time.
struct TournamentListener
{
    std::function<void(const TournamentTask& task)> began {};
    /// After each move, the opening's at once. `task` is the same as in `began`.
    std::function<void(const TournamentTask& task, const std::vector<Move>& moves)> moved {};
    /// A game is over. `soFar` holds it and all before it, without reports, until the call returns.
    /// Answers whether to go on; false ends the games under way.
    std::function<bool(const TournamentGame& game, const Tournament& soFar,
                       const TournamentProgress& progress)>
        over {};
    /// The game in `over` has the reports of its searches, for a recording.
    bool wantsReports = false;
};

/// How a tournament is ended.
struct TournamentStop
{
    /// Ends the games under way; they are played anew later.
    std::stop_token now {};
    /// Begins no more games, and waits for those under way.
    std::stop_token afterGames {};
};

/// Plays what is not among the games of `tournament`, and blocks until all is over or it was ended.
/// An engine that fails loses its game, and the tournament goes on. Fails when the options can't
/// be, or an engine can't be made; then nothing was played.
///
/// With others, who must outlive the run, they play the games, of entrants that can travel
/// (canTravel()). The listener is then told of nothing but games that are over, without reports.
Expected<Tournament> runTournament(Tournament tournament, const TournamentStop& stop,
                                   const TournamentListener& listener,
                                   RemoteTasks* others = nullptr);

/// Were all games played, or as many as the sequential test needed?
bool isComplete(const Tournament& tournament);
