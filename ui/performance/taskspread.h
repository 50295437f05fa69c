// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/spreadfigure.h"

#include <QByteArray>

/// How long the tasks of all searches in the games that are shown took themselves, in microseconds,
/// by engine: what a timeline says of one search, over many.
namespace taskspread {

/// Moves whose search had no tasks, as one from the book, are left out.
std::vector<EngineValues> byEngine(const RunHistory& history);
std::vector<double> onAxis(const std::vector<EngineValues>& engines);

Figure figure(const std::vector<EngineValues>& engines, bool isLogarithmic);
/// "mapped-h1: 412 tasks in 9 searches, own time p50 12.0 µs, p90 ..." of each engine, and what it
/// rests on.
QString text(const std::vector<EngineValues>& engines);

/// A line for each engine under the header `engine,searches,disturbed,tasks,p50_us,p90_us,p99_us,
/// most_us`.
QByteArray toCsv(const std::vector<EngineValues>& engines);
/// The same under the same names, with all times in microseconds.
QByteArray toJson(const std::vector<EngineValues>& engines);

}
