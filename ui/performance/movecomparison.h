// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/movecomparison.h"
#include "core/search/metrics/moveexplanation.h"

#include <QString>
#include <optional>

class RunHistory;

/// Nothing where the history has no such move, or too few by that engine in that game to speak of
/// a median.
std::optional<MoveComparison> compareMove(const RunHistory& history, const SearchReport& report,
                                          int ply);

/// And why it took as long as it did, from its report and what the history has of the others;
/// nothing where the history has no such move.
std::optional<MoveExplanation> explainMove(const RunHistory& history, const SearchReport& report,
                                           int ply);

/// Why it took as long as it did.
QString comparisonText(const MoveComparison& comparison);
