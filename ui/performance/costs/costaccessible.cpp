// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costaccessible.h"

#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costwords.h"

#include <QWindow>

namespace {

QAccessibleInterface* makeCostInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("CostIcicle"))
        if (auto* const icicle = qobject_cast<CostIcicle*>(object))
            return new CostIcicleAccessible(icicle);
    return nullptr;
}

}

void installCostAccessibility()
{
    QAccessible::installFactory(makeCostInterface);
}

CostIcicleAccessible::CostIcicleAccessible(CostIcicle* icicle)
    : QAccessibleWidget(icicle, QAccessible::List)
{
}

CostIcicleAccessible::~CostIcicleAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_boxes))
        QAccessible::deleteAccessibleInterface(id);
}

CostIcicle* CostIcicleAccessible::icicle() const
{
    return static_cast<CostIcicle*>(widget());
}

int CostIcicleAccessible::childCount() const
{
    const CostTree& tree = icicle()->drawing().tree();
    return tree.isEmpty() ? 0 : static_cast<int>(tree.boxes().size());
}

QAccessibleInterface* CostIcicleAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    QAccessible::Id& id = m_boxes[index];
    if (id == 0)
        id = QAccessible::registerAccessibleInterface(new CostBoxAccessible(icicle(), index));
    return QAccessible::accessibleInterface(id);
}

int CostIcicleAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* const box = dynamic_cast<const CostBoxAccessible*>(child);
    return box && box->isValid() ? box->box() : -1;
}

QAccessibleInterface* CostIcicleAccessible::childAt(int x, int y) const
{
    const QPoint place = icicle()->mapFromGlobal(QPoint(x, y));
    return child(icicle()->drawing().boxAt(place, icicle()->rect()));
}

QAccessibleInterface* CostIcicleAccessible::focusChild() const
{
    return icicle()->hasFocus() ? child(icicle()->selected()) : nullptr;
}

bool CostBoxAccessible::isValid() const
{
    return m_icicle && m_box < static_cast<int>(m_icicle->drawing().tree().boxes().size());
}

QWindow* CostBoxAccessible::window() const
{
    return m_icicle ? m_icicle->window()->windowHandle() : nullptr;
}

void* CostBoxAccessible::interface_cast(QAccessible::InterfaceType type)
{
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
}

QAccessibleInterface* CostBoxAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_icicle.data());
}

QString CostBoxAccessible::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    const CostDrawing& drawing = m_icicle->drawing();
    if (kind == QAccessible::Name)
        return costwords::name(drawing.tree(), m_box, drawing.root(), drawing.view());
    return kind == QAccessible::Description
        ? costwords::detail(drawing.tree(), m_box, drawing.root(), drawing.view()).section(u'\n', 1)
        : QString();
}

QRect CostBoxAccessible::rect() const
{
    if (!isValid() || !m_icicle->isVisible())
        return {};
    const QRect place = m_icicle->placeOf(m_box);
    return {m_icicle->mapToGlobal(place.topLeft()), place.size()};
}

QAccessible::State CostBoxAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = m_icicle->selected() == m_box;
    state.focused = state.selected && m_icicle->hasFocus();
    state.offscreen = m_icicle->placeOf(m_box).isEmpty();
    return state;
}

void CostBoxAccessible::doAction(const QString& name)
{
    if (name != pressAction() || !isValid())
        return;
    m_icicle->select(m_box);
    m_icicle->choose();
}
