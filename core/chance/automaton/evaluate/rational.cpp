// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/evaluate/rational.h"

#include <cmath>
#include <limits>

namespace fourcast::chance {

std::optional<Rational> readRational(const QString& text)
{
    const QString trimmed = text.trimmed();
    const qsizetype point = trimmed.indexOf(QLatin1Char('.'));
    QString digits = trimmed;
    QString denominator;
    if (point >= 0) {
        digits.remove(point, 1);
        denominator = QLatin1Char('1') + QString(trimmed.size() - point - 1, QLatin1Char('0'));
    }
    try {
        Rational number(digits.toStdString(), 10);
        if (!denominator.isEmpty())
            number /= Rational(denominator.toStdString(), 10);
        if (number.get_den() == 0)
            return {};
        number.canonicalize();
        return number;
    } catch (const std::invalid_argument&) {
        return {};
    }
}

QString text(const Rational& number)
{
    return QString::fromStdString(number.get_str());
}

Rational rationalOf(std::int64_t numerator, std::int64_t denominator)
{
    static_assert(sizeof(long) == sizeof(std::int64_t));
    Rational number(mpz_class(static_cast<long>(numerator)),
                    mpz_class(static_cast<long>(denominator)));
    number.canonicalize();
    return number;
}

std::optional<std::int64_t> wholeOf(const Rational& number)
{
    if (number.get_den() != 1 || !number.get_num().fits_slong_p())
        return {};
    return number.get_num().get_si();
}

DoubleEnclosure enclosingDoubles(const Rational& number)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    // GMP cuts off towards 0.
    DoubleEnclosure around;
    const double cut = number.get_d();
    const Rational kept(cut);
    around.low = kept > number ? std::nextafter(cut, -infinity) : cut;
    around.high = kept < number ? std::nextafter(cut, infinity) : cut;
    around.nearest = cut;
    if (around.low != around.high)
        around.nearest = number - Rational(around.low) <= Rational(around.high) - number
            ? around.low
            : around.high;
    return around;
}

}
