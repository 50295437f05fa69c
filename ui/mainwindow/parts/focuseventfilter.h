// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class BoardView;
class LabPanel;
class QAction;
class QFocusFrame;
class QKeyEvent;
class QMainWindow;
class QWidget;

/// Keeps the keyboard of use wherever the focus is. A column's key (1 to 7, a to g) that no control
/// wants drops a disc, Left and Right walk through the game where no control has a use for them, a
/// letter that a list looks for is no shortcut, Enter presses the button that has the focus, and a
/// choice made among the players gives the focus back to the board. Ctrl with
/// Page Up and Page Down turns the pages of the laboratory. What has no ring of its own gets one
/// and is scrolled into sight. Dialogs keep their own ways.
class FocusEventFilter : public QObject
{
    Q_OBJECT

public:
    /// Where it may be. Lists look for a digit in the laboratory only; elsewhere it is a column.
    struct Places
    {
        BoardView& board;
        QWidget& players;
        LabPanel& laboratory;
    };
    /// One move through the game.
    struct Steps
    {
        QAction* back = nullptr;
        QAction* forward = nullptr;
    };

    FocusEventFilter(QMainWindow& window, const Places& places, const Steps& steps);

    void returnToBoard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFocus(QWidget* focused);
    bool isOurs(const QWidget& widget) const;
    /// True when the key has done something.
    bool pressesButton(QWidget& focused, const QKeyEvent& key);
    bool drops(QWidget& focused, const QKeyEvent& key);
    bool walks(QWidget& focused, const QKeyEvent& key);
    /// Ctrl and Page Up or Page Down, from anywhere in the laboratory.
    bool turnsPage(const QWidget& focused, const QKeyEvent& key, bool isPressed);
    /// Is the letter the beginning, or the next one, of what a list is searched for?
    bool looksFor(QWidget& focused, const QKeyEvent& key);

    QMainWindow& m_window;
    BoardView& m_board;
    QWidget& m_players;
    LabPanel& m_laboratory;
    const Steps m_steps;
    QFocusFrame* m_ring;
    QPointer<QWidget> m_searched;
    quint64 m_searchedAt = 0;
};
