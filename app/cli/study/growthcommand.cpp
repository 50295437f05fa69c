// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/processes.h"
#include "core/board/notation.h"
#include "core/growth/growthrun.h"
#include "core/growth/growthsettings.h"
#include "core/growth/growthtext.h"
#include "core/growth/sharedgrowth.h"

#include <QJsonDocument>

namespace {

void addGrowthOptions(CommandLine& line)
{
    line.option("engine",
                QStringLiteral("One of: %1; or tree, the full tree, or exact, to the end of the "
                               "game without a book; alphabeta-h1 by default.")
                    .arg(namesOfEngines()),
                "NAME");
    line.option("by", "What grows: depth (the default), discs, workers or boards.", "WHAT");
    line.option("from", "The first point; 1 ply, 0 discs, 1 worker or the smallest board without.",
                "N");
    line.option(
        "to", "The last point; 8 plies, 35 discs, one worker per core or all boards without.", "N");
    line.option("depth", "Plies that are looked ahead where these don't grow; 6 by default.", "D");
    line.option(settingOf(growthSettings(), u"repetitions"), "K", "repeat");
    line.option("position",
                "Searches this position; by discs, those of this line of play. The empty board, or "
                "random positions, without.",
                "POSITION");
    line.option(settingOf(growthSettings(), u"positions"), "N");
    line.option("seed", "Draws the random positions; 1 by default.", "S");
    line.option("workers", "Threads where they don't grow, 1 to 256; 1 by default.", "N");
    line.option("time", "Milliseconds for all searches of a point; 60000 by default.", "MS");
    addHeuristicOptions(line);
    line.option("json", "Prints JSON.");
    line.option("csv", "Prints a row for each point, and for each published one.");
}

/// What says nothing where this grows.
void refuseOtherGrowth(CommandLine& line, const GrowthRequest& request)
{
    const auto refuse = [&line](const char* option, const QString& why) {
        if (line.has(QString::fromLatin1(option)))
            line.misused(
                QStringLiteral("--%1 is of no use %2").arg(QString::fromLatin1(option), why));
    };
    const bool byDiscs = request.by == GrowthBy::Discs;
    if (request.by == GrowthBy::Depth)
        refuse("depth", QStringLiteral("where the depth grows"));
    else if (!growthTakesDepth(request.engine))
        refuse("depth", QStringLiteral("to %1, which always sees the end").arg(request.engine));
    if (request.by == GrowthBy::Workers)
        refuse("workers", QStringLiteral("where the workers grow"));
    if (!byDiscs || line.has("position")) {
        refuse("positions", QStringLiteral("but for random positions by discs"));
        refuse("seed", QStringLiteral("but for random positions by discs"));
    }
    if (line.has("json"))
        refuse("csv", QStringLiteral("beside --json"));
    for (const char* option : {"h1-variant", "h1-values"})
        refuseVariantOfOther(line, QString::fromLatin1(option), request.engine);
    if (!engineInfo(request.engine).takesFastWins)
        refuse("all-wins-alike", QStringLiteral("to %1").arg(request.engine));
}

GrowthRequest readGrowthRequest(CommandLine& line)
{
    GrowthRequest request;
    request.engine = line.text("engine", request.engine);
    line.take(request.by, growthFromName(line.text("by", growthName(request.by))));
    const GrowthRange range = growthRange(request.by);
    const GrowthRange usual = usualGrowth(request.by);
    request.from = line.number("from", range.low, range.high, usual.low);
    request.repeats = line.number(settingOf(growthSettings(), u"repetitions"), "repeat");
    request.depth = line.number(settingOf(growthSettings(), u"depth"));
    request.positions = line.number(settingOf(growthSettings(), u"positions"));
    request.seed = readSeed(line);
    request.options.workers = readWorkers(line, 1);
    request.limit = std::chrono::milliseconds(
        line.number("time", 1, maximumMilliseconds, request.limit.count()));
    int most = usual.high;
    if (line.has("position")) {
        line.take(request.moves, notation::parseMoves(line.text("position", {})));
        if (request.by == GrowthBy::Discs)
            most = std::min(most, static_cast<int>(request.moves.size()));
    }
    request.to = line.number("to", range.low, range.high, std::max(request.from, most));
    readHeuristicOptions(line, {}, request.options);
    readH1Values(line, QStringLiteral("h1-values"), request.options.h1);
    refuseOtherGrowth(line, request);
    line.check(request.check());
    return request;
}

}

CommandResult commands::growth(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Makes one search again and again while one thing grows, and fits how its cost grows:\n"
        "nodes, times, branching factors, the factor with its interval at 95 %, and what others\n"
        "have published of the same."));
    addGrowthOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    const GrowthRequest request = readGrowthRequest(line);
    FOURCAST_TRY(line.failure());

    // One point at a time in each process: its searches have workers of their own.
    return withProcesses(1, [&](const TaskWorkers& with) -> CommandResult {
        const Interrupt interrupt;
        const auto tell = [](const GrowthProgress& progress) {
            console::progress(
                QStringLiteral("search %1 of %2").arg(progress.done).arg(progress.total));
        };
        FOURCAST_LET(const auto result,
                     with.others ? runSharedGrowth(request, *with.others, interrupt.token(), tell)
                                 : runGrowth(request, interrupt.token(), tell));
        line.answer(growthToJson(result), provenanceOf(result).addedToCsv(growthToCsv(result)),
                    growthToText(result));
        if (result.stopped)
            return console::stoppedAfter(result.rows.size(),
                                         QStringLiteral("%1 points").arg(request.places().size()));
        return Done;
    });
}
