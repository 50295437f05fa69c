// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/parallel/timeline.h"
#include "core/solver/solverspan.h"

/// The spans of a run at `root` in words, in their order: "d1", "does it win? yes". A task for each
/// span, but following the line and looking for traps take many questions, most of them over in a
/// microsecond: those that one worker answers in a row are one task.
std::vector<TaskRecord> solverTasks(const std::vector<SolverSpan>& spans, const Position& root);
