// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

/// One line of comma-separated values (RFC 4180, but with a plain line feed): fields that hold a
/// comma, a quote or a line break are quoted.
inline QByteArray csvRow(const QStringList& fields)
{
    QStringList quoted;
    for (QString field : fields) {
        if (field.contains(u',') || field.contains(u'"') || field.contains(u'\n'))
            field = u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
        quoted.append(field);
    }
    return quoted.join(u',').toUtf8() + '\n';
}
