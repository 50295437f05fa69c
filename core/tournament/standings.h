// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/enginefailure.h"
#include "core/statistics/elo.h"
#include "core/statistics/sprt.h"
#include "core/tournament/tournament.h"

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>
#include <vector>

/// How an entrant stands.
struct Standing
{
    /// Index of the entrant.
    int entrant = 0;
    /// 1 for the first; equal points (and Buchholz) share a place.
    int place = 1;
    QString name {};
    /// Of games that were played; `points` counts byes and walkovers as well.
    GameScore score {};
    double points = 0;
    /// Of Swiss: the points of all it met; a bye counts as an opponent with its own points.
    double buchholz = 0;
    int byes = 0;
    int walkovers = 0; ///< won ones
    /// Bradley and Terry's, with the 95 % interval (core/statistics/elo.h).
    double elo = 0;
    double eloLow = 0;
    double eloHigh = 0;
    /// Likelihood of superiority: how probable it is that it is stronger than the average of those
    /// it met, by its wins and losses; nothing before one of the two.
    std::optional<double> los {};
    std::map<EngineFailure::Kind, int> failures {};
    std::chrono::milliseconds slowest {0};
    /// Plays no more (TournamentOptions::retireAfter).
    bool isRetired = false;

    int failureCount() const;
};

/// What the games of a tournament come to.
struct TournamentResult
{
    /// The best first.
    std::vector<Standing> standings {};
    /// By the indices of two entrants: the games of the first against the second, from the first's
    /// view; walkovers are not among them.
    std::vector<std::vector<GameScore>> crossTable {};
    /// One drawn game was added between each two (EloTable).
    bool hasAddedDraws = false;
    int games = 0; ///< played ones
    /// Games that differ in who moved first, in the position after the opening or in a move from
    /// there; counted for each two entrants and added up.
    int distinctGames = 0;
    /// Of the sequential test, where there is one.
    std::optional<SprtState> sprt {};
};

/// Takes some milliseconds for thousands of games.
TournamentResult resultOf(const Tournament& tournament);

/// The standings and the cross table, for reading: English in every language.
QString tournamentToText(const Tournament& tournament, const TournamentResult& result);
/// A row per entrant in the order of the standings; the columns are named in the first row, those
/// of the cross table by the entrants ("2.5/4").
QByteArray crossTableToCsv(const Tournament& tournament, const TournamentResult& result);
/// A row per game: number, round, first, second, result, reason, plies, moves, opening plies, date.
QByteArray gamesToCsv(const Tournament& tournament);
QByteArray resultToJson(const Tournament& tournament, const TournamentResult& result);
