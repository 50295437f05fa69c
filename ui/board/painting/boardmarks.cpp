// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/painting/boardmarks.h"

#include "core/board/notation.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/movepreviewmarks.h"

#include <QPainter>
#include <QRadialGradient>
#include <algorithm>
#include <vector>

namespace {

/// In cells: clear of the face.
constexpr qreal ghostRadius = 0.38;

QFont fontOf(const QPainter& painter, qreal pixels)
{
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::max(10.0, pixels)));
    return font;
}

class Marks
{
public:
    Marks(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
          const BoardScene& scene)
        : p(painter), g(geometry), t(theme), s(scene), cell(geometry.cell()),
          letters(geometry.textScale() * cell)
    {
    }

    void coordinates();
    void keyNumbers();
    void lastMove();
    void glow();
    void winningLines();
    void hops();
    void ghost();
    void hintRegion();
    void hint();
    void queued();
    void focusFrame();

private:
    void ring(QPointF center, qreal radius, const QColor& color, qreal width,
              Qt::PenStyle style = Qt::SolidLine);
    void halo(Square square);
    void cross(QPointF center, qreal arm);

    QPainter& p;
    const BoardGeometry& g;
    const BoardTheme& t;
    const BoardScene& s;
    const qreal cell;
    const qreal letters; ///< a cell of this size has the usual ones
};

void Marks::ring(QPointF center, qreal radius, const QColor& color, qreal width, Qt::PenStyle style)
{
    p.setPen(QPen(color, t.lineWidth(width), style, Qt::FlatCap));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(center, radius, radius);
}

void Marks::cross(QPointF center, qreal arm)
{
    p.setPen(QPen(t.cross, std::max(2.0, 0.09 * cell), Qt::SolidLine, Qt::RoundCap));
    p.drawLine(center + QPointF(-arm, -arm), center + QPointF(arm, arm));
    p.drawLine(center + QPointF(-arm, arm), center + QPointF(arm, -arm));
}

void Marks::coordinates()
{
    if (!s.coordinates)
        return;
    p.setPen(t.ink);
    p.setFont(fontOf(p, 0.22 * letters));
    // On a small board the letters are higher than their places, with room around them.
    for (int column = 0; column < BoardGeometry::columns; ++column)
        p.drawText(g.letterRect(column), Qt::AlignCenter | Qt::TextDontClip,
                   notation::squareName(column, 0).left(1));
    for (int row = 0; row < BoardGeometry::rows; ++row)
        p.drawText(g.numberRect(row), Qt::AlignCenter | Qt::TextDontClip, QString::number(row + 1));
}

// Which key drops where; faint, and hidden where another mark stands. The ghost has its column's
// above it.
void Marks::keyNumbers()
{
    if (!s.coordinates || !s.keyNumbers)
        return;
    p.setPen(t.faintInk);
    const QRectF outlook = outlookRect(g, s);
    for (int column = 0; column < BoardGeometry::columns; ++column) {
        const bool underGhost = column == s.ghost.column;
        if (column == s.queuedColumn || column == s.falling.column)
            continue;
        QRectF place = g.cellRect(column, BoardGeometry::rows);
        if (underGhost) {
            place.setBottom(place.center().y() - ghostRadius * cell);
            place.setTop(g.stripRect().top());
        } else {
            place.setTop(place.center().y());
        }
        p.setFont(fontOf(p, underGhost ? place.height() : 0.22 * letters));
        if (place.intersects(outlook))
            continue;
        p.drawText(place, Qt::AlignCenter | Qt::TextDontClip, notation::columnName(column));
    }
}

void Marks::lastMove()
{
    // Around the rim, from which the face keeps it where both are white.
    if (s.lastMove.isValid())
        ring(g.center(s.lastMove.column, s.lastMove.row),
             t.isHighContrast() ? 0.475 * cell : 0.44 * cell, t.mark, 0.05 * cell);
}

/// A soft light on the face around a hole, and a strong rim with it: who sees no colour sees that.
/// What is in the hole keeps its shape.
void Marks::halo(Square square)
{
    constexpr qreal reach = 0.74;
    constexpr int brightness = 190;
    const QPointF center = g.center(square.column, square.row);
    const qreal radius = reach * cell;
    QColor light = t.line;
    QRadialGradient shine(center, radius);
    light.setAlpha(0);
    shine.setColorAt(0, light);
    shine.setColorAt(g.holeRadius() / radius - 0.01, light);
    shine.setColorAt(1, light);
    light.setAlpha(brightness);
    shine.setColorAt(g.holeRadius() / radius, light);
    p.setPen(Qt::NoPen);
    p.setBrush(shine);
    p.drawEllipse(center, radius, radius);
}

/// Of the whole line, or while its discs hop of those whose turn has come.
void Marks::glow()
{
    std::vector<Square> squares;
    for (const PulseMark& pulse : s.pulses)
        squares.push_back(pulse.square);
    for (const WinningLine& line : s.lines)
        for (const Square square : lineSquares(line))
            squares.push_back(square);
    if (!t.isHighContrast())
        for (const Square square : squares)
            halo(square);
    for (const Square square : squares) {
        const QPointF center = g.center(square.column, square.row);
        ring(center, 0.43 * cell, t.lineEdge, 0.115 * cell);
        ring(center, 0.43 * cell, t.line, 0.07 * cell);
    }
}

/// Where there is no soft light a stroke joins the discs.
void Marks::winningLines()
{
    if (!t.isHighContrast())
        return;
    for (const auto& [color, width] : {std::pair(t.lineEdge, 0.20), std::pair(t.line, 0.11)}) {
        p.setPen(QPen(color, width * cell, Qt::SolidLine, Qt::RoundCap));
        for (const WinningLine& line : s.lines)
            p.drawLine(g.center(line.from.column, line.from.row),
                       g.center(line.to.column, line.to.row));
    }
}

/// In front of the face, out of their holes.
void Marks::hops()
{
    constexpr qreal height = 0.34;
    constexpr qreal nearer = 0.06;
    for (const PulseMark& pulse : s.pulses) {
        if (pulse.strength <= 0)
            continue;
        const QPointF center = g.center(pulse.square.column, pulse.square.row)
            - QPointF(0, height * pulse.strength * cell);
        const qreal radius = (1 + nearer * pulse.strength) * g.holeRadius();
        paintDisc(p, center, radius, t, pulse.disc, s.glyphs);
        ring(center, radius, t.lineEdge, 0.05 * cell);
    }
}

void Marks::ghost()
{
    if (!s.ghost.isValid())
        return;
    const bool full = s.ghost.row >= BoardGeometry::rows;
    const QPointF above = g.center(s.ghost.column, BoardGeometry::rows);
    const qreal radius = ghostRadius * cell;
    p.setOpacity(full ? 0.35 : s.ghostPressed ? 1.0 : 0.6);
    paintDisc(p, above, radius, t, s.ghostDisc, s.glyphs);
    p.setOpacity(1);
    // A thin outline, because a disc's colour may be near the window's.
    ring(above, radius, t.faintInk, 0.02 * cell);
    if (full) {
        cross(above, 0.26 * cell);
        return;
    }
    const DiscColors& colors = t.disc(s.ghostDisc == Cell::First ? Player::First : Player::Second);
    // A wide faint ring inside the hole and a thin clear one: seen on light and dark backs alike.
    const QPointF landing = g.center(s.ghost.column, s.ghost.row);
    ring(landing, 0.33 * cell, colors.glyph, 0.09 * cell);
    ring(landing, 0.33 * cell, colors.fill, 0.06 * cell);
}

void Marks::hintRegion()
{
    if (s.hintFirst < 0 || s.hintLast < 0)
        return;
    const qreal width = t.lineWidth(std::max(2.0, 0.05 * cell));
    QRectF frame = g.cellRect(s.hintFirst, 0) | g.cellRect(s.hintLast, 0)
        | g.cellRect(s.hintFirst, BoardGeometry::rows - 1);
    frame.adjust(width, 0, -width, 0);
    p.setBrush(Qt::NoBrush);
    for (const auto& [color, share] : {std::pair(t.lineEdge, 1.8), std::pair(t.hint, 1.0)}) {
        p.setPen(QPen(color, share * width));
        p.drawRoundedRect(frame, 0.2 * cell, 0.2 * cell);
    }
}

void Marks::hint()
{
    if (!s.hint.isValid() || s.hint.row >= BoardGeometry::rows)
        return;
    const QPointF center = g.center(s.hint.column, s.hint.row);
    ring(center, 0.44 * cell, t.lineEdge, 0.11 * cell);
    ring(center, 0.44 * cell, t.hint, 0.065 * cell);
    // The first disc of a line that is shown there says the same with its number.
    if (std::ranges::any_of(s.preview,
                            [this](const PreviewDisc& disc) { return disc.square == s.hint; }))
        return;
    QPolygonF arrow;
    arrow << center + QPointF(-0.13, -0.08) * cell << center + QPointF(0.13, -0.08) * cell
          << center + QPointF(0, 0.12) * cell;
    p.setPen(QPen(t.lineEdge, 0.03 * cell, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(t.hint);
    p.drawPolygon(arrow);
}

// A dashed circle with three dots: a move that waits.
void Marks::queued()
{
    if (s.queuedColumn < 0)
        return;
    const QPointF center = g.center(s.queuedColumn, BoardGeometry::rows);
    if (s.queuedColumn != s.ghost.column)
        ring(center, 0.33 * cell, t.ink, 0.035 * cell, Qt::DashLine);
    p.setPen(QPen(t.lineEdge, 0.03 * cell));
    p.setBrush(t.line);
    for (const qreal offset : {-0.16, 0.0, 0.16})
        p.drawEllipse(center + QPointF(offset * cell, 0), 0.06 * cell, 0.06 * cell);
}

void Marks::focusFrame()
{
    if (!s.focusFrame)
        return;
    const qreal width = t.lineWidth(t.isHighContrast() ? 0.05 * cell : std::max(2.0, 0.035 * cell));
    const QRectF frame = g.faceRect().adjusted(width, width, -width, -width);
    p.setPen(QPen(t.focus, width));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(frame, 0.2 * cell, 0.2 * cell);
}

}

void paintMarks(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardScene& scene)
{
    painter.save();
    Marks marks(painter, geometry, theme, scene);
    marks.coordinates();
    marks.keyNumbers();
    marks.focusFrame();
    marks.lastMove();
    marks.glow();
    marks.ghost();
    marks.hintRegion();
    marks.hint();
    marks.queued();
    marks.winningLines();
    marks.hops();
    painter.restore();
}
