// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/timelinedrawing.h"

#include "ui/models/counttext.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

QString runText(TaskRecord::Run run)
{
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

QString taskSentence(const TaskRecord& task)
{
    return Words::tr("Worker %1: %2, %3 nodes in %4, from %5 to %6, %7.")
        .arg(QString::number(task.worker + 1), task.label, countText(task.nodes),
             taskTimeText(task.length()), taskTimeText(task.start), taskTimeText(task.end),
             runText(task.run));
}

QString timelineSentence(const Timeline& timeline)
{
    QString text = Words::tr("Workers: %1. Time: %2. Busy: %3 %. Tail: %4.")
                       .arg(QString::number(timeline.workers), taskTimeText(timeline.length),
                            QLocale().toString(100 * timeline.busyShare(), 'f', 1),
                            taskTimeText(timeline.tail()));
    text += u' ';
    if (timeline.created == 0)
        text += Words::tr("Nothing was shared: one worker went through the moves.");
    else
        text += Words::tr("Tasks created: %1; run by another worker: %2; run inline: %3.")
                    .arg(countText(timeline.created), countText(timeline.stolen),
                         countText(timeline.ranInline));
    return text;
}
