// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/searchtasks.h"

#include "core/search/timeline/timelinetext.h"
#include "core/support/formats/jsonfields.h"

#include <QCoreApplication>
#include <limits>
#include <optional>

namespace {

/// In nanoseconds.
constexpr qint64 longestTask = qint64 {10} * 24 * 3600 * 1'000'000'000;

std::optional<TaskPath> pathFromText(const QJsonValue& value)
{
    const QString text = value.toString();
    if (!value.isString() || text.size() > TaskPath::longest)
        return std::nullopt;
    TaskPath path;
    for (const QChar column : text) {
        if (column < u'1' || column > u'7')
            return std::nullopt;
        path = path.then(column.unicode() - u'1');
    }
    return path;
}

/// The numbers of a row, each within its bounds.
class TaskRow
{
public:
    explicit TaskRow(const QJsonValue& value) : m_fields(value.toArray()) { }

    qint64 next(qint64 low, qint64 high)
    {
        const QJsonValue value = m_fields.at(m_next++);
        const qint64 number = value.toInteger(low);
        m_isRight &= value.isDouble() && value.toInteger(high) == number && number >= low
            && number <= high;
        return number;
    }
    TaskPath path()
    {
        const auto path = pathFromText(m_fields.at(m_next++));
        m_isRight &= path.has_value();
        return path.value_or(TaskPath());
    }
    /// A number, or null where there is none.
    std::optional<std::int32_t> perhaps()
    {
        if (m_fields.at(m_next).isNull()) {
            ++m_next;
            return std::nullopt;
        }
        return static_cast<std::int32_t>(next(std::numeric_limits<std::int32_t>::min(),
                                              std::numeric_limits<std::int32_t>::max()));
    }
    /// In nanoseconds, or null where it is not known.
    std::optional<std::chrono::nanoseconds> time(qint64 longest)
    {
        if (m_fields.at(m_next).isNull()) {
            ++m_next;
            return std::nullopt;
        }
        return std::chrono::nanoseconds(next(0, longest));
    }
    bool isOver() const { return m_next >= m_fields.size(); }
    bool isRight() const { return m_isRight && m_next == m_fields.size(); }

private:
    QJsonArray m_fields;
    qsizetype m_next = 0;
    bool m_isRight = true;
};

TaskRecord taskOf(TaskRow& row, int workers)
{
    TaskRecord task;
    task.worker = static_cast<int>(row.next(0, workers - 1));
    task.start = std::chrono::nanoseconds(row.next(0, longestTask));
    task.end = std::chrono::nanoseconds(row.next(task.start.count(), longestTask));
    task.nodes = static_cast<std::uint64_t>(row.next(0, JsonFields::mostCounted));
    task.path = row.path();
    task.run = static_cast<TaskRecord::Run>(row.next(0, int(TaskRecord::Run::Inline)));
    task.asked.about = static_cast<TaskQuery::About>(row.next(0, int(TaskQuery::About::Traps)));
    task.asked.question
        = static_cast<TaskQuery::Question>(row.next(0, int(TaskQuery::Question::Lasts)));
    task.asked.answer = static_cast<TaskQuery::Answer>(row.next(0, int(TaskQuery::Answer::No)));
    task.asked.number = static_cast<int>(row.next(0, std::numeric_limits<int>::max()));
    task.depth = static_cast<int>(row.next(0, 42));
    task.value = row.perhaps();
    task.atMost = row.next(0, 1) == 1;
    // Earlier versions did not count processor time.
    if (row.isOver())
        return task;
    task.times.running = row.time(task.length().count());
    task.times.ranBefore = row.time(longestTask).value_or(std::chrono::nanoseconds(0));
    task.times.readyBefore = row.time(longestTask);
    return task;
}

TaskEvent eventOf(TaskRow& row, int workers)
{
    TaskEvent event;
    event.kind = static_cast<TaskEvent::Kind>(row.next(0, int(TaskEvent::Kind::Best)));
    event.worker = static_cast<std::uint8_t>(row.next(0, workers - 1));
    event.task = static_cast<std::uint8_t>(row.next(0, 255));
    event.value = static_cast<std::int32_t>(row.next(std::numeric_limits<std::int32_t>::min(),
                                                     std::numeric_limits<std::int32_t>::max()));
    return event;
}

template <typename Record>
std::vector<Record> recordsIn(const JsonFields& fields, const QString& key, int workers,
                              Record (*read)(TaskRow& row, int workers))
{
    std::vector<Record> records;
    const QJsonArray rows = fields.array(key, searchtasks::most);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        TaskRow row(rows[i]);
        records.push_back(read(row, workers));
        if (!row.isRight()) {
            fields.refuse(QCoreApplication::translate("RecordingFile",
                                                      "%1[%2] must be written as by play --record: "
                                                      "whole numbers, with a worker below %3.")
                              .arg(fields.placeOf(key))
                              .arg(i)
                              .arg(workers));
            return {};
        }
    }
    return records;
}

}

QJsonArray searchtasks::toJson(const std::vector<TaskRecord>& tasks)
{
    const auto time = [](std::optional<std::chrono::nanoseconds> known) {
        return known ? QJsonValue(static_cast<qint64>(known->count())) : QJsonValue();
    };
    QJsonArray rows;
    for (const TaskRecord& task : tasks)
        rows.append(QJsonArray {
            task.worker, static_cast<qint64>(task.start.count()),
            static_cast<qint64>(task.end.count()), static_cast<qint64>(task.nodes),
            taskDigits(task.path), static_cast<int>(task.run), static_cast<int>(task.asked.about),
            static_cast<int>(task.asked.question), static_cast<int>(task.asked.answer),
            task.asked.number, task.depth, task.value ? QJsonValue(*task.value) : QJsonValue(),
            task.atMost ? 1 : 0, time(task.times.running),
            static_cast<qint64>(task.times.ranBefore.count()), time(task.times.readyBefore)});
    return rows;
}

QJsonArray searchtasks::toJson(const std::vector<TaskEvent>& events)
{
    QJsonArray rows;
    for (const TaskEvent& event : events)
        rows.append(
            QJsonArray {static_cast<int>(event.kind), event.worker, event.task, event.value});
    return rows;
}

std::vector<TaskRecord> searchtasks::tasksFromJson(const JsonFields& fields, const QString& key,
                                                   int workers)
{
    return recordsIn<TaskRecord>(fields, key, workers, taskOf);
}

std::vector<TaskEvent> searchtasks::eventsFromJson(const JsonFields& fields, const QString& key,
                                                   int workers)
{
    return recordsIn<TaskEvent>(fields, key, workers, eventOf);
}
