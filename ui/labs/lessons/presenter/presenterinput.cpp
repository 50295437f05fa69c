// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/presenterinput.h"

#include "ui/labs/lessons/presenter/audiencewindow.h"
#include "ui/labs/lessons/presenter/spotlight.h"

#include <QApplication>
#include <QKeyEvent>

PresenterInput::PresenterInput(AudienceWindow& audience, QObject* parent)
    : QObject(parent), m_audience(audience), m_windows {&audience}
{
    qApp->installEventFilter(this);
}

PresenterInput::~PresenterInput()
{
    qApp->removeEventFilter(this);
}

bool PresenterInput::isOurs(const QObject* object) const
{
    const auto* const widget = qobject_cast<const QWidget*>(object);
    return widget && m_windows.contains(widget->window());
}

bool PresenterInput::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (m_isOver
        || (type != QEvent::KeyPress && type != QEvent::KeyRelease
            && type != QEvent::ShortcutOverride && type != QEvent::WindowDeactivate)
        || !isOurs(watched))
        return false;
    // Its key is let go elsewhere.
    if (type == QEvent::WindowDeactivate) {
        m_audience.spotlight().setLit(false);
        return false;
    }
    const auto& key = *static_cast<QKeyEvent*>(event);
    const QWidget* const inFront = QApplication::focusWidget();
    const QWidget* const focused = isOurs(inFront) ? inFront : nullptr;
    if (type == QEvent::ShortcutOverride) {
        // Ours before those of the window's parts.
        if (presenterCommand(key, focused) == PresenterCommand::None)
            return false;
        event->accept();
        return true;
    }
    if (isSpotlightKey(key, focused)) {
        if (!key.isAutoRepeat())
            m_audience.spotlight().setLit(type == QEvent::KeyPress);
        // A modifier belongs to what is pressed with it as well.
        return key.key() != Qt::Key_Control;
    }
    const PresenterCommand wish = presenterCommand(key, focused);
    if (type != QEvent::KeyPress || wish == PresenterCommand::None)
        return false;
    Q_EMIT wanted(wish);
    return true;
}
