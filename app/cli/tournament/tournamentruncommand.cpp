// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/knownprograms.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "app/cli/study/sprtoption.h"
#include "app/cli/tournament/tournamentcommand.h"

#include <algorithm>

namespace {

void addTournamentOptions(CommandLine& line)
{
    line.argument("FILE", "The file that keeps the tournament, JSON.", "FILE");
    tournamentcommand::addRunOptions(line);
    line.option("format", "round-robin (without the option), gauntlet or swiss.", "NAME");
    line.option("games",
                "Games of each two who are paired, 1 to 10000; 2 by default, and with a list of "
                "openings each with both colours.",
                "N");
    line.option("rounds", "Rounds of a Swiss tournament, 1 to 100; 5 by default.", "N");
    line.option("seed",
                "Decides the openings, the errors and the choice among equal moves; 1 by default.",
                "S");
    line.option("openings",
                "How games begin: none, random (without the option), balanced (all positions that "
                "are a draw) or all (all positions).",
                "KIND");
    line.option("opening-plies", "Plies of the openings, 0 to 12, of lists 0 to 8; 4 by default.",
                "N");
    line.option("opening-scores",
                "With balanced: the range of exact scores of the side to move, -18 to 18; 0,0 is a "
                "draw.",
                "LOW,HIGH");
    line.option("clock",
                "none (without the option), kaggle (2 s a move, 60 s beyond), riddles (10 s and "
                "0.5 s a move), classroom (1 s a move), or in milliseconds \"move 2000\", \"bank "
                "10000+500\" or both.",
                "CLOCK");
    line.option("retire",
                "An entrant that fails so many times in a row plays no more; what it would still "
                "have played is lost.",
                "N");
    line.option("sprt",
                "Ends as soon as it is decided whether the first entrant is stronger than the "
                "second, by two differences in Elo such as 0,20 and two error rates.",
                "ELO0,ELO1[,A,B]");
    addDatasetOption(line);
    addForceOption(line);
}

template <typename Value>
void takeKnown(CommandLine& line, const char* option, Value& target,
               const std::optional<Value>& value, const QString& choices)
{
    if (value)
        target = *value;
    else
        line.wrong(BadInput,
                   QStringLiteral("--%1 is one of %2, not '%3'")
                       .arg(QLatin1String(option), choices, line.text(option, {})));
}

TournamentClock readTournamentClock(CommandLine& line)
{
    TournamentClock clock;
    if (!line.has("clock"))
        return clock;
    const QString text = line.text("clock", {});
    const auto preset = TournamentClock::presetFromKey(text);
    takeKnown(line, "clock", clock,
              preset && preset != TournamentClock::Preset::Own
                  ? std::optional(TournamentClock::of(*preset))
                  : TournamentClock::fromKey(text),
              QStringLiteral("none, kaggle, riddles, classroom, \"move MS\", \"bank MS+MS\""));
    return clock;
}

TournamentOpenings readOpenings(CommandLine& line)
{
    TournamentOpenings openings;
    const QString kind = line.text("openings", QStringLiteral("random"));
    takeKnown(line, "openings", openings.kind,
              kind == QLatin1String("balanced")    ? std::optional(TournamentOpenings::Kind::Exact)
                  : kind == QLatin1String("exact") ? std::nullopt
                                                   : TournamentOpenings::kindFromKey(kind),
              QStringLiteral("none, random, balanced, all"));
    openings.plies = line.number("opening-plies", 0, TournamentOpenings::mostRandomPlies, 4);
    if (!line.has("opening-scores"))
        return openings;
    const QStringList range = line.text("opening-scores", {}).split(u',');
    bool areNumbers = range.size() == 2 && openings.kind == TournamentOpenings::Kind::Exact;
    for (std::size_t i = 0; areNumbers && i < 2; ++i)
        (i == 0 ? openings.lowest : openings.highest)
            = range[static_cast<qsizetype>(i)].toInt(&areNumbers);
    if (!areNumbers)
        line.misused(QStringLiteral("--opening-scores needs --openings balanced and two scores "
                                    "such as -1,1"));
    return openings;
}

/// The file is kept by its name and what is in it, for 'tournament resume'.
void readTournamentLabels(CommandLine& line, TournamentOptions& options)
{
    if (!line.has("dataset"))
        return;
    const bool areUsed = std::ranges::any_of(options.entrants, [](const Entrant& entrant) {
        return engineInfo(entrant.engine).usesDataset();
    });
    if (!areUsed)
        return line.misused(QStringLiteral("--dataset is of use to the data set players only"));
    const auto labels = TournamentLabels::of(line.text("dataset", {}));
    if (!labels)
        return line.wrong(BadInput, labels.error().message);
    options.labels = *labels;
    line.check(readLabels(options));
}

TournamentOptions readTournamentOptions(CommandLine& line)
{
    constexpr int mostFailures = 1000;
    TournamentOptions options;
    if (line.has("format"))
        takeKnown(line, "format", options.format,
                  TournamentOptions::formatFromKey(line.text("format", {})),
                  QStringLiteral("round-robin, gauntlet, swiss"));
    options.clock = readTournamentClock(line);
    options.entrants = tournamentcommand::readEntrants(line, options.clock);
    options.openings = readOpenings(line);
    options.gamesPerPair = line.number("games", 1, TournamentOptions::mostGamesPerPair,
                                       options.openings.isList() ? 0 : 2);
    options.rounds = line.number("rounds", 1, TournamentOptions::mostRounds, 5);
    options.seed = readSeed(line);
    options.retireAfter = line.number("retire", 1, mostFailures, 0);
    options.sprt = readSprt(line, "sprt");
    options.workers = readWorkers(line);
    readTournamentLabels(line, options);
    return options;
}

}

CommandResult commands::tournamentRun(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets engines and programs play a tournament and keeps it in a file as it goes. An engine\n"
        "that fails loses its game. Ctrl+C keeps what is done, and 'tournament resume' goes on."));
    addTournamentOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();
    const QString file = line.arguments().value(0);
    const TournamentOptions options = readTournamentOptions(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(checkOutput(file, line.has("force")));
    return withProcesses(options.workers, [&](const TaskWorkers& with) {
        return tournamentcommand::play(line, file, {.options = options}, with);
    });
}
