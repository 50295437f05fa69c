// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/costtree.h"
#include "core/support/text/enumnames.h"

#include <optional>

/// What a tree by cost is measured in: what the boxes of an icicle are as wide as.
enum class CostMeasure : std::uint8_t
{
    Nodes,
    Time ///< of a processor
};

/// What is asked of a box beside its cost: what colours it.
enum class CostFigure : std::uint8_t
{
    FirstCutoffs, ///< of its cut-offs the share that came on the first move
    Cutoffs, ///< of its positions that were searched on the share that was cut off
    Leaves, ///< of its nodes the share that were leaves
    ParentShare, ///< of what the box above it cost, by the measure
    NodesPerSecond ///< of processor time
};

/// The figures of boxes, from numbers alone.
namespace costfigures {

/// In settings, files and on the command line.
inline constexpr EnumNames<CostMeasure, 2> measureNames {{"nodes", "time"}};
inline constexpr EnumNames<CostFigure, 5> figureNames {
    {"first-cutoffs", "cutoffs", "leaves", "parent-share", "nodes-per-second"}};

bool isKnown(const CostTree& tree, CostMeasure measure);
/// Of some box of the tree at least.
bool isKnown(const CostTree& tree, CostFigure figure);

/// With all that is below it: nodes, or nanoseconds.
double cost(const CostTree::Box& box, CostMeasure measure);
/// Of the whole search, 0 to 1; 0 where that cost nothing.
double share(const CostTree& tree, int box, CostMeasure measure);
/// Nothing where it was not counted, or is of nothing. The speed of a box that shares more than
/// half of its time with others by their nodes would be theirs: it is not known.
std::optional<double> value(const CostTree& tree, int box, CostFigure figure, CostMeasure measure);

}
