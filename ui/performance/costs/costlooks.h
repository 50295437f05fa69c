// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/performance/costs/costview.h"

#include <QPalette>
#include <QRectF>
#include <QString>

class QPainter;

/// What colours a box, with a pattern beside each colour.
namespace costlooks {

/// From blue to orange. A share of its parent is large or small by itself; all other figures stand
/// beside those of the whole search.
enum class Look : std::uint8_t
{
    First, ///< clearly above the search; a small share of the parent
    Second,
    Third,
    Fourth, ///< clearly below; a large share
    None ///< nothing is known, or there is nothing to be known
};
inline constexpr int count = 5;

Look lookOf(const CostTree& tree, int box, const CostView& view);
/// "5 points or more above".
QString text(Look look, CostFigure figure);
/// Of a list: "Cut-offs on the first move".
QString name(CostFigure figure);
QString name(CostMeasure measure);
/// Of a legend: "Share of cut-offs on the first move, compared with the whole search:".
QString heading(CostFigure figure);

void drawBox(QPainter& painter, const QRectF& rect, Look look, const QPalette& palette);

}
