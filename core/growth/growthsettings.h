// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrequest.h"
#include "core/settings/setting.h"

#include <QJsonObject>

/// What can be asked of a run (GrowthRequest): "by", "engine", "from", "to", "position", "depth",
/// "repetitions", "positions", "seed", "seconds" for a point. What grows narrows the points:
/// growthRange().
const RunSettings& growthSettings();
/// By those keys; what is not there is as usual. Fails with a sentence where the position is none
/// or the engine can't grow so.
Expected<GrowthRequest> growthRequestFrom(const QJsonObject& values);
