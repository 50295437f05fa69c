// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/timelinesums.h"

#include "core/parallel/criticalpath.h"
#include "core/search/timeline/timelinetext.h"
#include "ui/performance/workers/drawing/timelinewords.h"
#include "ui/performance/workers/drawing/timeticks.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>

namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineSums)
};

constexpr std::array statesInOrder {WorkerState::Running,  WorkerState::Ready,
                                    WorkerState::Overhead, WorkerState::Asleep,
                                    WorkerState::InTask,   WorkerState::NoTask};

QString hundredths(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString percentFigure(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

bool isCompared(const Timeline& timeline)
{
    return timeline.workers > 1 && !timeline.isEmpty();
}

QString stateTimes(const StateSums& sums)
{
    QStringList parts;
    for (const WorkerState state : statesInOrder)
        if (sums[state] > std::chrono::nanoseconds {0})
            parts << SumWords::tr("%1 %2", "running 9.30 ms")
                         .arg(stateWord(state), taskTimeText(sums[state]));
    return parts.join(QStringLiteral(", "));
}

StateSums statesBetween(const Timeline& timeline, const SpanSums& span)
{
    StateSums all;
    for (const StateSums& worker : stateSums(statesOf(timeline), span.from, span.to))
        all += worker;
    return all;
}

}

QString boundsSentence(const Timeline& timeline)
{
    if (!isCompared(timeline))
        return {};
    if (!timeline.knowsProcessorTime())
        return SumWords::tr("Speed-up, its bounds and critical path: not known. The processor time "
                            "of these tasks was not recorded.");
    const SpeedupBounds bounds = speedupBounds(timeline);
    if (!bounds.isKnown)
        return {};
    const QString path = taskTimeText(bounds.criticalPath);
    return SumWords::tr("Speed-up %1. At most %2 with these tasks, %3 by Amdahl's law.")
               .arg(hundredths(bounds.reached), hundredths(bounds.byTasks),
                    hundredths(bounds.amdahl))
        + u' '
        + (bounds.pathHasShared ? SumWords::tr("Critical path: at least %1.").arg(path)
                                : SumWords::tr("Critical path: %1.").arg(path));
}

QString boundsExplanation(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    if (!isCompared(timeline) || !bounds.isKnown)
        return {};
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    QStringList paragraphs {
        SumWords::tr("Speed-up: the processor time of all tasks, %1, divided by the elapsed time, "
                     "%2. Time in which others had the processors does not count as work.")
            .arg(taskTimeText(bounds.work), taskTimeText(timeline.length)),
        SumWords::tr("At most with these tasks: their processor time divided by the critical path. "
                     "No number of workers brings more (Graham 1969)."),
        SumWords::tr("By Amdahl's law, with %1 workers: for %2 % of the processor time, one worker "
                     "ran and no other was ready. More workers shorten only the rest (Amdahl "
                     "1967).")
            .arg(QString::number(timeline.workers), percentFigure(bounds.serialShare)),
        questions ? SumWords::tr("Critical path: the questions, one after another, by processor "
                                 "time. The longest took %1.")
                        .arg(taskTimeText(bounds.longestTask))
                  : SumWords::tr("Critical path: the longest task, %1 of processor time, or a "
                                 "longer chain of tasks that had to wait for one another. With "
                                 "several depths, it is the sum of their critical paths.")
                        .arg(taskTimeText(bounds.longestTask))};
    if (bounds.pathHasShared)
        paragraphs << SumWords::tr("A question that several workers answered together counts with "
                                   "its processor time divided by their number. This is a lower "
                                   "bound.");
    return QStringLiteral("<p>") + paragraphs.join(QStringLiteral("</p><p>"))
        + QStringLiteral("</p>");
}

QString summarySentence(const Timeline& timeline)
{
    const QString bounds = boundsSentence(timeline);
    return bounds.isEmpty() ? timelineSentence(timeline)
                            : timelineSentence(timeline) + u' ' + bounds;
}

QString pathSentence(const Timeline& timeline)
{
    constexpr std::size_t mostNamed = 12;
    const CriticalPath path = criticalPathOf(timeline);
    QStringList names;
    for (std::size_t i = 0; i < std::min(path.steps.size(), mostNamed); ++i) {
        const TaskRecord& task = timeline.tasks[static_cast<std::size_t>(path.steps[i])];
        const QString label = taskLabel(task, timeline);
        names << (timeline.iterations.empty()
                      ? label
                      : SumWords::tr("%1 at depth %2", "a task").arg(label).arg(task.depth));
    }
    const QString sentence = SumWords::tr("Critical path: %1 of processor time in %n task(s): %2.",
                                          nullptr, static_cast<int>(path.steps.size()))
                                 .arg(taskTimeText(path.length), names.join(QStringLiteral(", ")));
    if (path.steps.size() <= mostNamed)
        return sentence;
    return sentence + u' ' + SumWords::tr("These are its first %1 tasks.").arg(mostNamed);
}

QString spanSentence(const SpanSums& sums, const Timeline& timeline)
{
    const auto [from, to]
        = stretchTexts(static_cast<double>(timeline.sinceStart(sums.from).count()),
                       static_cast<double>(timeline.sinceStart(sums.to).count()));
    const QString sentence
        = SumWords::tr("%1, from %2 to %3. Tasks: %4. Nodes: %5. Workers: %6.",
                       "%6 are shares: running 60.0 %, ready 40.0 %")
              .arg(taskTimeText(sums.to - sums.from), from, to, QString::number(sums.touched),
                   countText(sums.nodes), stateShares(statesBetween(timeline, sums)));
    if (!sums.nodesAreShared)
        return sentence;
    return sentence + u' '
        + SumWords::tr("For a task only partly in the span, its nodes count in proportion to its "
                       "time there.");
}

QString spanOfEachWorker(const SpanSums& sums, const Timeline& timeline)
{
    QStringList lines;
    const auto workers = stateSums(statesOf(timeline), sums.from, sums.to);
    for (std::size_t worker = 0; worker < workers.size(); ++worker)
        lines << SumWords::tr("Worker %1: %2", "%2 are times: running 9.30 ms, asleep 3.10 ms")
                     .arg(QString::number(worker + 1), stateTimes(workers[worker]));
    for (const SpanSums::OfDepth& depth : sums.depths)
        lines << SumWords::tr("Depth %1: tasks %2, nodes %3")
                     .arg(QString::number(depth.depth), taskTimeText(depth.busy),
                          countText(depth.nodes));
    return lines.join(u'\n');
}

QString stateShares(const StateSums& sums)
{
    QStringList parts;
    for (const WorkerState state : statesInOrder)
        if (sums[state] > std::chrono::nanoseconds {0})
            parts << SumWords::tr("%1 %2 %", "running 60.0 %")
                         .arg(stateWord(state), percentFigure(sums.share(state)));
    return parts.join(QStringLiteral(", "));
}

QString idleSentence(const std::vector<IdleStretch>& stretches, std::size_t which,
                     const Timeline& timeline)
{
    if (stretches.empty())
        return SumWords::tr("Every worker always had a task.");
    const IdleStretch& stretch = stretches[which];
    const QString worker = QString::number(stretch.worker + 1);
    const QString states = stateTimes(stateSums(
        statesOf(timeline), stretch.start, stretch.end)[static_cast<std::size_t>(stretch.worker)]);
    return which == 0
        ? SumWords::tr("Longest time without a task: worker %1, %2.",
                       "%2 are times: ready 9.30 ms, asleep 3.10 ms")
              .arg(worker, states)
        : SumWords::tr("Time without a task, %1 of %2 by length: worker %3, %4.")
              .arg(QString::number(which + 1), QString::number(stretches.size()), worker, states);
}
