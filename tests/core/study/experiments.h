// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

/// What the tests of experiments need: small ones, and games compared.
namespace experiments {

Experiment study(const QString& artefact, const StudySettings& settings);

ExperimentResult run(const Experiment& experiment, ExperimentStore* store, int workers);

/// Two engines that play at once, so many rounds.
Experiment small(int rounds, std::uint64_t seed = 5);

/// Everything but the times.
void compareGames(const std::vector<ExperimentGame>& a, const std::vector<ExperimentGame>& b);

}
