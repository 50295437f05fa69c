// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskevents.h"
#include "core/parallel/timeline.h"
#include "core/support/formats/jsonfields.h"

#include <QJsonArray>

/// What a search's workers did, in JSON: a row of numbers a task, in the order of the members of
/// TaskRecord and TaskEvent, times in nanoseconds, paths as columns 1 to 7 ("43"). Rows of earlier
/// versions end before a task's TaskTimes.
namespace searchtasks {

/// More are refused.
inline constexpr qsizetype most = 1'000'000;

QJsonArray toJson(const std::vector<TaskRecord>& tasks);
QJsonArray toJson(const std::vector<TaskEvent>& events);

std::vector<TaskRecord> tasksFromJson(const JsonFields& fields, const QString& key, int workers);
std::vector<TaskEvent> eventsFromJson(const JsonFields& fields, const QString& key, int workers);

}
