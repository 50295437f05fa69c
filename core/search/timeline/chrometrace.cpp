// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/chrometrace.h"

#include "core/search/timeline/timelinefigures.h"
#include "core/search/timeline/timelinetext.h"
#include "core/search/timeline/tracemarks.h"

#include <QJsonDocument>
#include <set>

namespace {

/// Exact: a double has room for the nanoseconds of more than a hundred days.
double microseconds(std::chrono::nanoseconds time)
{
    return static_cast<double>(time.count()) / 1000;
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
        return tracemarks::slice(name, category, process, worker + 1, start, end, args, m_timeline);
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
        addTimes(args, task);
        addValue(args, record.value, record.atMost);
        if (const QString question = taskQuestion(record.asked); !question.isEmpty()) {
            args.insert("about", taskLabel(record, m_timeline));
            args.insert("question", question);
        }
        return args;
    }

    /// Of its own records: what they took of a processor, and what came before them.
    void addTimes(QJsonObject& args, const NestedTask& task) const
    {
        std::chrono::nanoseconds ran {0};
        for (int number = task.firstRecord; number < task.lastRecord; ++number) {
            const TaskRecord& record = m_timeline.tasks[static_cast<std::size_t>(number)];
            if (!(record.path == task.path))
                continue;
            if (!record.times.running)
                return;
            ran += record.work();
        }
        args.insert("running", microseconds(ran));
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
    std::chrono::nanoseconds inTasks {0};
    for (const TaskRecord& task : timeline.tasks)
        inTasks += task.length();
    object.insert("inTasks", microseconds(inTasks));
    const QJsonObject figures = timelineFigures(timeline);
    for (auto figure = figures.begin(); figure != figures.end(); ++figure)
        object.insert(figure.key(), figure.value());
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
        events.append(metadata("thread_sort_index", process, worker, {{"sort_index", 2 * worker}}));
        const int states = tracemarks::stateThread(worker - 1, timeline);
        events.append(metadata("thread_name", process, states,
                               {{"name", QStringLiteral("Worker %1: state").arg(worker)}}));
        events.append(
            metadata("thread_sort_index", process, states, {{"sort_index", 2 * worker + 1}}));
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
    for (const QJsonArray& more :
         {tracemarks::states(timeline, process), tracemarks::steals(timeline, process),
          tracemarks::counters(timeline, process)})
        for (const QJsonValue event : more)
            events.append(event);
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
