// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/engineinfo.h"

/// The perfect engine, for a row of the table.
std::unique_ptr<Engine> makePerfect(const EngineInfo& info, const EngineOptions& options);
/// The same, which sets traps in a lost game.
std::unique_ptr<Engine> makeTrapSetter(const EngineInfo& info, const EngineOptions& options);
/// EngineInfo::plays of both.
QString exactText(const EngineInfo& info, const EngineOptions& options);
