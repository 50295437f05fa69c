// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/timelinejson.h"

#include "core/parallel/timelinemetrics.h"
#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/timelinetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

QJsonObject boundsToJson(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    return {{"reached", bounds.reached},
            {"byTasks", bounds.byTasks},
            {"amdahl", bounds.amdahl},
            {"serialShare", bounds.serialShare},
            {"workNanoseconds", qint64(bounds.work.count())},
            {"longestTaskNanoseconds", qint64(bounds.longestTask.count())},
            {"criticalPathNanoseconds", qint64(bounds.criticalPath.count())}};
}

QJsonObject taskToJson(const TaskRecord& task, const Timeline& timeline)
{
    QJsonObject object {{"worker", task.worker + 1},
                        {"label", taskLabel(task, timeline)},
                        {"run", taskRunName(task.run, timeline.sharing)},
                        {"startNanoseconds", qint64(timeline.sinceStart(task.start).count())},
                        {"endNanoseconds", qint64(timeline.sinceStart(task.end).count())},
                        {"nodes", static_cast<qint64>(task.nodes)}};
    if (const QString question = taskQuestion(task.asked); !question.isEmpty())
        object.insert("question", question);
    if (!timeline.iterations.empty())
        object.insert("depth", task.depth);
    if (task.value) {
        object.insert("value", *task.value);
        object.insert("bound", task.atMost ? "at most" : "exact");
    }
    return object;
}

}

QByteArray timelineToJson(const Timeline& timeline, const QString& title)
{
    QJsonArray tasks;
    for (const TaskRecord& task : timeline.tasks)
        tasks.append(taskToJson(task, timeline));
    const QJsonObject object {
        {"workers", timeline.workers},
        {"nanoseconds", static_cast<qint64>(timeline.length.count())},
        {"beginNanoseconds", qint64(timeline.sinceStart({}).count())},
        {"busyShare", timeline.busyShare()},
        {"tailNanoseconds", static_cast<qint64>(timeline.tail().count())},
        {"timesCountFrom", timeline.begin ? "start of the search" : "start of the run"},
        {"tasksRecorded", static_cast<qint64>(timeline.recordedTasks())},
        {"tasksCreated", static_cast<qint64>(timeline.created)},
        {"tasksStolen", static_cast<qint64>(timeline.stolen)},
        {"tasksInline", static_cast<qint64>(timeline.ranInline)},
        {"bounds", boundsToJson(timeline)},
        {"tasks", tasks},
        {"displayTimeUnit", "ns"},
        {"traceEvents", traceEvents({title, timeline})},
    };
    return QJsonDocument(object).toJson();
}
