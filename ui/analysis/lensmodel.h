// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/lens.h"

#include <QAbstractTableModel>

/// The features of a LensReport as rows: those on the board, then those that the last move took
/// away.
class LensModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        ChangeColumn, ///< "new", "gone", or nothing
        SideColumn,
        FeatureColumn, ///< "F2", and what it is in the tool tip
        SquaresColumn,
        ValueColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setReport(const LensReport& report);
    const LensReport& report() const { return m_report; }

    /// Null beyond the last row.
    const H1Feature* feature(int row) const;
    bool isGone(int row) const;
    /// The row of this feature, whether it is on the board or gone; -1 when it is neither.
    int rowOf(const H1Feature& feature) const;
    /// The row as a sentence, for the tool tip and the screen reader.
    QString sentence(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column) const;

    LensReport m_report;
};

/// "d1 e1 f1", column by column.
QString squaresText(Bitboard squares);
