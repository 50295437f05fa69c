// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <cmath>
#include <optional>

/// A finite number as a person writes it: with a point or a comma before the decimals, with a
/// hyphen or a minus sign.
inline std::optional<double> numberFromText(const QString& text)
{
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), u'-');
    plain.replace(u',', u'.');
    bool isNumber = false;
    const double number = QLocale::c().toDouble(plain, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}
