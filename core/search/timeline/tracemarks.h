// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <QJsonArray>
#include <QString>

/// What a trace has beside its tasks.
namespace tracemarks {

/// A time of the timeline as the format has it, in microseconds: the next multiple of 1/2048 of
/// one, which doubles add and subtract without a rest, whatever a reader counts from. So what ends
/// together ends together for every reader, who could not nest it otherwise; and as that is half a
/// nanosecond, both times and durations round to the nanoseconds that they were, for 50 days.
double timeOf(std::chrono::nanoseconds time, const Timeline& timeline);

/// A complete event, from a time to another one.
QJsonObject slice(const QString& name, const QString& category, int process, int thread,
                  std::chrono::nanoseconds start, std::chrono::nanoseconds end,
                  const QJsonObject& arguments, const Timeline& timeline);

/// The thread of the events of a worker's states, counted from 0.
int stateThread(int worker, const Timeline& timeline);
/// What each worker does at each time, on a thread of its own.
QJsonArray states(const Timeline& timeline, int process);
/// An arrow from where a task was handed out, or a question was asked, to the worker that took it
/// or came to help. None where it is not known who had it first.
QJsonArray steals(const Timeline& timeline, int process);
/// How many workers run and are ready, and how many nodes are visited each second.
QJsonArray counters(const Timeline& timeline, int process);

}
