// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/workerstates.h"
#include "ui/performance/workers/drawing/timelinedrawing.h"

#include <QString>

class QFontMetricsF;

/// The timeline of the workers in words.

/// "640 ns", "12.5 µs", "3.40 ms", "2.40 s".
QString taskTimeText(std::chrono::nanoseconds time);
/// What stands on a bar with room for so many pixels: "d1 c1: 19,608 nodes", "d1 c1", "c1", or
/// nothing, but no part of a word.
QString barText(const NestedTask& task, const Timeline& timeline, double room,
                const QFontMetricsF& metrics);
/// What a bar of this look is called in a legend: "inline".
QString lookWord(TimelineDrawing::Look look, Timeline::Sharing sharing);
/// What a worker's state is called: "ready".
QString stateWord(WorkerState state);
/// What it means, in a sentence or two.
QString stateExplanation(WorkerState state);
/// "Worker 2: d1 c1, 19,608 nodes in 410 µs, from 1.200 ms to 1.610 ms, run by another worker." of
/// one of the timeline's nested tasks; where it holds others or had to wait, how its time is made
/// up.
QString taskSentence(int task, const NestedTimeline& nested, const Timeline& timeline);
/// What the workers did with their time, tail, what became of the tasks, which of them are drawn
/// where not all are, and what the times count from.
QString timelineSentence(const Timeline& timeline);
/// What its tail is; empty without tasks.
QString tailExplanation(const Timeline& timeline);
/// "In this view 620 bars stand for 2,415 tasks ...", or that none is hidden.
QString barsSentence(const TimelineDrawing::Shown& shown);
/// Why the timeline of this report has no tasks.
QString noTasksSentence(const SearchReport& report);
