// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

class ExperimentData;

/// An experiment with a row for each cell: what the article printed, ours, Wilson's 95 % interval,
/// whether they agree, and what the moves cost. Fills as games come.
class ExperimentList : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        ArticleColumn,
        OursColumn,
        IntervalColumn,
        VerdictColumn,
        GamesColumn,
        ResultColumn,
        StrongerColumn, ///< the sequential test's answer
        NodesColumn,
        TimeColumn,
        ColumnCount
    };
    enum Role
    {
        CellRole = Qt::UserRole ///< int: index of the cell in the experiment
    };

    /// `data` must outlive the model.
    explicit ExperimentList(const ExperimentData& data, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString text(int row, int column) const;

    const ExperimentData& m_data;
};
