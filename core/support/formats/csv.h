// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

/// One line of comma-separated values (RFC 4180, but with a plain line feed): fields that hold a
/// comma, a quote or an end of a line are quoted.
inline QByteArray csvRow(const QStringList& fields)
{
    QStringList quoted;
    for (QString field : fields) {
        if (field.contains(u',') || field.contains(u'"') || field.contains(u'\n')
            || field.contains(u'\r'))
            field = u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
        quoted.append(field);
    }
    return quoted.join(u',').toUtf8() + '\n';
}

/// A field that a person wrote. A spreadsheet takes what begins as a formula for one, so it gets an
/// apostrophe before it; a number, which may begin with a sign, does not.
inline QString csvText(const QString& text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    const bool isFormula = !text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text[0]);
    return isFormula && !isNumber ? u'\'' + text : text;
}
