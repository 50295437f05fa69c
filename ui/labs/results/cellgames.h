// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/storedgame.h"

#include <QWidget>

class ExperimentData;
class ExperimentGames;
class QLabel;
class QPushButton;
class QTableView;

/// The games of one cell of an experiment: a double click or Enter asks for one to be replayed.
class CellGames : public QWidget
{
    Q_OBJECT

public:
    /// `shown` must outlive the widget.
    explicit CellGames(const ExperimentData& shown, QWidget* parent = nullptr);

    /// `ply` from 1 is the move that is looked at in the game that is chosen; 0 the start.
    void setCell(int cell, int ply = 0);
    /// Chooses the game in front.
    void chooseCurrent();
    int cell() const;

Q_SIGNALS:
    /// `title` tells the game from others: table, cell, round.
    void gameChosen(const StoredGame& game, const QString& title);
    /// Back to the table.
    void closed();
    void exportWanted(int cell);
    /// What could not be done, and why.
    void refused(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const QModelIndex& index);

    const ExperimentData& m_data;
    ExperimentGames* m_games = nullptr;
    QLabel* m_title = nullptr;
    QPushButton* m_show = nullptr;
    QTableView* m_table = nullptr;
    int m_ply = 0;
};
