// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/timelinejson.h"

#include "core/search/timeline/chrometrace.h"
#include "core/search/timeline/timelinefigures.h"
#include "core/search/timeline/timelinetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace {

QJsonObject taskToJson(const TaskRecord& task, const Timeline& timeline)
{
    QJsonObject object {{"worker", task.worker + 1},
                        {"label", taskLabel(task, timeline)},
                        {"run", taskRunName(task.run, timeline.sharing)},
                        {"startNanoseconds", qint64(timeline.sinceStart(task.start).count())},
                        {"endNanoseconds", qint64(timeline.sinceStart(task.end).count())},
                        {"nodes", static_cast<qint64>(task.nodes)}};
    if (task.times.running) {
        object.insert("runningNanoseconds", qint64(task.work().count()));
        object.insert("overheadBeforeNanoseconds", qint64(task.times.ranBefore.count()));
    }
    if (task.times.readyBefore)
        object.insert("readyBeforeNanoseconds", qint64(task.times.readyBefore->count()));
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
    const std::optional<double> busy = timeline.busyShare();
    QJsonObject object {
        {"workers", timeline.workers},
        {"nanoseconds", static_cast<qint64>(timeline.length.count())},
        {"beginNanoseconds", qint64(timeline.sinceStart({}).count())},
        {"busyShare", busy ? QJsonValue(*busy) : QJsonValue()},
        {"taskShare", timeline.taskShare()},
        {"tailNanoseconds", static_cast<qint64>(timeline.tail().count())},
        {"timesCountFrom", timeline.begin ? "start of the search" : "start of the run"},
        {"tasksRecorded", static_cast<qint64>(timeline.recordedTasks())},
        {"tasksCreated", static_cast<qint64>(timeline.created)},
        {"tasksStolen", static_cast<qint64>(timeline.stolen)},
        {"tasksInline", static_cast<qint64>(timeline.ranInline)},
        {"tasks", tasks},
        {"displayTimeUnit", "ns"},
        {"traceEvents", traceEvents({title, timeline})},
    };
    const QJsonObject figures = timelineFigures(timeline);
    for (auto figure = figures.begin(); figure != figures.end(); ++figure)
        object.insert(figure.key(), figure.value());
    return QJsonDocument(object).toJson();
}
