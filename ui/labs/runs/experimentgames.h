// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

class ExperimentData;
struct ExperimentGame;

/// The games of one cell of an experiment, a row each: seed, who moved first, result, plies, and
/// what the moves cost.
class ExperimentGames : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        RoundColumn,
        SeedColumn,
        StartColumn,
        ResultColumn,
        PliesColumn,
        NodesColumn,
        TimeColumn,
        MovesColumn,
        ColumnCount
    };

    /// `data` must outlive the model.
    explicit ExperimentGames(const ExperimentData& data, QObject* parent = nullptr);

    /// Index of the cell in the experiment; -1 for none.
    void setCell(int cell);
    int cell() const { return m_cell; }
    /// Null beyond the last row.
    const ExperimentGame* gameAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void read();
    QString text(const ExperimentGame& game, int column) const;
    static QString timeText(const ExperimentGame& game);

    const ExperimentData& m_data;
    int m_cell = -1;
    /// Where its games begin among all, which are sorted, and how many are shown.
    std::size_t m_first = 0;
    int m_count = 0;
};
