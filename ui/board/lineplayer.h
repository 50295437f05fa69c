// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/move.h"

#include <QObject>
#include <QTimer>
#include <vector>

class BoardView;

/// Shows a line of moves on the board without playing it: at once, or disc after disc. The board
/// goes back by itself when it shows another position.
class LinePlayer : public QObject
{
    Q_OBJECT

public:
    explicit LinePlayer(BoardView& board, QObject* parent = nullptr);

    /// The whole line at once; an empty one takes back what is shown. While a line is played out
    /// only clear() does that: the mouse passes over things.
    void show(const std::vector<Move>& line);
    /// One disc after another; the last stand for a while, then the board goes back and finished()
    /// is sent. Without animation all of them come at once.
    void play(const std::vector<Move>& line);
    /// The board as it is.
    void clear();
    bool isPlaying() const { return m_playing; }
    void setAnimated(bool on) { m_animated = on; }

Q_SIGNALS:
    /// No line is played out any more, whatever the reason; another one in its place is none.
    void finished();

private:
    void step();

    BoardView& m_board;
    std::vector<Move> m_line;
    std::size_t m_shown = 0;
    bool m_playing = false;
    /// For the disc that falls.
    bool m_waiting = false;
    bool m_animated = true;
    QTimer m_timer;
};
