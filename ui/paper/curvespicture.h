// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/curves.h"
#include "core/support/expected.h"
#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"

/// The picture of study curves: a row of two panels for each game, nodes at the left and time at
/// the right, ours and the article's own points, and below them what the two kinds of points are.
/// Depths without curves of ours show the article's points alone. The page of the laboratory and
/// the written pictures show the same.
namespace curvespicture {

/// As large as `room`, or larger where the panels could not be read in it.
QSizeF sizeFor(const QSizeF& room, const std::vector<StudyCurve>& curves, const FigureStyle& style);
void paint(QPainter& painter, const QRectF& target, const std::vector<StudyCurve>& curves,
           const FigureStyle& style, const PlotPart& part = {});
/// The axes of the panels where paint() draws them.
std::vector<PlotField> fields(const QRectF& target, const std::vector<StudyCurve>& curves,
                              const FigureStyle& style, const PlotPart& part = {});
/// The points where paint() draws them; their cell is the index of a curve, -1 for the article's.
HitTargets spots(const QRectF& target, const std::vector<StudyCurve>& curves,
                 const FigureStyle& style, const PlotPart& part = {});

/// Writes the picture as PNG, 1600 by 1000 pixels, on a light ground. Needs a QGuiApplication (the
/// offscreen platform will do). Fails with a sentence when there is nothing to draw or the file
/// can't be written; no partial file is left.
Expected<void> write(const std::vector<StudyCurve>& curves, const QString& pngPath);

}
