// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The digits of a whole number from 0 on, in groups of three from five digits on, separated as in
/// the language that this thread speaks (spokenLocale()): "900,160", in Spanish "900.160", "2401".
/// What is something else than digits stays as it is.
QString groupedDigits(QString digits);
