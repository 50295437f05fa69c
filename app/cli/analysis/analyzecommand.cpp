// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/analyzetext.h"
#include "app/cli/analysis/exactanalysis.h"
#include "app/cli/analysis/solveroptions.h"
#include "app/cli/analysis/statisticsoutput.h"
#include "app/cli/analysis/threatoutput.h"
#include "app/cli/analysis/treecostoutput.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/outputfile.h"
#include "app/cli/traceoutput.h"
#include "core/analysis/movereason.h"
#include "core/board/notation.h"
#include "core/evaluation/heuristics.h"
#include "core/search/metrics/reportjson.h"
#include "core/search/timeline/searchtimeline.h"
#include "core/search/timeline/timelinefigures.h"

#include <QThread>
#include <algorithm>

namespace {

QJsonArray squaresToJson(Bitboard squares)
{
    QJsonArray array;
    for (const QString& name : squareNames(squares))
        array.append(name);
    return array;
}

QJsonObject h1ToJson(const std::vector<H1Feature>& features, const H1Options& options)
{
    QJsonArray array;
    qint64 sum = 0;
    for (const H1Feature& feature : features) {
        sum += feature.value;
        array.append(QJsonObject {{"feature", feature.number},
                                  {"side", sideName(feature.side)},
                                  {"text", feature.text},
                                  {"discs", squaresToJson(feature.discs)},
                                  {"squares", squaresToJson(feature.squares)},
                                  {"value", feature.value}});
    }
    return {{"variant", options.toText()}, {"value", sum}, {"features", array}};
}

QString unitsText(const QString& engine)
{
    if (engineInfo(engine).program)
        return QStringLiteral("estimates in the program's own units");
    const HeuristicInfo* const heuristic = engineInfo(engine).heuristic;
    if (!heuristic)
        return QStringLiteral("no estimates");
    const QString text
        = QStringLiteral("estimates in %1 units").arg(QLatin1String(heuristic->name));
    return heuristic->infinity ? text + QStringLiteral(", %1 is infinity").arg(*heuristic->infinity)
                               : text;
}

QJsonObject toJson(const Analysis& analysis)
{
    const Player side = analysis.position.sideToMove();
    QJsonObject object = reportToJson(analysis.report);
    object.insert("position", notation::toDigits(analysis.moves));
    object.insert("sideToMove", sideName(side));
    object.insert("pointOfView", "the side to move");
    object.insert("reason", moveReason(analysis.position, analysis.report.bestMove, playerNames()));
    object.insert("threats", threatsToJson(analysis.position));
    object.insert("seed", static_cast<qint64>(analysis.entrant.options.seed));
    object.insert("units", unitsText(analysis.entrant.engine));
    object.insert("h1",
                  h1ToJson(H1(analysis.entrant.options.h1, side).explain(analysis.position, side),
                           analysis.entrant.options.h1));
    return object;
}

const QString perfectEngine = QStringLiteral("perfect");
/// Without --engine, where an option asks for a search with a heuristic.
const QString searchEngine = QStringLiteral("mapped-h1");
constexpr const char* searchOptions[] {"depth", "h1-variant", "h1-values", "all-wins-alike"};

CommandResult solveExactly(CommandLine& line, const Analysis& analysis, const TraceOutput& trace,
                           const TreeCostOutput& costs)
{
    const EngineOptions& options = analysis.entrant.options;
    const int workers = options.workers > 0 ? options.workers : QThread::idealThreadCount();
    const auto solver = readSolver(line, workers);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(trace.check());
    FOURCAST_TRY(costs.check());
    return analyzeExactly(*solver,
                          {.moves = analysis.moves,
                           .limits = analysis.entrant.limits,
                           .seed = options.seed,
                           .json = line.has("json"),
                           .statistics = line.has("statistics"),
                           .trace = trace,
                           .costs = costs});
}

}

CommandResult commands::analyze(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Solves a position: the exact score of every column, all best columns, best play to the\n"
        "end of the game, and what it cost. With another engine than 'perfect', or with an option\n"
        "that only the others have, it searches: the best column, a value per column, the "
        "expected\n"
        "line, and what H1 finds on the board; without a limit the depth is 6 plies then. Values\n"
        "are from the view of the side to move."));
    line.argument("POSITION", "As startpos, 44536 or d1 d2 e1.", "POSITION...");
    addEngineOptions(line, perfectEngine);
    addSolverOptions(line);
    line.option("statistics",
                "Adds what the search did: each depth, evaluations, cut-offs by move, table, "
                "workers.");
    TreeCostOutput::addOption(line);
    TraceOutput::addOption(line);
    addForceOption(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();

    const bool searches = std::ranges::any_of(
        searchOptions, [&line](const char* name) { return line.has(QString::fromLatin1(name)); });
    Analysis analysis;
    analysis.moves = line.moves(0, true);
    analysis.entrant = readEngineOptions(line, searches ? searchEngine : perfectEngine);
    const TraceOutput trace(line);
    TreeCostOutput costs(line);
    if (analysis.entrant.engine == perfectEngine)
        return solveExactly(line, analysis, trace, costs);
    for (const char* name : {"hash", "no-book"})
        if (line.has(QString::fromLatin1(name)))
            line.misused(QStringLiteral("--%1 is of no use to %2, which does not solve positions")
                             .arg(QString::fromLatin1(name), analysis.entrant.engine));
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(trace.check());
    FOURCAST_TRY(costs.check());
    analysis.position = positionAfter(analysis.moves);

    FOURCAST_LET(auto engine, makeEngine(analysis.entrant.engine, analysis.entrant.options));
    const Interrupt interrupt;
    const auto report = [](const SearchReport& r) {
        console::progress(QStringLiteral("depth %1, %2 nodes").arg(r.depth).arg(r.nodes));
    };
    analysis.report
        = engine->search(analysis.position, analysis.entrant.limits, {interrupt.token(), report});

    if (analysis.report.failure)
        return fail(QStringLiteral("%1 failed: %2")
                        .arg(analysis.entrant.engine, analysis.report.failure->toText()));

    FOURCAST_TRY(costs.count(analysis.report, analysis.entrant.options, interrupt.token()));
    const bool wantsStatistics = line.has("statistics");
    if (line.has("json")) {
        QJsonObject object = toJson(analysis);
        if (wantsStatistics) {
            object.insert("statistics", statisticsToJson(analysis.report));
            if (const Timeline timeline = timelineOf(analysis.report); !timeline.isEmpty())
                object.insert("timeline", timelineFigures(timeline));
        }
        if (costs.isWanted())
            object.insert("treeCost", costs.toJson());
        console::print(toJsonText(object));
    } else if (!trace.takesStandardOutput() && !costs.takesStandardOutput()) {
        console::print(analysisText(analysis)
                       + (wantsStatistics ? statisticsText(analysis.report) : QString())
                       + costs.toText());
    }
    FOURCAST_TRY(costs.write(analysis.position));
    FOURCAST_TRY(trace.write(analysis.report, analysis.moves));
    if (analysis.report.status == SearchReport::Status::Stopped)
        return console::fail(
            Stopped,
            QStringLiteral("Stopped; the answer is that of depth %1").arg(analysis.report.depth));
    return Done;
}
