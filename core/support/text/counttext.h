// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// "1 game", "7 games" for texts that are English whatever the language of the window. `many` where
/// an s does not do: "plies".
inline QString countText(qint64 count, const QString& one, const QString& many = {})
{
    return QStringLiteral("%1 %2").arg(QString::number(count),
                                       count == 1           ? one
                                           : many.isEmpty() ? one + QLatin1Char('s')
                                                            : many);
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
