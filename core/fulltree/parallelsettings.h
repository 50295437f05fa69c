// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"
#include "core/settings/setting.h"

#include <QJsonObject>

/// What can be asked of a parallel study (ParallelSettings): "board", "depth", "workers",
/// "repetitions", "seed", "strategies".
const RunSettings& parallelSettings();
/// By those keys; what is not there is as usual. "workers" is the most of them. The sequential run,
/// with which all others are compared, is always measured.
ParallelSettings parallelSettingsFrom(const QJsonObject& values);
QJsonObject valuesOf(const ParallelSettings& settings);
