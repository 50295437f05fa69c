// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/metrictext.h"

#include "core/support/text/bytestext.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/text/readingorder.h"

#include <QCoreApplication>
#include <cmath>

namespace {

struct MetricWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureText)
};

using Unit = SearchQuantity::Unit;

constexpr double mebibyte = 1024.0 * 1024.0;

/// A mean of counts need not be whole.
QString countOrMean(double value)
{
    return value == std::floor(value) ? countText(static_cast<quint64>(value))
                                      : quantityText(value);
}

QString perSecondText(double value)
{
    SearchReport report;
    report.nodes = static_cast<std::uint64_t>(std::llround(value));
    report.time = std::chrono::seconds(1);
    return speedText(report);
}

/// Empty where the figure stands for itself.
QString unitText(Unit unit)
{
    switch (unit) {
    case Unit::Count:
    case Unit::Factor:
        return {};
    case Unit::Plies:
        return MetricWords::tr("plies", "a unit, beside an axis");
    case Unit::Milliseconds:
        return MetricWords::tr("ms", "a unit, beside an axis");
    case Unit::PerSecond:
        return MetricWords::tr("n/s", "nodes per second: a unit, beside an axis");
    case Unit::Share:
        return MetricWords::tr("%", "a unit, beside an axis");
    case Unit::Bytes:
        return MetricWords::tr("MiB", "a unit, beside an axis");
    }
    return {};
}

}

QString metricText(const SearchQuantity& quantity, double value)
{
    switch (quantity.unit) {
    case Unit::Count:
        return countOrMean(value);
    case Unit::Plies:
        return value == std::floor(value) ? MetricWords::tr("%n plies", nullptr, qRound(value))
                                          : MetricWords::tr("%1 plies").arg(quantityText(value));
    case Unit::Milliseconds:
        return durationText(std::chrono::nanoseconds(std::llround(value * 1e6)));
    case Unit::PerSecond:
        return perSecondText(value);
    case Unit::Share:
        return percentText(value);
    case Unit::Factor:
        return decimalText(value, 2);
    case Unit::Bytes:
        return bytesText(value);
    }
    return {};
}

QString metricText(const SearchQuantity& quantity, std::optional<double> value)
{
    return value ? metricText(quantity, *value) : QStringLiteral("–");
}

QString percentText(double share)
{
    return inOrder(MetricWords::tr("%1 %", "a share").arg(decimalText(100 * share, 1)));
}

QString bytesText(double bytes)
{
    return inOrder(memoryText(bytes));
}

QString axisTitle(const SearchQuantity& quantity)
{
    const QString unit = unitText(quantity.unit);
    return unit.isEmpty() ? quantity.name()
                          : MetricWords::tr("%1 in %2", "a quantity and its unit, beside an axis")
                                .arg(quantity.name(), unit);
}

QString shortAxisTitle(const SearchQuantity& quantity)
{
    return unitText(quantity.unit);
}

double onAxis(const SearchQuantity& quantity, double value)
{
    switch (quantity.unit) {
    case Unit::Share:
        return 100 * value;
    case Unit::Bytes:
        return value / mebibyte;
    case Unit::Count:
    case Unit::Plies:
    case Unit::Milliseconds:
    case Unit::PerSecond:
    case Unit::Factor:
        break;
    }
    return value;
}
