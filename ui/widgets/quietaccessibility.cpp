// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quietaccessibility.h"

#include <QAccessible>
#include <QSet>
#include <QWidget>

namespace {

QAccessible::UpdateHandler handlerBefore = nullptr;

/// To whoever would have had it without the filter.
void forward(QAccessibleEvent* event)
{
    if (handlerBefore) {
        handlerBefore(event);
        return;
    }
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(quietaccessibility::take);
}

/// Those that kept silent while they were hidden. Compared only: some may be gone.
QSet<const QObject*>& silenced()
{
    static QSet<const QObject*> objects;
    return objects;
}

bool comesAndGoes(QAccessible::Event type)
{
    return type == QAccessible::ObjectShow || type == QAccessible::ObjectHide
        || type == QAccessible::ObjectDestroyed || type == QAccessible::ObjectCreated
        || type == QAccessible::ParentChanged;
}

}

void quietaccessibility::install()
{
    handlerBefore = QAccessible::installUpdateHandler(quietaccessibility::take);
}

void quietaccessibility::take(QAccessibleEvent* event)
{
    const auto* const widget = qobject_cast<QWidget*>(event->object());
    if (!widget || comesAndGoes(event->type())) {
        forward(event);
        if (event->type() == QAccessible::ObjectDestroyed) {
            silenced().remove(event->object());
        } else if (event->type() == QAccessible::ObjectShow && silenced().remove(widget)) {
            QAccessibleEvent named(event->object(), QAccessible::NameChanged);
            forward(&named);
        }
        return;
    }
    if (widget->isVisible())
        forward(event);
    else
        silenced().insert(widget);
}
