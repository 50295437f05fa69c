// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotaxis.h"

#include <QString>

class QChart;
class QLogValueAxis;
class QPalette;
class QValueAxis;

namespace chartstyle {

/// Ground, texts and grid lines of a chart and its axes.
void applyPalette(QChart& chart, const QPalette& palette);

}

/// Axes that end on round numbers, and how Qt Charts shows one.
namespace chartaxis {

/// An axis of moves shows at least so many, so that the first points don't fill the width.
constexpr int fewestMoves = 10;
/// Room that the label of a move takes along it, in pixels.
constexpr double moveLabelWidth = 45;

/// From 0 to the first round number at or above `largest`; at least `smallestSpan`.
PlotAxis linearAxis(double largest, double smallestSpan, int maximumSteps);
/// Whole powers of ten around the two values; both must be positive.
PlotAxis logarithmicAxis(double smallest, double largest);

/// Shows an axis or a part of one, with ticks as ticks() sets them.
void show(QValueAxis& axis, const PlotAxis& shown, int maximumSteps);
void show(QLogValueAxis& axis, const PlotAxis& shown);

}
