// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

using fourcast::chance::Bounds;

namespace {

/// More a double does not have.
constexpr int mostDigits = 17;
/// Powers of ten between which a number is written without one.
constexpr int leastPlain = -4;
constexpr int mostPlain = 9;

/// digits · 10^(exponent - count + 1), count being how many digits there are.
struct Decimal
{
    qint64 digits = 0;
    int count = 1;
    int exponent = 0;

    double value() const
    {
        return QStringLiteral("%1e%2").arg(digits).arg(exponent - count + 1).toDouble();
    }
};

/// The nearest one with so many digits, of a positive number.
Decimal nearest(double value, int count)
{
    const QString text = QString::number(value, 'e', count - 1);
    const qsizetype power = text.indexOf(u'e');
    return {text.left(power).remove(u'.').toLongLong(), count, text.mid(power + 1).toInt()};
}

/// One step of its last digit further.
Decimal moved(Decimal from, int direction)
{
    from.digits += direction;
    // 999 and 1000 stand on different powers of ten.
    const auto limit = static_cast<qint64>(std::llround(std::pow(10, from.count)));
    if (from.digits >= limit) {
        from.digits /= 10;
        ++from.exponent;
    } else if (from.digits < limit / 10) {
        from.digits = from.digits * 10 + 9;
        --from.exponent;
    }
    return from;
}

QString withoutZeros(QString digits, qsizetype least)
{
    while (digits.size() > least && digits.endsWith(u'0'))
        digits.chop(1);
    return digits;
}

QString plainText(const Decimal& number)
{
    const QString point = QLocale().decimalPoint();
    const QString digits = QString::number(number.digits);
    if (number.exponent < leastPlain || number.exponent > mostPlain) {
        const QString rest = withoutZeros(digits.mid(1), 0);
        return digits.left(1) + (rest.isEmpty() ? QString() : point + rest) + QStringLiteral("·10")
            + chancenumbers::superscript(number.exponent);
    }
    if (number.exponent < 0) {
        const QString rest = withoutZeros(QString(-number.exponent - 1, u'0') + digits, 1);
        return QStringLiteral("0") + point + rest;
    }
    const QString whole = digits.left(number.exponent + 1).leftJustified(number.exponent + 1, u'0');
    const QString rest = withoutZeros(digits.mid(number.exponent + 1), 0);
    return rest.isEmpty() ? whole : whole + point + rest;
}

QString written(double value, int digits, int direction)
{
    if (std::isinf(value))
        return QStringLiteral("∞");
    if (std::isnan(value) || value <= 0)
        return QStringLiteral("0");
    Decimal number = nearest(value, std::clamp(digits, 1, mostDigits));
    if ((direction < 0 && number.value() > value) || (direction > 0 && number.value() < value))
        number = moved(number, direction);
    return plainText(number);
}

/// How many digits are known, not rounded to a whole number.
double knownDigits(const Bounds& bounds)
{
    return -std::log10(bounds.width() / bounds.high);
}

}

namespace chancenumbers {

QString superscript(int number)
{
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = number < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(number)))
        text += raised[digit.digitValue()];
    return text;
}

QString number(double value, int digits)
{
    return written(value, digits, 0);
}

QString notAbove(double value, int digits)
{
    return written(value, digits, -1);
}

QString notBelow(double value, int digits)
{
    return written(value, digits, 1);
}

QString interval(const Bounds& bounds)
{
    if (bounds.low == bounds.high)
        return number(bounds.low, mostDigits - 1);
    const int digits = bounds.low > 0 && std::isfinite(bounds.high)
        ? std::clamp(static_cast<int>(std::ceil(knownDigits(bounds))), 2, mostDigits - 1)
        : 3;
    return QCoreApplication::translate("ChanceNumbers", "%1 to %2", "interval")
        .arg(notAbove(bounds.low, digits), notBelow(bounds.high, digits));
}

QString value(const Bounds& bounds, int most)
{
    if (bounds.low == bounds.high || bounds.low <= 0 || !std::isfinite(bounds.high))
        return number(bounds.middle(), most);
    return number(bounds.middle(), std::clamp(static_cast<int>(knownDigits(bounds)), 1, most));
}

}
