// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costwords.h"

#include "core/board/notation.h"
#include "core/search/costs/costjson.h"
#include "core/support/text/milliseconds.h"
#include "ui/performance/costs/costlooks.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"
#include "ui/text/numbertext.h"
#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

struct CostWordsText
{
    Q_DECLARE_TR_FUNCTIONS(CostIcicle)
};

/// Of lines that take less than a hundredth of a millisecond as well.
QString costDuration(std::chrono::nanoseconds time)
{
    constexpr std::chrono::milliseconds little {10};
    return time >= little ? durationText(time)
                          : inOrder(QCoreApplication::translate("NumberText", "%1 ms")
                                        .arg(quantityText(toMilliseconds(time))));
}

QString costLine(const CostTree& tree, int box, const Position& root)
{
    if (box == 0)
        return CostWordsText::tr("Search");
    return notation::toCoordinates(tree.path(box), root)
        .split(u' ', Qt::SkipEmptyParts)
        .join(QStringLiteral(", "));
}

}

QString costwords::lastMove(const CostTree& tree, int box, const Position& root)
{
    return costLine(tree, box, root).section(QStringLiteral(", "), -1);
}

QString costwords::name(const CostTree& tree, int box, const Position& root, const CostView& view)
{
    const CostCounts& whole = tree.box(box).whole;
    const QString share = percentText(costfigures::share(tree, box, view.measure));
    const QString line = costLine(tree, box, root);
    if (view.measure == CostMeasure::Time)
        return CostWordsText::tr("%1: %2 of processor time, %3 of the search")
            .arg(line, costDuration(whole.running), share);
    return whole.counts.nodes == 1
        ? CostWordsText::tr("%1: 1 node, %2 of the search").arg(line, share)
        : CostWordsText::tr("%1: %2 nodes, %3 of the search")
              .arg(line, countText(static_cast<quint64>(whole.counts.nodes)), share);
}

QString costwords::detail(const CostTree& tree, int box, const Position& root, const CostView& view)
{
    const CostCounts& whole = tree.box(box).whole;
    const auto valueOf
        = [&](CostFigure figure) { return costfigures::value(tree, box, figure, view.measure); };
    QStringList lines;
    if (view.measure == CostMeasure::Time)
        lines << CostWordsText::tr("Nodes: %1")
                     .arg(countText(static_cast<quint64>(whole.counts.nodes)));
    else if (costfigures::isKnown(tree, CostMeasure::Time))
        lines << CostWordsText::tr("Processor time: %1").arg(costDuration(whole.running));
    if (whole.shared.count() > 0)
        lines << CostWordsText::tr("Time shared out by nodes: %1").arg(costDuration(whole.shared));
    if (const auto share = valueOf(CostFigure::ParentShare))
        lines << CostWordsText::tr("Share of the box above: %1").arg(percentText(*share));
    if (tree.detail() == CostTree::Detail::Cutoffs) {
        lines << CostWordsText::tr("Leaves: %1")
                     .arg(countText(static_cast<quint64>(whole.counts.leaves)));
        const auto first = valueOf(CostFigure::FirstCutoffs);
        lines << (first ? CostWordsText::tr("Cut-offs: %1, on the first move %2")
                              .arg(countText(static_cast<quint64>(whole.counts.cutoffs)),
                                   percentText(*first))
                        : CostWordsText::tr("Cut-offs: none"));
    }
    if (const auto speed = valueOf(CostFigure::NodesPerSecond))
        lines << CostWordsText::tr("Nodes per second: %1").arg(quantityText(*speed));
    lines.prepend(name(tree, box, root, view));
    const costlooks::Look look = costlooks::lookOf(tree, box, view);
    lines << CostWordsText::tr("Colour: %1, %2")
                 .arg(costlooks::name(view.figure), costlooks::text(look, view.figure));
    return lines.join(u'\n');
}

QByteArray costwords::json(const CostTree& tree)
{
    QJsonObject object {{"nodes", static_cast<qint64>(tree.root().whole.counts.nodes)}};
    if (tree.clock() != CostTree::Clock::None) {
        object.insert("timeOf", tree.clock() == CostTree::Clock::Search ? "search" : "count");
        object.insert("processorNanoseconds",
                      static_cast<qint64>(tree.root().whole.running.count()));
    }
    object.insert("costs", costjson::toJson(tree, CostTree::deepest));
    return QJsonDocument(object).toJson();
}
