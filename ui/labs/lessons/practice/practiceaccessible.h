// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphaccessible.h"

class PracticeCanvas;

/// Makes QAccessible speak of trees to fill in. Once is enough; more is harmless.
void installPracticeAccessibility();

/// As a graph, a child for each node, and behind them one for each branch: a box that is ticked
/// where the branch is left out.
class PracticeCanvasAccessible : public GraphCanvasAccessible
{
public:
    explicit PracticeCanvasAccessible(PracticeCanvas* canvas);
    ~PracticeCanvasAccessible() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

private:
    PracticeCanvas* practice() const;

    /// By the node that the branch leads to.
    mutable QHash<int, QAccessible::Id> m_branches;
};

/// One branch: named in words, and pressing it leaves it out or takes it back.
class PracticeBranchAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    PracticeBranchAccessible(PracticeCanvas* canvas, int node);

    /// That it leads to.
    int node() const { return m_node; }

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
    QAccessible::Role role() const override { return QAccessible::CheckBox; }
    QAccessible::State state() const override;

    QStringList actionNames() const override { return {toggleAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<PracticeCanvas> m_canvas;
    int m_node;
};
