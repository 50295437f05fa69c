// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// A heuristic on the board: what each square contributes, as a tint of the face around the square
/// and a number in it, and the squares of one feature as rings and dashed frames.
void paintLens(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
               const BoardScene& scene);
