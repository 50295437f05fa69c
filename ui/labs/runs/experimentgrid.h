// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experiment.h"

#include <QAbstractTableModel>

class ExperimentData;

/// An experiment as the table that its cells' labels make: a row and a column for each label, in
/// the order in which they come. A field has a line each for the article, ours, the 95 % interval,
/// and the verdict with the games played; fields of a table that has no such cell are empty.
class ExperimentGrid : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// `data` must outlive the model.
    explicit ExperimentGrid(const ExperimentData& data, QObject* parent = nullptr);

    /// Has it more than one row and more than one column?
    bool isGrid() const { return m_labels.isGrid(); }
    /// -1 where no cell is.
    int cellAt(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void read();

    const ExperimentData& m_data;
    ExperimentLabels m_labels;
    QList<int> m_cells; ///< row by row
};
