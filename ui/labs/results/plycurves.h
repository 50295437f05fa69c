// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"

/// What the moves of an experiment's games cost, ply by ply, a line for each engine with its depth
/// and variant, thin where few of its games reach the move; where the article printed a curve
/// (figures 12 and 13), that stands beside it.
namespace plycurves {

enum class Quantity
{
    Nodes, ///< on a logarithmic axis where the lines' peaks lie far apart
    Milliseconds ///< on a logarithmic axis: two machines lie a hundredfold apart
};

/// More lines than this can't be distinguished; further engines are left out, and a sentence says
/// so.
inline constexpr int mostLines = 8;

QSizeF smallestSize(const ExperimentResult& result, const FigureStyle& style);
/// At this width: the more rows the key takes, the higher the figure must be.
double smallestHeight(double width, const ExperimentResult& result, const FigureStyle& style);
void paint(QPainter& painter, const QRectF& target, const ExperimentResult& result,
           Quantity quantity, const FigureStyle& style, const PlotPart& part = {});
/// The axes where paint() draws them; none before the first game.
std::vector<PlotField> fields(const QRectF& target, const ExperimentResult& result,
                              Quantity quantity, const FigureStyle& style, const PlotPart& part);
/// The means where paint() draws them, with the number of games behind each.
HitTargets spots(const QRectF& target, const ExperimentResult& result, Quantity quantity,
                 const FigureStyle& style, const PlotPart& part = {});

}
