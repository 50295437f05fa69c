// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/parallel/remotetasks.h"
#include "core/statistics/gamescore.h"
#include "core/statistics/sprt.h"
#include "core/statistics/statistics.h"

#include <QByteArray>
#include <QString>
#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

struct MatchOptions
{
    /// Entrant 0 moves first in games 1, 3, 5 ...; entrant 1 in the others.
    std::array<Entrant, 2> entrants;
    int games = 100;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Random moves at the start of each game, the same for games 1 and 2, 3 and 4 ...: engines
    /// that don't draw lots would otherwise repeat one game. An opening never ends the game.
    int openingPlies = 2;
    /// Games at a time; 0 takes one per core. The games don't depend on it.
    TaskWorkers workers {};
    /// Ends the match after the first pair of games that decides whether entrant 0 is the stronger
    /// one; `games` is then the most that are played. What the test counts is the pairs, by their
    /// half points (sprt.h), each different pair once. Which games those are doesn't depend on the
    /// workers.
    std::optional<SprtOptions> sprt;
};

struct MatchResult
{
    MatchOptions options;
    /// The finished games in order; fewer than asked for when the match was stopped.
    std::vector<MatchGame> games;
    /// Of entrant 0.
    GameScore score {};
    /// Of two games with one opening that were both finished: how often entrant 0 got so many half
    /// points in them, 0 to 4. A pair whose games are copies of those of an earlier pair tells
    /// nothing new and is not counted.
    std::array<int, 5> pairs {};
    int copiedPairs = 0;
    /// Games that differ in who moved first, in the position after the opening or in a move from
    /// there.
    int distinctGames = 0;
    /// What the games are worth where some are copies, see DistinctGames; for intervals.
    double independentGames = 0.0;

    int finishedGames() const { return static_cast<int>(games.size()); }
    /// Of the test, if there is one, over all such pairs.
    SprtState sprtState() const;
    bool isDecided() const { return sprtState().verdict != SprtState::Verdict::Open; }
    /// All games were played, or as many as the test needed.
    bool isComplete() const { return finishedGames() == options.games || isDecided(); }
};

/// Who is told of a match, from the pool's threads, one call at a time; each may be empty.
struct MatchListener
{
    std::function<void(int doneGames, int expectedGames)> progress {};
    /// Gets each game as soon as it is over, with the reports of its searches, which are kept for
    /// this alone. Answers whether more are wanted.
    std::function<bool(const MatchGame& game)> played {};
};

/// Plays a match, one task per game on a pool of its own; blocks until it is over or stopped. Fails
/// when there is no engine of a name.
Expected<MatchResult> runMatch(const MatchOptions& options, std::stop_token stop,
                               const MatchListener& listener);

/// A row per finished game; the columns are named in the first row, with their units.
QByteArray matchToCsv(const MatchResult& result);
QByteArray matchToJson(const MatchResult& result);
/// The settings and the result, for reading.
QString matchToText(const MatchResult& result);
