// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/writtenkey.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>
#include <algorithm>

bool isWritten(const QKeyEvent& key)
{
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier
        && key.text().size() == 1 && key.text().front().isPrint() && !key.text().front().isSpace();
}

bool isKeyOfFocusedPart(const QKeyEvent& key, const QWidget& place)
{
    const QWidget* const focused = QApplication::focusWidget();
    const QKeySequence keys(
        QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key.key())));
    for (const QWidget* part = focused; part && place.isAncestorOf(part);
         part = part->parentWidget()) {
        const QList<QAction*> actions = part->actions();
        if (std::ranges::any_of(actions, [&](const QAction* action) {
                const Qt::ShortcutContext context = action->shortcutContext();
                const bool counts = context == Qt::WidgetWithChildrenShortcut
                    || (context == Qt::WidgetShortcut && part == focused);
                return counts && action->isEnabled() && action->shortcuts().contains(keys);
            }))
            return true;
    }
    return false;
}
