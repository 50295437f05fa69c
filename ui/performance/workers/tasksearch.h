// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/nestedtimeline.h"

#include <QString>
#include <vector>

/// Ways from one task of a timeline to another that are not beside each other in the picture.

/// The tasks whose path begins with the same move as that of a task, by start, over all workers and
/// depths; `task` is one of them. None where it has no moves (a depth, the root's questions).
std::vector<int> tasksOfRootMove(int task, const NestedTimeline& nested);
/// In that list the one so many steps from a task, which is -1 at either end.
int besideInRootMove(int task, int steps, const NestedTimeline& nested);

/// The tasks that a text asks for, by start: "f1 depth 9", "worker 2", "d1 c1". Every word of the
/// text must be one of the task's name, whatever its case; "depth" and "worker", in English or as
/// the program says them, belong to the number after them. A last word that is not finished finds
/// what begins with it. None where the text has no words.
std::vector<int> tasksFor(const QString& text, const NestedTimeline& nested,
                          const Timeline& timeline);
