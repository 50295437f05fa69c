// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPainter;
class QPalette;
class QRectF;

/// How what lies over or beside the board as a card of its own looks: a few words, what to do about
/// them, one rounded edge in one colour. Sizes are in pixels.
namespace cardlook {

inline constexpr int radius = 8;
/// Between what belongs together, between parts, and from the edge inwards.
inline constexpr int nearGap = 4;
inline constexpr int gap = 8;
inline constexpr int margin = 16;

/// Of the edge; the window's ink where contrast is high.
QColor edge(const QPalette& palette);
/// The ground and the edge around it, inside `place`; texts on it have QPalette::Text.
void paint(QPainter& painter, const QRectF& place, const QPalette& palette);

}
