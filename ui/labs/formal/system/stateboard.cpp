// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/stateboard.h"

#include "ui/paper/chartstyle.h"

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
    setToolTip(tr("X plays the round discs, O the square ones. Frames mark the differences"));
    updateGeometry();
    update();
}

QSize StateBoard::sizeHint() const
{
    return {columns() * usualSquare + 2, static_cast<int>(m_rows.size()) * usualSquare + 2};
}

void StateBoard::paintEvent(QPaintEvent*)
{
    if (m_rows.isEmpty())
        return;
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min((width() - 2.0) / columns(),
                                 (height() - 2.0) / static_cast<double>(m_rows.size()));
    const QColor ink = palette().color(QPalette::Text);
    const QColor line = chartstyle::mixed(palette().color(QPalette::Base), ink, 0.3);
    for (int row = 0; row < m_rows.size(); ++row)
        for (int column = 0; column < columns(); ++column) {
            const QRectF place(1 + column * size, 1 + row * size, size, size);
            painter.setPen(line);
            painter.setBrush(palette().color(QPalette::Base));
            painter.drawRect(place);
            const QChar disc = squareOf(m_rows, row, column);
            if (disc == u'X' || disc == u'O') {
                const Player side = disc == u'X' ? Player::First : Player::Second;
                painter.setPen(Qt::NoPen);
                painter.setBrush(chartstyle::sideColor(side, 0, palette()));
                painter.drawPath(chartstyle::markerPath(chartstyle::markerOf(side), size * 0.7)
                                     .translated(place.center()));
            }
            if (!m_beside.isEmpty() && squareOf(m_beside, row, column) != disc) {
                painter.setPen(QPen(ink, 2));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5));
            }
        }
}
