// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/practice/practiceaccessible.h"

#include "core/lesson/practice/practicereasons.h"
#include "ui/labs/lessons/practice/practicecanvas.h"
#include "ui/labs/lessons/practice/practicepicture.h"

#include <QWindow>

namespace {

QAccessibleInterface* makePracticeInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("PracticeCanvas"))
        if (auto* const canvas = qobject_cast<PracticeCanvas*>(object))
            return new PracticeCanvasAccessible(canvas);
    return nullptr;
}

}

void installPracticeAccessibility()
{
    // Qt keeps a factory once, however often it is handed over.
    QAccessible::installFactory(makePracticeInterface);
}

PracticeCanvasAccessible::PracticeCanvasAccessible(PracticeCanvas* canvas)
    : GraphCanvasAccessible(canvas)
{
}

PracticeCanvasAccessible::~PracticeCanvasAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_branches))
        QAccessible::deleteAccessibleInterface(id);
}

PracticeCanvas* PracticeCanvasAccessible::practice() const
{
    return static_cast<PracticeCanvas*>(widget());
}

int PracticeCanvasAccessible::childCount() const
{
    return GraphCanvasAccessible::childCount() + practice()->scene().graph().edgeCount();
}

QAccessibleInterface* PracticeCanvasAccessible::child(int index) const
{
    const int nodes = GraphCanvasAccessible::childCount();
    if (index < nodes)
        return GraphCanvasAccessible::child(index);
    if (index >= childCount())
        return nullptr;
    const int node = index - nodes + 1;
    QAccessible::Id& id = m_branches[node];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(
            new PracticeBranchAccessible(practice(), node));
    return QAccessible::accessibleInterface(id);
}

int PracticeCanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* const branch = dynamic_cast<const PracticeBranchAccessible*>(child);
    return branch ? GraphCanvasAccessible::childCount() + branch->node() - 1
                  : GraphCanvasAccessible::indexOfChild(child);
}

QAccessibleInterface* PracticeCanvasAccessible::childAt(int x, int y) const
{
    if (QAccessibleInterface* const node = GraphCanvasAccessible::childAt(x, y))
        return node;
    const auto branch = practice()->branchAt(practice()->mapFromGlobal(QPointF(x, y)));
    return branch ? child(GraphCanvasAccessible::childCount() + *branch - 1) : nullptr;
}

PracticeBranchAccessible::PracticeBranchAccessible(PracticeCanvas* canvas, int node)
    : m_canvas(canvas), m_node(node)
{
}

bool PracticeBranchAccessible::isValid() const
{
    return m_canvas && m_node < m_canvas->scene().graph().nodeCount();
}

QWindow* PracticeBranchAccessible::window() const
{
    return m_canvas ? m_canvas->window()->windowHandle() : nullptr;
}

void* PracticeBranchAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QAccessibleInterface* PracticeBranchAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_canvas.data());
}

QString PracticeBranchAccessible::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    if (kind == QAccessible::Name)
        return practicepicture::branchText(m_canvas->sheet(), m_node);
    return kind == QAccessible::Description
        ? fourcast::lesson::branchReason(m_canvas->sheet(), m_node)
        : QString();
}

QRect PracticeBranchAccessible::rect() const
{
    if (!isValid() || !m_canvas->isVisible())
        return {};
    const QRect place = m_canvas->branchPlace(m_node).toAlignedRect();
    return QRect(m_canvas->mapToGlobal(place.topLeft()), place.size());
}

QAccessible::State PracticeBranchAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.checkable = true;
    state.checked = m_canvas->sheet().answer(m_node).isCut;
    state.invisible = !m_canvas->isVisible();
    return state;
}

void PracticeBranchAccessible::doAction(const QString& name)
{
    if (isValid() && name == toggleAction())
        m_canvas->toggleCut(m_node);
}
