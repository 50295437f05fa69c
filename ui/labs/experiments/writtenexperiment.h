// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QJsonObject>

/// The experiment that a lesson's settings describe; what they leave out is as `usual` has it, two
/// engines above all. Fails with a sentence where an engine is none.
Expected<Experiment> writtenExperiment(const QJsonObject& settings, const Experiment& usual);
