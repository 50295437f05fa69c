// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"

/// What can be asked of a run (ComparisonRequest): "position", "engines", "repetitions",
/// "reference" by place from 1 on, "pruning".
const RunSettings& comparisonSettings();
