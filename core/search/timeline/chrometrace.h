// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <vector>

/// One of the runs in a trace, which is a process there; its workers are the threads.
struct TracedRun
{
    /// "mapped-h1", "split-2, 4 workers".
    QString name;
    Timeline timeline;
};

/// The runs as a trace in Chrome's JSON format, which Perfetto (ui.perfetto.dev) and
/// chrome://tracing open: a complete event for each nested task, within those that it lies in, `ts`
/// and `dur` in microseconds that round to the nanosecond and add up without a rest, times from the
/// start of the search or run. `cat` is "iteration", "group", or what kind of task it was; one that
/// had to wait has an event "waiting" of that category within it for each time, so that the time of
/// a task less that of what lies in it is the time that it ran itself, as viewers count it
/// ("self"). Of a worker these add up to its busy time; what is left of iterations and groups is
/// idle.
///
/// `args` are the nodes, of an iteration also those of all workers as `nodesOfDepth`, the columns
/// from the root, 1 to 7, as `path`, the kind of task as `run`, `depth`, `value` in the engine's
/// units for the side to move at the root and its `bound`, the self and the idle time in
/// microseconds, and where a task is a part of another recorded one, maybe another worker's, that
/// one's name as `partOf`; of the exact solver its question.
///
/// Of a task `running` is what it took of a processor.
///
/// Beside each worker a thread has its states, as statesOf() and stateName() have them, in the
/// category "state". Arrows of the category "steal" lead from where a task was handed out to the
/// worker that took it. Counters have the workers that run and are ready, and the nodes per second.
///
/// `otherData` holds `about`, what else the caller knows, and for each run timelineFigures(),
/// `inTasks`, the time of all its records, and what these leave out. The format: Trace Event
/// Format, Google 2016.
QByteArray chromeTrace(const std::vector<TracedRun>& runs, QJsonObject about = {});

/// The events of one run alone, for a file that has them under `traceEvents` beside other things.
QJsonArray traceEvents(const TracedRun& run, int process = 1);
