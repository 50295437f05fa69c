// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

/// Table 7 with few games: four cells of H1 against H2 at depth 4, some milliseconds each.
inline Experiment smallStudy(int rounds = 2)
{
    StudySettings settings;
    settings.rounds = rounds;
    return *studyExperiment(QStringLiteral("table7"), settings);
}

/// All its games.
inline ExperimentResult smallResult(int rounds = 2)
{
    return *runExperiment(smallStudy(rounds), nullptr, 1, {}, {});
}
