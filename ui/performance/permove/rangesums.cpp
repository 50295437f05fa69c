// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/rangesums.h"

#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

struct RangeWords
{
    Q_DECLARE_TR_FUNCTIONS(RangeSums)
};

QString time(double milliseconds)
{
    return durationText(std::chrono::nanoseconds(std::llround(milliseconds * 1e6)));
}

QString means(const MoveSums& sums)
{
    return RangeWords::tr("%1 nodes, %2; on average %3 nodes, %4")
        .arg(countText(sums.nodes), time(sums.milliseconds),
             countText(
                 static_cast<quint64>(std::llround(static_cast<double>(sums.nodes) / sums.moves))),
             time(sums.milliseconds / sums.moves));
}

}

std::vector<MoveSums> sumsOf(const RunHistory& history, int run, const PlyRange& range)
{
    std::vector<MoveSums> result;
    for (const RunSeries& series : history.series()) {
        if (series.run != run || !series.visible)
            continue;
        MoveSums sums {.engine = series.engine};
        for (const MovePoint& point : series.points) {
            if (point.ply < range.first || point.ply > range.last)
                continue;
            ++sums.moves;
            sums.nodes += point.nodes;
            sums.milliseconds += point.milliseconds;
            sums.disturbed = sums.disturbed || point.disturbed;
        }
        if (sums.moves > 0)
            result.push_back(sums);
    }
    return result;
}

MoveSums totalOf(const std::vector<MoveSums>& engines)
{
    MoveSums total;
    for (const MoveSums& each : engines) {
        total.moves += each.moves;
        total.nodes += each.nodes;
        total.milliseconds += each.milliseconds;
        total.disturbed = total.disturbed || each.disturbed;
    }
    return total;
}

QString sumsText(const std::vector<MoveSums>& engines, const PlyRange& range)
{
    const MoveSums total = totalOf(engines);
    const QString where = range.first == range.last
        ? RangeWords::tr("Move %1").arg(range.first)
        : RangeWords::tr("Moves %1 to %2").arg(range.first).arg(range.last);
    if (total.moves == 0)
        return RangeWords::tr("%1: no engine moved.", "%1 is “Moves 5 to 12”").arg(where);
    QStringList parts {
        RangeWords::tr("%1: %2.", "“Moves 5 to 12”, then figures").arg(where, means(total))};
    if (engines.size() > 1)
        for (const MoveSums& each : engines)
            parts << RangeWords::tr("%1: %2.", "“Moves 5 to 12”, then figures")
                         .arg(each.engine, means(each));
    if (total.disturbed)
        parts << RangeWords::tr("A laboratory disturbed some of these times.");
    return parts.join(u'\n');
}
