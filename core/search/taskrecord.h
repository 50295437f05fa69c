// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QByteArray>
#include <QString>
#include <chrono>
#include <cstdint>
#include <vector>

struct SearchReport;

/// One task as a worker ran it. Times count from the start of the run.
struct TaskRecord
{
    enum class Run : std::uint8_t
    {
        Own, ///< no task was made of it: the only worker went through its moves
        Stolen, ///< run by another worker than the one that created it
        Inline ///< created, and then run by its creator itself
    };

    int worker = 0; ///< from 0; 0 is the one that asked, where that one works too
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    /// Positions visited.
    std::uint64_t nodes = 0;
    /// The moves that lead to it from the root: "d1", "d1 c1".
    QString label;
    Run run = Run::Own;

    std::chrono::nanoseconds length() const { return end - start; }
};

/// What the workers did in one run: plain data, finished when it is handed over. A worker's tasks
/// don't overlap; a task that had to wait for others has a record for each of its parts.
struct Timeline
{
    int workers = 1;
    std::chrono::nanoseconds length {0};
    /// By worker, then by start.
    std::vector<TaskRecord> tasks;
    /// Counted, whether or not each of them has a record: tasks handed out, those that another
    /// worker than their creator ran, and those that their creator ran itself after all. They are
    /// what the parallel report's runtime calls sparks: created, converted, fizzled.
    std::uint64_t created = 0;
    std::uint64_t stolen = 0;
    std::uint64_t ranInline = 0;

    bool isEmpty() const { return tasks.empty(); }
    /// The part of the workers' time in which they ran tasks, 0 to 1.
    double busyShare() const;
    /// From where the first of the workers that had a task had none left, to the end.
    std::chrono::nanoseconds tail() const;
};

/// The root moves of an engine's last whole depth as tasks, from the moment when the first of them
/// began. Empty for engines that do not search. Where only one worker took part, nothing was
/// shared: its tasks are its own. Labels name squares where the root is given, else columns.
Timeline timelineOf(const SearchReport& report, const Position* root = nullptr);

/// A row per task under the header `worker,label,run,start_ms,end_ms,nodes`; workers count from 1,
/// `run` is own, stolen or inline.
QByteArray timelineToCsv(const Timeline& timeline);
/// "own", "stolen", "inline".
QString taskRunName(TaskRecord::Run run);
