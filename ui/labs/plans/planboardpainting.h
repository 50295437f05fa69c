// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/practice/planpractice.h"
#include "ui/style/boardtheme.h"

class QPainter;
class QRectF;

/// One square of a board with a plan's card on it. Digits and chevrons carry the marks; colours
/// only help.
namespace planboardpainting {

/// The hole or disc, and what is on it.
void paintSquare(QPainter& painter, const QRectF& place, const PracticeSquare& square,
                 const BoardTheme& theme);
/// Around the square that has the keyboard.
void paintFocus(QPainter& painter, const QRectF& place, const BoardTheme& theme);

}
