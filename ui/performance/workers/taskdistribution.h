// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"
#include "ui/paper/figure.h"

#include <QString>

class QDialog;
class QWidget;
struct NestedTimeline;

/// How long the tasks of a timeline took, each with its own records: without what it waited for and
/// what lies within it.
struct TaskTimesShown
{
    Figure figure; ///< a histogram, logarithmic where one task dwarfs the rest, with percentiles
    QString words; ///< "Tasks: 840. p50 12.0 µs, ...", and what the tail rests on
    QByteArray csv; ///< a line for each bin: `from_us,to_us,tasks`
};
TaskTimesShown taskTimesShown(const NestedTimeline& nested);

/// In a window of its own, with exports. `title` names the search.
QDialog* showTaskTimes(const NestedTimeline& nested, const QString& title, QWidget* parent);
