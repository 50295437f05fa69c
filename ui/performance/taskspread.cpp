// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/taskspread.h"

#include "core/support/formats/csv.h"
#include "ui/performance/runhistory.h"
#include "ui/performance/workers/drawing/timelinewords.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

namespace {

struct TaskSpreadWords
{
    Q_DECLARE_TR_FUNCTIONS(TaskSpread)
};

constexpr double nanosecondsOfMicrosecond = 1000;
/// As many as make a number that is read back the same.
constexpr int taskTimeDigits = 15;

QString ownTimeText(double microseconds)
{
    return taskTimeText(
        std::chrono::nanoseconds(std::llround(microseconds * nanosecondsOfMicrosecond)));
}

SpreadKind taskKind()
{
    return {.title = TaskSpreadWords::tr("Own time of the tasks, distribution"),
            .across = TaskSpreadWords::tr("Own time of a task in µs"),
            .up = TaskSpreadWords::tr("Tasks"),
            .onAxis = [](double value) { return value; },
            .binText =
                [](int count, double low, double high) {
                    return TaskSpreadWords::tr("%n tasks from %1 to %2", nullptr, count)
                        .arg(ownTimeText(low), ownTimeText(high));
                }};
}

}

std::vector<EngineValues> taskspread::byEngine(const RunHistory& history)
{
    return valuesByEngine(history, [](const MovePoint& point, std::vector<double>& values) {
        if (!point.taskTimes)
            return false;
        for (const std::chrono::nanoseconds time : *point.taskTimes)
            values.push_back(static_cast<double>(time.count()) / nanosecondsOfMicrosecond);
        return true;
    });
}

std::vector<double> taskspread::onAxis(const std::vector<EngineValues>& engines)
{
    return valuesOnAxis(engines, taskKind());
}

Figure taskspread::figure(const std::vector<EngineValues>& engines, bool isLogarithmic)
{
    return spreadFigure(taskKind(), engines, isLogarithmic, text(engines));
}

QString taskspread::text(const std::vector<EngineValues>& engines)
{
    QStringList sentences;
    bool isTailKnown = true;
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        isTailKnown = isTailKnown && found.isTailKnown();
        const QString tasks
            = TaskSpreadWords::tr("%n tasks", nullptr, static_cast<int>(found.values));
        const QString searches = TaskSpreadWords::tr("%n searches", nullptr, engine.moves);
        sentences << TaskSpreadWords::tr("%1: %2 in %3, own time p50 %4, p90 %5, p99 %6, most %7.",
                                         "an engine, “412 tasks”, “9 searches”, then percentiles")
                         .arg(engine.engine, tasks, searches, ownTimeText(found.p50),
                              ownTimeText(found.p90), ownTimeText(found.p99),
                              ownTimeText(found.most));
        if (engine.disturbed > 0)
            sentences << TaskSpreadWords::tr("%n of these searches were disturbed by other work.",
                                             nullptr, engine.disturbed);
    }
    if (!isTailKnown)
        sentences << TaskSpreadWords::tr(
            "With fewer than 100 tasks, p99 lies between the two largest values.");
    return sentences.join(u' ');
}

QByteArray taskspread::toCsv(const std::vector<EngineValues>& engines)
{
    const auto number = [](double value) { return QString::number(value, 'g', taskTimeDigits); };
    QByteArray rows("engine,searches,disturbed,tasks,p50_us,p90_us,p99_us,most_us\n");
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        rows += csvRow({engine.engine, QString::number(engine.moves),
                        QString::number(engine.disturbed), QString::number(found.values),
                        number(found.p50), number(found.p90), number(found.p99),
                        number(found.most)});
    }
    return rows;
}

QByteArray taskspread::toJson(const std::vector<EngineValues>& engines)
{
    QJsonArray all;
    for (const EngineValues& engine : engines) {
        const Percentiles found = percentilesOf(engine.values);
        QJsonArray values;
        for (const double value : engine.values)
            values.append(value);
        all.append(QJsonObject {{"engine", engine.engine},
                                {"searches", engine.moves},
                                {"disturbed", engine.disturbed},
                                {"tasks", static_cast<int>(found.values)},
                                {"p50_us", found.p50},
                                {"p90_us", found.p90},
                                {"p99_us", found.p99},
                                {"most_us", found.most},
                                {"values_us", values}});
    }
    return QJsonDocument(QJsonObject {{"engines", all}}).toJson();
}
