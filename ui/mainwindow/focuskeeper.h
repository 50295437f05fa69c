// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class BoardView;
class QFocusFrame;
class QKeyEvent;
class QMainWindow;
class QWidget;

/// Keeps the keyboard of use wherever the focus is. A column's key (1 to 7, a to g) that no control
/// wants drops a disc; Enter presses the button that has the focus; a choice made among the players
/// gives the focus back to the board. What has no ring of its own gets one and is scrolled
/// into sight. Dialogs keep their own ways.
class FocusKeeper : public QObject
{
    Q_OBJECT

public:
    /// Lists look for a digit in `laboratory` only; elsewhere it is a column.
    FocusKeeper(QMainWindow& window, BoardView& board, QWidget& players, QWidget& laboratory);

    void returnToBoard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFocus(QWidget* focused);
    bool isOurs(const QWidget& widget) const;
    /// True when the key has done something.
    bool pressesButton(QWidget& focused, const QKeyEvent& key);
    bool drops(QWidget& focused, const QKeyEvent& key);

    QMainWindow& m_window;
    BoardView& m_board;
    QWidget& m_players;
    QWidget& m_laboratory;
    QFocusFrame* m_ring;
};
