// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"

/// What can be asked of a parallel study (ParallelSettings): "board", "depth", "workers",
/// "repetitions", "seed", "strategies".
const RunSettings& parallelSettings();
