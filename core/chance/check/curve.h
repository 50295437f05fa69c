// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/check.h"

namespace fourcast::chance {

struct CurveOptions
{
    Question question = Question::Pmax; ///< Pmin or Pmax
    /// What is counted: occurrences of these actions ("roll"), or without it every step.
    std::optional<ActionFormula> counted = {};
    int most = 100; ///< the last point
};

struct CurveReport
{
    CheckStatus status = CheckStatus::Converged;
    /// points[k]: the probability, in the initial state, that the goal is met when no more than k
    /// have been counted; k from 0. Where it was stopped those that are known.
    std::vector<Bounds> points;
    QString error;
};

/// As check(), point by point. `progress` has the number of points as `sweeps`.
CurveReport curve(const Automaton& automaton, const Until& until, const CurveOptions& options = {},
                  const std::stop_token& stop = {}, const CheckReporter& report = {});

}
