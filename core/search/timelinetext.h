// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <QByteArray>
#include <QString>
#include <optional>

/// A timeline in words, for whoever shows one or writes it down. The run itself makes none.

/// The moves that lead to a task, "d1", "d1 c1"; or what a question is about: "position", "line".
QString taskLabel(const TaskRecord& task, const Timeline& timeline);
/// With its answer, "does it win? yes"; empty where nothing was asked.
QString taskQuestion(const Asked& asked);
/// "own", "stolen", "inline"; of questions "own", "helper", "helped".
QString taskRunName(TaskRecord::Run run, Timeline::Sharing sharing = Timeline::Sharing::Tasks);

/// The path that taskLabel() writes so at the root of this timeline; none where it writes none so.
std::optional<TaskPath> taskPathFromLabel(const QString& label, const Timeline& timeline);

/// A row per task under the header `worker,label,run,start_ms,end_ms,nodes`, with `,question` where
/// there are any; workers count from 1, times from the start of the search or run, `run` as in
/// taskRunName().
QByteArray timelineToCsv(const Timeline& timeline);
