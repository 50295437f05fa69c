// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/boardsketch.h"

#include "ui/paper/chartstyle.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <algorithm>

namespace {

/// Pictures are as fine as twice the screen.
constexpr int tipScale = 2;

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

void BoardSketch::paint(QPainter& painter, const QRectF& place, const QPalette& palette) const
{
    if (columns == 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min((place.width() - 2) / columns, (place.height() - 2) / rows);
    const QColor ink = palette.color(QPalette::Text);
    const QColor base = palette.color(QPalette::Base);
    const int last = numbers.empty() ? 0 : std::ranges::max(numbers);
    const QPointF corner = place.center() - QPointF(columns * size, rows * size) / 2;
    QFont letters = painter.font();
    letters.setPixelSize(std::max(6, static_cast<int>(size * 0.45)));
    painter.setFont(letters);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QRectF square(corner + QPointF(column * size, (rows - 1 - row) * size),
                                QSizeF(size, size));
            painter.setPen(chartstyle::mixed(base, ink, 0.3));
            painter.setBrush(base);
            painter.drawRect(square);
            if (at(column, row) == 0)
                continue;
            const Player side = at(column, row) == 1 ? Player::First : Player::Second;
            const QPainterPath disc
                = chartstyle::markerPath(chartstyle::markerOf(side), size * 0.74)
                      .translated(square.center());
            const int number = numberAt(column, row);
            const bool isLast = number > 0 && number == last;
            // Those of the tree are hollow, with their number; the last one has a strong line.
            painter.setPen(number > 0
                               ? QPen(chartstyle::sideColor(side, 0, palette), isLast ? 3 : 1.5)
                               : QPen(Qt::NoPen));
            painter.setBrush(number > 0 ? QBrush(base)
                                        : QBrush(chartstyle::sideColor(side, 0, palette)));
            painter.drawPath(disc);
            if (number == 0)
                continue;
            painter.setPen(ink);
            painter.drawText(square, Qt::AlignCenter, QString::number(number));
        }
    painter.restore();
}

QString BoardSketch::toHtml(int square, const QPalette& palette) const
{
    const QSize size(columns * square + 2, rows * square + 2);
    QImage image(size * tipScale, QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    painter.scale(tipScale, tipScale);
    paint(painter, QRectF(QPointF(), size), palette);
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
