// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// The board without its discs, in the theme's material and lit from above; the same picture for
/// the same geometry and theme.
namespace boardface {

/// Behind the discs: the feet with their shadow, and what is seen through empty holes.
void paintBack(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme);
/// How far that goes beyond the face, at its sides and below it.
qreal reach(const BoardGeometry& geometry);

/// In front of the discs: the face with its holes. `ratio` is how many pixels of a picture there
/// are to a logical one; 0 for a drawing, which has no grain and no reflections.
void paintFront(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                qreal ratio);

}
