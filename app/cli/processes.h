// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandresult.h"
#include "core/parallel/remotetasks.h"

#include <functional>

/// Runs the part of a command that plays many games or measures many points: at once with these
/// workers, or, where mpirun started this process, in the one that leads, with all of them as
/// workers. Those serve it instead, each with as many threads as `workers` has, one where it has 0.
/// Nothing may be written before.
CommandResult withProcesses(const TaskWorkers& workers,
                            const std::function<CommandResult(const TaskWorkers& workers)>& lead);
