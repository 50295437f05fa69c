// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/heuristictext.h"

#include "core/evaluation/value.h"
#include "ui/text/counttext.h"
#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>
#include <cstdlib>

namespace {

/// No share of finite features comes near it, and no share of an infinite one stays below.
constexpr qint64 infiniteShare = 10'000'000;

QString signOf(qint64 value)
{
    return value > 0 ? QStringLiteral("+") : value < 0 ? QString(QChar(0x2212)) : QString();
}

QString infinity(qint64 sign)
{
    return inOrder(signOf(sign) + QChar(0x221e));
}

/// "900k", "9.9k": one decimal where there is only one digit before it.
QString thousands(double count, const QString& unit)
{
    const int decimals = count < 9.95 && std::abs(count - std::round(count)) >= 0.05 ? 1 : 0;
    return QLocale().toString(count, 'f', decimals) + unit;
}

}

QString heuristicText(qint64 value)
{
    if (value >= value::provenWin)
        return QCoreApplication::translate("HeuristicText", "win");
    if (value <= -value::provenWin)
        return QCoreApplication::translate("HeuristicText", "loss");
    const qint64 infinite = std::llround(static_cast<double>(value) / value::heuristicWin);
    if (infinite == 0)
        return inOrder(signOf(value) + countText(static_cast<quint64>(std::abs(value))));
    const qint64 rest = value - infinite * value::heuristicWin;
    const QString text = std::abs(infinite) == 1
        ? infinity(infinite)
        : inOrder(QStringLiteral("%1%2 × ∞").arg(signOf(infinite)).arg(std::abs(infinite)));
    return rest == 0 ? text
                     : QCoreApplication::translate("HeuristicText", "%1 and %2",
                                                   "values of a heuristic: +∞ and −40")
                           .arg(text, heuristicText(rest));
}

QString shortHeuristicText(qint64 value)
{
    const auto size = static_cast<double>(std::abs(value));
    if (size >= infiniteShare)
        return infinity(value);
    if (size < 1000)
        return inOrder(signOf(value) + QString::number(std::abs(value)));
    if (size < 999'500)
        return inOrder(signOf(value) + thousands(size / 1e3, QStringLiteral("k")));
    return inOrder(signOf(value) + thousands(size / 1e6, QStringLiteral("M")));
}
