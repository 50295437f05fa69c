// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/demo/demogame.h"
#include "ui/style/boardtheme.h"

#include <QObject>
#include <QTimer>

class DemoBoard;
class LevelSlope;

/// While nobody does anything on the start page, two of its figures play each other slowly on a
/// small board above them, where there is room. A key, a click or the mouse on a button ends that.
/// The game is nobody's: it is neither kept nor heard nor counted.
class StartDemo : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the slope.
    explicit StartDemo(LevelSlope& slope);
    ~StartDemo() override;

    /// Off ends one that runs. It is off at first.
    void setAllowed(bool allowed);
    void setTheme(DiscTheme theme);
    /// Begins at once, without the wait. Nothing happens where it is off, where nothing is to
    /// move, or where there is no room.
    void begin();
    void end();
    bool isRunning() const { return m_running; }
    /// Does what comes next without the wait: a move, or another game.
    void step();
    const DemoGame& game() const { return m_game; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void listen(bool on);
    bool isMoment() const;
    /// Somebody is there.
    void notice();
    bool endsBy(QObject* watched, const QEvent& event) const;
    void place();
    void startGame();
    void show(Move move);

    LevelSlope& m_slope;
    DemoBoard* m_board;
    DemoGame m_game;
    DiscTheme m_theme = DiscTheme::Safe;
    /// Runs once after the last sign of a person, and while the demo goes on.
    QTimer m_next;
    bool m_allowed = false;
    bool m_running = false;
    bool m_listens = false;
};
