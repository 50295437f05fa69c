// SPDX-License-Identifier: GPL-3.0-or-later
//
// A report read back; its writer is in reportjson.cpp.
#include "core/search/metrics/reportjson.h"
#include "core/search/metrics/reportwords.h"
#include "core/support/formats/jsonfields.h"

#include <QCoreApplication>
#include <limits>

namespace {

struct ReportReaderText
{
    Q_DECLARE_TR_FUNCTIONS(SearchReport)
};

/// In milliseconds; no search here is longer.
constexpr double longestSearch = 10.0 * 24 * 3600 * 1000;

std::uint64_t countIn(const JsonFields& fields, const QString& key,
                      std::optional<qint64> otherwise = {})
{
    return static_cast<std::uint64_t>(fields.whole(key, 0, JsonFields::mostCounted, otherwise));
}

std::chrono::nanoseconds timeIn(const JsonFields& fields, const QString& key,
                                std::optional<double> otherwise = {})
{
    return fromMilliseconds(fields.number(key, 0, longestSearch, otherwise));
}

/// The part can't be more than the whole.
void checkPart(const JsonFields& fields, const QString& part, const QString& whole,
               std::uint64_t partCount, std::uint64_t wholeCount)
{
    if (partCount > wholeCount)
        fields.refuse(ReportReaderText::tr("%1 is %2, but cannot be more than %3, which is %4.")
                          .arg(fields.placeOf(part), QString::number(partCount), whole,
                               QString::number(wholeCount)));
}

Move moveIn(const JsonFields& fields, const QString& key, const Position& root)
{
    const Move move(static_cast<int>(fields.whole(key, 1, SearchReport::columns)) - 1);
    if (!fields.isWrong() && !root.canPlay(move))
        fields.refuse(ReportReaderText::tr("%1 is %2, but that column is full.")
                          .arg(fields.placeOf(key))
                          .arg(move.column() + 1));
    return move;
}

Score scoreIn(const JsonFields& parent, const QString& key)
{
    if (!parent.has(key) || parent.isNull(key))
        return {};
    const JsonFields fields = parent.object(key);
    Score score {.kind = static_cast<Score::Kind>(fields.choice("kind", reportwords::scoreKinds())),
                 .bound
                 = static_cast<Score::Bound>(fields.choice("bound", reportwords::bounds(), 0))};
    if (score.kind == Score::Kind::None)
        return {};
    if (score.kind == Score::Kind::Win || score.kind == Score::Kind::Loss)
        score.plies = static_cast<int>(fields.whole("plies", 0, Position::Shape::squares));
    const bool isEstimate = score.kind == Score::Kind::Estimate;
    score.value = static_cast<Value>(fields.whole(
        "value", -value::infinite, value::infinite,
        isEstimate ? std::nullopt : std::optional<qint64>(reportwords::usualValue(score))));
    return score;
}

std::vector<Move> lineIn(const JsonFields& fields, const QString& key, Position position)
{
    std::vector<Move> line;
    for (const qint64 column :
         fields.wholes(key, Position::Shape::squares, 1, SearchReport::columns)) {
        const Move move(static_cast<int>(column) - 1);
        if (fields.isWrong())
            break;
        if (position.isFinished() || !position.canPlay(move)) {
            fields.refuse(ReportReaderText::tr("%1[%2] is %3, which cannot be played there.")
                              .arg(fields.placeOf(key))
                              .arg(line.size())
                              .arg(column));
            break;
        }
        position.play(move);
        line.push_back(move);
    }
    return line;
}

/// Earlier versions wrote the moves that a search never came to with times before its start.
bool wasNeverBegun(const JsonFields& move)
{
    return !move.has(QStringLiteral("value"))
        && move.value(QStringLiteral("startMilliseconds")).toDouble() < 0
        && move.value(QStringLiteral("endMilliseconds")).toDouble() < 0;
}

TaskTimes taskTimesIn(const JsonFields& fields)
{
    if (!fields.has(QStringLiteral("runningMilliseconds")))
        return {};
    TaskTimes times {.running = timeIn(fields, QStringLiteral("runningMilliseconds")),
                     .ranBefore = timeIn(fields, QStringLiteral("ranBeforeMilliseconds"), 0)};
    if (fields.has(QStringLiteral("readyBeforeMilliseconds")))
        times.readyBefore = timeIn(fields, QStringLiteral("readyBeforeMilliseconds"));
    return times;
}

std::vector<RootMoveReport> rootMovesIn(const JsonFields& parent, const QString& key, int workers,
                                        const Position& root)
{
    std::vector<RootMoveReport> moves;
    for (const JsonFields& fields : parent.objects(key, SearchReport::columns)) {
        if (wasNeverBegun(fields))
            continue;
        RootMoveReport& move = moves.emplace_back();
        move.move = moveIn(fields, QStringLiteral("column"), root);
        move.worker = static_cast<int>(fields.whole("worker", 0, workers - 1));
        move.start = timeIn(fields, QStringLiteral("startMilliseconds"));
        move.end = timeIn(fields, QStringLiteral("endMilliseconds"));
        move.nodes = countIn(fields, QStringLiteral("nodes"));
        if (fields.has(QStringLiteral("value"))) {
            move.value
                = static_cast<Value>(fields.whole("value", -value::infinite, value::infinite));
            move.bound
                = static_cast<Score::Bound>(fields.choice("bound", reportwords::bounds(), 0));
        }
        move.times = taskTimesIn(fields);
        if (move.end < move.start)
            fields.refuse(ReportReaderText::tr("%1 ends before it begins.")
                              .arg(fields.placeOf(QStringLiteral("endMilliseconds"))));
    }
    return moves;
}

IterationReport iterationIn(const JsonFields& fields, const Position& root, int workers)
{
    IterationReport iteration;
    iteration.depth = static_cast<int>(fields.whole("depth", 0, Position::Shape::squares));
    iteration.counts = {.nodes = countIn(fields, QStringLiteral("nodes")),
                        .leaves = countIn(fields, QStringLiteral("leaves"), 0),
                        .cutoffs = countIn(fields, QStringLiteral("cutoffs"), 0)};
    iteration.time = timeIn(fields, QStringLiteral("milliseconds"));
    iteration.start = timeIn(fields, QStringLiteral("startMilliseconds"), 0);
    iteration.rootMoves = rootMovesIn(fields, QStringLiteral("rootMoves"), workers, root);
    iteration.complete = fields.flag("complete", false);
    if (iteration.complete) {
        iteration.bestMove = moveIn(fields, QStringLiteral("bestColumn"), root);
        iteration.score = scoreIn(fields, QStringLiteral("score"));
    }
    return iteration;
}

TableStatistics tableIn(const JsonFields& fields)
{
    TableStatistics table {.reads = countIn(fields, QStringLiteral("reads")),
                           .hits = countIn(fields, QStringLiteral("hits")),
                           .cutoffs = countIn(fields, QStringLiteral("cutoffs")),
                           .stores = countIn(fields, QStringLiteral("stores"), 0),
                           .bytes = countIn(fields, QStringLiteral("bytes"), 0)};
    checkPart(fields, QStringLiteral("hits"), QStringLiteral("reads"), table.hits, table.reads);
    checkPart(fields, QStringLiteral("cutoffs"), QStringLiteral("hits"), table.cutoffs, table.hits);
    if (fields.has(QStringLiteral("fill")))
        table.fill = fields.number("fill", 0, 1);
    return table;
}

ThreadTimes workerIn(const JsonFields& fields)
{
    ThreadTimes times {.running = timeIn(fields, QStringLiteral("runningMilliseconds"))};
    // The second is its name in older files.
    for (const char* key : {"readyMilliseconds", "waitingMilliseconds"})
        if (fields.has(QLatin1String(key)) && !times.waiting)
            times.waiting = timeIn(fields, QLatin1String(key));
    return times;
}

void readStatistics(const JsonFields& fields, const Position& root, SearchReport& report)
{
    SearchStatistics& statistics = report.statistics;
    statistics.evaluations = countIn(fields, QStringLiteral("evaluations"), 0);
    statistics.selectiveDepth
        = static_cast<int>(fields.whole("selectiveDepth", 0, Position::Shape::squares, 0));
    const std::vector<qint64> cutoffs
        = fields.wholes("cutoffsByMove", SearchStatistics::mostTried, 0, JsonFields::mostCounted);
    for (std::size_t tried = 0; tried < cutoffs.size(); ++tried)
        statistics.cutoffsByMove[tried] = static_cast<std::uint64_t>(cutoffs[tried]);
    if (fields.has(QStringLiteral("table")))
        statistics.table = tableIn(fields.object(QStringLiteral("table")));
    if (fields.has(QStringLiteral("bookColumns")))
        statistics.bookColumns
            = static_cast<std::uint64_t>(fields.whole("bookColumns", 0, SearchReport::columns, 0));
    // The last two are their names in older files.
    for (const auto& [key, bytes] :
         {std::pair {QStringLiteral("processBytesBefore"), &report.residentBefore},
          std::pair {QStringLiteral("processBytes"), &report.residentBytes},
          std::pair {QStringLiteral("residentBytesBefore"), &report.residentBefore},
          std::pair {QStringLiteral("residentBytes"), &report.residentBytes}})
        if (fields.has(key))
            *bytes = countIn(fields, key);
    for (const JsonFields& iteration :
         fields.objects(QStringLiteral("iterations"), Position::Shape::squares + 1))
        report.iterations.push_back(iterationIn(iteration, root, report.workers));
    for (const JsonFields& worker :
         fields.objects(QStringLiteral("workers"), SearchReport::mostWorkers))
        report.workerTimes.push_back(workerIn(worker));
}

}

SearchReport reportFromJson(const JsonFields& fields, const Position& root)
{
    SearchReport report;
    report.root = root;
    report.engine = fields.text("engine");
    if (const QString variant = fields.text("variant", QString()); !variant.isEmpty())
        report.variant = LazyText(variant);
    report.status = static_cast<SearchReport::Status>(fields.choice(
        "status", reportwords::statuses(), static_cast<int>(SearchReport::Status::Completed)));
    report.bestMove = moveIn(fields, QStringLiteral("bestColumn"), root);
    report.ownUnits = fields.flag("ownUnits", false);
    report.score = scoreIn(fields, QStringLiteral("score"));
    for (const JsonFields& column :
         fields.objects(QStringLiteral("columns"), SearchReport::columns)) {
        const qint64 number = column.whole("column", 1, SearchReport::columns);
        report.columnScores[static_cast<std::size_t>(number - 1)]
            = scoreIn(column, QStringLiteral("score"));
    }
    report.principalVariation = lineIn(fields, QStringLiteral("principalVariation"), root);
    report.depth = static_cast<int>(fields.whole("depth", 0, Position::Shape::squares, 0));
    report.nodes = countIn(fields, QStringLiteral("nodes"));
    report.leaves = countIn(fields, QStringLiteral("leaves"), 0);
    report.cutoffs = countIn(fields, QStringLiteral("cutoffs"), 0);
    report.time = timeIn(fields, QStringLiteral("milliseconds"));
    // Older files have no causes: there "disturbed" was by this program.
    const QString byProgram = QStringLiteral("disturbedByProgram");
    report.disturbed
        = fields.flag(fields.has(byProgram) ? byProgram : QStringLiteral("disturbed"), false);
    report.workers = static_cast<int>(fields.whole("workers", 1, SearchReport::mostWorkers, 1));
    report.rootMoves = rootMovesIn(fields, QStringLiteral("rootMoves"), report.workers, root);
    if (fields.has(QStringLiteral("statistics")))
        readStatistics(fields.object(QStringLiteral("statistics")), root, report);
    return report;
}
