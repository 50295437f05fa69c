// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphaccessible.h"

#include "ui/graph/graphwords.h"

#include <QWindow>

namespace {

QAccessibleInterface* makeGraphInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("GraphCanvas"))
        if (auto* const canvas = qobject_cast<GraphCanvas*>(object))
            return new GraphCanvasAccessible(canvas);
    return nullptr;
}

}

void installGraphAccessibility()
{
    // Qt keeps a factory once, however often it is handed over.
    QAccessible::installFactory(makeGraphInterface);
}

GraphCanvasAccessible::GraphCanvasAccessible(GraphCanvas* canvas)
    : QAccessibleWidget(canvas, QAccessible::List)
{
}

GraphCanvasAccessible::~GraphCanvasAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_nodes))
        QAccessible::deleteAccessibleInterface(id);
}

GraphCanvas* GraphCanvasAccessible::canvas() const
{
    return static_cast<GraphCanvas*>(widget());
}

int GraphCanvasAccessible::childCount() const
{
    return canvas()->scene().graph().nodeCount();
}

QAccessibleInterface* GraphCanvasAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const quint64 node = canvas()->scene().graph().node(index).id;
    QAccessible::Id& id = m_nodes[node];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new GraphNodeAccessible(canvas(), node));
    return QAccessible::accessibleInterface(id);
}

int GraphCanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* const node = dynamic_cast<const GraphNodeAccessible*>(child);
    return node ? node->index() : -1;
}

QAccessibleInterface* GraphCanvasAccessible::childAt(int x, int y) const
{
    const QPointF place = canvas()->mapFromGlobal(QPointF(x, y));
    const auto node = canvas()->scene().nodeAt(canvas()->toScene(place));
    return node ? child(*node) : nullptr;
}

QAccessibleInterface* GraphCanvasAccessible::focusChild() const
{
    const auto current = canvas()->currentNode();
    const auto node = current ? canvas()->scene().nodeOf(*current) : std::nullopt;
    return canvas()->hasFocus() && node ? child(*node) : nullptr;
}

int GraphNodeAccessible::index() const
{
    return m_canvas ? m_canvas->scene().nodeOf(m_id).value_or(-1) : -1;
}

QWindow* GraphNodeAccessible::window() const
{
    return m_canvas ? m_canvas->window()->windowHandle() : nullptr;
}

void* GraphNodeAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QAccessibleInterface* GraphNodeAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_canvas.data());
}

QString GraphNodeAccessible::text(QAccessible::Text kind) const
{
    const int node = index();
    if (node < 0)
        return {};
    if (kind == QAccessible::Name)
        return graphwords::name(m_canvas->scene().graph().node(node));
    return kind == QAccessible::Description ? m_canvas->nodeText(node).section(u'\n', 1)
                                            : QString();
}

QRect GraphNodeAccessible::rect() const
{
    const int node = index();
    if (node < 0 || !m_canvas->isVisible())
        return {};
    const QRect place = m_canvas->nodePlace(node);
    return QRect(m_canvas->mapToGlobal(place.topLeft()), place.size());
}

QAccessible::State GraphNodeAccessible::state() const
{
    QAccessible::State state;
    const int node = index();
    if (node < 0) {
        state.invalid = true;
        return state;
    }
    const GraphMarks marks = m_canvas->scene().graph().node(node).marks;
    state.focusable = true;
    state.selectable = true;
    state.selected = bool(marks & GraphMark::Selected);
    state.expandable = bool(marks & GraphMark::Openable);
    state.focused = m_canvas->hasFocus() && m_canvas->currentNode() == m_id;
    state.invisible = !m_canvas->isVisible();
    state.offscreen = !m_canvas->rect().intersects(m_canvas->nodePlace(node));
    return state;
}

void GraphNodeAccessible::doAction(const QString& name)
{
    if (const int node = index(); node >= 0 && name == pressAction())
        m_canvas->activate(node);
}
