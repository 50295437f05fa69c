// SPDX-License-Identifier: GPL-3.0-or-later
//
// Included by the .cpp files of this library alone, so that GMP stays private to it.
#pragma once

#include <QString>
#include <gmpxx.h>
#include <optional>

namespace fourcast::chance {

using Rational = mpq_class;

/// "1/6", "-3", "0.25"; nothing where it is none of these.
std::optional<Rational> readRational(const QString& text);
/// In lowest terms: "1/6", "5".
QString text(const Rational& number);

Rational rationalOf(std::int64_t numerator, std::int64_t denominator = 1);
/// Where it is a whole number of 64 bits.
std::optional<std::int64_t> wholeOf(const Rational& number);

/// The greatest that is not above it, the least that is not below it, and the nearest one.
struct DoubleEnclosure
{
    double low = 0;
    double high = 0;
    double nearest = 0;
};
DoubleEnclosure enclosingDoubles(const Rational& number);

}
