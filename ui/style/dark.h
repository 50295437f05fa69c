// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPalette;

/// Is this a dark desktop, whose texts are lighter than their ground? The one answer for the board,
/// the charts and all other colours.
bool isDark(const QPalette& palette);

/// Is it black on white or white on black, as only the high contrast of this program is? Whatever
/// is painted there has no thin lines and no faint colours.
bool isHighContrast(const QPalette& palette);
