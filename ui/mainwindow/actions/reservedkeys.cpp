// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/actions/reservedkeys.h"

#include "core/support/text/plainlabel.h"
#include "ui/board/boardinput.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QShortcut>
#include <algorithm>

namespace {

struct ReservedText
{
    Q_DECLARE_TR_FUNCTIONS(ReservedKeys)
};

bool isOfBoard(QKeyCombination key)
{
    const BoardRequest wish
        = wishOf(QKeyEvent(QEvent::KeyPress, key.key(), key.keyboardModifiers()));
    return wish.kind != BoardRequest::Kind::None && wish.kind != BoardRequest::Kind::Cancel;
}

/// What goes from one control or line to the next.
bool movesAbout(QKeyCombination key)
{
    constexpr Qt::Key keys[]
        = {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Up, Qt::Key_Menu, Qt::Key_F10};
    return (key.keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier
        && std::ranges::find(keys, key.key()) != std::end(keys);
}

constexpr const char* letteredTitle = "letteredTitle";

QString letteredText(const QAction& menu)
{
    const QVariant kept = menu.property(letteredTitle);
    return kept.isValid() ? kept.toString() : menu.text();
}

bool meets(const QList<QKeySequence>& keys, const QKeySequence& key)
{
    return std::ranges::any_of(keys, [&key](const QKeySequence& each) {
        // No key at all, as of a menu without a marked letter, is the beginning of every other.
        return !each.isEmpty()
            && (each.matches(key) != QKeySequence::NoMatch
                || key.matches(each) != QKeySequence::NoMatch);
    });
}

}

QString reservedKey(const QMainWindow& window, const QKeySequence& key)
{
    if (key.isEmpty())
        return {};
    const QString shown = key.toString(QKeySequence::NativeText);
    if (isOfBoard(key[0]))
        return ReservedText::tr("%1 is used by the board.").arg(shown);
    if (movesAbout(key[0]))
        return ReservedText::tr("%1 moves around the window.").arg(shown);
    for (const QAction* menu : window.menuBar()->actions())
        if (meets({QKeySequence::mnemonic(letteredText(*menu))}, key))
            return ReservedText::tr("%1 opens the “%2” menu.").arg(shown, plainLabel(menu->text()));
    for (const QAction* action : window.findChildren<QAction*>())
        if (action->shortcutContext() != Qt::WindowShortcut && meets(action->shortcuts(), key))
            return ReservedText::tr("Part of the window uses %1 for “%2”.")
                .arg(shown, plainLabel(action->text()));
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        if (meets({shortcut->key()}, key))
            return ReservedText::tr("Part of the window uses %1.").arg(shown);
    return {};
}

void keepMenuLetter(QAction& menu)
{
    menu.setProperty(letteredTitle, menu.text());
}
