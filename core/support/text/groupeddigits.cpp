// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/text/groupeddigits.h"

#include "core/support/translations.h"

#include <algorithm>

QString groupedDigits(QString digits)
{
    constexpr qsizetype leastGrouped = 5;
    constexpr qsizetype group = 3;
    const bool isNumber = std::ranges::all_of(digits, [](QChar each) { return each.isDigit(); });
    if (!isNumber || digits.size() < leastGrouped)
        return digits;
    const QString separator = spokenLocale().groupSeparator();
    for (qsizetype place = digits.size() - group; place > 0; place -= group)
        digits.insert(place, separator);
    return digits;
}
