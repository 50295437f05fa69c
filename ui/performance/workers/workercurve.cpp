// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/workercurve.h"

#include "core/parallel/listschedule.h"
#include "core/parallel/timelinemetrics.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

struct CurveWords
{
    Q_DECLARE_TR_FUNCTIONS(WorkerCurve)
};

constexpr int fewestShown = 4;
constexpr int mostShown = 8;

QString speedUp(double value)
{
    return QLocale().toString(value, 'f', 2);
}

}

Figure workerCurve(const Timeline& timeline)
{
    Figure figure;
    figure.title = CurveWords::tr("Speed-up by number of workers");
    figure.name = CurveWords::tr("Chart of the speed-up that other numbers of workers would bring");
    if (timeline.workers <= 1)
        return figure;
    const int most = std::clamp(2 * timeline.workers, fewestShown, mostShown);
    const std::vector<double> curve = speedupCurve(timeline, most);
    if (curve.empty())
        return figure;
    const SpeedupBounds bounds = speedupBounds(timeline);
    FigureSeries tasks {.name = CurveWords::tr("these tasks, list scheduled"), .isDescribed = true};
    for (int workers = 1; workers <= most; ++workers) {
        const double value = curve[static_cast<std::size_t>(workers) - 1];
        FigureSeries::Point point {.x = static_cast<double>(workers), .y = value};
        point.text
            = CurveWords::tr("%n worker(s): speed-up %1", nullptr, workers).arg(speedUp(value));
        tasks.points.push_back(point);
    }
    FigureSeries limit {.name = CurveWords::tr("at most with these tasks"),
                        .kind = FigureSeries::Kind::Function,
                        .points = {{.x = 1, .y = bounds.byTasks},
                                   {.x = static_cast<double>(most), .y = bounds.byTasks}},
                        .tone = FigureSeries::Tone::Text,
                        .dashes = Qt::DashLine,
                        .isHit = false};
    FigureSeries reached {.name = CurveWords::tr("reached"),
                          .kind = FigureSeries::Kind::Crosses,
                          .ink = 1,
                          .isDescribed = true};
    FigureSeries::Point point {.x = static_cast<double>(timeline.workers), .y = bounds.reached};
    point.text = CurveWords::tr("Reached with %n worker(s): speed-up %1", nullptr, timeline.workers)
                     .arg(speedUp(bounds.reached));
    reached.points.push_back(point);
    figure.series = {std::move(tasks), std::move(reached)};
    // A bound far above is said in words, and would leave the curve no room.
    const double highest = std::max(*std::max_element(curve.begin(), curve.end()), bounds.reached);
    if (bounds.byTasks <= 1.5 * highest)
        figure.series.push_back(std::move(limit));
    figure.across = {CurveWords::tr("Workers"), 0.5, most + 0.5, false, 1};
    figure.up = {CurveWords::tr("Speed-up"), 0,
                 1.1 * (bounds.byTasks <= 1.5 * highest ? bounds.byTasks : highest)};
    figure.note = CurveWords::tr("The speed-up if each free worker takes the next of these tasks, "
                                 "by processor time (Graham 1969).");
    return figure;
}
