// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/differencefigure.h"

#include "core/recording/quantitytext.h"
#include "core/recording/searchdifference.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinetext.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

namespace {

struct DifferenceWords
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceFigure)
};

/// What is no noise of a timer.
constexpr double usual = 1.25;
/// Of the whole: shorter spans are not seen.
constexpr double leastSeen = 1.0 / 4000;

double milliseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) * 1e-6;
}

FigureSeries spansNamed(const QString& name, int ink)
{
    FigureSeries series;
    series.name = name;
    series.kind = FigureSeries::Kind::Spans;
    series.ink = ink;
    return series;
}

QString spanText(const Timeline& timeline, const TaskRecord& task,
                 const SearchDifference::Task& span)
{
    const QString what = task.depth > 0
        ? DifferenceWords::tr("%1, depth %2").arg(taskLabel(task, timeline)).arg(task.depth)
        : taskLabel(task, timeline);
    const QString own = (span.search == 0 ? DifferenceWords::tr("%1 in the first search: %2.")
                                          : DifferenceWords::tr("%1 in the second search: %2."))
                            .arg(what, durationText(task.work()));
    return own + u' '
        + (span.ratio ? DifferenceWords::tr("The second took %1 times as long as the first.")
                            .arg(ratioNumber(*span.ratio))
                      : DifferenceWords::tr("The other search has no such task."));
}

QString depthsText(const SearchDifference& difference)
{
    QStringList all;
    for (const SearchDifference::Depth& each : difference.depths)
        all << DifferenceWords::tr("Depth %1: %2 and %3, nodes %4 and %5.")
                   .arg(each.depth)
                   .arg(durationText(each.time[0]), durationText(each.time[1]),
                        countText(static_cast<quint64>(each.nodes[0])),
                        countText(static_cast<quint64>(each.nodes[1])));
    return all.join(u' ');
}

}

Figure differenceFigure(const SearchReport* first, const SearchReport* second, bool alignDepths)
{
    Figure figure;
    figure.title = DifferenceWords::tr("Two searches of one position");
    figure.name = figure.title;
    if (!first || !second) {
        figure.note = DifferenceWords::tr(
            "Choose a move for which both games have a search of the same position.");
        return figure;
    }
    const std::array timelines {timelineOf(*first), timelineOf(*second)};
    const SearchDifference difference = searchDifference(timelines[0], timelines[1], alignDepths);
    if (difference.tasks.empty()) {
        figure.note = DifferenceWords::tr("Neither search has tasks to show.");
        return figure;
    }
    QStringList rows;
    for (std::size_t search = 0; search < timelines.size(); ++search)
        for (int worker = 1; worker <= timelines[search].workers; ++worker)
            rows << (search == 0 ? DifferenceWords::tr("first, worker %1")
                                 : DifferenceWords::tr("second, worker %1"))
                        .arg(worker);
    figure.up = chartaxis::rows(rows);
    figure.across.title = difference.areDepthsAligned
        ? DifferenceWords::tr("Time in ms, depths aligned")
        : DifferenceWords::tr("Time in ms");
    figure.across.low = 0;
    figure.across.high = milliseconds(difference.length);
    std::vector<FigureSeries> series {spansNamed(DifferenceWords::tr("longer in the second"), 1),
                                      spansNamed(DifferenceWords::tr("shorter in the second"), 0),
                                      spansNamed(DifferenceWords::tr("alike (within 25 %)"), 2),
                                      spansNamed(DifferenceWords::tr("in one of them only"), 3)};
    int unseen = 0;
    for (const SearchDifference::Task& each : difference.tasks) {
        const Timeline& timeline = timelines[static_cast<std::size_t>(each.search)];
        const TaskRecord& task = timeline.tasks[static_cast<std::size_t>(each.record)];
        const double from = milliseconds(each.start);
        const double to = milliseconds(each.end);
        if (to - from < leastSeen * figure.across.high) {
            ++unseen;
            continue;
        }
        const std::size_t of = !each.ratio ? 3
            : *each.ratio >= usual         ? 0
            : *each.ratio <= 1 / usual     ? 1
                                           : 2;
        const int row = task.worker + (each.search == 0 ? 0 : timelines[0].workers);
        series[of].points.push_back({.x = (from + to) / 2,
                                     .y = row + 0.5,
                                     .low = from,
                                     .high = to,
                                     .text = spanText(timeline, task, each)});
    }
    std::erase_if(series, [](const FigureSeries& each) { return each.points.empty(); });
    figure.series = std::move(series);
    figure.note = depthsText(difference);
    if (unseen > 0)
        figure.note += (figure.note.isEmpty() ? QString() : QStringLiteral(" "))
            + DifferenceWords::tr("%n short task(s) are not drawn.", nullptr, unseen);
    figure.words = figure.note;
    return figure;
}
