// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPalette;
class QRectF;

/// What the steps of the tour speak of.
enum class TourStep
{
    Playing,
    Hinting,
    Reviewing
};
inline constexpr int tourSteps = 3;

/// A small drawing of it, in the colours of the board and the card: a disc that falls, a column
/// that is lit, the turn of a game.
void paintTourDrawing(QPainter& painter, const QRectF& place, TourStep step,
                      const QPalette& palette);
