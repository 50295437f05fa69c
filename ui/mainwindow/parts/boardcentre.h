// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class Actions;
class BoardStage;
class BoardView;
class MessageStrip;
class NavigationBar;
class QMainWindow;
class QStackedWidget;
class SetupPanel;
class TermsPanel;
class TryPanel;
class TurnPanel;

/// The middle of the window: the board, whose turn it is and sentences above it, and below it what
/// goes through the moves, sets a position up or tries another move. The questions before a game
/// take the place of all that.
class BoardCentre : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the central widget of `window`.
    BoardCentre(const Actions& actions, QMainWindow& window);

    /// The board is one of them; what else is put there covers it.
    QStackedWidget& pages() { return *m_pages; }
    TurnPanel& turn() { return *m_turn; }
    TermsPanel& terms() { return *m_terms; }
    MessageStrip& message() { return *m_message; }
    BoardStage& stage() { return *m_stage; }
    BoardView& board();
    SetupPanel& setup() { return *m_setup; }
    TryPanel& trial() { return *m_trial; }
    NavigationBar& navigation() { return *m_navigation; }

    /// For a game: whose turn it is above the board, the list of moves beside it, and the way
    /// through the moves only where one looks back. Without it the docks tell these things.
    void setPlain(bool plain);
    /// The board on the whole screen, in every layout: whose turn it is in the largest words, the
    /// hint, and how to leave.
    void setAlone(bool alone);
    /// Nothing of the game is seen: sentences alone have their place, as long as there are some.
    void setTeaching(bool teaching);
    /// Takes a list that is shown at the right of the board where the board, as high as it can be,
    /// leaves enough room. Both stand in the middle together.
    void setBeside(QWidget* list);
    /// Not wanted, the board stands in the middle alone.
    void wantBeside(bool wanted);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The words of a game as large as the window asks for.
    void enlarge();
    void showFitting();
    void placeNavigation();
    /// 0 where there is no room for it, or nobody wants it.
    int listWidth();
    /// Puts what stands around the board where its edges are.
    void align();

    MessageStrip* m_message;
    QStackedWidget* m_pages;
    QWidget* m_game;
    TurnPanel* m_turn;
    TermsPanel* m_terms;
    BoardStage* m_stage;
    SetupPanel* m_setup;
    TryPanel* m_trial;
    NavigationBar* m_navigation;
    QWidget* m_beside = nullptr;
    bool m_plain = false;
    bool m_alone = false;
    bool m_teaching = false;
    bool m_wantsBeside = false;
};
