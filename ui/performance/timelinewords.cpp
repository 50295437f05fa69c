// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/timelinedrawing.h"

#include "core/engines/engineinfo.h"
#include "core/search/searchreport.h"
#include "core/search/timelinetext.h"
#include "ui/performance/timeticks.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

QString questionRunText(TaskRecord::Run run)
{
    switch (run) {
    case TaskRecord::Run::Own:
        return Words::tr("without help");
    case TaskRecord::Run::Stolen:
        return Words::tr("helping worker 1 with the same question");
    case TaskRecord::Run::Inline:
        return Words::tr("with help from other workers");
    }
    return {};
}

QString runText(TaskRecord::Run run, Timeline::Sharing sharing)
{
    if (sharing == Timeline::Sharing::Questions)
        return questionRunText(run);
    switch (run) {
    case TaskRecord::Run::Own:
        return Words::tr("the only worker's own");
    case TaskRecord::Run::Stolen:
        return Words::tr("run by another worker than its creator");
    case TaskRecord::Run::Inline:
        return Words::tr("run by its creator");
    }
    return {};
}

QString sharingText(const Timeline& timeline)
{
    if (timeline.sharing == Timeline::Sharing::Tasks)
        return timeline.created == 0
            ? Words::tr("Nothing was shared: one worker went through the moves.")
            : Words::tr("Tasks created: %1; run by another worker: %2; run inline: %3.")
                  .arg(countText(timeline.created), countText(timeline.stolen),
                       countText(timeline.ranInline));
    const auto count = [&timeline](TaskRecord::Run run) {
        return std::count_if(timeline.tasks.begin(), timeline.tasks.end(),
                             [run](const TaskRecord& task) { return task.run == run; });
    };
    const auto helped = count(TaskRecord::Run::Inline);
    if (helped == 0)
        return Words::tr("Nothing was shared: one worker answered all questions.");
    return Words::tr("Answered by worker 1 without help: %1; with help from other workers: %2.")
        .arg(count(TaskRecord::Run::Own))
        .arg(helped);
}

/// Which tasks have a bar, where not all have.
QString recordedText(const Timeline& timeline)
{
    const quint64 recorded = timeline.recordedTasks();
    if (timeline.recordedPly == 0 || recorded >= timeline.created)
        return {};
    return Words::tr("%1 of %2 tasks are drawn: those %n move(s) behind the root, and deeper ones "
                     "that another worker ran; the others are parts of them or made of them.",
                     nullptr, timeline.recordedPly)
        .arg(countText(recorded), countText(timeline.created));
}

/// What the times of the axis and of the tasks count from.
QString originText(const Timeline& timeline)
{
    if (!timeline.begin)
        return Words::tr("Times count from the start of the run.");
    const QString begin = taskTimeText(*timeline.begin);
    return timeline.sharing == Timeline::Sharing::Questions
        ? Words::tr("Times count from the start of the search; its first question began at %1.")
              .arg(begin)
        : Words::tr("Times count from the start of the search; its last depth began at %1.")
              .arg(begin);
}

}

QString taskRunWord(TaskRecord::Run run, Timeline::Sharing sharing)
{
    const bool questions = sharing == Timeline::Sharing::Questions;
    switch (run) {
    case TaskRecord::Run::Own:
        return questions ? Words::tr("without help") : Words::tr("own");
    case TaskRecord::Run::Stolen:
        return questions ? Words::tr("helping") : Words::tr("another's");
    case TaskRecord::Run::Inline:
        return questions ? Words::tr("with help") : Words::tr("inline");
    }
    return {};
}

QString taskTimeText(std::chrono::nanoseconds time)
{
    const QLocale locale;
    const auto nanoseconds = static_cast<double>(time.count());
    const auto three = [&locale](double value) {
        return locale.toString(value, 'f', value < 10 ? 2 : value < 100 ? 1 : 0);
    };
    if (nanoseconds < 1e3)
        return Words::tr("%1 ns").arg(locale.toString(nanoseconds, 'f', 0));
    if (nanoseconds < 1e6)
        return Words::tr("%1 µs").arg(three(nanoseconds / 1e3));
    if (nanoseconds < 1e9)
        return Words::tr("%1 ms").arg(three(nanoseconds / 1e6));
    return Words::tr("%1 s").arg(three(nanoseconds / 1e9));
}

QString barText(const TaskRecord& task, const Timeline& timeline, double room,
                const QFontMetricsF& metrics)
{
    const QString label = taskLabel(task, timeline);
    const double width = metrics.horizontalAdvance(label);
    if (width > room)
        return {};
    // Most bars have no room for more: nothing is put together for them.
    if (width + metrics.averageCharWidth() * 4 > room)
        return label;
    const QString more = Words::tr("%1: %2 nodes", "on a bar").arg(label, countText(task.nodes));
    return metrics.horizontalAdvance(more) <= room ? more : label;
}

QString taskSentence(const TaskRecord& task, const Timeline& timeline)
{
    const QString label = taskLabel(task, timeline);
    const QString question = taskQuestion(task.asked);
    const QString what = question.isEmpty()
        ? label
        : Words::tr("%1 (%2)", "a task and its question").arg(label, question);
    const auto [start, end]
        = stretchTexts(static_cast<double>(timeline.sinceStart(task.start).count()),
                       static_cast<double>(timeline.sinceStart(task.end).count()));
    return Words::tr("Worker %1: %2, %3 nodes in %4, from %5 to %6, %7.")
        .arg(QString::number(task.worker + 1), what, countText(task.nodes),
             taskTimeText(task.length()), start, end, runText(task.run, timeline.sharing));
}

QString timelineSentence(const Timeline& timeline)
{
    const QString text = Words::tr("Workers: %1. Time shown: %2. Busy: %3 %. Tail: %4.")
                             .arg(QString::number(timeline.workers), taskTimeText(timeline.length),
                                  QLocale().toString(100 * timeline.busyShare(), 'f', 1),
                                  taskTimeText(timeline.tail()));
    QStringList sentences {text, sharingText(timeline)};
    if (const QString recorded = recordedText(timeline); !recorded.isEmpty())
        sentences << recorded;
    sentences << originText(timeline);
    return sentences.join(u' ');
}

QString barsSentence(const TimelineDrawing::Shown& shown)
{
    if (shown.bars >= shown.tasks)
        return Words::tr("Every task of this view has a bar.");
    return Words::tr("In this view %1 bars stand for %2 tasks: of those that share a pixel the "
                     "first is drawn. Zoom in to tell them apart.")
        .arg(countText(static_cast<quint64>(shown.bars)),
             countText(static_cast<quint64>(shown.tasks)));
}

QString noTasksSentence(const SearchReport& report)
{
    switch (report.status) {
    case SearchReport::Status::Deepening:
        return Words::tr("The search has begun; its workers are shown as soon as one of them has "
                         "finished something.");
    case SearchReport::Status::LimitReached:
    case SearchReport::Status::Stopped:
        return Words::tr("The search ended before any of its workers had finished something.");
    case SearchReport::Status::Completed:
        break;
    }
    if (report.depth > 0)
        return Words::tr("This answer took no search: the opening book has it, or it can be seen "
                         "on the board.");
    if (engineInfo(report.engine).usesDataset())
        return Words::tr("This answer took no search: the labels of the data set decide.");
    return Words::tr("%1 plays without a search: there is no work to be shown.").arg(report.engine);
}
