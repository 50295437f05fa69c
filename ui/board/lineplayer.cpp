// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/lineplayer.h"

#include "ui/board/boardview.h"

#include <utility>

namespace {

constexpr int betweenDiscsMs = 350;
constexpr int atTheEndMs = 4000;

}

LinePlayer::LinePlayer(BoardView& board, QObject* parent) : QObject(parent), m_board(board)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LinePlayer::step);
    connect(&board, &BoardView::previewDropped, this, &LinePlayer::clear);
    connect(&board, &BoardView::animationFinished, this, [this] {
        if (std::exchange(m_waiting, false))
            step();
    });
}

void LinePlayer::show(const std::vector<Move>& line)
{
    if (!m_playing)
        m_board.setPreview(line);
}

void LinePlayer::play(const std::vector<Move>& line)
{
    if (line.empty()) {
        clear();
        return;
    }
    m_line = line;
    m_shown = m_animated ? 0 : m_line.size() - 1;
    m_playing = true;
    // The line begins on the discs that are there, not under one that still falls.
    m_waiting = m_board.isAnimating();
    if (m_waiting)
        m_timer.stop();
    else
        step();
}

void LinePlayer::step()
{
    if (m_shown >= m_line.size()) {
        clear();
        return;
    }
    ++m_shown;
    m_board.setPreview({m_line.begin(), m_line.begin() + static_cast<std::ptrdiff_t>(m_shown)});
    m_timer.start(m_shown < m_line.size() ? betweenDiscsMs : atTheEndMs);
}

void LinePlayer::clear()
{
    m_timer.stop();
    m_waiting = false;
    m_board.setPreview({});
    if (std::exchange(m_playing, false))
        Q_EMIT finished();
}
