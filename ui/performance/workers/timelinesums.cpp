// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/timelinesums.h"

#include "ui/performance/workers/timelinewords.h"
#include "ui/performance/workers/timeticks.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineSums)
};

QString hundredths(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString percentFigure(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

bool hasBounds(const SpeedupBounds& bounds, const Timeline& timeline)
{
    return timeline.workers > 1 && bounds.reached > 0;
}

}

QString boundsSentence(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    if (!hasBounds(bounds, timeline))
        return {};
    return SumWords::tr(
               "Speed-up %1. At most %2 with these tasks, %3 by Amdahl's law. Critical path: %4.")
        .arg(hundredths(bounds.reached), hundredths(bounds.byTasks), hundredths(bounds.amdahl),
             taskTimeText(bounds.criticalPath));
}

QString boundsExplanation(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    if (!hasBounds(bounds, timeline))
        return {};
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    const QStringList paragraphs {
        SumWords::tr("Speed-up: the total time of all tasks, %1, divided by the elapsed time, %2.")
            .arg(taskTimeText(bounds.work), taskTimeText(timeline.length)),
        SumWords::tr(
            "At most with these tasks: however they are assigned, they take at least their total "
            "time divided evenly among all workers, and at least the critical path (Graham 1969)."),
        SumWords::tr("By Amdahl's law: %1 % of the work was done before the first task or while "
                     "only one worker was busy. More workers shorten only the rest (Amdahl 1967).")
            .arg(percentFigure(bounds.serialShare)),
        questions ? SumWords::tr("Critical path: the questions that one worker answered without "
                                 "help, one after another. The longest took %1.")
                        .arg(taskTimeText(bounds.longestTask))
                  : SumWords::tr("Critical path: the longest task, %1, or a longer chain of tasks "
                                 "that had to wait for one another. With several depths, it is the "
                                 "sum of their critical paths.")
                        .arg(taskTimeText(bounds.longestTask))};
    return QStringLiteral("<p>") + paragraphs.join(QStringLiteral("</p><p>"))
        + QStringLiteral("</p>");
}

QString spanSentence(const SpanSums& sums, const Timeline& timeline)
{
    const auto [from, to]
        = stretchTexts(static_cast<double>(timeline.sinceStart(sums.from).count()),
                       static_cast<double>(timeline.sinceStart(sums.to).count()));
    const QString sentence
        = SumWords::tr("%1, from %2 to %3. Tasks: %4. Nodes: %5. Busy: %6 %.")
              .arg(taskTimeText(sums.to - sums.from), from, to, QString::number(sums.touched),
                   countText(sums.nodes), percentFigure(sums.busyShare()));
    if (!sums.nodesAreShared)
        return sentence;
    return sentence + u' '
        + SumWords::tr("For a task only partly in the span, its nodes count in proportion to its "
                       "time there.");
}

QString spanOfEachWorker(const SpanSums& sums)
{
    QStringList lines;
    for (std::size_t worker = 0; worker < sums.workers.size(); ++worker)
        lines << SumWords::tr("Worker %1: busy %2, idle %3")
                     .arg(QString::number(worker + 1), taskTimeText(sums.workers[worker].busy),
                          taskTimeText(sums.workers[worker].idle));
    for (const SpanSums::OfDepth& depth : sums.depths)
        lines << SumWords::tr("Depth %1: busy %2, nodes %3")
                     .arg(QString::number(depth.depth), taskTimeText(depth.busy),
                          countText(depth.nodes));
    return lines.join(u'\n');
}

QString idleSentence(const std::vector<IdleStretch>& stretches, std::size_t which)
{
    if (stretches.empty())
        return SumWords::tr("No worker was ever idle.");
    const IdleStretch& stretch = stretches[which];
    const QString worker = QString::number(stretch.worker + 1);
    const QString length = taskTimeText(stretch.length());
    return which == 0
        ? SumWords::tr("Longest idle stretch: worker %1 had nothing to do for %2.")
              .arg(worker, length)
        : SumWords::tr("Idle stretch %1 of %2 by length: worker %3 had nothing to do for %4.")
              .arg(QString::number(which + 1), QString::number(stretches.size()), worker, length);
}
