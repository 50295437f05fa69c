// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"

/// What stands beside every table, chart and timeline of the parallel study: what was measured,
/// when, and where.
namespace paralleltext {

/// "7x7 board, depth 6, seed 1, workers: 1, 2, 9 repetitions, all strategies". Of a result that was
/// stopped, "4 of 9 repetitions"; `disturbed` is said at the end.
QString settings(const ParallelResult& result);
/// "22 Nov 2026 15:50: 7x7, depth 6, seed 1, up to 2 workers, 9 repetitions": one line of a list,
/// in brackets behind the name that a person gave it.
QString title(const ParallelResult& result);
/// "Measured 22 Nov 2026 15:50 by Fourcast 0.5.0 on 2 cores, AMD EPYC 7B13, ...".
QString origin(const ParallelResult& result);

}
