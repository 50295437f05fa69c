// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graphcanvas.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

/// Makes QAccessible speak of graphs as lists of their nodes. Once is enough; more is harmless.
void installGraphAccessibility();

/// A canvas as a list: a child for each node, in the order of the graph.
class GraphCanvasAccessible : public QAccessibleWidget
{
public:
    explicit GraphCanvasAccessible(GraphCanvas* canvas);
    ~GraphCanvasAccessible() override;

    GraphCanvas* canvas() const;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    /// By the node's id.
    mutable QHash<quint64, QAccessible::Id> m_nodes;
};

/// One node: named in words, and pressing it chooses it.
class GraphNodeAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    GraphNodeAccessible(GraphCanvas* canvas, quint64 id) : m_canvas(canvas), m_id(id) { }

    /// Its place in the graph; -1 where it is there no more.
    int index() const;

    bool isValid() const override { return index() >= 0; }
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
    QPointer<GraphCanvas> m_canvas;
    quint64 m_id;
};
