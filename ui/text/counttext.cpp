// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/counttext.h"

#include "ui/text/readingorder.h"

#include <QRegularExpression>
#include <cmath>

namespace {

const QChar minus(0x2212);

}

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
        return value < 0 ? inOrder(minus + count) : count;
    }
    return decimalText(value, size >= 10 ? 1 : size >= 1 ? 2 : 3, locale);
}

QString decimalText(double value, int decimals, const QLocale& locale)
{
    const QString size = locale.toString(std::abs(value), 'f', decimals);
    // What rounds to nothing has no sign.
    return value < 0 && size != locale.toString(0.0, 'f', decimals) ? inOrder(minus + size) : size;
}

QString withMinusSigns(QString sentence)
{
    static const QRegularExpression hyphen(QStringLiteral("(?<![\\w-])-(?=\\d)"));
    return sentence.replace(hyphen, minus);
}

QLocale numberLocale(QLocale locale)
{
    constexpr quint64 million = 1'000'000;
    if (locale.toString(million) != countText(million, locale))
        locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale;
}
