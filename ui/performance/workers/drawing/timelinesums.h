// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timelinemetrics.h"
#include "core/parallel/workerstates.h"

#include <QString>

/// The figures of a timeline in words.

/// "Speed-up 1.30. At most 1.63 with these tasks, 1.40 by Amdahl's law. Critical path: 80.0 µs.",
/// or that the processor time is not known. Empty where there is one worker, or nothing to be
/// compared.
QString boundsSentence(const Timeline& timeline);
/// What each of these figures means, a paragraph for each, as a tip; empty where there are none.
QString boundsExplanation(const Timeline& timeline);

/// Both: timelineSentence() and what it says of speed-up.
QString summarySentence(const Timeline& timeline);

/// How long the critical path is, and through which tasks it goes.
QString pathSentence(const Timeline& timeline);

/// "running 60.0 %, ready 15.0 %, asleep 25.0 %": the states that there were.
QString stateShares(const StateSums& sums);
/// "12.4 ms, from 3.1 ms to 15.5 ms. Tasks: 3. Nodes: 1,203,443. Workers: running 78.0 %, ready
/// 22.0 %.", and how the nodes of tasks that the span cuts are counted.
QString spanSentence(const SpanSums& sums, const Timeline& timeline);
/// "Worker 1: running 9.30 ms, asleep 3.10 ms", a line for each worker, and one for each depth.
QString spanOfEachWorker(const SpanSums& sums, const Timeline& timeline);

/// Of the longest time that a worker had no task, and what it did then; or that there is none.
QString idleSentence(const std::vector<IdleStretch>& stretches, std::size_t which,
                     const Timeline& timeline);
