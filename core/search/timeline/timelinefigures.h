// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerstates.h"

#include <QJsonObject>
#include <QString>

/// The figures of a timeline as all files have them, times in nanoseconds.

/// "running", "ready", "overhead", "asleep"; where it was not counted "inTask" and "noTask".
QString stateName(WorkerState state);
/// A key for each state that there was: `runningNanoseconds`.
QJsonObject statesToJson(const StateSums& sums);
/// `states` of all workers, and of each as `statesOfWorkers`; the `bounds` of the speed-up, with
/// the labels of the critical path's tasks and what list schedules for 1 to 16 workers would have
/// reached, null where the processor time is not known; and `longestWithoutTask`, where a worker
/// had none.
QJsonObject timelineFigures(const Timeline& timeline);
