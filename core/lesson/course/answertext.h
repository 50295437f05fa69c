// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <optional>
#include <vector>

namespace fourcast::lesson {

/// Letters, digits and hyphens of ASCII, 1 to 60.
bool isIdentifier(const QString& text);
/// "4" or "d" on this board, from 0.
std::optional<int> columnFromText(const QString& text, const WrittenPosition& position);
/// As numberFromText() (core/support/text/writtennumber.h) reads it, with no more digits than it
/// needs; with a power of ten only where it would be long without.
QString numberToText(double number);
/// As a person may mean it: thousands may stand apart ("2 401", "1.234.567,5"), and it may be a
/// fraction ("1/2"). "2,401" can be meant in two ways, the smaller one first. Empty for what is no
/// number.
std::vector<double> numbersMeant(const QString& text);
/// As it is written in the person's language, thousands not apart; with a power of ten only where
/// it would be hard to count the zeros.
QString numberForReading(double number);

}
