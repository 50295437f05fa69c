// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/searchprofile.h"

#include <QJsonArray>
#include <stop_token>

/// Of the bench, in one run.
constexpr int mostRepetitions = 1000;

/// Runs this program's bench with that engine under perf, so many times or more, until it is seen
/// often enough for an interval of some per cent, and says where it spent its time. Fails with a
/// sentence where a tool is missing, where perf may not look, and where the program has no line
/// tables. Blocks; a stop ends it, which fails, too.
Expected<SearchProfile> profileBench(const QString& engine, int repetitions,
                                     const std::stop_token& stop);

/// A table with a line for each engine, and below it the functions that each spent its time in.
QString profilesText(const std::vector<std::pair<QString, SearchProfile>>& profiles);
QJsonArray profilesToJson(const std::vector<std::pair<QString, SearchProfile>>& profiles);
