// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/experiments/endings.h"
#include "core/chance/experiments/sweep.h"
#include "ui/paper/figure.h"

/// Figures of a parameter that was changed over a range. The first range lies across; each value of
/// the second one is a series.
namespace sweepfigures {

/// The answers, and what the study prints of them.
Figure answers(const fourcast::chance::SweepReport& report, bool logarithmic);
/// The states, on a logarithmic axis, and how they grow.
Figure states(const fourcast::chance::SweepReport& report);
/// The time to explore and check, likewise.
Figure times(const fourcast::chance::SweepReport& report);
/// P(the goal is met within k) of each combination.
Figure curves(const fourcast::chance::SweepReport& report);
/// How a game ends, one way above the other; `across` says what is counted.
Figure endings(const std::vector<fourcast::chance::EndingCurve>& curves, const QString& title,
               const QString& across);

}
