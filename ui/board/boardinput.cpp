// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardinput.h"

#include "ui/board/painting/boardgeometry.h"

#include <QKeyEvent>
#include <optional>

namespace {

bool isDigit(int code, int most = BoardGeometry::columns)
{
    return code >= Qt::Key_1 && code < Qt::Key_1 + most;
}

/// The keys above the letters stand for their digits where they are, whatever they write: on a
/// French keyboard digits need Shift. Theirs are the numbers of Linux, X11 and Wayland.
std::optional<int> digitOfTopRow(const QKeyEvent& key, int most)
{
#ifdef Q_OS_LINUX
    constexpr quint32 one = 10;
    const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    if (!isLetter && !isDigit(key.key(), most) && key.nativeScanCode() >= one
        && key.nativeScanCode() < one + static_cast<quint32>(most))
        return static_cast<int>(key.nativeScanCode() - one);
#else
    Q_UNUSED(key)
    Q_UNUSED(most)
#endif
    return {};
}

}

BoardRequest wishOf(const QKeyEvent& key)
{
    using Kind = BoardRequest::Kind;
    const int code = key.key();
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    // Keypad digits are digits, and so are those that need Shift; with any other modifier a key
    // belongs to the window's shortcuts.
    if (isDigit(code) && (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier)
        return {Kind::Drop, code - Qt::Key_1};
    if (modifiers != Qt::NoModifier)
        return {};
    if (const auto column = digitOfTopRow(key, BoardGeometry::columns))
        return {Kind::Drop, *column};
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

MarkRequest markOf(const QKeyEvent& key)
{
    using Kind = MarkRequest::Kind;
    constexpr int most = 9;
    const int code = key.key();
    const auto modifiers = key.modifiers() & ~Qt::KeypadModifier;
    // On some keyboards the circumflex waits for a letter to stand on.
    if (code == Qt::Key_AsciiCircum || code == Qt::Key_Dead_Circumflex)
        return {Kind::Arrow};
    if (isDigit(code, most) && (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier)
        return {Kind::Number, code - Qt::Key_1 + 1};
    if (modifiers != Qt::NoModifier)
        return {};
    switch (code) {
    case Qt::Key_Left:
        return {Kind::Left};
    case Qt::Key_Right:
        return {Kind::Right};
    case Qt::Key_Up:
        return {Kind::Up};
    case Qt::Key_Down:
        return {Kind::Down};
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return {Kind::Choose};
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_0:
        return {Kind::Clear};
    default:
        break;
    }
    if (const auto digit = digitOfTopRow(key, most))
        return {Kind::Number, *digit + 1};
    return {};
}
