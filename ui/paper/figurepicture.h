// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/figure.h"
#include "ui/paper/figurespot.h"
#include "ui/paper/plotframe.h"
#include "ui/paper/plotlegend.h"

class QPainter;

/// How a figure is painted, in the window and on paper. Every series has its own colour and its
/// own marker, dashes or hatching.
namespace figurepicture {

/// With the legend below.
void paint(QPainter& painter, const QRectF& target, const Figure& figure, const FigureStyle& style,
           const PlotPart& part = {});
std::vector<PlotField> fields(const QRectF& target, const Figure& figure, const FigureStyle& style,
                              const PlotPart& part = {});
/// A mark for each point; its line is the series.
FigureSpots spots(const QRectF& target, const Figure& figure, const FigureStyle& style,
                  const PlotPart& part = {});

}
