// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costfigures.h"

namespace {

std::optional<double> quotient(double part, double whole)
{
    return whole > 0 ? std::optional(part / whole) : std::nullopt;
}

std::optional<double> quotient(std::uint64_t part, std::uint64_t whole)
{
    return quotient(static_cast<double>(part), static_cast<double>(whole));
}

std::optional<double> speedOf(const CostCounts& whole)
{
    if (2 * whole.shared > whole.running)
        return std::nullopt;
    return quotient(static_cast<double>(whole.counts.nodes),
                    std::chrono::duration<double>(whole.running).count());
}

}

bool costfigures::isKnown(const CostTree& tree, CostMeasure measure)
{
    return measure == CostMeasure::Nodes
        || (tree.clock() != CostTree::Clock::None && tree.root().whole.running.count() > 0);
}

bool costfigures::isKnown(const CostTree& tree, CostFigure figure)
{
    switch (figure) {
    case CostFigure::FirstCutoffs:
    case CostFigure::Cutoffs:
    case CostFigure::Leaves:
        return tree.detail() == CostTree::Detail::Cutoffs;
    case CostFigure::NodesPerSecond:
        return isKnown(tree, CostMeasure::Time);
    case CostFigure::ParentShare:
        break;
    }
    return true;
}

double costfigures::cost(const CostTree::Box& box, CostMeasure measure)
{
    return measure == CostMeasure::Nodes ? static_cast<double>(box.whole.counts.nodes)
                                         : static_cast<double>(box.whole.running.count());
}

double costfigures::share(const CostTree& tree, int box, CostMeasure measure)
{
    return quotient(cost(tree.box(box), measure), cost(tree.root(), measure)).value_or(0);
}

std::optional<double> costfigures::value(const CostTree& tree, int box, CostFigure figure,
                                         CostMeasure measure)
{
    if (!isKnown(tree, figure))
        return std::nullopt;
    const CostTree::Box& at = tree.box(box);
    const SearchCounts& counts = at.whole.counts;
    switch (figure) {
    case CostFigure::FirstCutoffs:
        return quotient(at.whole.firstCutoffs, counts.cutoffs);
    case CostFigure::Cutoffs:
        return quotient(counts.cutoffs, counts.nodes - counts.leaves);
    case CostFigure::Leaves:
        return quotient(counts.leaves, counts.nodes);
    case CostFigure::NodesPerSecond:
        return speedOf(at.whole);
    case CostFigure::ParentShare:
        break;
    }
    if (at.parent == CostTree::none || !isKnown(tree, measure))
        return std::nullopt;
    return quotient(cost(at, measure), cost(tree.box(at.parent), measure));
}
