// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/plans/planboard.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <vector>

/// Makes QAccessible speak of plan boards as tables of named squares. Once is enough; more is
/// harmless.
void installPlanBoardAccessibility();

/// The board as a table, the top row first. A practice with another size has other children.
class PlanBoardAccessible : public QAccessibleWidget
{
public:
    explicit PlanBoardAccessible(PlanBoard* board);
    ~PlanBoardAccessible() override;

    static int indexOf(const PlanBoard& board, int column, int row);
    PlanBoard* board() const { return static_cast<PlanBoard*>(widget()); }

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    mutable std::vector<QAccessible::Id> m_squares;
};

/// One square: "c4, number 2, reachable". Pressing it is a click there.
class PlanSquareAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PlanSquareAccessible(PlanBoard* board, int index) : m_board(board), m_index(index) { }

    int index() const { return m_index; }

    bool isValid() const override;
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

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    int column() const { return m_index % m_board->columns(); }
    int row() const { return m_board->rows() - 1 - m_index / m_board->columns(); }

    QPointer<PlanBoard> m_board;
    int m_index;
};
