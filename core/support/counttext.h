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
