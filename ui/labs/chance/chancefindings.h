// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/paper/chartexport.h"

/// All that the chance page has found out, for a file.
struct ChanceFindings
{
    SharedChance system; ///< null before a model is explored
    /// What is drawn under States; none before the first layout is there.
    std::optional<ChartContent> picture {};
    /// How the equation gets smaller, pass by pass.
    std::optional<ChartContent> reductions {};
    /// How the bounds of the chosen state close in; empty before it was requested.
    std::optional<ChartContent> bounds {};
};
