// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"

class TableModel;

/// The steps of a climb as rows, the newest first; those that were kept are bold.
void showSteps(TableModel& table, const TuningResult& result);
/// "39.0 % of 100 games won (95 % interval 30.0 to 48.8 %), 39.0 % lost".
QString strengthText(const TuningStrength& strength);
