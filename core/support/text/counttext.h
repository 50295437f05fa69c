// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <concepts>

/// "1 game", "7 games" for texts that are English whatever the language of the window. `many` where
/// an s does not do: "plies".
inline QString countText(qint64 count, const QString& one, const QString& many = {})
{
    return QStringLiteral("%1 %2").arg(QString::number(count),
                                       count == 1           ? one
                                           : many.isEmpty() ? one + QLatin1Char('s')
                                                            : many);
}

/// "%1 of %2 games" with the values in the places of their numbers: words as they are, numbers in
/// digits, with six of them where they are not whole. What looks like a place in a value stays.
template <typename... Values> QString filled(const char* text, const Values&... values)
{
    const auto written = []<typename Value>(const Value& value) {
        if constexpr (std::integral<Value> || std::floating_point<Value>)
            return QString::number(value);
        else
            return QString(value);
    };
    return QString::fromUtf8(text).arg(written(values)...);
}

/// "2.140": with so many decimals, for such texts and for files.
inline QString fixedText(double value, int decimals)
{
    return QString::number(value, 'f', decimals);
}

/// With as many digits as it takes to read the same number back.
inline QString roundTripText(double value)
{
    return QString::number(value, 'g', 17);
}
