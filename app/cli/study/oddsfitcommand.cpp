// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/duration.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "app/cli/processes.h"
#include "core/odds/oddsfit.h"

namespace {

void addFitOptions(CommandLine& line)
{
    line.option("games", "Number of games, 100 to 1000000; 4000 by default.", "N");
    line.option("seed", "Decides the games and the position that is taken of each; 1 by default.",
                "S");
    line.option("workers",
                "Games at a time, 1 to 256; one per core by default. The games don't depend on it.",
                "N");
    line.option("out",
                "Folder for coefficients.json and reliability.csv; made where it is missing. "
                "Without it nothing is written.",
                "DIR");
    addForceOption(line);
    line.option("json", "Prints JSON instead of the tables.");
}

/// Too few games for a fit: nothing but how many there were.
QJsonObject unfitted(const OddsOptions& options, const Expected<std::vector<OddsSample>>& samples)
{
    return {{"games", samples ? static_cast<qint64>(samples->size()) : 0},
            {"asked", options.games},
            {"seed", static_cast<qint64>(options.seed)},
            {"coefficients", QJsonValue()}};
}

}

CommandResult commands::oddsFit(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays games of the opponents that err, each against itself, after 0 to 12 random moves,\n"
        "and fits a logistic regression of the first player's points to one position of each.\n"
        "Of each opponent three games of four are fitted; the others, in the same shares, tell\n"
        "how far the chances can be relied on.\n"
        "After Ctrl+C the games that are over count."));
    addFitOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    OddsOptions options;
    options.games = line.number("games", 100, 1'000'000, 4000);
    options.seed = readSeed(line);
    options.workers = readWorkers(line);
    OutputFolder folder(line, {}, {"coefficients.json", "reliability.csv"});
    FOURCAST_TRY(line.failure());
    return withProcesses(options.workers, [&](const TaskWorkers& with) -> CommandResult {
        options.workers = with;
        FOURCAST_TRY(folder.prepare());

        const Interrupt interrupt;
        const auto samples = playOddsGames(
            options, interrupt.token(), [](int done, int expected, std::chrono::seconds left) {
                console::longProgress(
                    filled("game %1 of %2%3", done, expected, leftText(left, done)));
            });
        const auto model = samples.and_then(
            [&](const std::vector<OddsSample>& played) { return fitOdds(options, played); });
        if (model) {
            const QByteArray json = toJsonText(provenanceOf(*model).addedToJson(model->toJson()));
            // A fit to some of the games is a part.
            FOURCAST_TRY(
                folder.write({json, provenanceOf(*model).addedToCsv(reliabilityToCsv(*model))},
                             !interrupt.happened()));
            console::print(line.has("json") ? QString::fromUtf8(json) : oddsToText(*model));
        } else {
            folder.leave();
            if (!interrupt.happened())
                return console::fail(BadInput, model.error().message);
            if (line.has("json"))
                console::print(toJsonText(unfitted(options, samples)));
        }
        if (interrupt.happened())
            return console::stoppedAfter(samples ? samples->size() : 0,
                                         countText(options.games, QStringLiteral("game")));
        return Done;
    });
}
