// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

namespace fourcast::lesson {

/// Letters, digits and hyphens of ASCII, 1 to 60.
bool isIdentifier(const QString& text);
/// "4" or "d" on this board, from 0.
std::optional<int> columnFromText(const QString& text, const WrittenPosition& position);
/// With a point or a comma, and with any minus sign.
std::optional<double> numberFromText(const QString& text);
/// As numberFromText() reads it, as short as it may be.
QString numberToText(double number);

}
