// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardinput.h"

#include "ui/board/painting/boardgeometry.h"

#include <QKeyEvent>

BoardWish wishOf(const QKeyEvent& key)
{
    using Kind = BoardWish::Kind;
    // Keypad digits are digits; with any other modifier a key belongs to the window's shortcuts.
    if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return {};
    const int code = key.key();
    if (code >= Qt::Key_1 && code < Qt::Key_1 + BoardGeometry::columns)
        return {Kind::Drop, code - Qt::Key_1};
    if (code >= Qt::Key_A && code < Qt::Key_A + BoardGeometry::columns)
        return {Kind::Drop, code - Qt::Key_A};
    switch (code) {
    case Qt::Key_Left:
        return {Kind::Left};
    case Qt::Key_Right:
        return {Kind::Right};
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return {Kind::DropGhost};
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return {Kind::Remove};
    case Qt::Key_Escape:
        return {Kind::Cancel};
    default:
        return {};
    }
}
