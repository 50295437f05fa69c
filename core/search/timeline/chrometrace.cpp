// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/chrometrace.h"

#include "core/search/timeline/timelinetext.h"

#include <QJsonDocument>
#include <cmath>
#include <set>

namespace {

/// Exact: a double has room for the nanoseconds of more than a hundred days.
double microseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) / 1000;
}

/// Of the format's times, which are microseconds: the next multiple of 1/2048 of one, which doubles
/// add and subtract without a rest, whatever a reader counts from. So what ends together ends
/// together for every reader, who could not nest it otherwise; and as that is half a nanosecond,
/// both times and durations round to the nanoseconds that they were, for 50 days.
double onGrid(std::chrono::nanoseconds time)
{
    constexpr double grid = 2048;
    return std::round(static_cast<double>(time.count()) * (grid / 1000)) / grid;
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

/// The events of a timeline's tasks.
class TraceNames
{
public:
    explicit TraceNames(const Timeline& timeline) : m_timeline(timeline)
    {
        if (timeline.sharing == Timeline::Sharing::Tasks)
            for (const TaskRecord& task : timeline.tasks)
                m_paths.insert(task.path);
    }

    QJsonObject event(const NestedTask& task, int process) const
    {
        return complete(taskLabel(task, m_timeline), category(task), process, task.worker,
                        task.start, task.end, arguments(task));
    }

    QJsonObject waiting(const IdleGap& gap, const NestedTask& task, int process) const
    {
        return complete(QStringLiteral("waiting"), QStringLiteral("waiting"), process, task.worker,
                        gap.start, gap.end, {{"task", taskLabel(task, m_timeline)}});
    }

private:
    QJsonObject complete(const QString& name, const QString& category, int process, int worker,
                         std::chrono::nanoseconds start, std::chrono::nanoseconds end,
                         const QJsonObject& args) const
    {
        const double from = onGrid(m_timeline.sinceStart(start));
        const double to = onGrid(m_timeline.sinceStart(end));
        return {{"ph", "X"},         {"name", name}, {"cat", category},  {"pid", process},
                {"tid", worker + 1}, {"ts", from},   {"dur", to - from}, {"args", args}};
    }

    QString category(const NestedTask& task) const
    {
        switch (task.kind) {
        case NestedTask::Kind::Iteration:
            return QStringLiteral("iteration");
        case NestedTask::Kind::Group:
            return QStringLiteral("group");
        case NestedTask::Kind::Task:
            return taskRunName(task.run, m_timeline.sharing);
        }
        return {};
    }

    QJsonObject arguments(const NestedTask& task) const
    {
        QJsonObject args {{"nodes", static_cast<qint64>(task.nodes)},
                          {"self", microseconds(task.self)},
                          {"idle", microseconds(task.idle())}};
        if (task.depth > 0)
            args.insert("depth", task.depth);
        if (task.kind == NestedTask::Kind::Iteration) {
            addIteration(args, task.depth);
            return args;
        }
        args.insert("path", taskDigits(task.path));
        if (const auto whole = partOf(task.path, m_paths)) {
            TaskRecord named;
            named.path = *whole;
            args.insert("partOf", taskLabel(named, m_timeline));
        }
        if (task.kind == NestedTask::Kind::Group)
            return args;
        args.insert("run", taskRunName(task.run, m_timeline.sharing));
        const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(task.firstRecord)];
        addValue(args, record.value, record.atMost);
        if (const QString question = taskQuestion(record.asked); !question.isEmpty()) {
            args.insert("about", taskLabel(record, m_timeline));
            args.insert("question", question);
        }
        return args;
    }

    void addIteration(QJsonObject& args, int depth) const
    {
        for (const Timeline::Iteration& iteration : m_timeline.iterations)
            if (iteration.depth == depth) {
                args.insert("nodesOfDepth", static_cast<qint64>(iteration.nodes));
                args.insert("complete", iteration.complete);
                addValue(args, iteration.value, false);
            }
    }

    static void addValue(QJsonObject& args, std::optional<std::int32_t> value, bool atMost)
    {
        if (!value)
            return;
        args.insert("value", *value);
        args.insert("bound", atMost ? QStringLiteral("at most") : QStringLiteral("exact"));
    }

    const Timeline& m_timeline;
    std::set<TaskPath> m_paths;
};

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
    std::chrono::nanoseconds busy {0};
    for (const TaskRecord& task : timeline.tasks)
        busy += task.length();
    object.insert("busy", microseconds(busy));
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
    const NestedTimeline nested = nestedTimeline(timeline);
    const TraceNames names(timeline);
    for (const NestedTask& task : nested.tasks)
        events.append(names.event(task, process));
    for (const auto& lanes : nested.workers)
        for (const NestedTimeline::Lane& lane : lanes)
            for (const IdleGap& gap : lane.idle)
                if (gap.within >= 0 && nested.task(gap.within).kind == NestedTask::Kind::Task)
                    events.append(names.waiting(gap, nested.task(gap.within), process));
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
