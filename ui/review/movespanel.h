// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class GameModel;
class LineBar;
class MoveListModel;
class QLabel;
class QLineEdit;
class QModelIndex;
class QTableView;

/// The moves of the game; the one looked at is selected, a click looks at another. Below, the
/// comment on that move.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    MovesPanel(GameModel& model, MoveListModel& moves, QWidget* parent = nullptr);

    /// The list alone.
    void hideComment();
    /// Puts a widget below the list.
    void addBelow(QWidget* widget);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showCurrent();
    void showEmpty();
    void choose();
    /// Lines take the width of both moves.
    void spanLines();
    void openLine(const QModelIndex& index);
    void keepComment();

    GameModel& m_model;
    MoveListModel& m_moves;
    QTableView* m_view = nullptr;
    LineBar* m_lines = nullptr;
    QLabel* m_empty = nullptr;
    QLineEdit* m_comment = nullptr;
    /// The move that the comment field belongs to.
    int m_commentPly = 0;
    bool m_showing = false;
};
