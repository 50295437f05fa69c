// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costwords.h"

#include "core/board/notation.h"
#include "core/search/costs/costjson.h"
#include "ui/text/counttext.h"
#include "ui/text/metrictext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

struct CostWordsText
{
    Q_DECLARE_TR_FUNCTIONS(CostIcicle)
};

double costShare(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0.0;
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

QString costwords::name(const CostTree& tree, int box, const Position& root)
{
    const std::uint64_t nodes = tree.box(box).whole.counts.nodes;
    const QString share = percentText(costShare(nodes, tree.root().whole.counts.nodes));
    const QString line = costLine(tree, box, root);
    return nodes == 1 ? CostWordsText::tr("%1: 1 node, %2 of the search").arg(line, share)
                      : CostWordsText::tr("%1: %2 nodes, %3 of the search")
                            .arg(line, countText(static_cast<quint64>(nodes)), share);
}

QString costwords::detail(const CostTree& tree, int box, const Position& root)
{
    QString text = name(tree, box, root);
    const SubtreeCounts& whole = tree.box(box).whole;
    if (tree.detail() == CostTree::Detail::Nodes)
        return text;
    text += u'\n'
        + CostWordsText::tr("Leaves: %1").arg(countText(static_cast<quint64>(whole.counts.leaves)));
    text += u'\n'
        + (whole.counts.cutoffs == 0
               ? CostWordsText::tr("Cut-offs: none")
               : CostWordsText::tr("Cut-offs: %1, on the first move %2")
                     .arg(countText(static_cast<quint64>(whole.counts.cutoffs)),
                          percentText(costShare(whole.firstCutoffs, whole.counts.cutoffs))));
    return text;
}

QByteArray costwords::csv(const CostTree& tree, const Position& root)
{
    QByteArray text = "line,plies,nodes,leaves,cutoffs,cutoffs_on_first_move\n";
    for (std::size_t i = 0; i < tree.boxes().size(); ++i) {
        const CostTree::Box& box = tree.boxes()[i];
        const std::vector<Move> path = tree.path(static_cast<int>(i));
        text += notation::toCoordinates(path, root).toUtf8() + ',' + QByteArray::number(box.ply)
            + ',' + QByteArray::number(static_cast<qulonglong>(box.whole.counts.nodes));
        if (tree.detail() == CostTree::Detail::Cutoffs)
            text += ',' + QByteArray::number(static_cast<qulonglong>(box.whole.counts.leaves)) + ','
                + QByteArray::number(static_cast<qulonglong>(box.whole.counts.cutoffs)) + ','
                + QByteArray::number(static_cast<qulonglong>(box.whole.firstCutoffs)) + '\n';
        else
            text += ",,,\n";
    }
    return text;
}

QByteArray costwords::json(const CostTree& tree)
{
    return QJsonDocument(
               QJsonObject {{"nodes", static_cast<qint64>(tree.root().whole.counts.nodes)},
                            {"costs", costjson::toJson(tree, CostTree::deepest)}})
        .toJson();
}
