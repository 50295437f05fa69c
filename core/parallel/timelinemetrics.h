// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <vector>

/// What the records of a timeline add up to, and how fast its tasks could have been at best.

/// Time in which a worker had nothing to do.
struct IdleStretch
{
    int worker = 0;
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};

    std::chrono::nanoseconds length() const { return end - start; }

    friend bool operator==(const IdleStretch&, const IdleStretch&) = default;
};

/// Of all workers, the longest first: before a worker's first task, between two, or after its last.
/// Of equal ones that of the lower worker, then the earlier one.
std::vector<IdleStretch> idleStretches(const Timeline& timeline);

/// What a timeline has between two times.
struct SpanSums
{
    struct Share
    {
        std::chrono::nanoseconds busy {0};
        std::chrono::nanoseconds idle {0};
    };
    /// What an iteration has of it, on all workers.
    struct OfDepth
    {
        int depth = 0;
        std::chrono::nanoseconds busy {0};
        std::uint64_t nodes = 0;
    };

    std::chrono::nanoseconds from {0};
    std::chrono::nanoseconds to {0};
    /// By worker, and of all of them.
    std::vector<Share> workers;
    Share all {};
    /// The iterations that reach into it, the shallowest first; none where the timeline has none.
    std::vector<OfDepth> depths;
    /// Records that reach into the span, that begin in it (at its end does not count, but at the
    /// end of the timeline does), and that lie within it.
    int touched = 0;
    int begun = 0;
    int whole = 0;
    /// Of a task that the span cuts, that share of its nodes which its time within has of all its
    /// time, as if it had visited them at one pace. Rounded so that spans that follow one another
    /// add up to the whole.
    std::uint64_t nodes = 0;
    /// Is there such a task?
    bool nodesAreShared = false;

    /// 0 to 1.
    double busyShare() const;
};

/// The two times in either order; what of them lies outside the timeline is left out.
SpanSums sumsBetween(const Timeline& timeline, std::chrono::nanoseconds from,
                     std::chrono::nanoseconds to);

/// How much faster than one worker the workers of a timeline were, and could have been.
///
/// The work W is the time of all records together, N the number of workers.
struct SpeedupBounds
{
    std::chrono::nanoseconds work {0};
    /// A task runs on one worker at a time, so no schedule is shorter than the longest of them (all
    /// its records, where it had to wait).
    std::chrono::nanoseconds longestTask {0};
    /// Nor shorter than the longest chain of which each part needs the one before to be over: the
    /// records of a task, and for one that it waited for, its chain. Which one a task waited for is
    /// read off the paths: one of those that nest in its own, and in no other that does, and that
    /// ended while it waited; where several did, the shortest of their chains counts. Of questions
    /// that all workers may answer together those are a chain that one worker answered without
    /// help. Of several iterations it is the sum of theirs: each needs the one before.
    std::chrono::nanoseconds criticalPath {0};
    /// In which one worker ran and the others had nothing to do, and before the first task began.
    std::chrono::nanoseconds serial {0};

    /// W / length.
    double reached = 0;
    /// W / max(W / N, critical path): no schedule of these tasks on N workers is shorter than the
    /// larger of the two (R. L. Graham, Bounds on multiprocessing timing anomalies, SIAM J. Appl.
    /// Math. 17, 1969, who also shows that giving tasks to the next idle worker takes less than
    /// twice that).
    double byTasks = 0;
    /// 1 / (s + (1 - s) / N), s the serial share of what one worker would need: the serial time
    /// over W and the time before the first task (G. M. Amdahl, Validity of the single processor
    /// approach, AFIPS 30, 1967). Of this very run: another division of the work has another one.
    double amdahl = 0;
    double serialShare = 0;
};

/// All 0 where there are no tasks, or none that took time. What was reached is never more than
/// either bound, and both are never more than N.
SpeedupBounds speedupBounds(const Timeline& timeline);
