// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/study/gamerecords.h"
#include "app/cli/study/sprtoption.h"
#include "core/match/match.h"
#include "core/match/matchprovenance.h"
#include "core/match/seededgame.h"

#include <QJsonDocument>

namespace {

void addMatchOptions(CommandLine& line)
{
    line.argument("FILE", "Where --csv writes; standard output where it is left out.", "[FILE]");
    line.option("games", "Number of games, 1 to 100000; 100 by default.", "N");
    line.option("seed", "Decides the openings and the choice among equal moves; 1 by default.",
                "S");
    line.option("opening-plies",
                "Random plies at the start of each pair of games, 0 to 12; 2 by default, with "
                "--sprt 6.",
                "N");
    addLimitOptions(line);
    addHeuristicOptions(line);
    addDatasetOption(line);
    addBookOption(line);
    addSidesOptions(line,
                    QStringLiteral("The engine whose result is told: %1.").arg(namesOfEngines()),
                    QStringLiteral("The engine that it meets."));
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. The games, and the "
                "mapped engines' moves, don't depend on it.",
                "N");
    line.option(
        "sprt",
        "Ends the match as soon as it is decided whether the first engine is stronger: the "
        "sequential probability ratio test of two differences in Elo, such as 0,20, with "
        "errors of 5 % or those that follow, on the pairs of games with one opening, copies "
        "of a pair left out. --games, 10000 then, are the most that are played.",
        "ELO0,ELO1[,A,B]");
    line.option("csv", "Writes a row per game as comma-separated values.");
    GameRecords::addOption(line);
    addForceOption(line);
    line.option("json", "Prints JSON.");
}

MatchOptions readMatchOptions(CommandLine& line)
{
    MatchOptions options;
    options.entrants = readSides(line, {.depth = 4});
    const auto& [first, second] = options.entrants;
    options.sprt = readSprt(line, "sprt");
    options.games = line.number("games", 1, 100'000, options.sprt ? 10'000 : 100);
    options.seed = readSeed(line);
    // There are 49 openings of two plies, too few for a test to decide by.
    options.openingPlies = line.number("opening-plies", 0, 12, options.sprt ? 6 : 2);
    const auto repeats = [](const Entrant& entrant) {
        return !engineInfo(entrant.engine).drawsLots && entrant.limits.time.count() == 0;
    };
    if (options.sprt && options.openingPlies == 0 && repeats(first) && repeats(second))
        line.misused(
            QStringLiteral("--sprt needs games that differ: without random plies %1 and %2, "
                           "which draw no lots, play one pair of games over and over")
                .arg(first.engine, second.engine));
    options.workers = readWorkers(line);
    return options;
}

/// The files that the players are made from.
QStringList inputFiles(const CommandLine& line)
{
    QStringList files;
    for (const char* option : {"h1-values", "first-h1-values", "second-h1-values", "dataset"})
        if (line.has(option))
            files.append(line.text(option, {}));
    return files;
}

/// Without a file the rows go to standard output.
CommandResult printResult(const CommandLine& line, const MatchResult& result, const QString& file)
{
    const QString written = outcomeName(file, result.isComplete());
    const bool writes = !file.isEmpty() && (result.isComplete() || result.finishedGames() > 0);
    if (writes)
        FOURCAST_TRY(writeFile(written, provenanceOf(result).addedToCsv(matchToCsv(result))));
    if (line.has("csv") && file.isEmpty())
        console::print(provenanceOf(result).addedToCsv(matchToCsv(result)));
    else
        line.answer(provenanceOf(result).addedToJson(matchToJson(result)), matchToText(result));
    if (result.isComplete())
        return Done;
    const QString stopped = filled("Stopped after %1 of %2", result.finishedGames(),
                                   countText(result.options.games, QStringLiteral("game")));
    return console::fail(
        Stopped, writes ? stopped + QStringLiteral("; they are in '%1'").arg(written) : stopped);
}

}

CommandResult commands::match(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets two engines play. The first move alternates. As most engines don't draw lots, each\n"
        "pair of games starts with random plies, the same for both colours. Shares come with\n"
        "Wilson's 95 % interval. Without a limit the depth is 4 plies; limits and variants with\n"
        "the prefix first- or second- go before those without. Time budgets make games differ\n"
        "from run to run."));
    addMatchOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    MatchOptions options = readMatchOptions(line);
    QString file = line.arguments().value(0);
    if (!file.isEmpty() && !line.has("csv"))
        line.misused(QStringLiteral("'%1' is a file to write but there is no --csv").arg(file));
    if (isStandardOutput(file))
        file.clear();
    if (line.has("csv") && line.has("json") && file.isEmpty())
        line.misused(QStringLiteral("--csv without a file and --json both want standard "
                                    "output"));
    if (!file.isEmpty())
        line.check(checkOutput(file, line.has("force"), inputFiles(line)));
    GameRecords records(line, options);
    FOURCAST_TRY(line.failure());
    return withProcesses(options.workers, [&](const TaskWorkers& with) -> CommandResult {
        options.workers = with;
        if (with.others)
            for (const Entrant& entrant : options.entrants)
                FOURCAST_TRY(canTravel(entrant));
        FOURCAST_TRY(records.prepare());

        const Interrupt interrupt;
        MatchListener listener {.progress = [](int done, int expected) {
            console::progress(QStringLiteral("game %1 of %2").arg(done).arg(expected));
        }};
        if (records.areWanted())
            listener.played = [&records](const MatchGame& game) { return records.add(game); };
        FOURCAST_LET(const auto result, runMatch(options, interrupt.token(), listener));
        const CommandResult printed = printResult(line, result, file);
        FOURCAST_TRY(records.finish(result));
        return printed;
    });
}
