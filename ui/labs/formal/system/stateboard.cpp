// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/stateboard.h"

#include "ui/paper/lessons/boardsketch.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QPainter>
#include <algorithm>

namespace {

constexpr int usualSquare = 22;

QChar squareOf(const QStringList& rows, int row, int column)
{
    return row < rows.size() && column < rows[row].size() ? rows[row][column] : QChar(u'.');
}

}

StateBoard::StateBoard(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Board"));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
}

int StateBoard::columns() const
{
    qsizetype most = 1;
    for (const QString& row : m_rows)
        most = std::max(most, row.size());
    return static_cast<int>(most);
}

void StateBoard::setBoard(const QString& rows, const QString& beside)
{
    m_rows = rows.split(u'\n', Qt::SkipEmptyParts);
    m_beside = beside.split(u'\n', Qt::SkipEmptyParts);
    setAccessibleDescription(m_rows.join(QStringLiteral(", ")));
    const SideNames names = sideTitles(ShownDiscs::theme());
    setToolTip(
        tr("X is %1 and O is %2. Frames mark the differences").arg(names.first, names.second));
    updateGeometry();
    update();
}

QSize StateBoard::sizeHint() const
{
    return {columns() * usualSquare + 2, static_cast<int>(m_rows.size()) * usualSquare + 2};
}

BoardSketch StateBoard::sketch() const
{
    BoardSketch sketch {.columns = columns(), .rows = static_cast<int>(m_rows.size())};
    const std::size_t squares = sketch.placeOf(0, sketch.rows);
    sketch.squares.resize(squares);
    sketch.numbers.resize(squares);
    for (int row = 0; row < sketch.rows; ++row)
        for (int column = 0; column < sketch.columns; ++column) {
            const QChar disc = squareOf(m_rows, sketch.rows - 1 - row, column);
            sketch.square(column, row) = disc == u'X' ? 1 : disc == u'O' ? 2 : 0;
        }
    return sketch;
}

void StateBoard::paintEvent(QPaintEvent*)
{
    if (m_rows.isEmpty())
        return;
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    const BoardTheme theme = ShownDiscs::boardTheme(palette());
    const BoardSketch board = sketch();
    const QRectF place(0, 0, board.columns * squareSize(board) + 2,
                       board.rows * squareSize(board) + 2);
    board.paint(painter, place, theme);
    if (m_beside.isEmpty())
        return;
    painter.setPen(QPen(theme.focus, 2));
    painter.setBrush(Qt::NoBrush);
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            const int fromTop = board.rows - 1 - row;
            if (squareOf(m_beside, fromTop, column) != squareOf(m_rows, fromTop, column))
                painter.drawRect(
                    board.squareRect(place, column, row).adjusted(1.5, 1.5, -1.5, -1.5));
        }
}

double StateBoard::squareSize(const BoardSketch& board) const
{
    return std::min((width() - 2.0) / board.columns, (height() - 2.0) / board.rows);
}
