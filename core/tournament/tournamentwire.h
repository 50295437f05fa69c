// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"

#include <QByteArray>
#include <stop_token>

/// Games of a tournament in bytes, for another process that plays them.

/// Of tasks whose handler is answerTournamentTask().
QByteArray tournamentTaskKind();
/// The game's two entrants go with it, and the clock; see canTravel() for who can.
QByteArray tournamentTaskToBytes(const TournamentOptions& options, const TournamentTask& task);
/// Plays the game of the task. Nothing where it was stopped; empty where the task can't be read.
std::optional<QByteArray> answerTournamentTask(const QByteArray& task, const std::stop_token& stop);
/// Nothing where these are no bytes of a game that was played for it.
std::optional<TournamentGame> tournamentGameFromBytes(const TournamentTask& task,
                                                      const QByteArray& bytes);
