// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"

#include <QString>
#include <compare>

namespace fourcast::chance::fraction {

// Arithmetic with fractions in lowest terms. Where a numerator or denominator would not fit into 64
// bits, or there is no value (a division by zero), these throw syntax::Wrong at the place.

Literal sum(const Literal& left, const Literal& right, syntax::SourceLocation place = {});
Literal difference(const Literal& left, const Literal& right, syntax::SourceLocation place = {});
Literal product(const Literal& left, const Literal& right, syntax::SourceLocation place = {});
Literal quotient(const Literal& left, const Literal& right, syntax::SourceLocation place = {});
/// The exponent must be a whole number.
Literal power(const Literal& base, const Literal& exponent, syntax::SourceLocation place = {});
/// Of whole numbers: from 0 to the divisor, which must be above 0.
Literal remainder(const Literal& left, const Literal& right, syntax::SourceLocation place = {});
std::strong_ordering compare(const Literal& left, const Literal& right);

constexpr bool isWhole(const Literal& value)
{
    return value.denominator == 1;
}
constexpr Literal whole(std::int64_t value)
{
    return {value, 1};
}
constexpr bool equal(const Literal& left, const Literal& right)
{
    return left.numerator == right.numerator && left.denominator == right.denominator;
}

/// "3", "1/6".
QString text(const Literal& value);

}
