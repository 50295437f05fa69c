// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/fraction.h"
#include "core/chance/prcrl/words.h"

#include <limits>
#include <numeric>

namespace fourcast::chance::fraction {

namespace {

__extension__ using Wide = __int128;

Wide divisorOf(Wide left, Wide right)
{
    left = left < 0 ? -left : left;
    while (right != 0) {
        const Wide rest = left % right;
        left = right;
        right = rest;
    }
    return left;
}

/// The denominator is above 0.
Literal lowest(Wide numerator, Wide denominator, syntax::SourceLocation place)
{
    const Wide divisor = divisorOf(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
    constexpr Wide most = std::numeric_limits<std::int64_t>::max();
    if (numerator > most || numerator < -most || denominator > most) {
        syntax::failAt(place,
                       words(QT_TRANSLATE_NOOP("Prcrl",
                                               "a number becomes too large here (more "
                                               "than 18 digits)")));
    }
    return {static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator)};
}

[[noreturn]] void failNotWhole(syntax::SourceLocation place, const Literal& value)
{
    syntax::failAt(place,
                   words(QT_TRANSLATE_NOOP("Prcrl", "a whole number is needed here, not %1"))
                       .arg(text(value)));
}

} // namespace

// Twice the sum of two products of 63 bits fits into 128.
Literal sum(const Literal& left, const Literal& right, syntax::SourceLocation place)
{
    if (left.denominator == 1 && right.denominator == 1)
        return lowest(Wide {left.numerator} + right.numerator, 1, place);
    return lowest(Wide {left.numerator} * right.denominator
                      + Wide {right.numerator} * left.denominator,
                  Wide {left.denominator} * right.denominator, place);
}

Literal difference(const Literal& left, const Literal& right, syntax::SourceLocation place)
{
    return sum(left, {-right.numerator, right.denominator}, place);
}

Literal product(const Literal& left, const Literal& right, syntax::SourceLocation place)
{
    return lowest(Wide {left.numerator} * right.numerator,
                  Wide {left.denominator} * right.denominator, place);
}

Literal quotient(const Literal& left, const Literal& right, syntax::SourceLocation place)
{
    if (right.numerator == 0)
        syntax::failAt(place, words(QT_TRANSLATE_NOOP("Prcrl", "this divides by 0")));
    const bool negative = right.numerator < 0;
    const Literal turned {negative ? -right.denominator : right.denominator,
                          negative ? -right.numerator : right.numerator};
    return product(left, turned, place);
}

Literal power(const Literal& base, const Literal& exponent, syntax::SourceLocation place)
{
    if (!isWhole(exponent))
        failNotWhole(place, exponent);
    if (exponent.numerator < 0)
        return power(quotient({1, 1}, base, place), {-exponent.numerator, 1}, place);
    if (base.denominator == 1 && base.numerator >= -1 && base.numerator <= 1) {
        const bool odd = exponent.numerator % 2 != 0;
        return base.numerator == -1 ? Literal {odd ? -1 : 1, 1}
                                    : Literal {exponent.numerator == 0 ? 1 : base.numerator, 1};
    }
    Literal result {1, 1};
    // Whatever is not 0, 1 or -1 is too large after 64 steps.
    for (std::int64_t i = 0; i < exponent.numerator; ++i)
        result = product(result, base, place);
    return result;
}

Literal remainder(const Literal& left, const Literal& right, syntax::SourceLocation place)
{
    for (const Literal& each : {left, right})
        if (!isWhole(each))
            failNotWhole(place, each);
    if (right.numerator <= 0) {
        syntax::failAt(place,
                       words(QT_TRANSLATE_NOOP("Prcrl",
                                               "mod needs a number above 0 to divide by, "
                                               "not %1"))
                           .arg(text(right)));
    }
    const std::int64_t rest = left.numerator % right.numerator;
    return {rest < 0 ? rest + right.numerator : rest, 1};
}

std::strong_ordering compare(const Literal& left, const Literal& right)
{
    return Wide {left.numerator} * right.denominator <=> Wide {right.numerator} * left.denominator;
}

QString text(const Literal& value)
{
    const QString numerator = QString::number(value.numerator);
    return isWhole(value) ? numerator : numerator + u'/' + QString::number(value.denominator);
}

}
