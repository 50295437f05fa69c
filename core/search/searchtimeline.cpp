// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/searchtimeline.h"

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

Timeline timelineOfQuestions(const SearchReport& report)
{
    Timeline timeline;
    timeline.workers = report.workers;
    timeline.setRoot(report.root);
    timeline.sharing = Timeline::Sharing::Questions;
    timeline.tasks = report.tasks;
    const nanoseconds start = std::min_element(timeline.tasks.begin(), timeline.tasks.end(),
                                               [](const TaskRecord& a, const TaskRecord& b) {
                                                   return a.start < b.start;
                                               })
                                  ->start;
    timeline.begin = start;
    for (TaskRecord& task : timeline.tasks) {
        task.start -= start;
        task.end -= start;
        timeline.length = std::max(timeline.length, task.end);
    }
    sortByWorker(timeline.tasks);
    return timeline;
}

}

Timeline timelineOf(const SearchReport& report)
{
    if (!report.tasks.empty())
        return timelineOfQuestions(report);
    Timeline timeline;
    timeline.workers = std::max(1, report.workers);
    timeline.setRoot(report.root);
    if (report.rootMoves.empty())
        return timeline;
    const auto byStart
        = [](const RootMoveReport& a, const RootMoveReport& b) { return a.start < b.start; };
    // A move that was never begun, because the search was stopped before, has no times.
    const auto begun = [](const RootMoveReport& move) {
        return move.end > move.start && move.start >= nanoseconds {0};
    };
    std::vector<RootMoveReport> moves;
    std::copy_if(report.rootMoves.begin(), report.rootMoves.end(), std::back_inserter(moves),
                 begun);
    if (moves.empty())
        return timeline;
    const nanoseconds start = std::min_element(moves.begin(), moves.end(), byStart)->start;
    timeline.begin = start;
    const bool shared = std::any_of(moves.begin(), moves.end(),
                                    [](const RootMoveReport& move) { return move.worker != 0; });
    for (const RootMoveReport& move : moves) {
        TaskRecord task;
        task.worker = move.worker;
        task.start = move.start - start;
        task.end = move.end - start;
        task.nodes = move.nodes;
        task.path = {move.move.column()};
        if (shared)
            task.run = move.worker == 0 ? TaskRecord::Run::Inline : TaskRecord::Run::Stolen;
        timeline.workers = std::max(timeline.workers, move.worker + 1);
        timeline.length = std::max(timeline.length, task.end);
        timeline.stolen += task.run == TaskRecord::Run::Stolen ? 1 : 0;
        timeline.ranInline += task.run == TaskRecord::Run::Inline ? 1 : 0;
        timeline.tasks.push_back(task);
    }
    timeline.created = timeline.stolen + timeline.ranInline;
    sortByWorker(timeline.tasks);
    return timeline;
}
