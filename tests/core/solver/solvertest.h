// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solver.h"
#include "tests/core/boards.h"
#include "tests/sanitized.h"

#include <QTest>

#include <memory>

/// What the solver's tests share.
namespace solvertest {

inline int strong(Solver& solver, const Position& position)
{
    const SolveReport report = solver.solve(position);
    return report.status == SolveStatus::Solved && report.score.isExact() ? report.score.lower
                                                                          : 1000;
}

/// -1, 0 or 1; 1000 when the answer is open.
inline int weak(Solver& solver, const Position& position)
{
    const SolveReport report = solver.solve(position, SolveGoal::Weak);
    if (report.status != SolveStatus::Solved || !report.score.isDecided())
        return 1000;
    return report.score.lower > 0 ? 1 : report.score.upper < 0 ? -1 : 0;
}

constexpr int signOf(int score)
{
    return score > 0 ? 1 : score < 0 ? -1 : 0;
}

}
