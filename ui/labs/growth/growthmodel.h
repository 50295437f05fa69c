// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthresult.h"
#include "core/growth/publishedgrowth.h"

#include <QAbstractTableModel>

/// The points of a run as a table, what others published of the same beside ours.
class GrowthModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Place,
        Nodes,
        NodesSpread,
        Factor,
        Root,
        Median,
        TimeSpread,
        PublishedNodes,
        PublishedTime,
        Status,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setResult(GrowthResult result);
    const GrowthResult& result() const { return m_result; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(std::size_t row, int column) const;
    /// All figures for that place, from several sources one behind the other.
    QString published(const GrowthRow& row, GrowthCost cost) const;
    /// And whose they are.
    QString sources(const GrowthRow& row, GrowthCost cost) const;

    GrowthResult m_result;
    std::vector<PublishedGrowth> m_published;
};
