// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/painting/boardgeometry.h"
#include "ui/board/painting/boardscene.h"
#include "ui/style/boardtheme.h"

#include <QFont>

class QPainter;

/// The row of chips below the columns, all in one font size.
void paintChips(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const ColumnChips& chips);

/// Triangle or bar around this place; nothing for what is not known.
void paintChipShape(QPainter& painter, const ChipColors& colors, ColumnChip::Shape shape,
                    QPointF center, qreal radius);

/// The painter's font as chips and numbers on the board have it: bold, and never too small to be
/// asked for.
QFont chipFont(const QPainter& painter, qreal pixels);
