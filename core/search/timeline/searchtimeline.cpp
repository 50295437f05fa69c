// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/searchtimeline.h"

#include "core/search/searchreport.h"

#include <algorithm>

using std::chrono::nanoseconds;

namespace {

void sortByWorker(std::vector<TaskRecord>& tasks)
{
    std::sort(tasks.begin(), tasks.end(), [](const TaskRecord& a, const TaskRecord& b) {
        return std::pair(a.worker, a.start) < std::pair(b.worker, b.start);
    });
}

/// Adds the root moves of one depth. A move that was never begun, because the search was stopped
/// before, has no times.
void addMoves(Timeline& timeline, const std::vector<RootMoveReport>& moves, int depth)
{
    const auto begun = [](const RootMoveReport& move) {
        return move.end > move.start && move.start >= nanoseconds {0};
    };
    const bool shared = std::any_of(moves.begin(), moves.end(), [&](const RootMoveReport& move) {
        return begun(move) && move.worker != 0;
    });
    for (const RootMoveReport& move : moves) {
        if (!begun(move))
            continue;
        TaskRecord task;
        task.worker = move.worker;
        task.start = move.start;
        task.end = move.end;
        task.nodes = move.nodes;
        task.path = {move.move.column()};
        task.depth = depth;
        task.value = move.value;
        task.atMost = move.bound == Score::Bound::AtMost;
        task.times = move.times;
        if (shared)
            task.run = move.worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen;
        timeline.workers = std::max(timeline.workers, move.worker + 1);
        timeline.stolen += task.run == TaskRecord::Run::Stolen ? 1 : 0;
        timeline.ranInline += task.run == TaskRecord::Run::Inline ? 1 : 0;
        timeline.tasks.push_back(task);
    }
    timeline.created = timeline.stolen + timeline.ranInline;
}

void addIteration(Timeline& timeline, const IterationReport& iteration)
{
    Timeline::Iteration added {.depth = iteration.depth,
                               .start = iteration.start,
                               .end = iteration.start + iteration.time,
                               .nodes = iteration.counts.nodes,
                               .complete = iteration.complete};
    if (iteration.complete)
        for (const RootMoveReport& move : iteration.rootMoves)
            if (move.value && move.bound == Score::Bound::Exact)
                added.value = std::max(*move.value, added.value.value_or(*move.value));
    timeline.iterations.push_back(added);
    addMoves(timeline, iteration.rootMoves, iteration.depth);
}

/// The whole of the search, from its start to its end.
void measure(Timeline& timeline, const SearchReport& report)
{
    if (timeline.tasks.empty()) {
        timeline.iterations.clear();
        return;
    }
    timeline.begin = nanoseconds {0};
    timeline.length = report.time;
    for (const TaskRecord& task : timeline.tasks)
        timeline.length = std::max(timeline.length, task.end);
    for (const Timeline::Iteration& iteration : timeline.iterations)
        timeline.length = std::max(timeline.length, iteration.end);
    sortByWorker(timeline.tasks);
}

/// What the workers' threads did after their last tasks is what is left of all that they did.
void addRests(Timeline& timeline, const std::vector<ThreadTimes>& threads)
{
    if (threads.empty() || timeline.isEmpty() || !timeline.knowsProcessorTime())
        return;
    const auto workers = static_cast<std::size_t>(timeline.workers);
    // A worker whose thread is not named never had a task.
    timeline.rests.assign(workers, {timeline.length, nanoseconds {0}, nanoseconds {0}});
    for (std::size_t worker = 0; worker < std::min(workers, threads.size()); ++worker) {
        timeline.rests[worker].ran = threads[worker].running;
        timeline.rests[worker].ready = threads[worker].waiting;
    }
    for (const TaskRecord& task : timeline.tasks) {
        Timeline::Rest& rest = timeline.rests[static_cast<std::size_t>(task.worker)];
        rest.ran -= task.work() + task.times.ranBefore;
        if (rest.ready)
            *rest.ready
                -= task.length() - task.work() + task.times.readyBefore.value_or(nanoseconds {0});
    }
    // Two counters of one thread need not agree to the microsecond.
    for (Timeline::Rest& rest : timeline.rests) {
        rest.ran = std::max(rest.ran, nanoseconds {0});
        if (rest.ready)
            rest.ready = std::max(*rest.ready, nanoseconds {0});
    }
}

}

Timeline timelineOf(const SearchReport& report)
{
    Timeline timeline;
    timeline.workers = std::max(1, report.workers);
    timeline.setRoot(report.root);
    const bool saysAll = std::any_of(
        report.iterations.begin(), report.iterations.end(),
        [](const IterationReport& iteration) { return !iteration.rootMoves.empty(); });
    if (!report.tasks.empty()) {
        timeline.sharing = Timeline::Sharing::Questions;
        timeline.tasks = report.tasks;
    } else if (saysAll) {
        for (const IterationReport& iteration : report.iterations)
            addIteration(timeline, iteration);
    } else {
        addMoves(timeline, report.rootMoves, 0);
    }
    measure(timeline, report);
    addRests(timeline, report.workerTimes);
    return timeline;
}
