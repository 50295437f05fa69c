// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

/// What other numbers of workers would have made of the same tasks.

/// A task of a list.
struct ListTask
{
    std::chrono::nanoseconds work {0};
    /// Those that have to be over before it begins, by their places in the list, which are before
    /// its own.
    std::vector<int> needs {};
};

/// How long so many workers take for the tasks when each that is free takes the first one of the
/// list that may begin (R. L. Graham, Bounds on multiprocessing timing anomalies, SIAM J. Appl.
/// Math. 17, 1969: less than twice the time of the best schedule). A task that takes no time needs
/// no worker.
std::chrono::nanoseconds listSchedule(const std::vector<ListTask>& tasks, int workers);

/// The speed-up that 1, 2, ... `most` workers would have brought by list scheduling of these tasks
/// in the order in which they began, by their processor time and without what is between them. A
/// depth begins when the one before is over; the part of a task after a wait begins when what it
/// waited for is over: of the tasks below it that which ended last. Questions follow one another;
/// those who answered one together share it evenly, and no more than they were do.
///
/// Empty where the processor time is not known or none was taken.
std::vector<double> speedupCurve(const Timeline& timeline, int most);
