// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "core/book/builtinbook.h"
#include "core/bots/bothistory.h"
#include "core/bots/bottest.h"
#include "core/bots/botversion.h"
#include "core/engines/external/programfile.h"
#include "core/solver/solverservice.h"

namespace {

void addBotTestOptions(CommandLine& line)
{
    line.argument("NAME", "The bot's name among the programs.", "NAME");
    line.option("games", "Number of games, 1 to 1000; 20 by default.", "N");
    line.option("against", "The engine that it meets; level-1, Chick, by default.", "ENGINE");
    line.option("seed", "Decides what the opponent draws lots for; 1 by default.", "S");
    line.option("workers", "Games at a time, 1 to 256; one per core by default.", "N");
    line.option("json", "Prints JSON.");
    line.option("csv", "Prints a row for each thing that was missed, as comma-separated values.");
}

BotTestOptions readBotTest(CommandLine& line)
{
    BotTestOptions options;
    options.bot = line.arguments().value(0);
    options.against = readEngineName(line, QStringLiteral("against"), options.against);
    options.games = line.number("games", 1, BotTestOptions::mostGames, options.games);
    options.seed = readSeed(line);
    options.workers = readWorkers(line);
    if (line.has("json") && line.has("csv"))
        line.misused(QStringLiteral("--json and --csv both want standard output"));
    return options;
}

/// What a compiler said stands below the sentence, a line each.
CommandResult botRefused(const Error& error)
{
    const QStringList lines = error.message.split(u'\n');
    for (const QString& said : lines.mid(1))
        console::note(said);
    QString sentence = lines.first();
    if (sentence.endsWith(u':'))
        sentence.chop(1);
    return console::fail(BadInput, sentence);
}

/// Its games say why; the shell is told by the exit code.
CommandResult endOf(const BotReport& report, bool wasStopped)
{
    if (wasStopped && !report.isComplete())
        return console::stoppedAfter(report.games.size(),
                                     countText(report.options.games, QStringLiteral("game")));
    if (!report.isComplete())
        return console::fail(
            BadInput,
            QStringLiteral("The bot can't play: the first game that it lost so ended "
                           "the test"));
    return Done;
}

}

CommandResult commands::botTest(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Lets a bot play, by turns first and second, and tells what it missed, by the exact\n"
        "solver: a winning column not taken, a block missed, another move that gave the result\n"
        "away. A bot in C++ is compiled where its file is newer than the program. Each save that\n"
        "changes the bot is a version of its own, and its report is kept in one line, so that\n"
        "the window shows how it got better. The exit code is 1 where the bot can't play at all."));
    addBotTestOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    const auto bot
        = botversion::load(programfile::path(), line.arguments().value(0), interrupt.token());
    if (!bot)
        return botRefused(bot.error());
    const BotTestOptions options = readBotTest(line);
    FOURCAST_TRY(line.failure());
    SolverService solver({.known = &builtInScores()});
    const BotTestListener listener {
        .played = [&options](const BotReport& report, const GamesProgress&) {
            console::progress(
                QStringLiteral("game %1 of %2").arg(report.games.size()).arg(options.games));
        }};
    FOURCAST_LET(const auto report, runBotTest(options, solver, interrupt.token(), listener));
    line.answer(botReportToJson(report), botReportToCsv(report), botReportToText(report));
    if (!report.games.empty())
        FOURCAST_TRY(bothistory::add(bothistory::fileBeside(programfile::path()),
                                     BotRecord::of(report, QDateTime::currentDateTimeUtc())));
    return endOf(report, interrupt.happened());
}
