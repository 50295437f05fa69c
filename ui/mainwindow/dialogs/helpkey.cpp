// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpkey.h"

#include "ui/mainwindow/dialogs/helpdialog.h"
#include "ui/widgets/forms/keyfield.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <utility>

HelpKey::HelpKey(QWidget& window, const QAction& help, std::function<void(QWidget*)> wanted)
    : QObject(&window), m_window(window), m_help(help), m_wanted(std::move(wanted))
{
    qApp->installEventFilter(this);
}

bool HelpKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    auto* const widget = qobject_cast<QWidget*>(watched);
    if (!widget || qobject_cast<KeyField*>(widget) || qobject_cast<KeyField*>(widget->parent()))
        return false;
    const QWidget* const own = widget->window();
    if (own == &m_window || qobject_cast<const HelpDialog*>(own)
        || !qobject_cast<const QDialog*>(own))
        return false;
    const auto* const key = static_cast<const QKeyEvent*>(event);
    if (!m_help.shortcuts().contains(QKeySequence(key->keyCombination())))
        return false;
    for (const QObject* at = own; at; at = at->parent())
        if (at == &m_window) {
            m_wanted(widget);
            return true;
        }
    return false;
}
