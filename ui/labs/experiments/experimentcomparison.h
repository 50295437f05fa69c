// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/table/tablemodel.h"

/// Two runs side by side: the cells of the same name, the share won in each with its interval, the
/// difference, and whether the intervals overlap.
class ExperimentComparison : public TableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NameColumn,
        ThisColumn,
        OtherColumn,
        DifferenceColumn,
        OverlapColumn
    };

    using TableModel::TableModel;

    /// Cells that only one of the two has are left out.
    void setResults(const ExperimentResult& shown, const ExperimentResult& other);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    /// Of each row: do the intervals overlap? None where one was not played.
    QList<std::optional<bool>> m_overlaps;
};
