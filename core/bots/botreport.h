// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/misses.h"
#include "core/match/matchgame.h"
#include "core/statistics/gamescore.h"

#include <QByteArray>
#include <QString>
#include <chrono>
#include <cstdint>
#include <vector>

/// What a bot is to be tried in.
struct BotTestOptions
{
    /// A program's name.
    QString bot {};
    /// Any engine; the levels are meant, and "level-1" is Chick.
    QString against = QStringLiteral("level-1");
    int games = 20;
    /// Below 2^53, so that files can carry it as a number.
    std::uint64_t seed = 1;
    /// Games at a time; 0 takes one per core.
    int workers = 0;

    /// Random plies at the start of each game: none against whom draws lots, so that games begin
    /// as a person sees them begin.
    int openingPlies() const;
    /// Fails with a sentence: no such program, no such engine, a number out of range.
    Expected<void> check() const;

    static constexpr int mostGames = 1000;
};

/// A finished game of a bot, the entrant 0.
struct BotGame
{
    MatchGame game;
    /// Its own move that took it longest, counted from 1 as the discs of the game are; 0 where it
    /// made none.
    int slowestPly = 0;
    std::chrono::nanoseconds slowest {0};
    /// What it missed, in the order of its moves.
    std::vector<Miss> misses {};

    bool botIsFirst() const { return game.firstEntrant == 0; }
    /// It has lost by a failure, and not on the board.
    bool botFailed() const { return game.failure && game.winningEntrant() == 1; }
};

/// A thing that a bot missed, and where.
struct BotMiss
{
    const BotGame* game = nullptr;
    Miss miss;

    /// The moves that led to the position in which it was missed.
    std::vector<Move> movesBefore() const;
};

/// What became of it, for who writes the bot.
struct BotReport
{
    BotTestOptions options;
    /// Of the program that played.
    int version = 1;
    /// In order; fewer than asked for where it was stopped, or where the bot can't play at all.
    std::vector<BotGame> games {};

    bool isComplete() const { return static_cast<int>(games.size()) == options.games; }
    /// Of the bot, over all games and over those in which it moved first, or second.
    GameScore score() const;
    GameScore scoreOf(bool botIsFirst) const;
    /// All that it missed, game by game. They point into this report.
    std::vector<BotMiss> misses() const;
    int count(Miss::Kind kind) const;
    int failures() const;
    /// The game with its slowest move; null where it made none.
    const BotGame* slowestGame() const;
};

/// A row for each thing that was missed.
QByteArray botReportToCsv(const BotReport& report);
QByteArray botReportToJson(const BotReport& report);
/// For reading on the command line, English in every language.
QString botReportToText(const BotReport& report);
