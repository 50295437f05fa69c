// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "core/solver/solverspan.h"

#include <vector>

/// The spans of a run as tasks, in their order: what was asked of the side to move at the root, at
/// which `plies` discs lie. A task for each span, but following the line and looking for traps take
/// many questions, most of them over in a microsecond: those that one worker answers in a row are
/// one task.
std::vector<TaskRecord> solverTasks(const std::vector<SolverSpan>& spans, int plies);
