// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treework.h"
#include "ui/paper/figure.h"

enum class CountedOfTree : std::uint8_t
{
    Nodes,
    Leaves
};

/// "alpha-beta, centre first"
QString searchName(const fourcast::lesson::TreeRequest& request);
/// How what each way to search looks at grows with the depth, on a logarithmic axis, and the least
/// that any order could do.
Figure growthFigure(const Comparisons& comparisons, CountedOfTree counted);
