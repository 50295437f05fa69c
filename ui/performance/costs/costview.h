// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costs/costfigures.h"

/// How a person looks at trees by cost: what boxes are as wide as, and what colours them.
struct CostView
{
    CostMeasure measure = CostMeasure::Nodes;
    CostFigure figure = CostFigure::FirstCutoffs;

    friend bool operator==(const CostView&, const CostView&) = default;
};
