// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timelinemetrics.h"

#include <QString>

/// The figures of a timeline in words.

/// "Speed-up 1.30; at most 1.63 with these tasks, 1.40 by Amdahl's law. Critical path: 80.0 µs."
/// Empty where there is one worker, or nothing to be compared.
QString boundsSentence(const Timeline& timeline);
/// What each of these figures means, a paragraph for each, as a tip; empty where the sentence is.
QString boundsExplanation(const Timeline& timeline);

/// "12.4 ms, from 3.1 ms to 15.5 ms. Tasks: 3. Nodes: 1,203,443. Busy: 78.0 %.", and how the nodes
/// of tasks that the span cuts are counted.
QString spanSentence(const SpanSums& sums, const Timeline& timeline);
/// "Worker 1: busy 9.30 ms, idle 3.10 ms", a line for each worker, and one for each depth.
QString spanOfEachWorker(const SpanSums& sums);

/// Of the longest idle stretch, or that there is none.
QString idleSentence(const std::vector<IdleStretch>& stretches, std::size_t which);
