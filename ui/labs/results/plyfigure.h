// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/figure.h"

enum class PlyQuantity
{
    Nodes, ///< on a logarithmic axis where the lines' peaks lie far apart
    Milliseconds ///< on a logarithmic axis: two machines lie a hundredfold apart
};

/// What the moves of an experiment's games cost, ply by ply, a line for each engine with its depth
/// and variant, thin where few of its games reach the move; where the article printed a curve
/// (figures 12 and 13), that stands beside it. Engines beyond the eighth can't be told apart: they
/// are left out, and a sentence says so. A mean leads to the cell that all games of its engine are
/// of.
Figure plyFigure(const ExperimentResult& result, PlyQuantity quantity);
