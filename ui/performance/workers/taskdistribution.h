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
    /// "Whole search. Tasks: 840. Own time: p50 12.0 µs, ...", and what the tail rests on.
    QString words;
    QByteArray csv; ///< a line for each bin: `from_us,to_us,tasks`
};
/// `of` says of what they are: "Last depth".
TaskTimesShown taskTimesShown(const NestedTimeline& nested, const QString& of);

/// In a window of its own, with exports. `title` names the search, `of` the part of it.
QDialog* showTaskTimes(const NestedTimeline& nested, const QString& title, const QString& of,
                       QWidget* parent);
