// SPDX-License-Identifier: GPL-3.0-or-later
// What the board does when four are in line; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardbanner.h"
#include "ui/board/discrain.h"
#include "ui/board/winpulse.h"

#include <algorithm>
#include <cstdlib>

namespace {

int lengthOf(const WinningLine& line)
{
    return 1
        + std::max(std::abs(line.to.column - line.from.column),
                   std::abs(line.to.row - line.from.row));
}

Square discOf(const WinningLine& line, int number)
{
    const int steps = lengthOf(line) - 1;
    return {line.from.column + number * (line.to.column - line.from.column) / steps,
            line.from.row + number * (line.to.row - line.from.row) / steps};
}

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
        longest = std::max(longest, lengthOf(line));
    m_pulse->start(longest, effectiveSpeed());
}

bool BoardView::isCelebrating() const
{
    return m_pulse->isRunning();
}

/// While they pulse, the discs tell of the line, and its stroke is still to come.
void BoardView::addPulses(BoardScene& scene) const
{
    if (!m_pulse->isRunning())
        return;
    scene.lines.clear();
    for (const WinningLine& line : linesOf(m_position))
        for (int disc = 0; disc < lengthOf(line); ++disc)
            if (m_pulse->hasBegun(disc))
                scene.pulses.push_back({discOf(line, disc), m_pulse->strength(disc)});
}

void BoardView::rejoice()
{
    if (m_ending || effectiveSpeed() == AnimationSpeed::Off)
        return;
    m_rain->start(BoardTheme::shown(palette()));
    m_banner->raise();
}
