// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recordingcomparison.h"
#include "ui/table/tablemodel.h"

#include <memory>

/// The moves of one recording, or of two side by side: what they cost, and how much more or less in
/// the second.
class RecordingsModel : public TableModel
{
    Q_OBJECT

public:
    using Shared = std::shared_ptr<const Recording>;

    using TableModel::TableModel;

    /// `chosen` is shown beside what always is. Without a first recording there are no rows.
    /// Disturbed moves may be left out as RecordingComparison does.
    void setRecordings(Shared first, Shared second, const SearchQuantity* chosen,
                       bool leavesOutDisturbed = false);

    /// Null unless there are two.
    const RecordingComparison* comparison() const
    {
        return m_comparison ? &*m_comparison : nullptr;
    }
    /// Discs on the board with the move of a row.
    int plyAt(int row) const { return m_pairs[static_cast<std::size_t>(row)].ply; }
    /// The row of a ply; -1 where there is none.
    int rowOf(int ply) const;
    /// Which recording a cell is about, 0 or 1: that of its column where it has a move there.
    int recordingAt(const QModelIndex& index) const;

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    enum class Part : std::uint8_t
    {
        Ply,
        Side,
        FirstMove,
        SecondMove,
        First,
        Second,
        Difference,
        Ratio
    };
    struct Column
    {
        Part part = Part::Ply;
        const SearchQuantity* quantity = nullptr;
    };

    void addColumns(const SearchQuantity* chosen);
    Heading headingOf(const Column& column) const;
    const Recording& recording(int which) const { return which == 0 ? *m_first : *m_second; }
    std::optional<std::size_t> move(const MovePair& pair, int which) const;
    QString text(const MovePair& pair, const Column& column) const;
    QString moveText(const MovePair& pair, int which) const;
    QString tip(const MovePair& pair, const Column& column) const;
    std::optional<double> value(const MovePair& pair, const Column& column) const;

    Shared m_first;
    Shared m_second;
    std::vector<Position> m_positions[2];
    std::optional<RecordingComparison> m_comparison;
    std::vector<MovePair> m_pairs;
    std::vector<Column> m_columns;
};
