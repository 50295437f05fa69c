// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QKeyEvent;
class QWidget;

/// What a person who presents wants by a key. Clickers send Page Down and Page Up, the arrows, and
/// a full stop to blank the screen.
enum class PresenterCommand : std::uint8_t
{
    None,
    Next,
    Back,
    First,
    Last,
    Down, ///< the tree's next event, or further down the step
    Up,
    Yes, ///< to what the tree asks
    No,
    Blank,
    Invert,
    Settings, ///< those of a page of the laboratory
    Keys, ///< which keys there are
    Leave
};

/// Of a key while this widget has the keyboard: what is typed into a field, and what moves about on
/// a board, stays theirs.
PresenterCommand presenterCommand(const QKeyEvent& key, const QWidget* focused);
/// Does it light the spotlight as long as it is held?
bool isSpotlightKey(const QKeyEvent& key, const QWidget* focused);
