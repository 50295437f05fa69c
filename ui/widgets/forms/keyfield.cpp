// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/forms/keyfield.h"

#include <QKeyEvent>

namespace {

bool isHeld(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt
        || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_Super_L
        || key == Qt::Key_Super_R || key == Qt::Key_unknown || key == 0;
}

bool isEscape(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
}

/// "?" is a key of its own wherever Shift is needed to write it.
Qt::KeyboardModifiers modifiersOf(const QKeyEvent& key)
{
    Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const QString text = key.text();
    const bool sign = text.size() == 1 && text.front().isPrint() && !text.front().isLetterOrNumber()
        && !text.front().isSpace();
    return sign ? modifiers & ~Qt::ShiftModifier : modifiers;
}

}

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent)
{
    // For the mouse.
    setClearButtonEnabled(true);
}

bool KeyField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isEscape(*static_cast<QKeyEvent*>(event)))
        return false;
    return QKeySequenceEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event)
{
    if (isEscape(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (isHeld(event->key()) || event->isAutoRepeat())
        return;
    const Qt::KeyboardModifiers modifiers = modifiersOf(*event);
    const bool empties = event->key() == Qt::Key_Backspace || event->key() == Qt::Key_Delete;
    if (empties && modifiers == Qt::NoModifier)
        clear();
    else
        setKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event->key())));
}

void KeyField::keyReleaseEvent(QKeyEvent* event)
{
    // The base waits for another key of a row after this one.
    event->accept();
}
