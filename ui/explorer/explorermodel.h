// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/exploredposition.h"
#include "core/solver/solvereport.h"

#include <QAbstractTableModel>
#include <optional>

/// The moves from one position, a row each: what it is worth exactly, how often it was played in
/// one's own games and in kept experiments, and how those ended for the side to move.
class ExplorerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        MoveColumn,
        ExactColumn,
        OwnColumn,
        OwnResultsColumn,
        StudyColumn,
        StudyResultsColumn,
        ColumnCount
    };
    /// A PlayedResults, for ResultBar; of the columns of results.
    static constexpr int resultsRole = Qt::UserRole;

    explicit ExplorerModel(QObject* parent = nullptr);

    /// Nothing is known of it at first.
    void setPosition(const Position& position);
    const Position& position() const { return m_position; }
    /// Ignored where they are of another position.
    void setOwn(const ExploredPosition& own);
    void setStudy(const ExploredPosition& study);
    /// Empty where it must stay hidden.
    void setExact(const std::optional<ColumnsReport>& exact);

    /// From 0; two where the position is its own mirror image.
    const std::vector<int>& columnsOf(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)];
    }
    const std::optional<ExploredPosition>& own() const { return m_own; }
    const std::optional<ExploredPosition>& study() const { return m_study; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void changed();
    const PlayedResults* resultsOf(int row, bool study) const;
    QString text(int row, int column) const;
    QString exactText(int row) const;
    QString resultsText(const PlayedResults& results) const;

    Position m_position;
    std::vector<std::vector<int>> m_rows;
    std::optional<ExploredPosition> m_own;
    std::optional<ExploredPosition> m_study;
    std::optional<ColumnsReport> m_exact;
};

Q_DECLARE_METATYPE(PlayedResults)
