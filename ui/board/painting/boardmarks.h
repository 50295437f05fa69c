// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// All that is painted over the board's face and beside it: last move, winning line, ghost, hint,
/// queued move, coordinates, keyboard focus. What is known of the position is in analysismarks.h.
void paintMarks(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardScene& scene);
