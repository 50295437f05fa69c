// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counttext.h"

#include <cmath>

QString countText(quint64 count, const QLocale& locale)
{
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = plain.toString(count);
    for (qsizetype place = text.size() - 3; place > 0; place -= 3)
        text.insert(place, locale.groupSeparator());
    return text;
}

QString quantityText(double value, const QLocale& locale)
{
    const double size = std::abs(value);
    if (size >= 100) {
        const QString count = countText(static_cast<quint64>(std::llround(size)), locale);
        return value < 0 ? locale.negativeSign() + count : count;
    }
    return locale.toString(value, 'f', size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

QLocale numberLocale(QLocale locale)
{
    constexpr quint64 million = 1'000'000;
    if (locale.toString(million) != countText(million, locale))
        locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale;
}
