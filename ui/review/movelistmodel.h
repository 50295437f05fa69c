// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/play/gamemodel.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <functional>
#include <utility>
#include <vector>

class ReviewSession;
struct ReviewedMove;

/// The moves of the game as a table: number, first player's move, second player's move, "d1"; "e1
/// ??" and a shape beside it where the move is reviewed. Below the row of a move that another line
/// has another move for, that line stands in a row of its own. The tooltip of a move tells how good
/// it was, what an engine said when it played it, and the comment.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NumberColumn,
        FirstColumn,
        SecondColumn,
        ColumnCount
    };
    enum Role
    {
        PlyRole = Qt::UserRole, ///< int: moves played after this one; 0 where there is no move
        CurrentRole, ///< bool: the move that led to the position looked at
        VariationRole, ///< int: which of the game's variations the row is; -1 where it is none
        QualityRole ///< int: MoveClass of a reviewed move; Unknown where there is none to show
    };

    explicit MoveListModel(const GameModel& model, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

    /// Invalid for ply 0 and beyond the last move.
    QModelIndex indexOfPly(int ply) const;
    /// 0 where the index is no move.
    int plyAt(const QModelIndex& index) const;
    /// Which of the game's variations the row shows; -1 where it has moves.
    int variationAt(int row) const;

    /// While `waits()` holds, the move just played has its place in the list and no words: its disc
    /// is still falling. showLastMove() is to follow.
    void setLastMoveWaits(std::function<bool()> waits) { m_lastMoveWaits = std::move(waits); }
    void showLastMove();

    /// What an engine answered; shown wherever its position and move occur in the game, so that it
    /// survives undo and redo. Forgotten with the game.
    void addReport(const SearchReport& report);

    /// The review whose judgements are shown, which must outlive this model; null shows none.
    void setReview(const ReviewSession* review);
    /// While hidden, only the moves of these plies show how good they were.
    void setQualityHidden(bool hidden, const QSet<int>& answered = {});

private:
    void handleReset();
    void handleMoves();
    /// Two moves, or a line beside.
    struct Row
    {
        int turn = -1;
        int variation = -1;

        friend bool operator==(const Row&, const Row&) = default;
    };

    std::vector<Row> rowsWanted() const;
    QVariant variationData(int variation, int column, int role) const;
    QString variationText(int variation) const;
    QString variationTip(int variation) const;
    void replaceRows(std::vector<Row> rows);
    int pliesBefore() const;
    QString moveText(int ply) const;
    QString toolTip(int ply) const;
    QString spokenText(int ply) const;
    const ReviewedMove* judged(int ply) const;
    void announceQualities();

    const GameModel& m_model;
    QHash<quint64, SearchReport> m_reports;
    const ReviewSession* m_review = nullptr;
    std::function<bool()> m_lastMoveWaits;
    bool m_qualityHidden = false;
    QSet<int> m_answered;
    std::vector<Row> m_rows;
};
