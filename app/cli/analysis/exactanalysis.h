// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/analysis/treecostoutput.h"
#include "app/cli/commandresult.h"
#include "app/cli/traceoutput.h"
#include "core/board/move.h"
#include "core/search/searchlimits.h"

#include <memory>
#include <vector>

class Solver;

/// What `analyze` does with the exact solver.
struct ExactAnalysis
{
    std::vector<Move> moves; ///< that led to the position, which is unfinished
    SearchLimits limits; ///< a depth is ignored
    std::uint64_t seed = 1; ///< chooses among equally best moves for the line
    bool json = false;
    bool statistics = false;
    TraceOutput trace;
    TreeCostOutput costs;
};

/// Solves all columns, prints them, and returns the exit code.
CommandResult analyzeExactly(Solver& solver, const ExactAnalysis& analysis);
