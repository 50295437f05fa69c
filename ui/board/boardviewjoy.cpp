// SPDX-License-Identifier: GPL-3.0-or-later
// What the board does when four are in line; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardbanner.h"
#include "ui/board/discrain.h"
#include "ui/board/winpulse.h"

#include <algorithm>

namespace {

std::vector<WinningLine> linesOf(const Position& position)
{
    std::vector<WinningLine> lines = winningLines(position.firstPlayerDiscs());
    for (const WinningLine& line : winningLines(position.secondPlayerDiscs()))
        lines.push_back(line);
    return lines;
}

}

void BoardView::startPulse()
{
    int longest = 0;
    for (const WinningLine& line : linesOf(m_position))
        longest = std::max(longest, static_cast<int>(lineSquares(line).size()));
    m_pulse->start(longest, effectiveSpeed());
}

bool BoardView::isCelebrating() const
{
    return m_pulse->isRunning();
}

/// While they hop, the discs tell of the line: one after the other lights up.
void BoardView::addPulses(BoardScene& scene) const
{
    if (!m_pulse->isRunning())
        return;
    scene.lines.clear();
    for (const WinningLine& line : linesOf(m_position)) {
        int disc = 0;
        for (const Square square : lineSquares(line)) {
            const double strength = m_pulse->strength(disc);
            if (m_pulse->hasBegun(disc++))
                scene.pulses.push_back(
                    {square, strength, m_position.at(square.column, square.row)});
        }
    }
    // Those that are in the air have left their holes.
    for (const PulseMark& pulse : scene.pulses)
        if (pulse.strength > 0) {
            const Bitboard hole = Position::Shape::square(pulse.square.column, pulse.square.row);
            scene.first &= ~hole;
            scene.second &= ~hole;
        }
}

void BoardView::rejoice()
{
    const auto winner = winnerOf(m_position.outcome());
    if (m_ending || !winner || effectiveSpeed() == AnimationSpeed::Off)
        return;
    delete m_rain;
    const QRect words = m_banner->isVisible()
        ? QRect(m_banner->mapTo(window(), QPoint()), m_banner->size())
        : QRect();
    m_rain = new DiscRain(*window(),
                          {.theme = BoardTheme::shown(palette()),
                           .disc = *winner == Player::First ? Cell::First : Cell::Second,
                           .glyph = m_glyphs},
                          words);
}
