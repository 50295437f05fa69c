// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QChart;
class QLogValueAxis;
class QPalette;
class QValueAxis;

namespace chartstyle {

/// Ground, texts and grid lines of a chart and its axes.
void applyPalette(QChart& chart, const QPalette& palette);

}

/// Axis ranges that end on round numbers.
namespace chartaxis {

/// From 0 to the first round number at or above `largest`; at least `smallestSpan`. Labels
/// are written as `pattern` says, with the figure in place of %1.
void setLinearRange(QValueAxis& axis, double largest, double smallestSpan, int maximumSteps,
                    const QString& pattern = QStringLiteral("%1"));
/// Whole powers of ten around the two values; both must be positive.
void setLogRange(QLogValueAxis& axis, double smallest, double largest,
                 const QString& pattern = QStringLiteral("%1"));

}
