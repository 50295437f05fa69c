// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/parallel/remotetasks.h"
#include "core/statistics/elo.h"

#include <QByteArray>
#include <QDate>
#include <chrono>
#include <functional>

/// A round robin of engines, for their Elo.
struct LadderOptions
{
    /// Two or more; the eight opponents of core/engines/levels.h unless something else is asked.
    std::vector<Entrant> entrants = levelEntrants();
    /// Of each two entrants, who take turns in moving first.
    int gamesPerPair = 100;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Random moves at the start of each game, the same for both games of a pair that follow each
    /// other. An opening never ends the game.
    int openingPlies = 4;
    /// Games at a time; 0 takes one per core. The games don't depend on it.
    TaskWorkers workers {};

    static std::vector<Entrant> levelEntrants();
    int pairs() const;
    int games() const { return pairs() * gamesPerPair; }
};

/// What is played in one game of a ladder, all of it decided by the options.
struct LadderTask
{
    /// Counted from 1. All pairs play their first game, then all their second, and so on, so that
    /// a ladder that was stopped has played all pairs equally often, and one of more games begins
    /// with the games of the shorter one.
    int number = 0;
    /// Indices of the entrants, the lower one first.
    std::array<int, 2> entrants {};
    /// Which of them moves first: 0 or 1.
    int firstEntrant = 0;
    std::uint64_t seed = 0;
};

struct LadderGame
{
    /// Of the options' entrants; 0 is the lower index.
    std::array<int, 2> entrants {};
    MatchGame game;
    /// The program that played it, on which day and machine; empty where its file is older than to
    /// know them.
    QString program {};
    QDate date {};
    QString machine {};

    /// Index of the entrant that moves first (0) or second (1).
    int mover(int side) const;
};

struct LadderResult
{
    LadderOptions options;
    /// The finished games by number.
    std::vector<LadderGame> games;
    std::vector<PairScore> pairs;
    EloTable elo;
    /// As MatchResult::distinctGames, counted for each two entrants and added up.
    int distinctGames = 0;

    int finishedGames() const { return static_cast<int>(games.size()); }
    bool isComplete() const { return finishedGames() == options.games(); }
};

/// How far a ladder is.
struct LadderProgress
{
    int done = 0;
    int expected = 0;
    /// At the pace so far.
    std::chrono::seconds left {0};
    /// All finished games, earlier ones included, to be stored.
    const std::vector<LadderGame>& games;
};

/// All games of a ladder in the order in which they are begun.
std::vector<LadderTask> ladderTasks(const LadderOptions& options);

/// Plays what is not among `known`, games of the same options, one task per game on a pool of its
/// own; blocks until it is over or stopped. `progress`, which may be empty, is called after each
/// game from the pool's threads, one call at a time. Fails when there is no engine of a name.
Expected<LadderResult> runLadder(const LadderOptions& options, std::vector<LadderGame> known,
                                 std::stop_token stop,
                                 const std::function<void(const LadderProgress&)>& progress);

/// Puts the numbers together; `games` in any order.
LadderResult summariseLadder(const LadderOptions& options, std::vector<LadderGame> games);

/// A row per game; the columns are named in the first row.
QByteArray ladderToCsv(const LadderOptions& options, const std::vector<LadderGame>& games);
/// The games in such a file, also of versions whose files did not say who played. Fails with the
/// line where the file is damaged, or where it holds games of another ladder, of engines with other
/// settings, or beyond the number that is asked for.
Expected<std::vector<LadderGame>> ladderFromCsv(const QByteArray& csv,
                                                const LadderOptions& options);
QByteArray ladderToJson(const LadderResult& result);
/// The table, for reading.
QString ladderToText(const LadderResult& result);
