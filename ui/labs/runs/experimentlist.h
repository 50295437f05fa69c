// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/tablemodel.h"

class ExperimentData;

/// An experiment with a row for each cell: what the article printed, ours, Wilson's 95 % interval,
/// whether they agree, and what the moves cost. Fills as games come.
class ExperimentList : public TableModel
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

    /// `data` must outlive the model.
    explicit ExperimentList(const ExperimentData& data, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void read();
    Row rowOf(std::size_t cell) const;

    const ExperimentData& m_data;
};
