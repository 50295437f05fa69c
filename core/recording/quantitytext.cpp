// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/quantitytext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace {

struct QuantityWords
{
    Q_DECLARE_TR_FUNCTIONS(QuantityText)
};

using QuantityUnit = SearchQuantity::Unit;

/// No more digits than somebody reads: three, or all before the point.
QString threeDigits(double value)
{
    const double size = std::abs(value);
    int decimals = 0;
    if (size < 0.0995)
        decimals = size < 0.00095 ? 6 : 4;
    else if (size < 99.95)
        decimals = size < 0.995 ? 3 : size < 9.995 ? 2 : 1;
    return QLocale().toString(value, 'f', value == 0 ? 0 : decimals);
}

}

QString quantityTitle(const SearchQuantity& quantity)
{
    switch (quantity.unit) {
    case QuantityUnit::Plies:
        return QuantityWords::tr("%1 in plies").arg(quantity.name());
    case QuantityUnit::Milliseconds:
        return QuantityWords::tr("%1 in ms").arg(quantity.name());
    case QuantityUnit::Share:
        return QuantityWords::tr("%1 in %").arg(quantity.name());
    case QuantityUnit::Bytes:
        return QuantityWords::tr("%1 in MiB").arg(quantity.name());
    case QuantityUnit::Count:
    case QuantityUnit::PerSecond:
    case QuantityUnit::Factor:
        break;
    }
    return quantity.name();
}

QString quantityNumber(const SearchQuantity& quantity, double value)
{
    const double shown = quantity.inUnit(value);
    switch (quantity.unit) {
    case QuantityUnit::Count:
    case QuantityUnit::Plies:
        // A mean need not be whole.
        return shown == std::floor(shown) || shown >= 100 ? QLocale().toString(shown, 'f', 0)
                                                          : QLocale().toString(shown, 'f', 1);
    case QuantityUnit::PerSecond:
        return QLocale().toString(shown, 'f', 0);
    case QuantityUnit::Share:
        return QLocale().toString(shown, 'f', 1);
    case QuantityUnit::Factor:
        return QLocale().toString(shown, 'f', 2);
    case QuantityUnit::Milliseconds:
    case QuantityUnit::Bytes:
        break;
    }
    return threeDigits(shown);
}

QString ratioNumber(double ratio)
{
    return threeDigits(ratio);
}

QStringList usualQuantities()
{
    return {QStringLiteral("depth"),
            QStringLiteral("nodes"),
            QStringLiteral("milliseconds"),
            QStringLiteral("branchingFactor"),
            QStringLiteral("firstMoveCutoffShare"),
            QStringLiteral("tableHitShare"),
            QStringLiteral("processorMilliseconds"),
            QStringLiteral("readyMilliseconds")};
}

Expected<std::vector<const SearchQuantity*>> quantitiesOf(const QStringList& keys)
{
    std::vector<const SearchQuantity*> quantities;
    for (const QString& key : keys) {
        const SearchQuantity* const quantity = searchQuantity(key.trimmed());
        if (!quantity) {
            QStringList all;
            for (const SearchQuantity& each : searchQuantities())
                all += each.key;
            return fail(QuantityWords::tr("Unknown quantity '%1'. Choose one of these: %2.")
                            .arg(key.trimmed(), all.join(QStringLiteral(", "))));
        }
        if (std::ranges::find(quantities, quantity) == quantities.end())
            quantities.push_back(quantity);
    }
    return quantities;
}
