// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/boardsketch.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/chartstyle.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <algorithm>

namespace {

/// Pictures are as fine as twice the screen.
constexpr int tipScale = 2;
/// Of a square's side: a hole's radius, and a number's height.
constexpr double holeShare = 0.41;
constexpr double numberShare = 0.38;

/// The disc's shape is large enough to carry it.
void paintDiscNumber(QPainter& painter, const QRectF& square, int number, const DiscColors& colors)
{
    const bool isStar = colors.shape == DiscShape::Star;
    paintGlyph(painter, square.center(), 2 * holeShare * square.width(), colors.glyph,
               colors.shape);
    QFont letters = painter.font();
    letters.setPixelSize(std::max(6, static_cast<int>(numberShare * square.width())));
    letters.setBold(true);
    QPainterPath text;
    text.addText(QPointF(), letters, QString::number(number));
    text.translate(square.center() - text.boundingRect().center());
    // On the star, whose points are narrow; within the ring.
    if (isStar)
        painter.strokePath(
            text,
            QPen(colors.glyph, 0.12 * square.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(text, isStar ? colors.fill : colors.glyph);
}

}

BoardSketch BoardSketch::of(const AnyEmptyBoard& position, const std::vector<Move>& moves)
{
    return std::visit(
        [&moves]<int W, int H, int K>(BasicPosition<W, H, K> board) {
            BoardSketch sketch {.columns = W,
                                .rows = H,
                                .squares = std::vector<int>(W * H),
                                .numbers = std::vector<int>(W * H)};
            int number = 0;
            for (const Move move : moves) {
                sketch.numbers[sketch.placeOf(move.column(), board.landingRow(move.column()))]
                    = ++number;
                board.play(move);
            }
            for (int row = 0; row < H; ++row)
                for (int column = 0; column < W; ++column) {
                    const Bitboard square = BoardShape<W, H, K>::square(column, row);
                    sketch.square(column, row) = board.firstPlayerDiscs() & square ? 1
                        : board.secondPlayerDiscs() & square                       ? 2
                                                                                   : 0;
                }
            return sketch;
        },
        position);
}

QString BoardSketch::inWords() const
{
    QStringList lines;
    for (int row = rows - 1; row >= 0; --row) {
        QString line;
        for (int column = 0; column < columns; ++column)
            line += QLatin1Char(".XO"[at(column, row)]);
        lines << line;
    }
    return lines.join(QStringLiteral(", "));
}

QRectF BoardSketch::squareRect(const QRectF& place, int column, int row) const
{
    const double size = std::min((place.width() - 2) / columns, (place.height() - 2) / rows);
    const QPointF corner = place.center() - QPointF(columns * size, rows * size) / 2;
    return {corner + QPointF(column * size, (rows - 1 - row) * size), QSizeF(size, size)};
}

void BoardSketch::paint(QPainter& painter, const QRectF& place, const BoardTheme& theme) const
{
    if (columns == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face = squareRect(place, 0, rows - 1).united(squareRect(place, columns - 1, 0));
    painter.setPen(QPen(theme.faceEdge, theme.lineWidth(1)));
    painter.setBrush(theme.face);
    painter.drawRect(face);
    const int last = numbers.empty() ? 0 : std::ranges::max(numbers);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QRectF square = squareRect(place, column, row);
            const double radius = holeShare * square.width();
            painter.setPen(QPen(theme.holeEdge, 1));
            painter.setBrush(theme.behind);
            painter.drawEllipse(square.center(), radius, radius);
            const int side = at(column, row);
            if (side == 0)
                continue;
            const int number = numberAt(column, row);
            paintDisc(painter, square.center(), radius, theme,
                      side == 1 ? Cell::First : Cell::Second, number == 0);
            if (number == 0)
                continue;
            paintDiscNumber(painter, square, number, side == 1 ? theme.first : theme.second);
            if (number != last)
                continue;
            painter.setPen(QPen(theme.mark, std::max(1.5, 0.08 * square.width())));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(square.center(), radius, radius);
        }
    painter.restore();
}

void BoardSketch::paintOnPaper(QPainter& painter, const QRectF& place) const
{
    if (columns == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme theme = BoardTheme::make(DiscTheme::Safe, paperPalette());
    const QColor ink = paperPalette().color(QPalette::Text);
    const QColor grid = chartstyle::mixed(paperPalette().color(QPalette::Base), ink, 0.3);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QRectF square = squareRect(place, column, row);
            painter.setPen(grid);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(square);
            if (at(column, row) == 0)
                continue;
            const DiscColors& colors = at(column, row) == 1 ? theme.first : theme.second;
            const double radius = holeShare * square.width();
            painter.setPen(QPen(ink, 1));
            painter.setBrush(colors.fill);
            painter.drawEllipse(square.center(), radius, radius);
            paintGlyph(painter, square.center(), 1.3 * radius, ink, colors.shape);
        }
    painter.restore();
}

QString BoardSketch::toHtml(int square, const BoardTheme& theme) const
{
    const QSize size(columns * square + 2, rows * square + 2);
    QImage image(size * tipScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(tipScale, tipScale);
    paint(painter, QRectF(QPointF(), size), theme);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("<img width=\"%1\" height=\"%2\" src=\"data:image/png;base64,%3\">")
        .arg(size.width())
        .arg(size.height())
        .arg(QString::fromLatin1(png.toBase64()));
}
