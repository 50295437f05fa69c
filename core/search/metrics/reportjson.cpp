// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/metrics/reportjson.h"

#include "core/search/metrics/branching.h"
#include "core/search/metrics/disturbance.h"
#include "core/search/metrics/reportwords.h"
#include "core/search/metrics/searchquantity.h"

#include <algorithm>
#include <cmath>

namespace {

QJsonObject timesToJson(const ThreadTimes& times)
{
    QJsonObject object {{"runningMilliseconds", toMilliseconds(times.running)}};
    if (times.waiting)
        object.insert("readyMilliseconds", toMilliseconds(*times.waiting));
    return object;
}

/// The three states of a worker, as far as the system tells them; they fill the search.
QJsonObject workerToJson(const ThreadTimes& times, std::chrono::nanoseconds whole)
{
    QJsonObject object = timesToJson(times);
    if (times.waiting)
        object.insert("asleepMilliseconds",
                      toMilliseconds(std::max(whole - times.running - *times.waiting,
                                              std::chrono::nanoseconds(0))));
    return object;
}

void addTaskTimes(QJsonObject& object, const TaskTimes& times)
{
    if (!times.running)
        return;
    object.insert("runningMilliseconds", toMilliseconds(*times.running));
    object.insert("ranBeforeMilliseconds", toMilliseconds(times.ranBefore));
    if (times.readyBefore)
        object.insert("readyBeforeMilliseconds", toMilliseconds(*times.readyBefore));
}

QJsonArray rootMovesToJson(const std::vector<RootMoveReport>& moves)
{
    QJsonArray array;
    for (const RootMoveReport& move : moves) {
        QJsonObject object {{"column", move.move.column() + 1},
                            {"worker", move.worker},
                            {"startMilliseconds", toMilliseconds(move.start)},
                            {"endMilliseconds", toMilliseconds(move.end)},
                            {"nodes", static_cast<qint64>(move.nodes)}};
        if (move.value) {
            object.insert("value", *move.value);
            object.insert("bound", reportwords::bounds().at(static_cast<int>(move.bound)));
        }
        addTaskTimes(object, move.times);
        array.append(object);
    }
    return array;
}

QJsonObject iterationToJson(const std::vector<IterationReport>& iterations, std::size_t index)
{
    const IterationReport& iteration = iterations[index];
    QJsonObject object {{"depth", iteration.depth},
                        {"complete", iteration.complete},
                        {"nodes", static_cast<qint64>(iteration.counts.nodes)},
                        {"leaves", static_cast<qint64>(iteration.counts.leaves)},
                        {"cutoffs", static_cast<qint64>(iteration.counts.cutoffs)},
                        {"startMilliseconds", toMilliseconds(iteration.start)},
                        {"milliseconds", toMilliseconds(iteration.time)}};
    if (!iteration.rootMoves.empty())
        object.insert("rootMoves", rootMovesToJson(iteration.rootMoves));
    if (iteration.complete) {
        object.insert("bestColumn", iteration.bestMove.column() + 1);
        object.insert("score", scoreToJson(iteration.score));
    }
    if (const auto growth = growthAt(iterations, index))
        object.insert("growth", *growth);
    if (const auto factor = branchingFactor(iteration))
        object.insert("branchingFactor", *factor);
    return object;
}

QJsonObject tableToJson(const TableStatistics& table)
{
    QJsonObject object {{"reads", static_cast<qint64>(table.reads)},
                        {"hits", static_cast<qint64>(table.hits)},
                        {"cutoffs", static_cast<qint64>(table.cutoffs)},
                        {"stores", static_cast<qint64>(table.stores)},
                        {"bytes", static_cast<qint64>(table.bytes)}};
    if (table.fill)
        object.insert("fill", *table.fill);
    return object;
}

QJsonObject quantitiesToJson(const SearchReport& report)
{
    QJsonObject object;
    for (const SearchQuantity& quantity : searchQuantities())
        if (const auto value = quantity.value(report))
            object.insert(quantity.key, *value);
    return object;
}

}

QString statusText(SearchReport::Status status)
{
    return reportwords::statuses().value(static_cast<int>(status));
}

QJsonValue scoreToJson(const Score& score)
{
    if (score.kind == Score::Kind::None)
        return {};
    QJsonObject object {{"kind", reportwords::scoreKinds().at(static_cast<int>(score.kind))},
                        {"bound", reportwords::bounds().at(static_cast<int>(score.bound))},
                        {"text", score.toText()}};
    if (score.kind == Score::Kind::Win || score.kind == Score::Kind::Loss)
        object.insert("plies", score.plies);
    // That of a win follows from its plies where a search found it.
    if (score.kind == Score::Kind::Estimate || score.value != reportwords::usualValue(score))
        object.insert("value", score.value);
    return object;
}

QJsonArray movesToJson(const std::vector<Move>& moves)
{
    QJsonArray array;
    for (const Move move : moves)
        array.append(move.column() + 1);
    return array;
}

QJsonObject reportToJson(const SearchReport& report)
{
    QJsonArray columns;
    for (int column = 0; column < SearchReport::columns; ++column)
        columns.append(
            QJsonObject {{"column", column + 1},
                         {"score", scoreToJson(report.columnScores[std::size_t(column)])}});
    QJsonObject object {
        {"engine", report.engine},
        {"variant", report.variant.text()},
        {"status", statusText(report.status)},
        {"bestColumn", report.failure ? QJsonValue() : QJsonValue(report.bestMove.column() + 1)},
        {"score", scoreToJson(report.score)},
        {"columns", columns},
        {"principalVariation", movesToJson(report.principalVariation)},
        {"depth", report.depth},
        {"nodes", static_cast<qint64>(report.nodes)},
        {"leaves", static_cast<qint64>(report.leaves)},
        {"cutoffs", static_cast<qint64>(report.cutoffs)},
        {"milliseconds", toMilliseconds(report.time)},
        {"nodesPerSecond", report.nodesPerSecond()},
        {"workers", report.workers},
        {"rootMoves", rootMovesToJson(report.rootMoves)},
    };
    if (report.failure)
        object.insert("failure", report.failure->toCell());
    if (report.ownUnits)
        object.insert("ownUnits", true);
    Disturbance::of(report).addTo(object);
    return object;
}

QJsonObject statisticsToJson(const SearchReport& report)
{
    const SearchStatistics& statistics = report.statistics;
    QJsonArray iterations;
    for (std::size_t i = 0; i < report.iterations.size(); ++i)
        iterations.append(iterationToJson(report.iterations, i));
    QJsonArray cutoffs;
    for (const std::uint64_t count : statistics.cutoffsByMove)
        cutoffs.append(static_cast<qint64>(count));
    QJsonArray workers;
    for (const ThreadTimes& worker : report.workerTimes)
        workers.append(workerToJson(worker, report.time));
    QJsonObject object {{"iterations", iterations},
                        {"cutoffs", static_cast<qint64>(statistics.cutoffs())},
                        {"cutoffsByMove", cutoffs},
                        {"workers", workers},
                        {"processor", timesToJson(report.processorTime())},
                        {"quantities", quantitiesToJson(report)}};
    if (report.leaves > 0 || statistics.evaluations > 0)
        object.insert("evaluations", static_cast<qint64>(statistics.evaluations));
    if (statistics.selectiveDepth > 0)
        object.insert("selectiveDepth", statistics.selectiveDepth);
    if (statistics.table)
        object.insert("table", tableToJson(*statistics.table));
    if (statistics.bookColumns)
        object.insert("bookColumns", static_cast<qint64>(*statistics.bookColumns));
    if (report.residentBefore)
        object.insert("processBytesBefore", static_cast<qint64>(*report.residentBefore));
    if (report.residentBytes)
        object.insert("processBytes", static_cast<qint64>(*report.residentBytes));
    return object;
}

QJsonObject wholeReportToJson(const SearchReport& report)
{
    QJsonObject object = reportToJson(report);
    object.insert("statistics", statisticsToJson(report));
    return object;
}
