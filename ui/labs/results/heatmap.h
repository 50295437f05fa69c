// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"

/// The grid of an experiment with the share of points in each field, a win 1 and a draw a half: the
/// column's player against the row's. The figure and a sign stand in the field, the colour says it
/// again.
namespace heatmap {

QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style);
/// Beyond this height a picture has empty room below the fields.
double largestHeight(const ExperimentResult& result, const FigureStyle& style);
void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           const FigureStyle& style);
/// The fields that have been played in.
HitTargets spots(const QRectF& target, const ExperimentResult& result, const FigureStyle& style);

}
