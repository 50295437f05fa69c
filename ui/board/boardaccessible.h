// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/boardview.h"
#include "ui/board/painting/boardscene.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <array>

/// Makes QAccessible speak of boards as tables of named squares. Once is enough; more is harmless.
void installBoardAccessibility();

/// The board as a table: six rows from the top, seven columns from the left of the screen. Its
/// children are the 42 squares, row by row, and after them the widgets in it (the banner).
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    static constexpr int squares = Position::Shape::squares;

    explicit BoardAccessible(BoardView* view);
    ~BoardAccessible() override;

    /// Child number of a square, as events want it.
    static int indexOf(const BoardView& view, Square square);
    Square squareAt(int index) const;
    BoardView* board() const;

    void* interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    int rowCount() const override { return BoardGeometry::rows; }
    int columnCount() const override { return BoardGeometry::columns; }
    QString rowDescription(int row) const override;
    QString columnDescription(int column) const override;
    // Nothing on a board is selected.
    int selectedCellCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

private:
    QList<QWidget*> childWidgets() const;

    mutable std::array<QAccessible::Id, squares> m_cells {};
};

/// One square. Pressing it drops a disc into its column.
class SquareAccessible : public QAccessibleInterface,
                         public QAccessibleTableCellInterface,
                         public QAccessibleActionInterface
{
public:
    SquareAccessible(BoardView* view, int index);

    bool isValid() const override { return m_view; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override;

    bool isSelected() const override { return false; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_index % BoardGeometry::columns; }
    int rowIndex() const override { return m_index / BoardGeometry::columns; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString& name) const override;

private:
    Square square() const;

    QPointer<BoardView> m_view;
    int m_index;
};
