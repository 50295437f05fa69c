// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkreport.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/figure.h"

/// How the bounds of a state close in.
struct BoundsCurve
{
    QString title; ///< "State 3"
    std::vector<fourcast::chance::Bounds> bounds {}; ///< after each sweep
    std::size_t current = 0; ///< which sweep is looked at
    /// After which it would have ended for those who go by the change of the lower bound alone.
    std::optional<std::size_t> unguarded {};
};

/// Sweep by sweep; its marks lead to the sweeps.
Figure boundsFigure(const BoundsCurve& curve);
ChartContent boundsContent(const BoundsCurve& curve);
