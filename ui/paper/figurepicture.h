// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/figure.h"
#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"
#include "ui/paper/plotlegend.h"

class QPainter;

/// How a figure is painted, in the window and on paper.
namespace figurepicture {

/// With its heading and its legend; one without points says its note.
void paint(QPainter& painter, const QRectF& target, const Figure& figure, const FigureStyle& style,
           const PlotPart& part = {});
std::vector<PlotField> fields(const QRectF& target, const Figure& figure, const FigureStyle& style,
                              const PlotPart& part = {});
/// Of a picture so wide in which the rows of a figure have all the room that they take.
double heightFor(double width, const Figure& figure, const FigureStyle& style);
/// A mark for each point; its line is the series.
HitTargets spots(const QRectF& target, const Figure& figure, const FigureStyle& style,
                 const PlotPart& part = {});

}
