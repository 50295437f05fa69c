// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/ladder.h"

#include "core/engines/levels.h"
#include "core/match/failurecounts.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/counttext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <cmath>
#include <vector>

namespace {

/// "Beginner"; empty for engines that are no opponents of the ladder.
QString nameOf(const Entrant& entrant)
{
    const Level* level = findLevel(entrant.engine);
    return level ? level->grade : QString();
}

double rounded(double elo)
{
    return std::round(elo * 10) / 10;
}

/// By entrant.
std::vector<FailureCounts> failuresOf(const LadderResult& result)
{
    std::vector<FailureCounts> failures(result.options.entrants.size());
    for (const LadderGame& game : result.games)
        if (game.game.failure) {
            const int failed = game.entrants[static_cast<std::size_t>(game.game.failedEntrant())];
            failures[static_cast<std::size_t>(failed)].add(game.game.failure->kind);
        }
    return failures;
}

QJsonObject entrantToJson(const Entrant& entrant, const EloEntry& entry,
                          const FailureCounts& failures)
{
    return {{"engine", entrant.engine},         {"label", entrant.label()},
            {"settings", entrant.variant()},    {"elo", rounded(entry.elo)},
            {"low", rounded(entry.low)},        {"high", rounded(entry.high)},
            {"games", entry.score.games()},     {"wins", entry.score.wins},
            {"draws", entry.score.draws},       {"losses", entry.score.losses},
            {"lostByFailure", failures.games()}};
}

}

QByteArray ladderToJson(const LadderResult& result)
{
    const LadderOptions& options = result.options;
    const std::vector<FailureCounts> failures = failuresOf(result);
    QJsonArray entrants;
    for (std::size_t i = 0; i < options.entrants.size(); ++i)
        entrants.append(entrantToJson(options.entrants[i], result.elo.entries[i], failures[i]));
    QJsonArray pairs;
    for (const PairScore& pair : result.pairs)
        pairs.append(QJsonObject {
            {"first", options.entrants[static_cast<std::size_t>(pair.first)].label()},
            {"second", options.entrants[static_cast<std::size_t>(pair.second)].label()},
            {"wins", pair.score.wins},
            {"draws", pair.score.draws},
            {"losses", pair.score.losses}});
    const QJsonObject object {
        {"what", "ladder"},
        {"model", "Bradley-Terry, a draw is half a win of each side"},
        {"mean", EloTable::mean},
        {"confidence", 0.95},
        {"addedDraws", result.elo.hasAddedDraws},
        {"seed", static_cast<qint64>(options.seed)},
        {"openingPlies", options.openingPlies},
        {"gamesPerPair", options.gamesPerPair},
        {"gamesAsked", options.games()},
        {"gamesFinished", result.finishedGames()},
        {"distinctGames", result.distinctGames},
        {"entrants", entrants},
        {"pairs", pairs},
    };
    return jsonText(object);
}

QString ladderToText(const LadderResult& result)
{
    const LadderOptions& options = result.options;
    QString text = filled(
        "%1 of %2 finished, %3 for each two engines, seed %4, %5\n", result.finishedGames(),
        countText(options.games(), QStringLiteral("game")), options.gamesPerPair, options.seed,
        countText(options.openingPlies, QStringLiteral("random opening ply"),
                  QStringLiteral("random opening plies")));
    text += QStringLiteral("Games that differ: %1\n").arg(result.distinctGames);
    text += QStringLiteral("\n%1 %2  Elo   95 % interval   games    won  drawn   lost\n")
                .arg(QStringLiteral("engine"), -22)
                .arg(QStringLiteral("name"), -10);
    for (std::size_t i = 0; i < options.entrants.size(); ++i) {
        const EloEntry& entry = result.elo.entries[i];
        text += QStringLiteral("%1 %2 %3   %4 to %5  %6 %7 %8 %9\n")
                    .arg(options.entrants[i].label(), -22)
                    .arg(nameOf(options.entrants[i]), -10)
                    .arg(entry.elo, 4, 'f', 0)
                    .arg(entry.low, 5, 'f', 0)
                    .arg(entry.high, 5, 'f', 0)
                    .arg(entry.score.games(), 6)
                    .arg(entry.score.wins, 6)
                    .arg(entry.score.draws, 6)
                    .arg(entry.score.losses, 6);
    }
    const std::vector<FailureCounts> failures = failuresOf(result);
    for (std::size_t i = 0; i < failures.size(); ++i)
        if (failures[i].games() > 0)
            text += QStringLiteral("%1: %2\n")
                        .arg(options.entrants[i].label(), failures[i].toText());
    text += QStringLiteral("\nElo: Bradley-Terry, a draw is half a win of each side; the mean is "
                           "%1.\n")
                .arg(EloTable::mean, 0, 'f', 0);
    if (result.elo.hasAddedDraws)
        text += QStringLiteral("Somebody has no point against the others, so that one drawn game "
                               "was added between each two.\n");
    return text;
}
