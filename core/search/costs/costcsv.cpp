// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/costs/costcsv.h"

#include "core/board/notation.h"
#include "core/search/costs/costfigures.h"
#include "core/support/formats/csv.h"

namespace {

QString valueField(const std::optional<double>& value)
{
    constexpr int digits = 6;
    return value ? QString::number(*value, 'g', digits) : QString();
}

QStringList countFields(const CostTree& tree, const CostCounts& whole)
{
    QStringList fields {QString::number(whole.counts.nodes)};
    if (tree.detail() == CostTree::Detail::Cutoffs)
        return fields << QString::number(whole.counts.leaves)
                      << QString::number(whole.counts.cutoffs)
                      << QString::number(whole.firstCutoffs);
    return fields << QString() << QString() << QString();
}

QStringList timeFields(const CostTree& tree, const CostCounts& whole)
{
    if (tree.clock() == CostTree::Clock::None)
        return {QString(), QString()};
    return {QString::number(whole.running.count()), QString::number(whole.shared.count())};
}

}

QByteArray costcsv::toCsv(const CostTree& tree, const Position& root)
{
    QByteArray text = "line,plies,nodes,leaves,cutoffs,cutoffs_on_first_move,processor_ns,"
                      "shared_by_nodes_ns,share_of_parent_nodes,share_of_parent_time,"
                      "nodes_per_second\n";
    for (std::size_t i = 0; i < tree.boxes().size(); ++i) {
        const int box = static_cast<int>(i);
        const auto figure = [&tree, box](CostFigure wanted, CostMeasure measure) {
            return valueField(costfigures::value(tree, box, wanted, measure));
        };
        const CostCounts& whole = tree.box(box).whole;
        text += csvRow(QStringList {notation::toCoordinates(tree.path(box), root),
                                    QString::number(tree.box(box).ply)}
                       + countFields(tree, whole) + timeFields(tree, whole)
                       + QStringList {figure(CostFigure::ParentShare, CostMeasure::Nodes),
                                      figure(CostFigure::ParentShare, CostMeasure::Time),
                                      figure(CostFigure::NodesPerSecond, CostMeasure::Time)});
    }
    return text;
}
