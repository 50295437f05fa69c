// SPDX-License-Identifier: GPL-3.0-or-later
// What the board does when a game is over; the rest of the view is in boardview.cpp.
#include "ui/board/boardview.h"

#include "ui/board/boardbanner.h"
#include "ui/board/discrain.h"
#include "ui/board/winpulse.h"
#include "ui/style/showndiscs.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace {

/// In pixels, between the card and the view's edges.
constexpr int bannerMargin = 4;
constexpr int leastCard = 320;
/// Of a cell: some 40 pixels on the board of a usual window.
constexpr double lettersShare = 0.54;
/// Text twice as large has letters on the card that are so many times as large.
constexpr double largestLetters = 1.5;

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

/// Only the squares of the lines, with the light around them and the room above that a hop takes.
void BoardView::updatePulse()
{
    const BoardGeometry geometry = geometryOfSquares();
    const qreal reach = geometry.cell() / 2;
    QRegion region;
    for (const WinningLine& line : linesOf(m_position))
        for (const Square square : lineSquares(line))
            region += geometry.cellRect(square.column, square.row)
                          .adjusted(-reach, -reach, reach, reach)
                          .toAlignedRect();
    update(region);
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
                          {.theme = ShownDiscs::boardTheme(palette()),
                           .disc = *winner == Player::First ? Cell::First : Cell::Second,
                           .glyph = m_glyphs},
                          words);
}

void BoardView::setBanner(const QString& text, const QList<QAction*>& actions)
{
    const bool isNews = text != m_banner->words();
    const Outcome outcome = m_position.outcome();
    m_banner->setBothDiscs(outcome == Outcome::Draw);
    m_banner->setContent(text, actions);
    placeBanner();
    update();
    if (!text.isEmpty() && isNews) {
        QAccessibleEvent alert(&m_banner->label(), QAccessible::Alert);
        announce(alert);
    }
}

/// How many of the discs in these squares a card there would cover.
int BoardView::hiddenBy(const QRect& card, Bitboard discs) const
{
    const BoardGeometry geometry = geometryOfSquares();
    const double radius = geometry.holeRadius();
    int count = 0;
    for (int column = 0; column < BoardGeometry::columns; ++column)
        for (int row = 0; row < BoardGeometry::rows; ++row) {
            if (!(discs & Position::Shape::square(column, row)))
                continue;
            const QRectF disc(geometry.center(column, row) - QPointF(radius, radius),
                              QSizeF(2 * radius, 2 * radius));
            count += QRectF(card).intersects(disc) ? 1 : 0;
        }
    return count;
}

/// As high as two rows at most: beside four in line, whichever way they go, and with the row above
/// the board, there are always so many free. Lower where that hides no disc.
void BoardView::placeBanner()
{
    if (m_banner->isHidden())
        return;
    using Shape = Position::Shape;
    const BoardGeometry geometry = geometryOfSquares();
    const QRect area = geometry.wholeRect().toAlignedRect();
    const double cell = geometry.cell();
    const Bitboard discs = firstDiscs() | secondDiscs();
    const int highest = std::min(bannerMargin, area.top());
    int row = 0;
    while (row < Shape::height && (discs & (Shape::bottomMask() << row)))
        ++row;
    const double freeEnd = geometry.cellRect(0, row).bottom();
    // Beside the board stands the list of moves, but for a board that is smaller than words are.
    const int width
        = std::min(rect().width() - 2 * bannerMargin, std::max(area.width(), leastCard));
    m_banner->fitInto(
        {.width = width,
         .freeHeight = static_cast<int>(freeEnd) - highest,
         .height = static_cast<int>(2 * cell),
         .letters = qRound(lettersShare * cell * std::min(m_textScale, largestLetters))});
    const QSize size = m_banner->size();
    const int left = std::clamp(
        static_cast<int>(geometry.faceRect().center().x()) - size.width() / 2, bannerMargin,
        std::max(bannerMargin, rect().width() - size.width() - bannerMargin));
    // Where there is room above the board, the columns' numbers stay in sight; where the card hides
    // half of them, scene() has none.
    const int usual = std::clamp(numbersRow().top() - size.height(), highest, area.top());
    const Bitboard winners = Shape::lineSquares(firstDiscs()) | Shape::lineSquares(secondDiscs());
    const auto cost = [&](int top) {
        const QRect card(QPoint(left, top), size);
        return std::tuple(hiddenBy(card, winners), hiddenBy(card, discs), std::abs(top - usual));
    };
    int best = usual;
    auto least = cost(usual);
    const int step = std::max(1, static_cast<int>(cell / 4));
    for (int top = area.bottom() - size.height(); top > usual; top -= step)
        if (const auto here = cost(top); here < least) {
            least = here;
            best = top;
        }
    m_banner->move(left, best);
    m_banner->raise();
}

/// The columns' numbers are in the lower half of a cell above the board.
QRect BoardView::numbersRow() const
{
    const BoardGeometry geometry = geometryOfSquares();
    QRectF row = geometry.cellRect(0, BoardGeometry::rows)
        | geometry.cellRect(BoardGeometry::columns - 1, BoardGeometry::rows);
    row.setTop(row.center().y());
    return row.toRect();
}

/// Enter, once for each time it goes down: who holds it has dropped the last disc with it.
bool BoardView::takesForBanner(const QKeyEvent& event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (!enter || (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || m_setup
        || !m_position.isFinished() || m_banner->isHidden())
        return false;
    if (!event.isAutoRepeat())
        m_banner->pressFirst();
    return true;
}
