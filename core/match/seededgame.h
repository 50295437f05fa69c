// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchgame.h"

#include <QByteArray>

/// What decides a game of two entrants, in bytes for another process, which plays the same one.
struct SeededGame
{
    std::array<Entrant, 2> entrants;
    int firstEntrant = 0;
    int openingPlies = 0;
    std::uint64_t seed = 0;

    /// Of tasks whose handler is answerSeededGame().
    static QByteArray kind();
    /// playMatchGame().
    std::optional<MatchGame> play(const std::stop_token& stop) const;
    /// Without people, data sets from a file and shared solvers, see canTravel().
    QByteArray toBytes() const;
    /// Nothing where these are none, or of another version of the program.
    static std::optional<SeededGame> fromBytes(const QByteArray& bytes);
};

/// Can another process play what this one does? Not a person, nor a program of others, whose moves
/// depend on its machine, nor an engine with labels from a file. Fails with a sentence.
Expected<void> canTravel(const Entrant& entrant);

/// Everything of a finished game but its number and its reports.
QByteArray matchGameToBytes(const MatchGame& game);
std::optional<MatchGame> matchGameFromBytes(const QByteArray& bytes, int number);

/// Plays the game of the task. Nothing where it was stopped; empty where the task can't be read.
std::optional<QByteArray> answerSeededGame(const QByteArray& task, const std::stop_token& stop);
