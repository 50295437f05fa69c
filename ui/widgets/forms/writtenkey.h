// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QWidget;

/// A key that stands for itself in a text: a letter, a digit or another sign, and no space.
bool isWritten(const QKeyEvent& key);
/// Is it a shortcut that counts for the part of `place` that has the focus alone, or for a part
/// around that one?
bool isKeyOfFocusedPart(const QKeyEvent& key, const QWidget& place);
