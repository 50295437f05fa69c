// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/timeline.h"

#include <QByteArray>
#include <QString>

/// The figures of a timeline and a record per task, with times in nanoseconds from the start of the
/// search or run, and the same tasks as `traceEvents`: the file is a trace in Chrome's format as
/// well, in which `title` names the run.
QByteArray timelineToJson(const Timeline& timeline, const QString& title);
