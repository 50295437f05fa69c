// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/argumentstext.h"

#include <algorithm>

QString argumentsText(const QStringList& arguments)
{
    QStringList written;
    for (const QString& argument : arguments) {
        QString text = argument;
        text.replace(QLatin1String("\""), QLatin1String("\"\"\""));
        const bool hasBlank
            = std::ranges::any_of(argument, [](QChar letter) { return letter.isSpace(); });
        written += hasBlank || text.isEmpty() ? u'"' + text + u'"' : text;
    }
    return written.join(u' ');
}
