// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

#include <QAbstractTableModel>

/// Two runs side by side: the cells of the same name, the share won in each with its interval, the
/// difference, and whether the intervals overlap.
class ExperimentComparison : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        ThisColumn,
        OtherColumn,
        DifferenceColumn,
        OverlapColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Cells that only one of the two has are left out.
    void setResults(const ExperimentResult& shown, const ExperimentResult& other);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString name;
        CellTally shown;
        CellTally other;

        bool isKnown() const { return shown.played > 0 && other.played > 0; }
        bool overlaps() const
        {
            return shown.shareA.low <= other.shareA.high && other.shareA.low <= shown.shareA.high;
        }
    };

    QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
};
