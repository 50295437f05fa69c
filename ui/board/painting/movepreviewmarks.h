// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

class QPainter;

/// The moves to come: those of best play as numbered arrows that fall into their squares, and
/// beside the ghost what a disc there is worth and which disc would answer it.
void paintMovePreview(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                      const BoardScene& scene);

/// Where the ghost's worth is written, beside it in the strip; empty where there is none.
QRectF outlookRect(const BoardGeometry& geometry, const BoardScene& scene);
