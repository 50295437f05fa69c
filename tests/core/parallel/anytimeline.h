// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"
#include "core/support/random.h"

#include <algorithm>
#include <map>

/// As if others had some of the processor: each task ran for a part of its time, and so did the
/// program between them.
inline void takeProcessorTime(Timeline& timeline, SeededRandom& random)
{
    const auto part = [&random](std::chrono::nanoseconds most) {
        return std::chrono::nanoseconds(random.below(static_cast<std::uint32_t>(most.count()) + 1));
    };
    std::chrono::nanoseconds free {0};
    for (std::size_t i = 0; i < timeline.tasks.size(); ++i) {
        TaskRecord& task = timeline.tasks[i];
        if (i == 0 || timeline.tasks[i - 1].worker != task.worker)
            free = std::chrono::nanoseconds {0};
        task.times.running = part(task.length());
        task.times.ranBefore = part(task.start - free);
        task.times.readyBefore = part(task.start - free - task.times.ranBefore);
        free = task.end;
    }
}

/// A few short tasks on a few workers, some of them of no time, many in several parts or below one
/// another. Their processor time is known.
inline Timeline anyTimeline(SeededRandom& random)
{
    Timeline timeline;
    timeline.workers = 1 + static_cast<int>(random.below(4));
    timeline.length = std::chrono::nanoseconds(20 + random.below(60));
    std::map<TaskPath, int> runBy;
    for (int worker = 0; worker < timeline.workers; ++worker) {
        std::chrono::nanoseconds time {random.below(8)};
        while (true) {
            const std::chrono::nanoseconds end = time + std::chrono::nanoseconds(random.below(12));
            if (end > timeline.length)
                break;
            TaskPath path;
            for (std::uint32_t i = 1 + random.below(3); i > 0; --i)
                path = path.then(static_cast<int>(random.below(2)));
            if (runBy.emplace(path, worker).first->second == worker)
                timeline.tasks.push_back({worker, time, end, random.below(1000), path,
                                          static_cast<TaskRecord::Run>(random.below(3))});
            time = end + std::chrono::nanoseconds(random.below(3) == 0 ? random.below(15) : 0);
        }
    }
    if (random.below(4) == 0)
        timeline.sharing = Timeline::Sharing::Questions;
    takeProcessorTime(timeline, random);
    return timeline;
}

/// The same several times, one after the other, as the iterations of a search.
inline Timeline anyDeepening(SeededRandom& random)
{
    Timeline all;
    for (int depth = 1 + static_cast<int>(random.below(3)), last = depth + 3; depth <= last;
         ++depth) {
        Timeline one = anyTimeline(random);
        all.workers = std::max(all.workers, one.workers);
        Timeline::Iteration iteration {.depth = depth, .start = all.length};
        const std::chrono::nanoseconds before(random.below(5));
        for (TaskRecord task : one.tasks) {
            task.start += all.length + before;
            task.end += all.length + before;
            task.depth = depth;
            iteration.nodes += task.nodes;
            all.tasks.push_back(task);
        }
        all.length += before + one.length;
        iteration.end = all.length;
        iteration.complete = depth < last || random.below(2) == 0;
        all.iterations.push_back(iteration);
        all.length += std::chrono::nanoseconds(random.below(5));
    }
    std::stable_sort(all.tasks.begin(), all.tasks.end(),
                     [](const TaskRecord& a, const TaskRecord& b) { return a.worker < b.worker; });
    return all;
}
