// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// The card of a plan in the empty squares: a number in the middle, 1 on the darkest plate, an
/// arrow as a chevron in the lower third, an outline where a disc can land, and a strong double
/// ring where the plan names the square. Everything is told by shapes and digits; shades only help.
void paintPlan(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene);

/// Of the plate below a number from 1 to 9, and of the digit on it.
struct PlanPlate
{
    QColor plate;
    QColor digit; ///< at least 4.5:1
};

PlanPlate planPlate(int number, const BoardTheme& theme);
