// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/counttext.h"

#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace {

struct CountText
{
    Q_DECLARE_TR_FUNCTIONS(CountText)
};

const QChar minus(0x2212);
/// Less than one of them in a search is nothing, in whatever unit.
constexpr int mostDecimals = 9;

/// Two digits of what is smaller than three decimals show.
int decimalsOfLittle(double size)
{
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(size))), 3, mostDecimals);
}

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

QString nodesText(quint64 nodes)
{
    return nodes == 1 ? CountText::tr("1 node") : CountText::tr("%1 nodes").arg(countText(nodes));
}

QString quantityText(double value, const QLocale& locale)
{
    const double size = std::abs(value);
    if (size >= 100) {
        const QString count = countText(static_cast<quint64>(std::llround(size)), locale);
        return value < 0 ? inOrder(minus + count) : count;
    }
    if (size > 0 && size < 0.001)
        return decimalText(value, decimalsOfLittle(size), locale);
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
