// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/nestedtimeline.h"

#include <QByteArray>
#include <QString>
#include <optional>

/// A timeline in words, for the window and for files. The run itself makes none.

/// The moves that lead to a task, "d1", "d1 c1"; or what a question is about: "position", "line".
QString taskLabel(const TaskRecord& task, const Timeline& timeline);
/// "41": the moves that lead to a task by their columns, as files have them.
QString taskDigits(const TaskPath& path);
/// With its answer, "does it win? yes"; empty where nothing was asked.
QString taskQuestion(const TaskQuery& asked);
/// "own", "stolen", "inline"; of questions "own", "helper", "helped".
QString taskRunName(TaskRecord::Run run, Timeline::Sharing sharing = Timeline::Sharing::Tasks);

/// "depth 9", "d1", "d1 c1", "position", and of a question the question itself.
QString taskLabel(const NestedTask& task, const Timeline& timeline);
/// What was found: "+12", "at most -30" as "≤ -30", "wins in 3"; empty where nothing is known.
QString taskValue(std::optional<std::int32_t> value, bool atMost);

/// The path that taskLabel() writes so at the root of this timeline; none where it writes none so.
std::optional<TaskPath> taskPathFromLabel(const QString& label, const Timeline& timeline);

/// A row per record under the header
/// `worker,label,run,start_ms,end_ms,nodes,running_ms,overhead_before_ms,ready_before_ms` (the last
/// three as TaskTimes, empty where they were not counted), with `,question`
/// where there are any and `,depth,value,bound` where there are iterations; workers count from 1,
/// times from the start of the search or run, `run` as in taskRunName(), `bound` is `exact` or
/// `at most`. The records lie in no others, so that their times add up.
QByteArray timelineToCsv(const Timeline& timeline);
