// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/moveexplanation.h"
#include "core/search/searchreport.h"
#include "ui/performance/report/reporttable.h"
#include "ui/style/looks.h"

/// What a report says in tables.
namespace reportrows {

using Headings = std::vector<TableModel::Heading>;
using Rows = std::vector<TableModel::Row>;

/// Each depth, the shallowest first. Values are from the view of the side to move at the root, and
/// say whose they are at length.
Headings depthHeadings();
Rows depths(const SearchReport& report, DiscTheme theme);

/// Cut-offs by how many moves had been tried, as far as there are any.
Headings cutoffHeadings();
Rows cutoffs(const SearchReport& report);

/// How each worker spent the time of the search.
Headings workerHeadings();
Rows workers(const SearchReport& report);

/// The figures of a move beside the medians of its engine's others.
Headings figureHeadings();
Rows figures(const MoveExplanation& why);

/// The root moves of the last depth.
Headings rootMoveHeadings();
Rows rootMoves(const SearchReport& report);

}
