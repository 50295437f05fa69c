// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <vector>

/// What the records of a timeline add up to, and how fast its tasks could have been at best.

/// Time in which a worker had no task.
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

/// How much faster than one worker the workers of a timeline were, and could have been, all by
/// processor time: what others took from the workers is no work of theirs, and no lack of it.
///
/// The work W is the processor time of all records together, N the number of workers.
struct SpeedupBounds
{
    /// Was the processor time counted? Otherwise all is 0.
    bool isKnown = false;
    std::chrono::nanoseconds work {0};
    /// A task runs on one worker at a time, so no schedule is shorter than the longest of them (all
    /// its records, where it had to wait).
    std::chrono::nanoseconds longestTask {0};
    /// Nor shorter than the longest chain of which each part needs the one before to be over: the
    /// records of a task, and for one that it waited for, its chain. Which one a task waited for is
    /// read off the paths: one of those that nest in its own, and in no other that does, and that
    /// ended while it waited; where several did, the shortest of their chains counts. Of questions
    /// it is all that one worker asks, one after the other; one that several answered together
    /// counts with its work divided by their number, as none of them can have done with less. Of
    /// several iterations it is the sum of theirs: each needs the one before.
    std::chrono::nanoseconds criticalPath {0};
    /// Has the path a question that several answered? Then it is a lower bound for that many.
    bool pathHasShared = false;
    /// In which one worker alone was on a processor, and no other was ready to be.
    std::chrono::nanoseconds serial {0};
    /// Of all workers, with the program's own work between the tasks.
    std::chrono::nanoseconds processor {0};

    /// W / length.
    double reached = 0;
    /// W / critical path: more than this no number of workers brings with these tasks.
    double byTasks = 0;
    /// 1 / (s + (1 - s) / N), s the serial share of the processor time (G. M. Amdahl, Validity of
    /// the single processor approach, AFIPS 30, 1967). Of this very run: another division of the
    /// work has another one.
    double amdahl = 0;
    double serialShare = 0;
};

/// All 0 where there are no tasks, or none that took time, or where the processor time was not
/// counted. What was reached is never more than either bound.
SpeedupBounds speedupBounds(const Timeline& timeline);
