// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardaccessible.h"

#include "core/board/notation.h"

#include <QWindow>

SquareAccessible::SquareAccessible(BoardView* view, int index) : m_view(view), m_index(index) { }

Square SquareAccessible::square() const
{
    return {m_view->geometryOfSquares().fromLeft(columnIndex()),
            BoardGeometry::rows - 1 - rowIndex()};
}

void* SquareAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface*>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

QWindow* SquareAccessible::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface* SquareAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view.data());
}

QString SquareAccessible::text(QAccessible::Text kind) const
{
    if (!m_view || kind != QAccessible::Name)
        return {};
    return m_view->squareText(square().column, square().row);
}

QRect SquareAccessible::rect() const
{
    if (!m_view || !m_view->isVisible())
        return {};
    const QRect cell = m_view->geometryOfSquares().cellRect(square().column, square().row).toRect();
    return QRect(m_view->mapToGlobal(cell.topLeft()), cell.size());
}

QAccessible::State SquareAccessible::state() const
{
    QAccessible::State state;
    if (!m_view) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.readOnly = true;
    state.disabled = !m_view->isEnabled();
    state.invisible = !m_view->isVisible();
    state.focused = m_view->hasFocus() && m_view->focusSquare() == square();
    return state;
}

QStringList SquareAccessible::actionNames() const
{
    return {pressAction()};
}

void SquareAccessible::doAction(const QString& name)
{
    if (!m_view || name != pressAction())
        return;
    if (m_view->isMarking())
        m_view->chooseSquare(square());
    else
        m_view->chooseColumn(square().column);
}

QStringList SquareAccessible::keyBindingsForAction(const QString& name) const
{
    if (!m_view || name != pressAction() || m_view->isMarking())
        return {};
    return {notation::columnName(square().column)};
}
