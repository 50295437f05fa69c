// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock/gameclock.h"
#include "core/game/game.h"

#include <QObject>
#include <QTimer>
#include <utility>

class GameModel;
class PlayController;
class TermsPanel;

/// The clock of a game between two people. Against an engine there is none: a level has its own
/// time, and a person who plays it is to look as long as it takes.
///
/// The first move of a game is free, and so is the first one after a game was opened or brought
/// back; from then on the time of the side to move runs as soon as the disc before has come to
/// rest. It stands still while an earlier move or another line is looked at, while the board is
/// away, while a dialog blocks the window, and while somebody has paused it; the next move ends a
/// pause. What both have left is written into the game with each move: Undo gives back the time of
/// then, and a game that is saved or recovered goes on with it, at the beginning of the turn.
///
/// Nothing is timed while no clock runs.
class ClockPresenter : public QObject
{
    Q_OBJECT

public:
    ClockPresenter(TermsPanel& panel, GameModel& model, PlayController& controller,
                   GameClock::Now now = {}, QObject* parent = nullptr);
    ~ClockPresenter() override;

    /// Of a game that has not begun; others keep theirs.
    void setControl(const TimeControl& control);
    /// The board is away, or used for something else.
    void setAway(bool away);
    /// A dialog blocks the window.
    void setBlocked(bool blocked);
    /// A person stops the time, or lets it go on.
    void setPaused(bool paused);
    /// Does somebody have to let the time go on: by this, or by a move?
    bool isPaused() const;
    /// Is there a time that can be stopped?
    bool canPause() const;
    /// Does a time run at this moment?
    bool isRunning() const { return m_clock.running().has_value(); }

    /// Writes what both have left into the game; to be called with it after each move.
    void note(Game& game) const;
    /// Sees what is left: the digits, a warning, the end. By itself whenever the digits change, and
    /// before a move.
    void look();

Q_SIGNALS:
    /// isPaused() or canPause() is another.
    void changed();

private:
    /// What the clock was set by.
    struct Source
    {
        TimeControl control;
        ClockTimes times;
        int length = -1;
        bool isOver = false;

        friend bool operator==(const Source&, const Source&) = default;
    };

    bool twoPeople() const;
    Source sourceNow() const;
    bool isOpen() const;
    bool shouldRun() const;
    void follow();
    void update();
    void show();
    void showSide(Player side);

    TermsPanel& m_panel;
    GameModel& m_model;
    PlayController& m_controller;
    GameClock m_clock;
    TimeControl m_next;
    Source m_source;
    QTimer m_tick;
    /// By changed(): isPaused() and canPause().
    std::pair<bool, bool> m_told;
    bool m_hasStarted = false;
    bool m_isPaused = false;
    bool m_isAway = false;
    bool m_isBlocked = false;
};
