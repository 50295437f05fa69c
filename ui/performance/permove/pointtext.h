// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/metrics/searchquantity.h"
#include "ui/performance/runhistory.h"

/// "Game 2, mapped-h1, depth 6, ply 12 (d4): 18,204 nodes, 31.2 ms, depth 6, +412 for the first
/// player". A further number of the search stands first: "Table: fill: 12.0 %; 18,204 nodes, ...".
QString pointText(const RunSeries& series, const MovePoint& point,
                  const SearchQuantity* further = nullptr);
