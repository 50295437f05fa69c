// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"

/// Bars of the share that entrant a won in each cell, with Wilson's 95 % interval as a whisker and
/// the article's share as an open diamond.
namespace sharebars {

/// Room for a row per cell, at this width or more.
QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style);
/// Beyond this height a picture has empty room below the bars.
double largestHeight(const ExperimentResult& result, const FigureStyle& style);
void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           const FigureStyle& style, const PlotPart& part = {});
/// The axis of the shares where paint() draws it; the rows are names and no axis.
PlotField field(const QRectF& target, const ExperimentResult& result, const FigureStyle& style);
/// A row for each cell that has been played in, as a whole however far its bar reaches.
HitTargets spots(const QRectF& target, const ExperimentResult& result, const FigureStyle& style);

}
