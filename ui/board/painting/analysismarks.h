// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// What is known of the position: chips below the columns, threats in the empty squares, and the
/// discs of a line that could be played.
void paintAnalysis(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                   const BoardScene& scene);
