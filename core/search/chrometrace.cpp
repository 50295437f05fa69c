// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/chrometrace.h"

#include "core/search/timelinetext.h"

#include <QJsonDocument>
#include <set>

namespace {

/// Exact: a double has room for the nanoseconds of more than a hundred days.
double microseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

QString columnsOf(const TaskPath& path)
{
    QString digits;
    for (int ply = 0; ply < path.length(); ++ply)
        digits += QString::number(path.column(ply) + 1);
    return digits;
}

/// The innermost of these tasks that this one was created by, or by a part of it.
std::optional<TaskPath> partOf(const TaskPath& path, const std::set<TaskPath>& tasks)
{
    std::optional<TaskPath> found;
    TaskPath above;
    for (int ply = 0; ply < path.length(); ++ply) {
        if (ply > 0 && tasks.contains(above))
            found = above;
        above = above.then(path.column(ply));
    }
    return found;
}

QJsonObject metadata(const QString& kind, int process, int thread, const QJsonObject& args)
{
    return {{"ph", "M"}, {"name", kind}, {"pid", process}, {"tid", thread}, {"args", args}};
}

QJsonObject about(const TracedRun& run, int process)
{
    const Timeline& timeline = run.timeline;
    const bool questions = timeline.sharing == Timeline::Sharing::Questions;
    const std::size_t recorded = timeline.recordedTasks();
    QJsonObject object {
        {"pid", process},
        {"name", run.name},
        {"workers", timeline.workers},
        {"begin", microseconds(timeline.sinceStart({}))},
        {"length", microseconds(timeline.length)},
        {"timesCountFrom", timeline.begin ? "start of the search" : "start of the run"},
        {"shared", questions ? "questions" : "tasks"},
        {"tasksRecorded", static_cast<qint64>(recorded)}};
    if (questions)
        return object;
    object.insert("tasksCreated", static_cast<qint64>(timeline.created));
    object.insert("tasksStolen", static_cast<qint64>(timeline.stolen));
    object.insert("tasksInline", static_cast<qint64>(timeline.ranInline));
    if (timeline.recordedPly > 0 && recorded < timeline.created)
        object.insert(
            "leftOut",
            QStringLiteral("%1 of %2 tasks have an event: those %3 plies behind the root, "
                           "and deeper ones that another worker than their creator ran; "
                           "the others are parts of them or made of them")
                .arg(recorded)
                .arg(timeline.created)
                .arg(timeline.recordedPly));
    return object;
}

}

QJsonArray traceEvents(const TracedRun& run, int process)
{
    const Timeline& timeline = run.timeline;
    QJsonArray events {metadata("process_name", process, 0, {{"name", run.name}})};
    for (int worker = 1; worker <= timeline.workers; ++worker) {
        events.append(metadata("thread_name", process, worker,
                               {{"name", QStringLiteral("Worker %1").arg(worker)}}));
        events.append(metadata("thread_sort_index", process, worker, {{"sort_index", worker}}));
    }
    std::set<TaskPath> paths;
    if (timeline.sharing == Timeline::Sharing::Tasks)
        for (const TaskRecord& task : timeline.tasks)
            paths.insert(task.path);
    for (const TaskRecord& task : timeline.tasks) {
        const QString kind = taskRunName(task.run, timeline.sharing);
        QJsonObject args {{"nodes", static_cast<qint64>(task.nodes)},
                          {"path", columnsOf(task.path)},
                          {"run", kind}};
        if (const auto whole = partOf(task.path, paths)) {
            TaskRecord named;
            named.path = *whole;
            args.insert("partOf", taskLabel(named, timeline));
        }
        if (const QString question = taskQuestion(task.asked); !question.isEmpty())
            args.insert("question", question);
        events.append(QJsonObject {{"ph", "X"},
                                   {"name", taskLabel(task, timeline)},
                                   {"cat", kind},
                                   {"pid", process},
                                   {"tid", task.worker + 1},
                                   {"ts", microseconds(timeline.sinceStart(task.start))},
                                   {"dur", microseconds(task.length())},
                                   {"args", args}});
    }
    return events;
}

QByteArray chromeTrace(const std::vector<TracedRun>& runs, QJsonObject other)
{
    QByteArray json = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[";
    QJsonArray described;
    QByteArray between = "\n";
    for (const TracedRun& run : runs) {
        const int process = static_cast<int>(described.size()) + 1;
        described.append(about(run, process));
        // A line for each event: such files are large, and searched by other means, too.
        const QJsonArray events = traceEvents(run, process);
        for (const QJsonValue event : events) {
            json += between + QJsonDocument(event.toObject()).toJson(QJsonDocument::Compact);
            between = ",\n";
        }
    }
    other.insert("runs", described);
    return json + "\n],\"otherData\":" + QJsonDocument(other).toJson(QJsonDocument::Compact)
        + "}\n";
}
