// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPalette;

/// Is this a dark desktop? Judged by the lightness of the window's colour; the one answer for the
/// board, the charts and all other colours.
bool isDark(const QPalette& palette);
