// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QKeySequence;
class QMainWindow;
class QString;

/// Why no action of the window may have this key: the board has it, a control, a menu's letter, or
/// a part of the window that has keys of its own. Empty where one may.
QString reservedKey(const QMainWindow& window, const QKeySequence& key);

/// Of a menu in the bar, whose text has a letter now and may lose it while the menu is hidden: the
/// letter stays reserved.
void keepMenuLetter(QAction& menu);
