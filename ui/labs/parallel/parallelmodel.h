// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"

#include <QAbstractTableModel>

/// The rows of a parallel study as a table, the report's own figures beside ours.
class ParallelModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Strategy,
        Workers,
        Median,
        Spread,
        SpeedUp,
        SpeedUpSpread,
        Efficiency,
        Nodes,
        Value,
        Move,
        Report12,
        Report4,
        Program2,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows of the same study only get other figures, so that what is chosen stays so.
    void setResult(ParallelResult result);
    const ParallelResult& result() const { return m_result; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ParallelRow& row, int column) const;
    QString published(const ParallelRow& row, int workers) const;

    ParallelResult m_result;
};
