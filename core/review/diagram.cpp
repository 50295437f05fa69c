// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/review/diagram.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

using Shape = Position::Shape;

constexpr int cellSize = 32;
constexpr int margin = 5; ///< of the face
constexpr int boardWidth = Shape::width * cellSize + 2 * margin;
constexpr int boardHeight = Shape::height * cellSize + 2 * margin;
constexpr int labelHeight = 18;

QString opened(int width, int height, const QString& title)
{
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" "
                          "viewBox=\"0 0 %1 %2\" role=\"img\"><title>%3</title>\n")
        .arg(width)
        .arg(height)
        .arg(title.toHtmlEscaped());
}

QString circle(double x, double y, double radius, const QString& paint)
{
    return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\" %4/>\n")
        .arg(x)
        .arg(y)
        .arg(radius)
        .arg(paint);
}

QString filled(const QString& color)
{
    return QStringLiteral("fill=\"%1\"").arg(color);
}

QString stroked(const QString& color, double width, bool dashed = false)
{
    return QStringLiteral("fill=\"none\" stroke=\"%1\" stroke-width=\"%2\"%3")
        .arg(color)
        .arg(width)
        .arg(dashed ? QStringLiteral(" stroke-dasharray=\"5 4\"") : QString());
}

QString star(double x, double y, double radius, const QString& color)
{
    QString points;
    for (int i = 0; i < 10; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double r = i % 2 == 0 ? radius : 0.42 * radius;
        points += QStringLiteral("%1,%2 ")
                      .arg(x + r * std::cos(angle), 0, 'f', 1)
                      .arg(y + r * std::sin(angle), 0, 'f', 1);
    }
    return QStringLiteral("<polygon points=\"%1\" %2/>\n").arg(points.trimmed(), filled(color));
}

QString discAt(double x, double y, Player player, const DiagramColors& colors)
{
    constexpr double radius = 0.42 * cellSize;
    const bool isFirst = player == Player::First;
    const QString& glyph = isFirst ? colors.firstGlyph : colors.secondGlyph;
    return circle(x, y, radius, filled(isFirst ? colors.first : colors.second))
        + (isFirst == colors.firstHasStar
               ? star(x, y, 0.5 * radius, glyph)
               : circle(x, y, 0.38 * radius, stroked(glyph, 0.2 * radius)));
}

double centerX(int column)
{
    return margin + (column + 0.5) * cellSize;
}

double centerY(int row)
{
    return margin + (Shape::height - row - 0.5) * cellSize;
}

QString columnLabels(const DiagramColors& colors)
{
    QString text;
    for (int column = 0; column < Shape::width; ++column)
        text += QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"middle\" "
                               "font-family=\"sans-serif\" font-size=\"12\" %3>%4</text>\n")
                    .arg(centerX(column))
                    .arg(boardHeight + labelHeight - 5)
                    .arg(filled(colors.ink))
                    .arg(QChar(u'a' + column));
    return text;
}

/// Positive where the first player wins, 0 for a draw: how near the end is, as exact scores say it.
int seenByFirst(const ReviewedMove& move)
{
    const int score = move.scores.whole.score.lower;
    return move.mover() == Player::First ? score : -score;
}

int seenByFirst(Outcome outcome)
{
    return outcome == Outcome::FirstWins ? exactscore::largest
        : outcome == Outcome::SecondWins ? -exactscore::largest
                                         : 0;
}

constexpr int barStep = 14;
constexpr int barAxis = 44;
constexpr int barsHeight = 2 * barAxis;

QString bar(int at, int score, const DiagramColors& colors)
{
    // A draw is a dash on the axis; the farthest win is still plainly longer than that.
    const int length = score == 0 ? 2 : 10 + std::abs(score) * 24 / exactscore::largest;
    const int top = score > 0 ? barAxis - length : score < 0 ? barAxis : barAxis - 1;
    return QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" %5/>\n")
        .arg(at * barStep + 2)
        .arg(top)
        .arg(barStep - 4)
        .arg(length)
        .arg(filled(score > 0       ? colors.first
                        : score < 0 ? colors.second
                                    : colors.ink));
}

}

QString diagram::keyMoment(const ReviewedMove& move, const QString& title,
                           const DiagramColors& colors)
{
    QString svg = opened(boardWidth, boardHeight + labelHeight, title);
    svg += QStringLiteral("<rect width=\"%1\" height=\"%2\" rx=\"8\" %3/>\n")
               .arg(boardWidth)
               .arg(boardHeight)
               .arg(filled(colors.face));
    const Position after = move.before.after(move.move.column());
    for (int column = 0; column < Shape::width; ++column) {
        for (int row = 0; row < Shape::height; ++row) {
            const double x = centerX(column);
            const double y = centerY(row);
            const Cell content = after.at(column, row);
            svg += content == Cell::Empty
                ? circle(x, y, 0.42 * cellSize, filled(colors.hole))
                : discAt(x, y, content == Cell::First ? Player::First : Player::Second, colors);
        }
    }
    const int played = move.move.column();
    svg += circle(centerX(played), centerY(move.before.landingRow(played)), 0.45 * cellSize,
                  stroked(colors.mark, 3));
    for (const Move best : move.scores.best) {
        const double x = centerX(best.column());
        const double y = centerY(move.before.landingRow(best.column()));
        svg += circle(x, y, 0.42 * cellSize, filled(colors.better))
            + circle(x, y, 0.34 * cellSize, stroked(colors.betterEdge, 2.5, true));
    }
    return svg + columnLabels(colors) + QStringLiteral("</svg>");
}

QString diagram::outcomes(const Review& review, const QString& title, const DiagramColors& colors)
{
    const int bars = static_cast<int>(review.moves.size()) + 1;
    QString svg = opened(bars * barStep, barsHeight, title);
    svg += QStringLiteral("<line x1=\"0\" y1=\"%1\" x2=\"%2\" y2=\"%1\" stroke=\"%3\" "
                          "stroke-opacity=\"0.4\"/>\n")
               .arg(barAxis)
               .arg(bars * barStep)
               .arg(colors.ink);
    for (const ReviewedMove& move : review.moves)
        if (move.quality != MoveClass::Unknown)
            svg += bar(move.ply - 1, seenByFirst(move), colors);
    if (review.game.outcome() != Outcome::Unfinished)
        svg += bar(bars - 1, seenByFirst(review.game.outcome()), colors);
    return svg + QStringLiteral("</svg>");
}

QString diagram::disc(Player player, const DiagramColors& colors)
{
    return opened(cellSize, cellSize, QString())
        + discAt(0.5 * cellSize, 0.5 * cellSize, player, colors) + QStringLiteral("</svg>");
}
