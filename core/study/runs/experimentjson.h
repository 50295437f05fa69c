// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QJsonObject>

/// Experiments as JSON, for their files and their store. What is read back is what was written, but
/// for the labels of a data set from a file, see isKeepable().

QJsonObject entrantToJson(const Entrant& entrant);
/// Fails where there is no such engine, too.
Expected<Entrant> entrantFromJson(const QJsonObject& object);

QJsonObject rulesToJson(const GameRules& rules);
Expected<GameRules> rulesFromJson(const QJsonObject& object);

QJsonObject sprtToJson(const SprtOptions& bounds);
/// Fails where the bounds are in the wrong order or an error rate is none.
Expected<SprtOptions> sprtFromJson(const QJsonObject& object);

/// Everything of an experiment but its cells.
QJsonObject headToJson(const Experiment& experiment);
Expected<Experiment> headFromJson(const QJsonObject& object);

/// A program of others comes back by its name though it is not there any more, and its version
/// belongs to it.
QJsonObject cellToJson(const ExperimentCell& cell);
Expected<ExperimentCell> cellFromJson(const QJsonObject& object);

/// What decides the games: rules, entrants and seeds, without titles, numbers of rounds, and the
/// test, which may end a pairing earlier.
QJsonObject experimentSettings(const Experiment& experiment);

/// What would be lost in a file, as a sentence: the labels of a data set that was read from one.
Expected<void> isKeepable(const Experiment& experiment);

/// The names of what decides the games and is not the same, cells by their ids; cells of one alone
/// do not count.
QStringList differingSettings(const Experiment& kept, const Experiment& given);
