// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sheetparts.h"

#include "core/lesson/course/plangrading.h"
#include "ui/graph/painting/graphlook.h"
#include "ui/graph/painting/graphpicture.h"
#include "ui/paper/lessons/boardsketch.h"

#include <QPainter>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

constexpr double sheetCell = 24;
/// Column numbers above a board, boxes below it, row numbers at its left.
constexpr double rowsWidth = 16;
constexpr double headHeight = 16;
constexpr double tickHeight = 20;
constexpr double tickSize = 12;
constexpr double lineHeight = 30;
/// A small tree need not take half a page.
constexpr double largestScale = 0.75;

const QColor sheetInk(0x20, 0x24, 0x2c);

QFont letters(int pixels)
{
    QFont font = paperStyle().font;
    font.setPixelSize(pixels);
    return font;
}

void paintTick(QPainter& painter, const QRectF& rect, bool isTicked)
{
    painter.setPen(QPen(sheetInk, 1.2));
    painter.setBrush(Qt::white);
    painter.drawRect(rect);
    if (!isTicked)
        return;
    painter.setPen(QPen(sheetInk, 2));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
}

QSizeF boardSize(const BoardSketch& sketch)
{
    return {rowsWidth + sketch.columns * sheetCell + 2,
            2 * headHeight + sketch.rows * sheetCell + 2};
}

QRectF squaresIn(const QRectF& place, const BoardSketch& sketch)
{
    return {place.left() + rowsWidth, place.top() + headHeight, place.width() - rowsWidth,
            sketch.rows * sheetCell + 2};
}

/// With numbers above and beside it, and letters below.
void paintBoard(QPainter& painter, const QRectF& place, const BoardSketch& sketch)
{
    painter.setFont(letters(11));
    painter.setPen(sheetInk);
    for (int column = 0; column < sketch.columns; ++column) {
        const double left = place.left() + rowsWidth + 1 + column * sheetCell;
        painter.drawText(QRectF(left, place.top(), sheetCell, headHeight), Qt::AlignCenter,
                         QString::number(column + 1));
        const double below = place.top() + headHeight + sketch.rows * sheetCell + 2;
        painter.drawText(QRectF(left, below, sheetCell, headHeight), Qt::AlignCenter,
                         QString(QChar(u'a' + column)));
    }
    const QRectF squares = squaresIn(place, sketch);
    for (int row = 0; row < sketch.rows; ++row)
        painter.drawText(
            QRectF(place.left(), sketch.squareRect(squares, 0, row).top(), rowsWidth, sheetCell),
            Qt::AlignCenter, QString::number(row + 1));
    sketch.paintOnPaper(painter, squares);
}

/// One character of a plan's cells: the number in the middle, the arrow in the lower third.
void paintMark(QPainter& painter, const QRectF& square, QChar mark)
{
    const bool isBoth = mark >= u'a' && mark <= u'i';
    const QRectF upper = isBoth ? square.adjusted(0, 0, 0, -square.height() / 3) : square;
    if (isBoth)
        painter.drawText(upper, Qt::AlignCenter, QString::number(mark.unicode() - u'a' + 1));
    else if (mark.isDigit())
        painter.drawText(upper, Qt::AlignCenter, QString(mark));
    if (!isBoth && mark != u'^')
        return;
    const QPointF tip(square.center().x(), square.bottom() - square.height() / 3);
    const double half = square.width() / 6;
    painter.drawPolyline(QPolygonF {tip + QPointF(-half, half), tip, tip + QPointF(half, half)});
}

}

namespace sheetparts {

PdfPicture board(const QString& name, const WrittenPosition& written, bool ticks,
                 const std::vector<int>& ticked)
{
    const AnyPosition position = written.position();
    const BoardSketch sketch = BoardSketch::of(position, {});
    std::vector<bool> canPlay;
    std::visit(
        [&canPlay]<int W, int H, int K>(const BasicPosition<W, H, K>& at) {
            for (int column = 0; column < W; ++column)
                canPlay.push_back(!at.isFinished() && at.canPlay(column));
        },
        position);
    const QSizeF size = boardSize(sketch) + QSizeF(0, ticks ? tickHeight : 0);
    const auto paint = [=](QPainter& painter, const QRectF& place) {
        paintBoard(painter, place, sketch);
        for (int column = 0; ticks && column < sketch.columns; ++column) {
            if (!canPlay[static_cast<std::size_t>(column)])
                continue;
            const double left = place.left() + rowsWidth + 1 + column * sheetCell;
            QRectF tick(0, 0, tickSize, tickSize);
            tick.moveCenter({left + sheetCell / 2, place.bottom() - tickHeight / 2});
            paintTick(painter, tick, std::ranges::find(ticked, column) != ticked.end());
        }
    };
    return {name, size, paint};
}

PdfPicture planBoard(const QString& name, const WrittenPlan& plan, const QString& cells)
{
    const AnyRootedPlan rooted = rootedPlan(plan, cells).value_or(AnyRootedPlan());
    const BoardSketch sketch = std::visit(
        []<typename Board>(const BasicRootedPlan<Board>& at) {
            using Shape = typename Board::Shape;
            BoardSketch drawn {.columns = Shape::width,
                               .rows = Shape::height,
                               .squares = std::vector<int>(Shape::width * Shape::height),
                               .numbers = {}};
            for (int row = 0; row < Shape::height; ++row)
                for (int column = 0; column < Shape::width; ++column) {
                    const Bitboard square = Shape::square(column, row);
                    drawn.square(column, row) = at.position.firstPlayerDiscs() & square ? 1
                        : at.position.secondPlayerDiscs() & square                      ? 2
                                                                                        : 0;
                }
            return drawn;
        },
        rooted);
    const QString marks
        = std::visit([](const auto& at) { return plantext::cells(at.plan); }, rooted);
    const auto paint = [sketch, marks](QPainter& painter, const QRectF& place) {
        paintBoard(painter, place, sketch);
        painter.setFont(letters(13));
        painter.setPen(sheetInk);
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const int column = static_cast<int>(i) % sketch.columns;
            const int row = sketch.rows - 1 - static_cast<int>(i) / sketch.columns;
            paintMark(painter, sketch.squareRect(squaresIn(place, sketch), column, row), marks[i]);
        }
    };
    return {name, boardSize(sketch), paint};
}

PdfPicture tree(const QString& name, const Graph& graph)
{
    const QFont font = letters(15);
    GraphPlacement placement = graphplacement::tidy(graph, graphlook::sizesOf(graph, font));
    const ChartContent content
        = graphPicture(GraphScene(graph, std::move(placement)), QString(), font);
    // Inside a frame with its margins.
    const double widest = pdfPictureWidth - 30;
    const double scale = std::min(largestScale, widest / content.size.width());
    return {name, QSizeF(content.size) * scale, content.paint};
}

PdfPicture lines(const QString& name, int count)
{
    const QSizeF size(pdfPictureWidth - 30, count * lineHeight);
    return {name, size, [count](QPainter& painter, const QRectF& place) {
                painter.setPen(QPen(QColor(0x8a94a6), 0.8));
                for (int i = 1; i <= count; ++i) {
                    const double y = place.top() + i * lineHeight - 2;
                    painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
                }
            }};
}

PdfPicture box(const QString& name)
{
    return {name, QSizeF(110, 30), [](QPainter& painter, const QRectF& place) {
                painter.setPen(QPen(sheetInk, 1.2));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(place.adjusted(1, 1, -1, -1));
            }};
}

PdfPicture mark(const QString& name, bool isRound, bool isTicked)
{
    const QSizeF size(18, 14);
    return {name, size, [=](QPainter& painter, const QRectF& place) {
                const QRectF rect(place.left() + 1, place.top() + 1, tickSize, tickSize);
                if (!isRound)
                    return paintTick(painter, rect, isTicked);
                painter.setPen(QPen(sheetInk, 1.2));
                painter.setBrush(Qt::white);
                painter.drawEllipse(rect);
                if (!isTicked)
                    return;
                painter.setBrush(sheetInk);
                painter.drawEllipse(rect.adjusted(3, 3, -3, -3));
            }};
}

PdfPicture nameLine(const QString& name, const QString& nameWord, const QString& dateWord)
{
    const QSizeF size(pdfPictureWidth, 34);
    return {name, size, [=](QPainter& painter, const QRectF& place) {
                const QFont font = letters(14);
                painter.setFont(font);
                const double base = place.bottom() - 8;
                const double middle = place.left() + place.width() * 0.62;
                const auto write = [&](double from, double to, const QString& word) {
                    painter.setPen(sheetInk);
                    painter.drawText(QPointF(from, base), word);
                    const double after = from + QFontMetricsF(font).horizontalAdvance(word) + 6;
                    painter.setPen(QPen(QColor(0x8a94a6), 0.8));
                    painter.drawLine(QPointF(after, base + 2), QPointF(to, base + 2));
                };
                write(place.left(), middle - 14, nameWord);
                write(middle, place.right(), dateWord);
            }};
}

}
