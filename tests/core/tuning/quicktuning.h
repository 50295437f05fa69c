// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"

/// Of a climb that is over in a moment, with steps so large that the tenth of them is kept.
inline TuningOptions quickTuning()
{
    TuningOptions options;
    options.depth = 1;
    options.steps = 12;
    options.gamesCap = 200;
    options.percent = 50;
    options.test = {.elo0 = 0, .elo1 = 15};
    options.yardstickGames = 10;
    options.workers = 2;
    return options;
}
