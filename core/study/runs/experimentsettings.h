// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"
#include "core/study/runs/experiment.h"

#include <QJsonObject>

/// What can be asked of one of the study's experiments: "table", "protocol", "rounds" and "seed" as
/// in StudySettings, and "workers", games at a time, 0 for one per core.
const RunSettings& studySettings();

/// What can be asked of an experiment of one's own: "title", "engines" ("alphabeta-h1 4, random"),
/// "games" (who meets whom), "rounds", "seed", "openings" and their "plies".
const RunSettings& ownExperimentSettings();

/// The experiment that such values describe; what they leave out is as `usual` has it, two engines
/// above all. Fails with a sentence where an engine is none.
Expected<Experiment> ownExperimentFrom(const QJsonObject& settings, const Experiment& usual);
