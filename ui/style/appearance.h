// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/looks.h"

#include <QPalette>

/// How the window looks: one widget style everywhere, and a palette for light, dark and high
/// contrast. Qt 6.4 has no colour-scheme API: the system's palette tells by its lightness.
namespace appearance {

/// Takes the style and remembers the system's palette. Call once, after the QApplication exists and
/// before the first apply().
void initialize();

/// Reads the system's palette again, which has changed (QEvent::ThemeChange); apply() then has to
/// be called, as the application wears that palette until then.
void readSystem();

/// Scales the program's font to this percentage of the system's, and with it the icons
/// and boxes beside them. Does nothing when they are.
void setTextSize(int percent);
/// How many times as large as the system's the letters are.
double textScale();

/// The palette for these settings: the disc theme for high contrast takes the window with it.
QPalette palette(ColorScheme scheme, DiscTheme theme);

/// Gives the application the palette, and ShownDiscs the theme and the board's material; does
/// nothing when they have them.
void apply(ColorScheme scheme, DiscTheme theme, BoardMaterial material = BoardMaterial::Plastic);

}
