// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/timeticks.h"

#include "ui/paper/chartstyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace {

struct TickText
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

constexpr double labelGap = 12;

struct Unit
{
    double nanoseconds = 1;
    QString pattern;
};

/// The one in which a time is written without needless zeros.
Unit unitOf(double time)
{
    if (time < 1e3)
        return {1, TickText::tr("%1 ns")};
    if (time < 1e6)
        return {1e3, TickText::tr("%1 µs")};
    if (time < 1e9)
        return {1e6, TickText::tr("%1 ms")};
    return {1e9, TickText::tr("%1 s")};
}

QString textOf(double time, double step, const Unit& unit)
{
    const int decimals = chartaxis::tickDecimals(step / unit.nanoseconds);
    return unit.pattern.arg(QLocale().toString(time / unit.nanoseconds, 'f', decimals));
}

}

TimeTicks::TimeTicks(double start, double end, double width, const QFontMetricsF& metrics)
{
    if (!(end > start) || !(width > 0))
        return;
    const Unit unit = unitOf(end);
    // A finer step has longer texts, of which fewer fit.
    double step = end - start;
    for (int marks = std::max(1, static_cast<int>(width / labelGap)); marks >= 1; --marks) {
        // Nothing was measured between two nanoseconds.
        step = std::max(1.0, chartaxis::niceStep(end - start, marks));
        const double room = width * step / (end - start);
        if (metrics.horizontalAdvance(textOf(end, step, unit)) + labelGap <= room)
            break;
    }
    const auto first = static_cast<qint64>(std::ceil(start / step - 1e-9));
    const auto last = static_cast<qint64>(std::floor(end / step + 1e-9));
    for (qint64 i = first; i <= last; ++i) {
        times.push_back(static_cast<double>(i) * step);
        texts << textOf(times.back(), step, unit);
    }
}

std::pair<QString, QString> stretchTexts(double start, double end)
{
    constexpr int parts = 100;
    const Unit unit = unitOf(end);
    const double step = std::max(1.0, chartaxis::niceStep(end - start, parts));
    return {textOf(start, step, unit), textOf(end, step, unit)};
}
