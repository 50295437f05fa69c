// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"

/// What can be asked of a run (GrowthRequest): "by", "engine", "from", "to", "position", "depth",
/// "repetitions", "positions", "seed", "seconds" for a point. What grows narrows the points:
/// growthRange().
const RunSettings& growthSettings();
