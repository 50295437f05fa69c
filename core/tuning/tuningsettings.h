// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/settings/setting.h"
#include "core/tuning/tuning.h"

#include <QJsonObject>

/// What can be asked of a tuning (TuningOptions): "engine", "depth", "opponent", "steps", "games",
/// "percent", "elo", "yardstick", "seed", "workers". 0 workers are one per core.
const RunSettings& tuningSettings();
/// By those keys; what is not there stays as in `from`.
TuningOptions tuningOptionsFrom(const QJsonObject& values, TuningOptions from = {});
QJsonObject valuesOf(const TuningOptions& options);
