// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/boundstext.h"

#include "core/chance/check/decimal.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace fourcast::chance {

namespace {

struct BoundsText
{
    Q_DECLARE_TR_FUNCTIONS(BoundsText)
};

constexpr int mostDigits = 10;

QString decimal(double value, int digits)
{
    return QString::number(value, 'g', digits);
}

/// The most digits to which both ends are rounded alike; 0 where there are none.
int certainDigits(const Bounds& bounds)
{
    for (int digits = mostDigits; digits > 0; --digits)
        if (decimal(bounds.low, digits) == decimal(bounds.high, digits))
            return digits;
    return 0;
}

/// Rounded to so many digits, but never upwards (or never downwards).
QString outward(double value, int digits, bool isUp)
{
    const QString nearest = decimal(value, digits);
    const mpq_class exact(value);
    const mpq_class rounded = readDecimal(nearest).value;
    if (isUp ? rounded >= exact : rounded <= exact)
        return nearest;
    // One of its last place further out.
    const double place = std::pow(10.0, std::floor(std::log10(std::abs(value))) - digits + 1);
    return decimal(isUp ? value + place : value - place, digits);
}

}

QString certainText(const Bounds& bounds)
{
    if (std::isinf(bounds.low))
        return BoundsText::tr("infinite");
    if (std::isinf(bounds.high))
        return BoundsText::tr("at least %1").arg(outward(bounds.low, 2, false));
    const int digits = certainDigits(bounds);
    return digits > 0 ? decimal(bounds.low, digits)
                      : BoundsText::tr("about %1").arg(decimal(bounds.middle(), 1));
}

QString intervalText(const Bounds& bounds)
{
    if (std::isinf(bounds.low))
        return BoundsText::tr("infinite");
    // Seventeen digits tell any two doubles from each other.
    const int digits = std::min(certainDigits(bounds) + 2, 17);
    const auto end = [digits](double value, bool isUp) {
        return value == 0       ? QStringLiteral("0")
            : std::isinf(value) ? BoundsText::tr("infinite")
                                : outward(value, digits, isUp);
    };
    return QStringLiteral("[%1, %2]").arg(end(bounds.low, false), end(bounds.high, true));
}

}
