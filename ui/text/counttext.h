// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <concepts>

/// A count with its digits in groups of three, as the language separates them: "3,187,362", in
/// Spanish "3.187.362". Qt 6.4 leaves the first separator out there ("3187.362").
QString countText(quint64 count, const QLocale& locale = QLocale());

/// The same of what is counted with a sign, and is none below zero.
QString countText(std::signed_integral auto count)
{
    return countText(static_cast<quint64>(count));
}

/// With its word: "1 node", "18,204 nodes".
QString nodesText(quint64 nodes);

/// A measured figure with as many decimals as its size deserves: "1,203", "31.2", "0.850",
/// "0.00032"; never with an exponent.
QString quantityText(double value, const QLocale& locale = QLocale());

/// A figure of so many decimals, with a minus sign that is as wide as a plus: "−2.94", "0.50".
QString decimalText(double value, int decimals, const QLocale& locale = QLocale());

/// The same minus sign in a sentence that was put together elsewhere: "bounds -2.94 and 2.94".
QString withMinusSigns(QString sentence);

/// For numbers that others write: the locale itself where Qt groups digits as countText() does, and
/// without groups where it does not.
QLocale numberLocale(QLocale locale = QLocale());
