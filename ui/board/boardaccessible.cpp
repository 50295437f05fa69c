// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardaccessible.h"

#include "core/board/notation.h"

namespace {

QAccessibleInterface* makeBoardInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("BoardView"))
        if (auto* view = qobject_cast<BoardView*>(object))
            return new BoardAccessible(view);
    return nullptr;
}

}

void installBoardAccessibility()
{
    // Qt keeps a factory once, however often it is handed over.
    QAccessible::installFactory(makeBoardInterface);
}

BoardAccessible::BoardAccessible(BoardView* view) : QAccessibleWidget(view, QAccessible::Table) { }

BoardAccessible::~BoardAccessible()
{
    for (const QAccessible::Id id : m_cells)
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
}

BoardView* BoardAccessible::board() const
{
    return static_cast<BoardView*>(widget());
}

int BoardAccessible::indexOf(const BoardView& view, Square square)
{
    return (BoardGeometry::rows - 1 - square.row) * BoardGeometry::columns
        + view.geometryOfSquares().fromLeft(square.column);
}

Square BoardAccessible::squareAt(int index) const
{
    // fromLeft() is its own inverse.
    return {board()->geometryOfSquares().fromLeft(index % BoardGeometry::columns),
            BoardGeometry::rows - 1 - index / BoardGeometry::columns};
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString BoardAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Description)
        return board()->boardText();
    return QAccessibleWidget::text(kind);
}

QList<QWidget*> BoardAccessible::childWidgets() const
{
    QList<QWidget*> shown;
    for (QWidget* child : widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (!child->isWindow() && !child->isHidden())
            shown << child;
    return shown;
}

int BoardAccessible::childCount() const
{
    return squares + static_cast<int>(childWidgets().size());
}

QAccessibleInterface* BoardAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    if (index >= squares)
        return QAccessible::queryAccessibleInterface(childWidgets().at(index - squares));
    QAccessible::Id& id = m_cells[static_cast<std::size_t>(index)];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new SquareAccessible(board(), index));
    return QAccessible::accessibleInterface(id);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    if (!child)
        return -1;
    for (int index = 0; index < childCount(); ++index)
        if (this->child(index) == child)
            return index;
    return -1;
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const
{
    // Widgets lie over the squares.
    for (int index = childCount() - 1; index >= 0; --index)
        if (QAccessibleInterface* part = child(index); part && part->rect().contains(x, y))
            return part;
    return nullptr;
}

QAccessibleInterface* BoardAccessible::focusChild() const
{
    if (!widget()->hasFocus())
        return QAccessibleWidget::focusChild();
    return child(indexOf(*board(), board()->focusSquare()));
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const
{
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return nullptr;
    return child(row * columnCount() + column);
}

QString BoardAccessible::rowDescription(int row) const
{
    return QString::number(BoardGeometry::rows - row);
}

QString BoardAccessible::columnDescription(int column) const
{
    return notation::squareName(squareAt(column).column, 0).left(1);
}
