// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QPalette>
#include <QPen>

class QPainter;

/// Colours, pens and marker shapes that the charts share.
namespace chartstyle {

/// What a marker says: which side it belongs to, or a zero that a logarithmic axis can't show; and
/// of an exact score whether it is a win, a draw or a loss.
enum class Marker
{
    Circle,
    Square,
    Triangle, ///< points down
    UpTriangle,
    Bar,
    Diamond,
    Cross, ///< something is wrong with the point below it
    Plus
};
Marker markerOf(Player side);
/// The same shape as a letter of a text: "◆".
QString markerSign(Marker marker);
/// Lines without an inside?
bool isOpen(Marker marker);
/// Around the origin, as wide and high as `size`.
QPainterPath markerPath(Marker marker, double size);

/// This much of the way from one colour to the other, 0 to 1.
QColor mixed(const QColor& from, const QColor& to, double share);

/// What is to be faint on the palette's base colour, such as a grid: this share of the text's
/// colour, more of it with high contrast.
QColor faint(const QPalette& palette, double share);
/// A line's width where it is this usually; no line that tells something is thin with high
/// contrast.
double lineWidth(const QPalette& palette, double usual);

/// Told apart by people who see no red, no green or no blue; five, over and over. Readable on the
/// palette's base colour.
QColor seriesColor(int index, const QPalette& palette);
/// The colour of a side's engines: warm for the first player, cool for the second, like the discs
/// of the board's usual theme. Three tints for each, over and over.
QColor sideColor(Player side, int tint, const QPalette& palette);
/// `age` 0 is the current game, larger numbers lie further back and are paler.
QPen seriesPen(const QColor& color, int dash, int age, const QPalette& palette);
/// A piece of the line with a marker in its middle, for a legend.
void paintSample(QPainter& painter, const QRectF& place, const QPen& pen, Marker marker,
                 const QPalette& palette);
QIcon seriesIcon(const QPen& pen, Marker marker, const QPalette& palette);

}
