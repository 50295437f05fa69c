// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/plans/planboardaccessible.h"

#include <QWindow>

namespace {

QAccessibleInterface* makePlanBoardInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("PlanBoard"))
        if (auto* const board = qobject_cast<PlanBoard*>(object))
            return new PlanBoardAccessible(board);
    return nullptr;
}

}

void installPlanBoardAccessibility()
{
    // Qt keeps a factory once, however often it is handed over.
    QAccessible::installFactory(makePlanBoardInterface);
}

PlanBoardAccessible::PlanBoardAccessible(PlanBoard* board)
    : QAccessibleWidget(board, QAccessible::Table)
{
}

PlanBoardAccessible::~PlanBoardAccessible()
{
    for (const QAccessible::Id id : m_squares)
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
}

int PlanBoardAccessible::indexOf(const PlanBoard& board, int column, int row)
{
    return (board.rows() - 1 - row) * board.columns() + column;
}

int PlanBoardAccessible::childCount() const
{
    return board()->columns() * board()->rows();
}

QAccessibleInterface* PlanBoardAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto at = static_cast<std::size_t>(index);
    if (at >= m_squares.size())
        m_squares.resize(static_cast<std::size_t>(childCount()));
    if (m_squares[at] == 0)
        m_squares[at]
            = QAccessible::registerAccessibleInterface(new PlanSquareAccessible(board(), index));
    return QAccessible::accessibleInterface(m_squares[at]);
}

int PlanBoardAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* const square = dynamic_cast<const PlanSquareAccessible*>(child);
    return square && square->parent() == this ? square->index() : -1;
}

QAccessibleInterface* PlanBoardAccessible::childAt(int x, int y) const
{
    for (int index = 0; index < childCount(); ++index)
        if (QAccessibleInterface* const square = child(index); square->rect().contains(x, y))
            return square;
    return nullptr;
}

QAccessibleInterface* PlanBoardAccessible::focusChild() const
{
    return board()->hasFocus() ? child(indexOf(*board(), board()->column(), board()->rowOfFocus()))
                               : nullptr;
}

bool PlanSquareAccessible::isValid() const
{
    return m_board && m_index < m_board->columns() * m_board->rows();
}

QWindow* PlanSquareAccessible::window() const
{
    return m_board ? m_board->window()->windowHandle() : nullptr;
}

void* PlanSquareAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QAccessibleInterface* PlanSquareAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_board.data());
}

QString PlanSquareAccessible::text(QAccessible::Text kind) const
{
    return isValid() && kind == QAccessible::Name ? m_board->squareText(column(), row())
                                                  : QString();
}

QRect PlanSquareAccessible::rect() const
{
    if (!isValid() || !m_board->isVisible())
        return {};
    const QRect square = m_board->squareRect(column(), row()).toRect();
    return {m_board->mapToGlobal(square.topLeft()), square.size()};
}

QAccessible::State PlanSquareAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.disabled = !m_board->isEnabled();
    state.invisible = !m_board->isVisible();
    state.focused
        = m_board->hasFocus() && m_board->column() == column() && m_board->rowOfFocus() == row();
    return state;
}

void PlanSquareAccessible::doAction(const QString& name)
{
    if (isValid() && name == pressAction())
        m_board->choose(column(), row());
}
