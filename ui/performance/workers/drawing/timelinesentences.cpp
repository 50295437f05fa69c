// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of a timeline as a whole, and of one without tasks.
#include "ui/performance/workers/drawing/timelinewords.h"

#include "core/engines/engineinfo.h"
#include "core/search/searchreport.h"
#include "ui/performance/workers/drawing/timelinesums.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct WholeTimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

QString sharingText(const Timeline& timeline)
{
    if (timeline.sharing == Timeline::Sharing::Tasks)
        return timeline.created == 0
            ? WholeTimelineWords::tr("No work was shared: one worker searched the moves.")
            : WholeTimelineWords::tr("Tasks created: %1. Stolen by another worker: %2. Inline: %3.")
                  .arg(countText(timeline.created), countText(timeline.stolen),
                       countText(timeline.ranInline));
    const auto count = [&timeline](TaskRecord::Run run) {
        return std::count_if(timeline.tasks.begin(), timeline.tasks.end(),
                             [run](const TaskRecord& task) { return task.run == run; });
    };
    const auto helped = count(TaskRecord::Run::Inline);
    if (helped == 0)
        return WholeTimelineWords::tr("No work was shared: one worker answered every question.");
    return WholeTimelineWords::tr("Worker 1's own questions: %1. Helped by other workers: %2.")
        .arg(count(TaskRecord::Run::Own))
        .arg(helped);
}

/// Which tasks have a bar, where not all have.
QString recordedText(const Timeline& timeline)
{
    const quint64 recorded = timeline.recordedTasks();
    if (timeline.recordedPly == 0 || recorded >= timeline.created)
        return {};
    return WholeTimelineWords::tr(
               "%1 of %2 tasks are drawn: those %n move(s) from the root, and deeper ones that "
               "another worker ran. The others are parts of these tasks or are made up of them.",
               nullptr, timeline.recordedPly)
        .arg(countText(recorded), countText(timeline.created));
}

/// What the times of the axis and of the tasks count from.
QString originText(const Timeline& timeline)
{
    if (!timeline.begin)
        return WholeTimelineWords::tr("Times are measured from the start of the run.");
    std::chrono::nanoseconds first = timeline.length;
    for (const TaskRecord& task : timeline.tasks)
        first = std::min(first, task.start);
    const QString begin = taskTimeText(timeline.sinceStart(first));
    if (timeline.iterations.size() == 1)
        return WholeTimelineWords::tr("Times are measured from the start of the search.");
    if (!timeline.iterations.empty())
        return WholeTimelineWords::tr(
                   "Times are measured from the start of the search. All its depths are "
                   "shown, %1 to %2.")
            .arg(timeline.iterations.front().depth)
            .arg(timeline.iterations.back().depth);
    return timeline.sharing == Timeline::Sharing::Questions
        ? WholeTimelineWords::tr(
              "Times are measured from the start of the search. Its first question began at %1.")
              .arg(begin)
        : WholeTimelineWords::tr(
              "Times are measured from the start of the search. Its last depth began at %1.")
              .arg(begin);
}

}

QString timelineSentence(const Timeline& timeline)
{
    const QString text
        = WholeTimelineWords::tr("Workers: %1. Time shown: %2. Workers' time: %3. Tail: %4.",
                                 "%3 are shares: running 60.0 %, ready 40.0 %")
              .arg(QString::number(timeline.workers), taskTimeText(timeline.length),
                   stateShares(stateSums(timeline)), taskTimeText(timeline.tail()));
    QStringList sentences {text, sharingText(timeline)};
    if (const QString recorded = recordedText(timeline); !recorded.isEmpty())
        sentences << recorded;
    sentences << originText(timeline);
    return sentences.join(u' ');
}

QString tailExplanation(const Timeline& timeline)
{
    return timeline.isEmpty()
        ? QString()
        : WholeTimelineWords::tr(
            "Tail: the time from where the first worker ran out of tasks to the end.");
}

QString barsSentence(const TimelineDrawing::Shown& shown)
{
    if (shown.bars >= shown.tasks)
        return WholeTimelineWords::tr("Every task in this view has a bar.");
    return WholeTimelineWords::tr(
               "In this view, %1 bars stand for %2 tasks. Where tasks share a pixel, "
               "only the first is drawn. Zoom in to tell them apart.")
        .arg(countText(static_cast<quint64>(shown.bars)),
             countText(static_cast<quint64>(shown.tasks)));
}

QString noTasksSentence(const SearchReport& report)
{
    switch (report.status) {
    case SearchReport::Status::Deepening:
        return WholeTimelineWords::tr(
            "The search has started. Its workers appear as soon as one of them "
            "finishes something.");
    case SearchReport::Status::LimitReached:
    case SearchReport::Status::Stopped:
        return WholeTimelineWords::tr(
            "The search ended before any of its workers finished anything.");
    case SearchReport::Status::Completed:
        break;
    }
    if (report.depth > 0)
        return WholeTimelineWords::tr(
            "This answer needed no search: it is in the opening book, or it can "
            "be seen on the board.");
    if (engineInfo(report.engine).usesDataset())
        return WholeTimelineWords::tr(
            "This answer needed no search: it comes from the labels of the data set.");
    return WholeTimelineWords::tr("%1 plays without searching, so there is no work to show.")
        .arg(report.engine);
}
