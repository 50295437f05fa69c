// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results of the parallel study as JSON: for others, and to be kept.
#include "core/board/boards.h"
#include "core/fulltree/parallelcolumns.h"
#include "core/fulltree/parallelstudy.h"
#include "core/fulltree/speedup.h"
#include "core/search/searchreport.h"
#include "core/search/timeline/timelinetext.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/milliseconds.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace {

struct ParallelFileText
{
    Q_DECLARE_TR_FUNCTIONS(ParallelStudy)
};

constexpr int deepestKept = 12;

std::uint64_t countOf(const QJsonValue& value)
{
    return static_cast<std::uint64_t>(std::max<qint64>(0, value.toInteger()));
}

/// Nine fields a task, in the order of TaskRecord and TaskTimes, which is a fifth of what names
/// would take. Earlier versions wrote the first six.
QJsonArray tasksToJson(const Timeline& timeline)
{
    const auto time = [](std::optional<std::chrono::nanoseconds> known) {
        return known ? QJsonValue(static_cast<qint64>(known->count())) : QJsonValue();
    };
    QJsonArray tasks;
    for (const TaskRecord& task : timeline.tasks)
        tasks.append(QJsonArray {task.worker, static_cast<qint64>(task.start.count()),
                                 static_cast<qint64>(task.end.count()),
                                 static_cast<qint64>(task.nodes), taskLabel(task, timeline),
                                 static_cast<int>(task.run), time(task.times.running),
                                 time(task.times.ranBefore), time(task.times.readyBefore)});
    return tasks;
}

/// What was counted of a task's thread; nothing where that makes no sense.
TaskTimes readTimes(const QJsonArray& fields, std::chrono::nanoseconds length)
{
    const auto time = [&fields](int place) -> std::optional<std::chrono::nanoseconds> {
        const QJsonValue value = fields.at(place);
        if (!value.isDouble() || value.toInteger(-1) < 0)
            return std::nullopt;
        return std::chrono::nanoseconds(value.toInteger());
    };
    const auto running = time(6);
    if (!running || *running > length)
        return {};
    return {running, time(7).value_or(std::chrono::nanoseconds(0)), time(8)};
}

bool readTasks(const QJsonArray& tasks, Timeline& timeline)
{
    for (const auto& value : tasks) {
        const QJsonArray fields = value.toArray();
        const int run = fields.at(5).toInt(-1);
        const auto path = taskPathFromLabel(fields.at(4).toString(), timeline);
        TaskRecord task {.worker = fields.at(0).toInt(-1),
                         .start = std::chrono::nanoseconds(fields.at(1).toInteger()),
                         .end = std::chrono::nanoseconds(fields.at(2).toInteger()),
                         .nodes = countOf(fields.at(3)),
                         .path = path.value_or(TaskPath())};
        if (!path || task.worker < 0 || task.worker >= timeline.workers || task.start.count() < 0
            || task.end < task.start || run < 0 || run > static_cast<int>(TaskRecord::Run::Inline))
            return false;
        task.run = static_cast<TaskRecord::Run>(run);
        task.times = readTimes(fields, task.length());
        timeline.tasks.push_back(task);
    }
    return true;
}

QJsonObject timelineToJson(const Timeline& timeline)
{
    return {{"workers", timeline.workers},
            {"milliseconds", toMilliseconds(timeline.length)},
            {"busyShare", timeline.taskShare()},
            {"tailMilliseconds", toMilliseconds(timeline.tail())},
            {"tasksCreated", static_cast<qint64>(timeline.created)},
            {"tasksRunByAnotherWorker", static_cast<qint64>(timeline.stolen)},
            {"tasksRunInline", static_cast<qint64>(timeline.ranInline)},
            {"recordedPly", timeline.recordedPly},
            {"records", static_cast<qint64>(timeline.tasks.size())}};
}

bool readTimeline(const QJsonObject& object, Timeline& timeline)
{
    timeline.workers = object["workers"].toInt();
    timeline.length = fromMilliseconds(object["milliseconds"].toDouble());
    timeline.created = countOf(object["tasksCreated"]);
    timeline.stolen = countOf(object["tasksRunByAnotherWorker"]);
    timeline.ranInline = countOf(object["tasksRunInline"]);
    timeline.recordedPly = object["recordedPly"].toInt();
    return timeline.workers >= 1 && timeline.workers <= SearchReport::mostWorkers
        && readTasks(object["tasks"].toArray(), timeline);
}

QJsonObject rowToJson(const ParallelRow& row)
{
    QJsonArray times;
    for (const std::chrono::nanoseconds time : row.times)
        times.append(toMilliseconds(time));
    QJsonArray columns;
    for (const std::optional<int>& value : row.run.columnValues)
        columns.append(value ? QJsonValue(*value) : QJsonValue());
    QJsonObject object {{"strategy", strategyName(row.strategy)},
                        {"workers", row.workers},
                        {"milliseconds", times},
                        {"serialShare", serialShare(row.speedUp, row.workers)},
                        {"value", row.run.value},
                        {"columnValues", columns},
                        {"bestColumn", row.run.bestMove.column() + 1},
                        {"timeline", timelineToJson(row.run.timeline)}};
    addToJson(object, parallelColumns({}), row);
    return object;
}

Expected<ParallelRow> readRow(const QJsonObject& object, int repeats)
{
    ParallelRow row;
    FOURCAST_LET(const auto strategy, strategyFromName(object["strategy"].toString()));
    row.strategy = strategy;
    row.workers = object["workers"].toInt();
    for (const auto& time : object["milliseconds"].toArray())
        row.times.push_back(fromMilliseconds(time.toDouble()));
    row.speedUp = object["speedUp"].toDouble();
    row.leastSpeedUp = object["leastSpeedUp"].toDouble();
    row.mostSpeedUp = object["mostSpeedUp"].toDouble();
    row.run.nodes = countOf(object["nodes"]);
    row.run.value = object["value"].toInt();
    const QJsonArray columns = object["columnValues"].toArray();
    for (std::size_t i = 0; i < row.run.columnValues.size(); ++i)
        if (const QJsonValue value = columns.at(static_cast<qsizetype>(i)); value.isDouble())
            row.run.columnValues[i] = value.toInt();
    const int column = object["bestColumn"].toInt();
    const bool sound = row.workers >= 1 && row.workers <= SearchReport::mostWorkers
        && row.times.size() == static_cast<std::size_t>(repeats) && row.leastSpeedUp > 0
        && row.leastSpeedUp <= row.speedUp && row.speedUp <= row.mostSpeedUp && column >= 1
        && column <= 7 && readTimeline(object["timeline"].toObject(), row.run.timeline);
    if (!sound)
        return fail(ParallelFileText::tr("The row for %1 with %2 workers is damaged.")
                        .arg(strategyName(row.strategy))
                        .arg(row.workers));
    row.run.bestMove = Move(column - 1);
    row.run.time = row.run.timeline.length;
    return row;
}

QJsonArray publishedToJson()
{
    const auto seconds = [](double value) { return value > 0 ? QJsonValue(value) : QJsonValue(); };
    QJsonArray array;
    for (const PublishedTimes& times : publishedTimes())
        array.append(QJsonObject {{"what", times.what},
                                  {"depth", times.depth},
                                  {"workers", times.workers},
                                  {"sequentialSeconds", seconds(times.sequential)},
                                  {"rootListSeconds", seconds(times.rootList)},
                                  {"rootMappedSeconds", seconds(times.rootMapped)}});
    return array;
}

QJsonObject settingsToJson(const ParallelSettings& settings)
{
    QJsonArray workers;
    for (const int count : settings.workers)
        workers.append(count);
    return {{"board", settings.board},
            {"depth", settings.depth},
            {"seed", static_cast<qint64>(settings.seed)},
            {"strategiesAsked", QJsonArray::fromStringList(strategyNames(settings.strategies))},
            {"workersAsked", workers},
            {"repeatsAsked", settings.repeats},
            {"recorded", settings.record}};
}

Expected<ParallelSettings> readSettings(const QJsonObject& object)
{
    ParallelSettings settings;
    settings.board = object["board"].toString();
    FOURCAST_TRY(boardFromName(settings.board));
    settings.depth = object["depth"].toInt();
    settings.seed = countOf(object["seed"]);
    settings.repeats = object["repeatsAsked"].toInt();
    settings.record = object["recorded"].toBool();
    settings.strategies.clear();
    for (const auto& name : object["strategiesAsked"].toArray()) {
        FOURCAST_LET(const auto strategy, strategyFromName(name.toString()));
        settings.strategies.push_back(strategy);
    }
    settings.workers.clear();
    for (const auto& count : object["workersAsked"].toArray())
        settings.workers.push_back(std::clamp(count.toInt(), 1, SearchReport::mostWorkers));
    if (settings.depth < 1 || settings.depth > deepestKept || settings.repeats < 1
        || settings.workers.empty() || settings.strategies.empty())
        return fail(ParallelFileText::tr("The settings of this measurement are damaged."));
    return settings;
}

QJsonObject toObject(const ParallelResult& result)
{
    QJsonObject object = settingsToJson(result.settings);
    object.insert("what",
                  "the full minimax tree of the empty board, no pruning but in shared-bound, the "
                  "root counted; a win ends its line");
    object.insert("pointOfView", "values are the first player's: 1 win, -1 loss, 0 no result");
    if (!result.name.isEmpty())
        object.insert("name", result.name);
    object.insert("began", result.began.toString(Qt::ISODateWithMs));
    object.insert("machine", result.machine);
    object.insert("program", result.program);
    object.insert("disturbed", result.disturbed);
    object.insert("repeatsFinished", result.repeats);
    object.insert("serialShareOfSequential", result.serialShare);
    QJsonArray rows;
    for (const ParallelRow& row : result.rows)
        rows.append(rowToJson(row));
    object.insert("rows", rows);
    return object;
}

}

QByteArray parallelToJson(const ParallelResult& result)
{
    QJsonObject object = toObject(result);
    object.insert("published", publishedToJson());
    return jsonText(object);
}

QByteArray parallelToFile(const ParallelResult& result)
{
    QJsonObject object = toObject(result);
    QJsonArray rows = object["rows"].toArray();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QJsonObject row = rows.at(i).toObject();
        QJsonObject timeline = row["timeline"].toObject();
        timeline.insert("tasks",
                        tasksToJson(result.rows[static_cast<std::size_t>(i)].run.timeline));
        row.insert("timeline", timeline);
        rows[i] = row;
    }
    object.insert("rows", rows);
    return jsonText(object, QJsonDocument::Compact);
}

Expected<ParallelResult> parallelFromFile(const QByteArray& bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (!object.contains("workersAsked") || !object.contains("rows"))
        return fail(ParallelFileText::tr("This is not a measurement of the parallel study."));
    FOURCAST_LET(const auto settings, readSettings(object));
    ParallelResult result;
    result.settings = settings;
    result.began = QDateTime::fromString(object["began"].toString(), Qt::ISODateWithMs);
    result.name = object["name"].toString();
    result.machine = object["machine"].toString();
    result.program = object["program"].toString();
    result.disturbed = object["disturbed"].toBool();
    result.repeats = object["repeatsFinished"].toInt();
    result.serialShare = std::clamp(object["serialShareOfSequential"].toDouble(), 0.0, 1.0);
    for (const auto& value : object["rows"].toArray()) {
        FOURCAST_LET(auto row, readRow(value.toObject(), result.repeats));
        result.rows.push_back(std::move(row));
    }
    if (result.rows.empty() || result.rows.front().strategy != ParallelStrategy::Sequential
        || !result.began.isValid())
        return fail(ParallelFileText::tr("This measurement is damaged."));
    return result;
}
