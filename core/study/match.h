// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/engines/enginefactory.h"
#include "core/study/statistics.h"

#include <QByteArray>
#include <QString>
#include <array>
#include <functional>
#include <stop_token>
#include <vector>

/// One of the two engines of a match.
struct MatchEntrant
{
    QString engine;
    /// The seed is replaced by one derived for each game.
    EngineOptions options;
    SearchLimits limits;

    /// "study-h1 depth 4": tells entrants of one engine apart.
    QString label() const;
    /// The settings that change its moves: "H1 strict", "H2, all wins alike", "any legal move".
    QString variant() const;
};

struct MatchOptions
{
    /// Entrant 0 moves first in games 1, 3, 5 ...; entrant 1 in the others.
    std::array<MatchEntrant, 2> entrants;
    int games = 100;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Random moves at the start of each game, the same for games 1 and 2, 3 and 4 ...: engines
    /// that don't draw lots would otherwise repeat one game. An opening never ends the game.
    int openingPlies = 2;
    /// Games at a time; 0 takes one per core. The games don't depend on it.
    int workers = 0;
};

struct MatchGame
{
    /// Counted from 1.
    int number = 0;
    /// Of the opening and the engines; games 1 and 2, 3 and 4 ... share theirs.
    std::uint64_t seed = 0;
    /// The entrant that moved first.
    int firstEntrant = 0;
    /// Unfinished when the match was stopped before the game ended.
    Outcome outcome = Outcome::Unfinished;
    /// The opening included.
    std::vector<Move> moves;
    /// Per entrant.
    std::array<std::uint64_t, 2> nodes {};
    std::array<double, 2> milliseconds {};

    /// 0 or 1; -1 for a draw or an unfinished game.
    int winningEntrant() const;
};

struct MatchResult
{
    MatchOptions options;
    /// The finished games in order; fewer than asked for when the match was stopped.
    std::vector<MatchGame> games;
    /// Of entrant 0.
    int wins = 0;
    int draws = 0;
    int losses = 0;
    /// Games that differ in a move or in who moved first. Where it is lower than the number of
    /// games, the intervals, which take games as independent, are too narrow.
    int distinctGames = 0;

    int finishedGames() const { return static_cast<int>(games.size()); }
    bool isComplete() const { return finishedGames() == options.games; }
};

/// Plays a match, one task per game on a pool of its own; blocks until it is over or stopped.
/// `progress`, which may be empty, is called from the pool's threads, one call at a time. Fails
/// when there is no engine of a name.
Expected<MatchResult> runMatch(const MatchOptions& options, std::stop_token stop,
                               std::function<void(int doneGames, int expectedGames)> progress);

/// A row per finished game; the columns are named in the first row, with their units.
QByteArray matchToCsv(const MatchResult& result);
QByteArray matchToJson(const MatchResult& result);
/// The settings and the result, for reading.
QString matchToText(const MatchResult& result);
