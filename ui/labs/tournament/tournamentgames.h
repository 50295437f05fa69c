// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/storedgame.h"
#include "core/tournament/tournament.h"

#include <QAbstractTableModel>

/// The games of a tournament as rows, in the order in which they were played.
class TournamentGames : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Number,
        Round,
        First,
        Second,
        Result,
        Plies,
        Reason,
        ColumnCount
    };

    explicit TournamentGames(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// Other games than before.
    void setTournament(const Tournament& tournament);
    /// Of the same one.
    void add(const std::vector<TournamentGame>& games);
    /// Null where there is no such row.
    const TournamentGame* gameAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const TournamentGame& game, int column) const;
    QString nameOf(int entrant) const;

    QStringList m_names;
    std::vector<TournamentGame> m_games;
};

/// A game for the board. `event` is the tournament's name. Fails with a sentence where it is not
/// legal.
Expected<StoredGame> tournamentGame(const TournamentOptions& options, const TournamentGame& played,
                                    const QString& event);
/// The same with what its searches reported, where it was recorded; `recording` may be null. Looked
/// at before this ply, counted from 0.
Expected<StoredGame> tournamentGame(const TournamentOptions& options, const TournamentGame& played,
                                    const QString& event,
                                    const std::shared_ptr<const Recording>& recording, int ply);
/// "Ann – Ben", "1–0", for a list.
QString tournamentResultText(const TournamentGame& game);
