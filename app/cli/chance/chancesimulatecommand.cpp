// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chance/chancemodel.h"
#include "app/cli/commands.h"
#include "app/cli/engineoptions.h"
#include "app/cli/interrupt.h"
#include "app/cli/outputfile.h"
#include "core/chance/check/boundstext.h"
#include "core/chance/check/check.h"
#include "core/chance/run/property.h"
#include "core/chance/simulate/equationgames.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/provenance.h"

#include <QJsonArray>

using namespace fourcast;
using fourcast::chance::CheckOptions;
using fourcast::chance::CheckReport;
using fourcast::chance::GamesOptions;
using fourcast::chance::GamesReport;
using fourcast::chance::Property;
using fourcast::chance::readProperty;

namespace {

constexpr std::uint64_t mostSimulated = 1'000'000'000;
const QString usualProperty = QStringLiteral("Pmax");

QString estimateText(const Interval& interval)
{
    return QStringLiteral("%1 to %2").arg(interval.low, 0, 'g', 6).arg(interval.high, 0, 'g', 6);
}

QString toText(const Property& property, bool isCounted, const GamesReport& games,
               const CheckReport& exact)
{
    QString text = filled("%1 games: the goal was met in %2, missed in %3, given up %4\n",
                          games.games, games.met, games.missed, games.givenUp);
    if (games.games == 0)
        return text;
    text += QStringLiteral("Probability, measured (95 %): %1\n")
                .arg(estimateText(games.probability()));
    if (!asksReward(property.question) && exact.status == chance::CheckStatus::Converged)
        text += QStringLiteral("Probability, checked: %1, guaranteed to be in %2\n")
                    .arg(certainText(exact.bounds), chance::intervalText(exact.bounds));
    if (const auto length = games.length())
        text += filled("Length of a game that meets the goal, measured (95 %): %1 to %2, "
                       "mean %3 (%4)\n",
                       QString::number(length->low, 'g', 6), QString::number(length->high, 'g', 6),
                       QString::number(games.meanLength, 'g', 6),
                       isCounted ? QStringLiteral("counted actions") : QStringLiteral("steps"));
    if (asksReward(property.question) && exact.status == chance::CheckStatus::Converged
        && exact.verdict == chance::Verdict::Value)
        text += QStringLiteral("Expected reward, checked: %1, guaranteed to be in %2\n")
                    .arg(certainText(exact.bounds), chance::intervalText(exact.bounds));
    return text;
}

QJsonObject toJson(const GamesReport& games)
{
    const auto count = [](std::uint64_t number) { return static_cast<qint64>(number); };
    QJsonArray lengths;
    for (const auto& [length, number] : games.lengths)
        lengths.append(QJsonArray {count(length), count(number)});
    QJsonObject json {{"games", count(games.games)},
                      {"met", count(games.met)},
                      {"missed", count(games.missed)},
                      {"givenUp", count(games.givenUp)},
                      {"lengths", lengths}};
    if (games.games > 0)
        json["probability"] = QJsonArray {games.probability().low, games.probability().high};
    if (const auto length = games.length()) {
        json["meanLength"] = games.meanLength;
        json["length"] = QJsonArray {length->low, length->high};
    }
    return json;
}

/// By which model, strategy and seed, and how many of the games that were asked for.
Provenance lengthsProvenance(const ChanceModel& model, const QString& strategy,
                             const GamesOptions& asked, const GamesReport& games)
{
    Provenance provenance(titleOf(model));
    provenance.add(QStringLiteral("model"), QStringLiteral("Model"), titleOf(model));
    provenance.add(QStringLiteral("strategy"), QStringLiteral("Strategy"), strategy);
    provenance.addSeed(QString::number(asked.seed));
    provenance.add(QStringLiteral("played"), QStringLiteral("Played"),
                   QString::number(games.games));
    provenance.add(QStringLiteral("asked"), QStringLiteral("Asked for"),
                   QString::number(asked.games));
    return provenance;
}

QByteArray toCsv(const GamesReport& games)
{
    QByteArray csv = csvRow({"length", "games"});
    for (const auto& [length, number] : games.lengths)
        csv += csvRow({QString::number(length), QString::number(number)});
    return csv;
}

CheckReport notChecked()
{
    CheckReport none;
    none.status = chance::CheckStatus::Stopped;
    return none;
}

/// Prints the games and writes their lengths where that is wanted; the exit code.
CommandResult told(const CommandLine& line, const ChanceModel& model, const Property& property,
                   bool isCounted, const GamesOptions& asked, const GamesReport& games,
                   const CheckReport& exact, const QString& lengths)
{
    if (line.has("json")) {
        QJsonObject json = toJson(games);
        json["model"] = model.name;
        json["seed"] = static_cast<qint64>(asked.seed);
        console::print(toJsonText(json));
    } else if (!isStandardOutput(lengths)) {
        console::print(titleOf(model) + u'\n' + toText(property, isCounted, games, exact));
    }
    if (!lengths.isEmpty() && (games.games > 0 || !games.isStopped)) {
        const QString strategy
            = line.has("random") ? QStringLiteral("random") : line.text("property", usualProperty);
        const QByteArray csv
            = lengthsProvenance(model, strategy, asked, games).addedToCsv(toCsv(games));
        FOURCAST_TRY(writeFile(outcomeName(lengths, !games.isStopped), csv));
    }
    return games.isStopped ? console::fail(Stopped,
                                           QStringLiteral("Stopped; these are the games "
                                                          "that were played"))
                           : Done;
}

}

CommandResult commands::chanceSimulate(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Plays a game of chance many times, by the best strategy for a property, and tells how\n"
        "often the goal was met and how long it took, beside what was checked. The same seed\n"
        "gives the same games with any number of workers. Exit code 1 where the model or the\n"
        "property is wrong; 3 when it was interrupted: the games so far are told."));
    addChanceModel(line);
    line.option("property", "Whose strategy is played, as in check; Pmax by default.", "TEXT");
    line.option("random", "Draws every choice instead: no strategy.");
    line.option("unexplored",
                "Draws every choice and explores nothing: for models with too many states.");
    line.option("games", "1 to 1000000000; 10000 by default.", "N");
    line.option("seed", "1 by default.", "S");
    addExploreOptions(line);
    line.option("lengths", "Writes how many games had which length, as CSV.", "FILE");
    addForceOption(line);
    line.option("json", "Prints JSON.");
    FOURCAST_TRY(line.parse(arguments));
    const auto options = readExploreOptions(line);
    GamesOptions playing;
    playing.games = line.number("games", 1, mostSimulated, 10000);
    playing.seed = readSeed(line);
    playing.workers = options.workers;
    const QString lengths = line.has("lengths") ? readFileName(line, "lengths") : QString();
    if (isStandardOutput(lengths) && line.has("json"))
        line.misused(QStringLiteral("--lengths and --json both want standard output"));
    const auto model = readChanceModel(line);
    std::optional<Property> property;
    if (model) {
        const QString text = line.text("property", usualProperty);
        line.take(property, readProperty(text, model->equation.specification),
                  QStringLiteral("--property '%1': ").arg(text));
    }
    FOURCAST_TRY(line.failure());
    if (!lengths.isEmpty()) {
        FOURCAST_TRY(checkOutput(lengths, line.has("force"), {model->name}));
    }

    const Interrupt interrupt;
    const auto played = [](std::uint64_t games) {
        console::longProgress(QStringLiteral("%1 games played").arg(games));
    };
    if (line.has("unexplored")) {
        for (const Error& warning : model->equation.warnings)
            console::note(warning.message);
        playing.counted = property->reward.counted;
        FOURCAST_LET(
            const auto games,
            playGames(model->equation.lppe, property->until, playing, interrupt.token(), played));
        return told(line, *model, *property, playing.counted || givesRewards(model->equation.lppe),
                    playing, games, notChecked(), lengths);
    }
    const auto generated = exploreChance(*model, options, interrupt.token());
    if (const int code = exploreExitCode(generated, options); code != Done)
        return code;
    CheckReport exact = notChecked();
    if (!line.has("random")) {
        CheckOptions checking;
        checking.question = property->question;
        checking.reward = property->reward;
        checking.wantStrategy = true;
        exact = check(generated.automaton, property->until, checking, interrupt.token());
        if (exact.status == chance::CheckStatus::Failed)
            return console::fail(BadInput, exact.error);
        playing.strategy = exact.strategy;
    }
    playing.counted = countedActions(*property, generated.automaton);
    const GamesReport games
        = playGames(generated.automaton, property->until, playing, interrupt.token(), played);
    return told(line, *model, *property, playing.counted.has_value(), playing, games, exact,
                lengths);
}
