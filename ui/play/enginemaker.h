// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"

#include <functional>

/// Where a model gets its engines: makeEngine(), unless a test brings its own.
using EngineMaker = std::function<Expected<std::unique_ptr<Engine>>(const QString& name,
                                                                    const EngineOptions& options)>;

/// makeEngine(), whose exact engines ask this solver.
EngineMaker engineMaker(std::shared_ptr<SolverService> solver);
