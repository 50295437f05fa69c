// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timeline/timelinefigures.h"

#include "core/parallel/criticalpath.h"
#include "core/parallel/listschedule.h"
#include "core/parallel/timelinemetrics.h"
#include "core/search/timeline/timelinetext.h"

#include <QJsonArray>

namespace {

constexpr int mostWorkersOfCurve = 16;

qint64 nanosecondsOf(std::chrono::nanoseconds time)
{
    return time.count();
}

QJsonValue boundsToJson(const Timeline& timeline)
{
    const SpeedupBounds bounds = speedupBounds(timeline);
    if (!bounds.isKnown)
        return QJsonValue::Null;
    QJsonArray curve;
    for (const double speedup : speedupCurve(timeline, mostWorkersOfCurve))
        curve.append(speedup);
    QJsonArray steps;
    for (const int step : criticalPathOf(timeline).steps)
        steps.append(taskLabel(timeline.tasks[static_cast<std::size_t>(step)], timeline));
    return QJsonObject {{"reached", bounds.reached},
                        {"byTasks", bounds.byTasks},
                        {"amdahl", bounds.amdahl},
                        {"serialShare", bounds.serialShare},
                        {"workNanoseconds", nanosecondsOf(bounds.work)},
                        {"processorNanoseconds", nanosecondsOf(bounds.processor)},
                        {"serialNanoseconds", nanosecondsOf(bounds.serial)},
                        {"longestTaskNanoseconds", nanosecondsOf(bounds.longestTask)},
                        {"criticalPathNanoseconds", nanosecondsOf(bounds.criticalPath)},
                        {"criticalPathIsLowerBound", bounds.pathHasShared},
                        {"criticalPath", steps},
                        {"ofListSchedule", curve}};
}

}

QString stateName(WorkerState state)
{
    switch (state) {
    case WorkerState::Running:
        return QStringLiteral("running");
    case WorkerState::Ready:
        return QStringLiteral("ready");
    case WorkerState::Overhead:
        return QStringLiteral("overhead");
    case WorkerState::Asleep:
        return QStringLiteral("asleep");
    case WorkerState::InTask:
        return QStringLiteral("inTask");
    case WorkerState::NoTask:
        return QStringLiteral("noTask");
    }
    return {};
}

QJsonObject statesToJson(const StateSums& sums)
{
    QJsonObject object;
    for (std::size_t i = 0; i < workerStateCount; ++i)
        if (const auto state = static_cast<WorkerState>(i);
            sums[state] > std::chrono::nanoseconds {0})
            object.insert(stateName(state) + QStringLiteral("Nanoseconds"),
                          nanosecondsOf(sums[state]));
    return object;
}

QJsonObject timelineFigures(const Timeline& timeline)
{
    StateSums all;
    QJsonArray workers;
    for (const StateSums& worker :
         stateSums(statesOf(timeline), std::chrono::nanoseconds {0}, timeline.length)) {
        workers.append(statesToJson(worker));
        all += worker;
    }
    QJsonObject object {{"states", statesToJson(all)},
                        {"statesOfWorkers", workers},
                        {"bounds", boundsToJson(timeline)}};
    const std::vector<IdleStretch> stretches = idleStretches(timeline);
    if (!stretches.empty()) {
        const IdleStretch& longest = stretches.front();
        object.insert(
            "longestWithoutTask",
            QJsonObject {{"worker", longest.worker + 1},
                         {"startNanoseconds", nanosecondsOf(timeline.sinceStart(longest.start))},
                         {"endNanoseconds", nanosecondsOf(timeline.sinceStart(longest.end))}});
    }
    return object;
}
