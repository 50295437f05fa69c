// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/drawing/timelinewords.h"

#include "core/search/timeline/timelinetext.h"
#include "ui/performance/workers/drawing/timeticks.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>

namespace {

struct TaskWords
{
    Q_DECLARE_TR_FUNCTIONS(TimelineDrawing)
};

QString questionRunText(TaskRecord::Run run)
{
    switch (run) {
    case TaskRecord::Run::Own:
        return TaskWords::tr("own, without help");
    case TaskRecord::Run::Stolen:
        return TaskWords::tr("as a helper of worker 1 with the same question");
    case TaskRecord::Run::Inline:
        return TaskWords::tr("helped by other workers");
    }
    return {};
}

QString runText(TaskRecord::Run run, Timeline::Sharing sharing)
{
    if (sharing == Timeline::Sharing::Questions)
        return questionRunText(run);
    switch (run) {
    case TaskRecord::Run::Own:
        return TaskWords::tr("the only worker's own");
    case TaskRecord::Run::Stolen:
        return TaskWords::tr("stolen: run by a worker other than its creator");
    case TaskRecord::Run::Inline:
        return TaskWords::tr("inline: run by its creator");
    }
    return {};
}

/// Where there is no room for the whole: a depth's number, the last move of several.
QString briefLabel(const NestedTask& task, const QString& label)
{
    if (task.kind == NestedTask::Kind::Iteration)
        return QString::number(task.depth);
    return task.path.length() > 1 ? label.section(u' ', -1) : QString();
}

/// A depth's are those of all workers, whichever of them asked.
std::uint64_t nodesOf(const NestedTask& task, const Timeline& timeline)
{
    if (task.kind == NestedTask::Kind::Iteration)
        for (const Timeline::Iteration& iteration : timeline.iterations)
            if (iteration.depth == task.depth)
                return iteration.nodes;
    return task.nodes;
}

/// In its iteration: "d1 at depth 9".
QString nameOf(const QString& label, int depth, const Timeline& timeline)
{
    return depth > 0 && !timeline.iterations.empty()
        ? TaskWords::tr("%1 at depth %2", "a task").arg(label).arg(depth)
        : label;
}

QString recordSentence(const TaskRecord& task, const Timeline& timeline)
{
    const QString label = nameOf(taskLabel(task, timeline), task.depth, timeline);
    const QString question = taskQuestion(task.asked);
    const QString what = question.isEmpty()
        ? label
        : TaskWords::tr("%1 (%2)", "a task and its question").arg(label, question);
    const auto [start, end]
        = stretchTexts(static_cast<double>(timeline.sinceStart(task.start).count()),
                       static_cast<double>(timeline.sinceStart(task.end).count()));
    return TaskWords::tr("Worker %1: %2, %3 in %4, from %5 to %6, %7.")
        .arg(QString::number(task.worker + 1), what, nodesText(task.nodes),
             taskTimeText(task.length()), start, end, runText(task.run, timeline.sharing));
}

/// The tasks that lie within one, those that only hold others not counted.
quint64 tasksWithin(int place, const NestedTimeline& nested)
{
    quint64 count = 0;
    for (int each = place + 1; each < nested.task(place).behind; ++each)
        count += nested.task(each).kind == NestedTask::Kind::Task ? 1 : 0;
    return count;
}

/// Of one that holds others, or had to wait.
QString nestedSentence(int place, const NestedTimeline& nested, const Timeline& timeline)
{
    const NestedTask& task = nested.task(place);
    const bool isIteration = task.kind == NestedTask::Kind::Iteration;
    const QString label = taskLabel(task, timeline);
    const QString what = isIteration ? label : nameOf(label, task.depth, timeline);
    const auto [start, end]
        = stretchTexts(static_cast<double>(timeline.sinceStart(task.start).count()),
                       static_cast<double>(timeline.sinceStart(task.end).count()));
    QStringList sentences {TaskWords::tr("Worker %1: %2, %3 in %4, from %5 to %6.")
                               .arg(QString::number(task.worker + 1), what, nodesText(task.nodes),
                                    taskTimeText(task.length()), start, end)};
    const QString within = taskTimeText(task.busy - task.self);
    const QString idle = taskTimeText(task.idle());
    const QString tasks = countText(tasksWithin(place, nested));
    sentences
        << (task.kind == NestedTask::Kind::Task
                ? TaskWords::tr("Own work %1, tasks inside it (%2) %3, waiting %4.")
                      .arg(taskTimeText(task.self), tasks, within, idle)
                : TaskWords::tr("Tasks inside it (%1) %2, no task %3.").arg(tasks, within, idle));
    for (const Timeline::Iteration& iteration : timeline.iterations)
        if (isIteration && iteration.depth == task.depth && timeline.workers > 1)
            sentences << TaskWords::tr("All workers: %1 nodes at this depth.")
                             .arg(countText(iteration.nodes));
    return sentences.join(u' ');
}

/// What its own records took of a processor; nothing where that is not known.
QString processorText(int place, const NestedTimeline& nested, const Timeline& timeline)
{
    const NestedTask& task = nested.task(place);
    if (task.ownRecords == 0)
        return {};
    std::chrono::nanoseconds ran {0};
    for (int record = task.firstRecord; record < task.lastRecord; ++record) {
        const auto number = static_cast<std::size_t>(record);
        if (nested.ownerOf[number] != place)
            continue;
        if (!timeline.tasks[number].times.running)
            return {};
        ran += timeline.tasks[number].work();
    }
    return TaskWords::tr("On a processor: %1.", "a task").arg(taskTimeText(ran));
}

/// What was found; nothing where that is not known.
QString valueOf(const NestedTask& task, const Timeline& timeline)
{
    if (task.kind == NestedTask::Kind::Iteration)
        for (const Timeline::Iteration& iteration : timeline.iterations)
            if (iteration.depth == task.depth)
                return taskValue(iteration.value, false);
    if (task.kind != NestedTask::Kind::Task)
        return {};
    const TaskRecord& record = timeline.tasks[static_cast<std::size_t>(task.firstRecord)];
    return taskValue(record.value, record.atMost);
}

}

QString lookWord(TimelineDrawing::Look look, Timeline::Sharing sharing)
{
    using Look = TimelineDrawing::Look;
    const bool questions = sharing == Timeline::Sharing::Questions;
    switch (look) {
    case Look::Own:
        return TaskWords::tr("own");
    case Look::Stolen:
        return questions ? TaskWords::tr("helper") : TaskWords::tr("stolen");
    case Look::Inline:
        return questions ? TaskWords::tr("helped") : TaskWords::tr("inline");
    case Look::Group:
        return questions ? TaskWords::tr("subject of the questions")
                         : TaskWords::tr("contains tasks");
    case Look::Iteration:
        return TaskWords::tr("depth");
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
        return TaskWords::tr("%1 ns").arg(locale.toString(nanoseconds, 'f', 0));
    if (nanoseconds < 1e6)
        return TaskWords::tr("%1 µs").arg(three(nanoseconds / 1e3));
    if (nanoseconds < 1e9)
        return TaskWords::tr("%1 ms").arg(three(nanoseconds / 1e6));
    return TaskWords::tr("%1 s").arg(three(nanoseconds / 1e9));
}

QString barText(const NestedTask& task, const Timeline& timeline, double room,
                const QFontMetricsF& metrics)
{
    const QString label = taskLabel(task, timeline);
    const double width = metrics.horizontalAdvance(label);
    if (width > room) {
        const QString brief = briefLabel(task, label);
        return metrics.horizontalAdvance(brief) <= room ? brief : QString();
    }
    // Most bars have no room for more: nothing is put together for them.
    if (width + metrics.averageCharWidth() * 4 > room)
        return label;
    const QString more
        = TaskWords::tr("%1: %2", "on a bar").arg(label, nodesText(nodesOf(task, timeline)));
    return metrics.horizontalAdvance(more) <= room ? more : label;
}

QString taskSentence(int place, const NestedTimeline& nested, const Timeline& timeline)
{
    const NestedTask& task = nested.task(place);
    const bool isWhole = task.ownRecords == 1 && task.behind == place + 1;
    QString sentence = isWhole
        ? recordSentence(timeline.tasks[static_cast<std::size_t>(task.firstRecord)], timeline)
        : nestedSentence(place, nested, timeline);
    if (const QString ran = processorText(place, nested, timeline); !ran.isEmpty())
        sentence += u' ' + ran;
    if (const QString value = valueOf(task, timeline); !value.isEmpty())
        sentence += u' ' + TaskWords::tr("Value: %1.", "of a task").arg(value);
    return sentence;
}

QString stateWord(WorkerState state)
{
    switch (state) {
    case WorkerState::Running:
        return TaskWords::tr("running", "a worker");
    case WorkerState::Ready:
        return TaskWords::tr("ready", "a worker");
    case WorkerState::Overhead:
        return TaskWords::tr("overhead", "a worker");
    case WorkerState::Asleep:
        return TaskWords::tr("asleep", "a worker");
    case WorkerState::InTask:
        return TaskWords::tr("with a task", "a worker");
    case WorkerState::NoTask:
        return TaskWords::tr("without a task", "a worker");
    }
    return {};
}

QString stateExplanation(WorkerState state)
{
    switch (state) {
    case WorkerState::Running:
        return TaskWords::tr("Running: on a processor, with a task.");
    case WorkerState::Ready:
        return TaskWords::tr("Ready: able to run, but other threads or programs had the "
                             "processors. In a task, this time is drawn at its end.");
    case WorkerState::Overhead:
        return TaskWords::tr("Overhead: the program's own work between tasks. It starts the "
                             "search, hands over tasks, reports each depth and clears the table.");
    case WorkerState::Asleep:
        return TaskWords::tr("Asleep: the worker had no task.");
    case WorkerState::InTask:
        return TaskWords::tr("With a task: running or ready. The processor time was not recorded.");
    case WorkerState::NoTask:
        return TaskWords::tr("Without a task: ready, asleep or overhead. Which of them was not "
                             "recorded.");
    }
    return {};
}
