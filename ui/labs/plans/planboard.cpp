// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planboard.h"

#include "ui/labs/plans/planboardaccessible.h"
#include "ui/labs/plans/planboardpainting.h"
#include "ui/labs/plans/practicewords.h"
#include "ui/style/showndiscs.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace {

/// Beside and below the squares, in lines of text.
constexpr double labelLines = 1.3;

}

PlanBoard::PlanBoard(QWidget* parent) : QWidget(parent)
{
    installPlanBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board with the plan's card"));
    setWhatsThis(
        tr("While you play, choose a column with Left and Right and press Enter, or press its "
           "number. While you write, go to a square with the arrow keys and press 1 to 9 for a "
           "number, ^ for an arrow, ? to ask for help, Delete to clear."));
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
}

void PlanBoard::setPractice(const PlanPractice* practice)
{
    m_practice = practice;
    m_column = std::clamp(m_column, 0, std::max(columns() - 1, 0));
    m_row = std::clamp(m_row, 0, std::max(rows() - 1, 0));
    refresh();
}

void PlanBoard::refresh()
{
    QStringList lines;
    for (int row = rows() - 1; row >= 0; --row) {
        QString line;
        for (int column = 0; column < columns(); ++column) {
            const Cell cell = m_practice->square(column, row).cell;
            line += cell == Cell::First ? u'X' : cell == Cell::Second ? u'O' : u'.';
        }
        lines += line;
    }
    setAccessibleDescription(tr("Rows from the top, X for the first player, O for the second: %1")
                                 .arg(lines.join(QStringLiteral(", "))));
    update();
}

int PlanBoard::columns() const
{
    return m_practice ? m_practice->width() : 0;
}

int PlanBoard::rows() const
{
    return m_practice ? m_practice->height() : 0;
}

int PlanBoard::rowOfFocus() const
{
    if (!m_practice || m_practice->isMarking())
        return m_row;
    for (int row = 0; row < rows(); ++row)
        if (m_practice->square(m_column, row).cell == Cell::Empty)
            return row;
    return rows() - 1;
}

void PlanBoard::setFocusSquare(int column, int row)
{
    m_column = std::clamp(column, 0, std::max(columns() - 1, 0));
    m_row = std::clamp(row, 0, std::max(rows() - 1, 0));
    update();
    announce();
}

QRectF PlanBoard::squareRect(int column, int row) const
{
    if (columns() == 0)
        return {};
    const double label = labelLines * fontMetrics().height();
    const QRectF place = QRectF(rect()).adjusted(label, 2, -label, -label);
    const double side = std::min(place.width() / columns(), place.height() / rows());
    const QPointF corner = place.center() - QPointF(columns() * side, rows() * side) / 2;
    return {corner + QPointF(column * side, (rows() - 1 - row) * side), QSizeF(side, side)};
}

QPoint PlanBoard::squareAt(const QPointF& place) const
{
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (squareRect(column, row).contains(place))
                return {column, row};
    return {-1, -1};
}

QString PlanBoard::squareText(int column, int row) const
{
    return m_practice ? practicewords::square(*m_practice, column, row) : QString();
}

void PlanBoard::choose(int column, int row)
{
    if (!m_practice || column < 0 || column >= columns() || row < 0 || row >= rows())
        return;
    m_column = column;
    m_row = row;
    update();
    if (m_practice->isMarking())
        Q_EMIT markWanted(column, row);
    else
        Q_EMIT columnChosen(column);
}

void PlanBoard::announce()
{
    if (!hasFocus() || columns() == 0)
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(PlanBoardAccessible::indexOf(*this, m_column, rowOfFocus()));
    QAccessible::updateAccessibility(&event);
}

bool PlanBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QPoint square = squareAt(help->pos());
        if (square.x() < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), squareText(square.x(), square.y()), this);
        return true;
    }
    return QWidget::event(event);
}

void PlanBoard::paintEvent(QPaintEvent*)
{
    if (columns() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme theme = ShownDiscs::boardTheme(palette());
    const QRectF face = squareRect(0, rows() - 1).united(squareRect(columns() - 1, 0));
    painter.setPen(QPen(theme.faceEdge, theme.lineWidth(1)));
    painter.setBrush(theme.face);
    painter.drawRoundedRect(face, 4, 4);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            planboardpainting::paintSquare(painter, squareRect(column, row),
                                           m_practice->square(column, row), theme);
    painter.setPen(theme.ink);
    const double label = labelLines * fontMetrics().height();
    for (int column = 0; column < columns(); ++column) {
        const QRectF square = squareRect(column, 0);
        painter.drawText(QRectF(square.left(), square.bottom(), square.width(), label),
                         Qt::AlignCenter, QString(QChar(u'a' + column)));
    }
    for (int row = 0; row < rows(); ++row) {
        const QRectF square = squareRect(0, row);
        painter.drawText(QRectF(square.left() - label, square.top(), label, square.height()),
                         Qt::AlignCenter, QString::number(row + 1));
    }
    if (hasFocus())
        planboardpainting::paintFocus(painter, squareRect(m_column, rowOfFocus()), theme);
}

void PlanBoard::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? squareAt(event->position()) : QPoint(-1, -1);
}

void PlanBoard::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint square = squareAt(event->position());
    // Where a column is played it is enough to stay in it.
    const bool isSame = m_practice && !m_practice->isMarking() ? square.x() == m_pressed.x()
                                                               : square == m_pressed;
    if (event->button() == Qt::LeftButton && square.x() >= 0 && isSame)
        choose(square.x(), square.y());
    m_pressed = {-1, -1};
}

bool PlanBoard::pressMarkKey(const QKeyEvent& event)
{
    const QString text = event.text();
    if (text == QStringLiteral("^") || event.key() == Qt::Key_AsciiCircum
        || event.key() == Qt::Key_Dead_Circumflex)
        Q_EMIT arrowWanted(m_column, m_row);
    else if (text == QStringLiteral("?"))
        Q_EMIT helpWanted(m_column, m_row);
    else if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        Q_EMIT numberWanted(m_column, m_row, event.key() - Qt::Key_0);
    else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        Q_EMIT numberWanted(m_column, m_row, -1);
    else
        return false;
    return true;
}

void PlanBoard::keyPressEvent(QKeyEvent* event)
{
    if (!m_practice || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0)
        return QWidget::keyPressEvent(event);
    const bool isMarking = m_practice->isMarking();
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        setFocusSquare(m_column + (key == Qt::Key_Left ? -1 : 1), m_row);
    } else if (isMarking && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        setFocusSquare(m_column, m_row + (key == Qt::Key_Up ? 1 : -1));
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space
               || key == Qt::Key_Down) {
        choose(m_column, rowOfFocus());
    } else if (isMarking) {
        if (!pressMarkKey(*event))
            QWidget::keyPressEvent(event);
    } else if (key >= Qt::Key_1 && key < Qt::Key_1 + columns()) {
        choose(key - Qt::Key_1, 0);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PlanBoard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    announce();
}
