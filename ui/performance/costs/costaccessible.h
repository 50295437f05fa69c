// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

class CostIcicle;

/// Makes QAccessible speak of an icicle as a list of its boxes. Once is enough; more is harmless.
void installCostAccessibility();

/// A child for each box of the tree, in its order.
class CostIcicleAccessible : public QAccessibleWidget
{
public:
    explicit CostIcicleAccessible(CostIcicle* icicle);
    ~CostIcicleAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    CostIcicle* icicle() const;

    mutable QHash<int, QAccessible::Id> m_boxes;
};

/// One box: its line, its nodes and their share; pressing it puts its position on the board.
class CostBoxAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CostBoxAccessible(CostIcicle* icicle, int box) : m_icicle(icicle), m_box(box) { }

    int box() const { return m_box; }

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
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override;

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<CostIcicle> m_icicle;
    int m_box;
};
