// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/growthmodel.h"

#include "core/growth/growthtext.h"
#include "ui/text/counttext.h"

namespace {

QString growthTime(std::chrono::nanoseconds time)
{
    return quantityText(static_cast<double>(time.count()) * 1e-6);
}

QString growthRange(const QString& from, const QString& to)
{
    return from == to ? QString() : from + QStringLiteral(" \u2013 ") + to;
}

QString optional(const std::optional<double>& value)
{
    return value ? growthtext::number(*value) : QString();
}

}

void GrowthModel::setResult(GrowthResult result)
{
    beginResetModel();
    m_result = std::move(result);
    m_published = m_result.rows.empty() ? std::vector<PublishedGrowth>()
                                        : publishedGrowth(m_result.request);
    endResetModel();
}

int GrowthModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.rows.size());
}

int GrowthModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GrowthModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::DisplayRole)
        return text(row, index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(index.column() == Status ? Qt::AlignLeft : Qt::AlignRight)
            | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == PublishedNodes)
        return sources(m_result.rows[row], GrowthCost::Nodes);
    if (role == Qt::ToolTipRole && index.column() == PublishedTime)
        return sources(m_result.rows[row], GrowthCost::Time);
    return {};
}

QString GrowthModel::text(std::size_t index, int column) const
{
    const GrowthRow& row = m_result.rows[index];
    const QString atLeast
        = row.status == GrowthStatus::LimitReached ? QStringLiteral("> ") : QString();
    switch (column) {
    case Place:
        return row.board.isEmpty() ? QString::number(row.x) : row.board;
    case Nodes:
        return atLeast + countText(row.nodes());
    case NodesSpread:
        return growthRange(countText(row.leastNodes()), countText(row.mostNodes()));
    case Factor:
        return optional(m_result.factor(index));
    case Root:
        return optional(m_result.root(index));
    case Median:
        return atLeast + growthTime(row.time());
    case TimeSpread:
        return growthRange(growthTime(row.leastTime()), growthTime(row.mostTime()));
    case PublishedNodes:
        return published(row, GrowthCost::Nodes);
    case PublishedTime:
        return published(row, GrowthCost::Time);
    case Status:
        return growthtext::status(row.status);
    default:
        return {};
    }
}

QString GrowthModel::published(const GrowthRow& row, GrowthCost cost) const
{
    QStringList figures;
    for (const PublishedGrowth& one : m_published)
        for (const GrowthPoint& point : one.points)
            if (one.cost == cost && point.x == row.x)
                figures += cost == GrowthCost::Nodes ? countText(static_cast<quint64>(point.cost))
                                                     : quantityText(point.cost);
    return figures.join(QStringLiteral("; "));
}

QString GrowthModel::sources(const GrowthRow& row, GrowthCost cost) const
{
    QStringList names;
    for (const PublishedGrowth& one : m_published)
        for (const GrowthPoint& point : one.points)
            if (one.cost == cost && point.x == row.x)
                names += one.source;
    return names.join(u'\n');
}

QVariant GrowthModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QStringList titles {growthtext::placeTitle(m_result.request.by),
                              tr("Nodes"),
                              tr("Least – most"),
                              tr("Factor"),
                              tr("Root"),
                              tr("Median ms"),
                              tr("Least – most ms"),
                              tr("Published nodes"),
                              tr("Published ms"),
                              tr("How it ended")};
    const QStringList tips {
        tr("What grows"),
        tr("Positions visited, the median of all searches of this point"),
        tr("The fewest and the most nodes of a search"),
        tr("Effective branching factor: nodes against those of the row above"),
        tr("Effective branching factor: the root of the nodes at the depth, as of a tree whose "
           "branches are all alike"),
        tr("Wall time of a search, median"),
        tr("The quickest and the slowest search"),
        tr("What others printed of the same; the tool tip of a number says who"),
        tr("What others printed of the same, on their machines"),
        tr("Points that are not finished are no part of the line")};
    if (role == Qt::DisplayRole)
        return titles.value(section);
    if (role == Qt::ToolTipRole)
        return tips.value(section);
    return {};
}
