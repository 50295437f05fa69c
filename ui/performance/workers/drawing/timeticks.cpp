// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/timeticks.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace {

struct TickText
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

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

PlotAxis timeAxis(double start, double end)
{
    // Nothing was measured between two nanoseconds.
    return {
        {},  start,
        end, false,
        1,   [unit = unitOf(end)](double time, double step) {
                return textOf(time, step, unit); }};
}

std::pair<QString, QString> stretchTexts(double start, double end)
{
    constexpr int parts = 100;
    const Unit unit = unitOf(end);
    const double step = std::max(1.0, chartaxis::niceStep(end - start, parts));
    return {textOf(start, step, unit), textOf(end, step, unit)};
}
