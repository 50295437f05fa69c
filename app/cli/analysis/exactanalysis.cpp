// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/exactanalysis.h"

#include "app/cli/analysis/analyzetext.h"
#include "app/cli/analysis/solveroptions.h"
#include "app/cli/analysis/statisticsoutput.h"
#include "app/cli/analysis/threatoutput.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/search/metrics/reportjson.h"
#include "core/search/seededchoice.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinefigures.h"
#include "core/solver/solvertasks.h"
#include "core/support/text/counttext.h"

namespace {

double speed(const SolveReport& report)
{
    return report.time.count() > 0
        ? 1e9 * static_cast<double>(report.nodes) / static_cast<double>(report.time.count())
        : 0.0;
}

/// Of the move that the line begins with.
QString bestMoveReason(const ColumnsReport& report, const Position& position)
{
    return moveReason(position, report.line.front(), playerNames(), &report);
}

QJsonObject toJson(const ColumnsReport& report, const Position& position,
                   const ExactAnalysis& analysis, const Solver& solver)
{
    QJsonArray columns;
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& score = report.moves[static_cast<std::size_t>(column)];
        columns.append(QJsonObject {
            {"column", column + 1},
            {"score",
             score ? QJsonValue(intervalToJson(*score, position.plies())) : QJsonValue()}});
    }
    return {
        {"engine", "perfect"},
        {"position", notation::toDigits(analysis.moves)},
        {"sideToMove", sideName(position.sideToMove())},
        {"pointOfView", "the side to move"},
        {"units", "22 minus the discs that the winner has on the board at the end"},
        {"seed", static_cast<qint64>(analysis.seed)},
        {"status", statusText(report.whole.status)},
        {"score", intervalToJson(report.whole.score, position.plies())},
        {"columns", columns},
        {"bestColumns", movesToJson(report.best)},
        {"reason",
         report.line.empty() ? QJsonValue() : QJsonValue(bestMoveReason(report, position))},
        {"principalVariation", movesToJson(report.line)},
        {"threats", threatsToJson(position)},
        {"nodes", static_cast<qint64>(report.whole.nodes)},
        {"milliseconds", toMilliseconds(report.whole.time)},
        {"nodesPerSecond", speed(report.whole)},
        {"workers", report.whole.workers},
        {"tableMebibytes", solver.tableMib()},
        {"instructions", QString::fromLatin1(solver.kernelName())},
    };
}

QString columnList(const std::vector<Move>& moves)
{
    QStringList columns;
    for (const Move move : moves)
        columns.append(notation::columnName(move.column()));
    return columns.isEmpty() ? QStringLiteral("not known yet") : columns.join(u' ');
}

QString exactColumnsText(const ColumnsReport& report, int plies)
{
    QString text = QStringLiteral("Columns for the player to move, score and meaning:\n");
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& score = report.moves[static_cast<std::size_t>(column)];
        const bool best = std::ranges::find(report.best, Move(column)) != report.best.end();
        text += QStringLiteral("  %1%2  %3%4\n")
                    .arg(notation::columnName(column))
                    .arg(score ? intervalText(*score) : QStringLiteral("-"), 9)
                    .arg(score ? score->toText(plies) : QStringLiteral("full"),
                         best ? QStringLiteral("  (best)") : QString());
    }
    return text;
}

QString toText(const ColumnsReport& report, const Position& position, const Solver& solver)
{
    const Player side = position.sideToMove();
    const SolveReport& whole = report.whole;
    return notation::toDiagram(position)
        + QStringLiteral("\n\nThe %1 player (%2) is to move.\nScore %3: %4\n")
              .arg(sideName(side),
                   side == Player::First ? QStringLiteral("x") : QStringLiteral("o"),
                   intervalText(whole.score), whole.score.toText(whole.root.plies()))
        + QStringLiteral("Best columns: %1\nBest play to the end: %2\n")
              .arg(columnList(report.best), columnList(report.line))
        + (report.line.empty()
               ? QString()
               : console::wrapped(
                   QStringLiteral("Reason: %1").arg(bestMoveReason(report, position))))
        + exactColumnsText(report, whole.root.plies())
        + threatsText(position, QStringLiteral("Threats: "))
        + filled("%1 nodes in %2 ms (%3 nodes per second), %4, ", whole.nodes,
                 fixedText(toMilliseconds(whole.time), 3), fixedText(speed(whole), 0),
                 statusText(whole.status))
        + filled("%1, table of %2 MiB\n", workersText(whole.workers), solver.tableMib());
}

/// What the workers did, as the engine that plays by the solver reports it.
SearchReport workOf(const ColumnsReport& columns, const Position& position)
{
    SearchReport report;
    report.root = position;
    report.engine = QStringLiteral("perfect");
    report.nodes = columns.whole.nodes;
    report.workers = columns.whole.workers;
    report.tasks = solverTasks(columns.whole.spans, position.plies());
    if (columns.whole.status != SolveStatus::Solved)
        report.status = columns.whole.status == SolveStatus::Stopped
            ? SearchReport::Status::Stopped
            : SearchReport::Status::LimitReached;
    return report;
}

}

CommandResult analyzeExactly(Solver& solver, const ExactAnalysis& analysis)
{
    const Position position = positionAfter(analysis.moves);
    const Interrupt interrupt;
    const auto progress = [](const ColumnsReport& report) {
        console::progress(filled("%1, %2 nodes",
                                 report.whole.score.toText(report.whole.root.plies()),
                                 report.whole.nodes));
    };
    const SeededChoice choice(analysis.seed);
    const ThreadTimes before = ThreadTimes::ofThisThread();
    const ColumnsReport report = solver.solveColumns(
        position, BestLine::Follow, {.nodes = analysis.limits.nodes, .time = analysis.limits.time},
        {interrupt.token(), progress},
        [&](std::size_t count) -> std::size_t { return choice.pick(position.key(), count); });

    SearchReport cost;
    cost.statistics = report.whole.statistics;
    if (cost.statistics.table) {
        cost.statistics.table->bytes = static_cast<std::uint64_t>(solver.tableMib()) << 20;
        cost.statistics.table->fill = solver.tableFill();
    }
    // The solver is new: its helpers have done nothing else.
    cost.workerTimes = {ThreadTimes::ofThisThread().since(before)};
    for (const ThreadTimes& helper : solver.helperTimes())
        cost.workerTimes.push_back(helper);
    SearchReport work = workOf(report, position);
    work.workerTimes = cost.workerTimes;
    TreeCostOutput costs = analysis.costs;
    FOURCAST_TRY(costs.count(work, {}, interrupt.token()));
    if (analysis.json) {
        QJsonObject object = toJson(report, position, analysis, solver);
        if (analysis.statistics) {
            object.insert("statistics", statisticsToJson(cost));
            if (const Timeline timeline = timelineOf(work); !timeline.isEmpty())
                object.insert("timeline", timelineFigures(timeline));
        }
        if (costs.isWanted())
            object.insert("treeCost", costs.toJson());
        console::print(toJsonText(object));
    } else if (!analysis.trace.takesStandardOutput() && !costs.takesStandardOutput()) {
        console::print(toText(report, position, solver)
                       + (analysis.statistics ? statisticsText(cost) : QString()) + costs.toText());
    }
    FOURCAST_TRY(costs.write(position));
    FOURCAST_TRY(analysis.trace.write(work, analysis.moves));
    if (report.whole.status == SolveStatus::Stopped)
        return console::fail(Stopped, QStringLiteral("Stopped; the bounds hold"));
    return Done;
}
