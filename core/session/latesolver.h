// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solver.h"

#include <memory>

/// A solver that is made by the work that first asks it, since its table takes a while to be laid
/// out, and stays warm from one work to the next. For one work at a time.
class LateSolver
{
public:
    /// `known` is asked before any search, may be null, and outlives it.
    LateSolver(const Solver::Settings& settings, const KnownScores* known)
        : m_settings(settings), m_known(known)
    {
    }

    Solver& get()
    {
        if (!m_solver) {
            m_solver = std::make_unique<Solver>(m_settings);
            m_solver->setKnownScores(m_known);
        }
        return *m_solver;
    }

private:
    Solver::Settings m_settings;
    const KnownScores* m_known;
    std::unique_ptr<Solver> m_solver;
};
