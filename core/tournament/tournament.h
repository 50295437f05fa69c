// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"
#include "core/statistics/sprt.h"
#include "core/tournament/tournamentclock.h"
#include "core/tournament/tournamentlabels.h"
#include "core/tournament/tournamentopenings.h"

#include <QDate>
#include <array>
#include <chrono>
#include <optional>
#include <vector>

/// Who plays, how often and by which rules.
struct TournamentOptions
{
    enum class Format : std::uint8_t
    {
        RoundRobin, ///< everybody against everybody
        Gauntlet, ///< the first against each of the others
        Swiss ///< in each round against one of the same score
    };
    static constexpr int mostEntrants = 200;
    static constexpr int mostGamesPerPair = 10'000;
    static constexpr int mostRounds = 100;

    /// Two or more, no two of one name (nameOf()). New ones go behind those that are there: the
    /// games that were played keep their entrants and numbers.
    std::vector<Entrant> entrants {};
    Format format = Format::RoundRobin;
    /// Of each two who are paired. 0 plays each opening of a list with both colours.
    int gamesPerPair = 2;
    /// Of Swiss.
    int rounds = 5;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    TournamentOpenings openings {};
    TournamentClock clock {};
    /// Of the data set players; read as it is played.
    TournamentLabels labels {};
    /// An entrant that fails so many times in a row plays no more: what it would still have played
    /// counts as lost by it. 0 never has one go.
    int retireAfter = 0;
    /// Ends the tournament once it is decided whether the first entrant is stronger than the
    /// second; with no other entrants. Each different pair of games with one opening counts once.
    std::optional<SprtOptions> sprt {};
    /// Games at a time; 0 takes one per core. Without a clock the games don't depend on it, nor on
    /// whether they were played in one go.
    int workers = 0;
    /// A window keeps what the searches of each game reported beside the tournament's file.
    bool isRecorded = false;

    /// "round-robin", "gauntlet", "swiss": for files and options.
    static QString key(Format format);
    static std::optional<Format> formatFromKey(const QString& key);
    /// "Round robin", translated.
    static QString formatName(Format format);

    /// As standings, files and games call an entrant: its name where it has one, else its label.
    static QString nameOf(const Entrant& entrant);
    /// Fails with a sentence: fewer than two entrants, one that is there twice, an engine that does
    /// not exist, a person, a number out of its range.
    Expected<void> check() const;

    friend bool operator==(const TournamentOptions&, const TournamentOptions&) = default;
};

/// One game to be played, all of it decided by the options and, in a Swiss tournament, by the
/// rounds before.
struct TournamentTask
{
    /// Counted from 1; unlike that of every other game of the tournament, also of those that come
    /// with a new entrant.
    int number = 0;
    /// Counted from 1: of a Swiss tournament its round, otherwise which of the two's games it is.
    int round = 1;
    /// Indices of the entrants, the lower one first.
    std::array<int, 2> entrants {};
    /// Which of them moves first: 0 or 1.
    int firstEntrant = 0;
    std::uint64_t seed = 0;
    std::vector<Move> opening {};

    /// Index of the entrant that moves first (0) or second (1).
    int mover(int side) const
    {
        return entrants[static_cast<std::size_t>((firstEntrant + side) % 2)];
    }
};

/// A game that is over.
struct TournamentGame
{
    /// Its number, seed and first entrant are the game's as well.
    TournamentTask task {};
    /// Reports only where they are passed on as it ends; a tournament does not keep them.
    MatchGame game {};
    /// The longest that each entrant took for a move, in the order of the task's.
    std::array<std::chrono::milliseconds, 2> slowest {};
    /// In the same order, the version of a program of others that played, counted from 1; 0 of an
    /// engine of ours, and in files of earlier programs.
    std::array<int, 2> versions {};
    QDate date {};
    /// Not played: one of the two had gone (TournamentOptions::retireAfter). It has no moves and
    /// counts for the points alone.
    bool isWalkover = false;

    /// Index of the entrant that won; -1 for a draw.
    int winner() const;
    int loser() const;
    /// Index of the entrant that failed; -1 where the board ended the game.
    int failed() const { return game.failure ? loser() : -1; }
    /// Of who moves first (0) or second (1).
    int version(int side) const
    {
        return versions[static_cast<std::size_t>((task.firstEntrant + side) % 2)];
    }
};

/// The pairings of a round of a Swiss tournament. The first of each two begins their first game.
struct SwissRound
{
    std::vector<std::array<int, 2>> pairs {};
    /// Who gets the points of a won pairing without playing, as their number is odd; -1 for nobody.
    int bye = -1;

    friend bool operator==(const SwissRound&, const SwissRound&) = default;
};

/// A tournament so far: plain data, everything that its file keeps.
struct Tournament
{
    TournamentOptions options {};
    /// Of Swiss: those that were begun.
    std::vector<SwissRound> rounds {};
    /// By number; while it is played, in the order in which they ended.
    std::vector<TournamentGame> games {};

    /// Games that are played when nothing ends it early; of Swiss an estimate as long as rounds are
    /// to come. `openings` as listOpenings() counts them, of openings that are a list.
    int gamesAsked(int openings = 0) const;
};
