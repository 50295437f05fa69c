// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/checkreport.h"

#include <QString>

/// Values that are known to lie between two bounds, as a person reads them.
namespace chancenumbers {

/// As an exponent is written: "⁻¹⁵".
QString superscript(int number);

/// So many digits that mean something: "0.142045", "53.6398", "3.45848·10⁻¹⁵"; "∞".
QString number(double value, int digits = 6);
/// As number(), but never above the value, or never below it.
QString notAbove(double value, int digits);
QString notBelow(double value, int digits);

/// What is known for certain: "0.1420454 to 0.1420455", both ends rounded outwards, with as many
/// digits as tell them apart; a single number where they are one.
QString interval(const fourcast::chance::Bounds& bounds);
/// The value between them: with as many digits as are certain, up to `most`.
QString value(const fourcast::chance::Bounds& bounds, int most = 6);

}
