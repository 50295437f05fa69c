// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QPalette;
class QRect;

/// The faces that the drawing of an opponent has.
enum class OpponentFace
{
    Waits,
    Thinks,
    Blinks, ///< while it thinks
    Happy,
    Sad
};

/// Where the drawing of an opponent is: `level` as Level::engine names it, or "people".
QString opponentFile(const QString& level);

/// Paints one of the drawings of :/opponents, as sharp as the device is. Where the window has high
/// contrast it is drawn in the window's two colours. A drawing without such a face keeps its own.
void paintOpponent(QPainter& painter, const QRect& place, const QString& file,
                   const QPalette& palette, OpponentFace face = OpponentFace::Waits);
