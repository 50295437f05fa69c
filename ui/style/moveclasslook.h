// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/moveclass.h"

#include <QColor>
#include <QIcon>
#include <QPalette>

/// Stands out from the palette's base colour by 3:1 or more, and from the others for people who see
/// no red, no green or no blue; the shape says the same.
QColor moveClassColor(MoveClass quality, const QPalette& palette);

/// A shape in that colour, each class its own: disc (best), diamond (only move), bar (slower),
/// triangle that points down (mistake), cross (blunder), open square (forced). Null for Unknown.
QIcon moveClassIcon(MoveClass quality, const QPalette& palette);
