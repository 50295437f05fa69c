// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentgame.h"

#include <QByteArray>

/// Games of an experiment in bytes, for another process that plays them.

/// Of tasks whose handler is answerExperimentTask().
QByteArray experimentTaskKind();
QByteArray experimentTask(const GameRules& rules, const ExperimentCell& cell, int round);
/// Plays the game of the task. Nothing where it was stopped; empty where the task can't be read.
std::optional<QByteArray> answerExperimentTask(const QByteArray& task, const std::stop_token& stop);
/// Nothing where these are no bytes of a game that was played for it.
std::optional<ExperimentGame> experimentGameFromBytes(const QByteArray& bytes,
                                                      const ExperimentCell& cell, int round);
