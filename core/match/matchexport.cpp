// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/board/notation.h"
#include "core/game/game.h"
#include "core/match/failurecounts.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/counttext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <cmath>

namespace {

const QString& moverLabel(const std::array<QString, 2>& labels, const MatchGame& game, int mover)
{
    return labels[static_cast<std::size_t>((game.firstEntrant + mover) % 2)];
}

std::array<QString, 2> entrantLabels(const MatchResult& result)
{
    return {result.options.entrants[0].label(), result.options.entrants[1].label()};
}

/// Of `count` of the games, some of which may be copies.
Interval intervalOf(int count, const MatchResult& result)
{
    const int games = result.finishedGames();
    return wilsonIntervalOf(games > 0 ? double(count) / games : 0.0, result.independentGames);
}

QJsonObject gamesToJson(int count, const MatchResult& result)
{
    const int games = result.finishedGames();
    const Interval interval = intervalOf(count, result);
    QJsonObject object {{"games", count}, {"low", interval.low}, {"high", interval.high}};
    object.insert("share", games > 0 ? QJsonValue(double(count) / games) : QJsonValue());
    return object;
}

QJsonObject sprtToJson(const SprtOptions& options, const SprtState& state)
{
    return {{"elo0", options.elo0},
            {"elo1", options.elo1},
            {"alpha", options.alpha},
            {"beta", options.beta},
            {"logLikelihoodRatio", state.llr},
            {"lowerBound", state.lower},
            {"upperBound", state.upper},
            {"verdict", state.name()}};
}

/// "Is study-h1 stronger? Elo 0 against 10 ..." and the verdict in words.
QString sprtText(const MatchResult& result)
{
    const SprtOptions& options = *result.options.sprt;
    const SprtState state = result.sprtState();
    QStringList pairs;
    for (const int count : result.pairs)
        pairs << QString::number(count);
    QString text = filled("Sequential test of %1 Elo against %2 (errors of %3 % and %4 %): "
                          "%5\nPairs of games by points, 0 to 2 in halves: %6\n",
                          options.elo0, options.elo1, 100.0 * options.alpha, 100.0 * options.beta,
                          state.toText(), pairs.join(QStringLiteral(", ")));
    if (result.copiedPairs > 0)
        text += QStringLiteral("Pairs that are copies of others and not counted: %1\n")
                    .arg(result.copiedPairs);
    switch (state.verdict) {
    case SprtState::Verdict::Stronger:
        text += filled("%1 is the stronger one: %2 Elo or more explain the games better.\n",
                       result.options.entrants[0].label(), options.elo1);
        break;
    case SprtState::Verdict::NotStronger:
        text += filled("%1 is not stronger: %2 Elo or less explain the games better.\n",
                       result.options.entrants[0].label(), options.elo0);
        break;
    case SprtState::Verdict::Open:
        text += QStringLiteral("The games so far do not decide it.\n");
        if (const int least = leastGamesToDecide(options); least > result.options.games)
            text += filled("To find it stronger takes %1 games at least, all of them won; "
                           "--games allows %2.\n",
                           least, result.options.games);
    }
    return text;
}

std::array<FailureCounts, 2> failuresOf(const MatchResult& result)
{
    std::array<FailureCounts, 2> failures;
    for (const MatchGame& game : result.games)
        if (game.failure)
            failures[static_cast<std::size_t>(game.failedEntrant())].add(game.failure->kind);
    return failures;
}

QString failuresText(const MatchResult& result)
{
    const auto failures = failuresOf(result);
    QString text;
    for (std::size_t i = 0; i < failures.size(); ++i)
        if (failures[i].games() > 0)
            text += QStringLiteral("%1: %2\n")
                        .arg(result.options.entrants[i].label(), failures[i].toText());
    return text;
}

QString shareText(const QString& name, int count, const MatchResult& result)
{
    const int games = result.finishedGames();
    const Interval interval = intervalOf(count, result);
    return QStringLiteral("  %1 %2  %3 %  (95 % interval %4 to %5 %)\n")
        .arg(name, -7)
        .arg(count, 5)
        .arg(games > 0 ? 100.0 * count / games : 0.0, 5, 'f', 1)
        .arg(100.0 * interval.low, 0, 'f', 1)
        .arg(100.0 * interval.high, 0, 'f', 1);
}

QJsonObject gameToJson(const MatchGame& game, const std::array<QString, 2>& names)
{
    QJsonObject object {
        {"game", game.number},
        {"seed", static_cast<qint64>(game.seed)},
        {"first", moverLabel(names, game, 0)},
        {"second", moverLabel(names, game, 1)},
        {"result", resultText(game.outcome)},
        {"plies", static_cast<qint64>(game.moves.size())},
        {"moves", notation::toDigits(game.moves)},
    };
    const auto first = static_cast<std::size_t>(game.firstEntrant);
    object.insert("nodesFirst", static_cast<qint64>(game.nodes[first]));
    object.insert("nodesSecond", static_cast<qint64>(game.nodes[1 - first]));
    object.insert("millisecondsFirst", game.milliseconds[first]);
    object.insert("millisecondsSecond", game.milliseconds[1 - first]);
    if (game.failure)
        object.insert("failure", game.failure->toCell());
    return object;
}

}

QByteArray matchToCsv(const MatchResult& result)
{
    const auto names = entrantLabels(result);
    QByteArray csv = csvRow({"game", "seed", "first", "second", "result", "plies", "moves",
                             "nodes_first", "nodes_second", "milliseconds_first",
                             "milliseconds_second", "variant_first", "variant_second", "failure"});
    for (const MatchGame& game : result.games) {
        const auto first = static_cast<std::size_t>(game.firstEntrant);
        csv += csvRow(
            {QString::number(game.number), QString::number(game.seed), moverLabel(names, game, 0),
             moverLabel(names, game, 1), resultText(game.outcome),
             QString::number(game.moves.size()), notation::toCoordinates(game.moves),
             QString::number(game.nodes[first]), QString::number(game.nodes[1 - first]),
             QString::number(game.milliseconds[first], 'f', 3),
             QString::number(game.milliseconds[1 - first], 'f', 3),
             result.options.entrants[first].variant(), result.options.entrants[1 - first].variant(),
             EngineFailure::cellOf(game.failure)});
    }
    return csv;
}

QByteArray matchToJson(const MatchResult& result)
{
    const auto names = entrantLabels(result);
    const auto failures = failuresOf(result);
    QJsonArray entrants;
    for (std::size_t i = 0; i < failures.size(); ++i) {
        const Entrant& entrant = result.options.entrants[i];
        entrants.append(QJsonObject {{"engine", entrant.engine},
                                     {"label", entrant.label()},
                                     {"variant", entrant.variant()},
                                     {"depth", entrant.limits.depth},
                                     {"nodes", static_cast<qint64>(entrant.limits.nodes)},
                                     {"milliseconds", qint64(entrant.limits.time.count())},
                                     {"lostByFailure", failures[i].games()}});
    }
    QJsonArray games;
    for (const MatchGame& game : result.games)
        games.append(gameToJson(game, names));

    const int count = result.finishedGames();
    QJsonObject object {
        {"what", "match"},
        {"pointOfView", "wins and losses are those of the first entrant"},
        {"entrants", entrants},
        {"seed", static_cast<qint64>(result.options.seed)},
        {"openingPlies", result.options.openingPlies},
        {"gamesAsked", result.options.games},
        {"gamesFinished", count},
        {"distinctGames", result.distinctGames},
        {"independentGames", result.independentGames},
        {"wins", gamesToJson(result.score.wins, result)},
        {"draws", gamesToJson(result.score.draws, result)},
        {"losses", gamesToJson(result.score.losses, result)},
        {"pairsByHalfPoints",
         QJsonArray {result.pairs[0], result.pairs[1], result.pairs[2], result.pairs[3],
                     result.pairs[4]}},
        {"copiedPairs", result.copiedPairs},
        {"confidence", 0.95},
        {"games", games},
    };
    if (result.options.sprt)
        object.insert("sprt", sprtToJson(*result.options.sprt, result.sprtState()));
    return jsonText(object);
}

QString matchToText(const MatchResult& result)
{
    const int games = result.finishedGames();
    const Entrant& first = result.options.entrants[0];
    const Entrant& second = result.options.entrants[1];
    QString text = QStringLiteral("%1 (%2) against %3 (%4)\n")
                       .arg(first.label(), first.variant(), second.label(), second.variant());
    text += filled("%1 of %2 finished, seed %3, the first move alternates\n", games,
                   countText(result.options.games, QStringLiteral("game")), result.options.seed);
    text += result.options.openingPlies > 0
        ? QStringLiteral("%1, each opening played with both colours\n")
              .arg(countText(result.options.openingPlies, QStringLiteral("random opening ply"),
                             QStringLiteral("random opening plies")))
        : QStringLiteral("No random opening plies\n");
    text += QStringLiteral("For %1:\n").arg(first.label());
    text += shareText(QStringLiteral("wins"), result.score.wins, result);
    text += shareText(QStringLiteral("draws"), result.score.draws, result);
    text += shareText(QStringLiteral("losses"), result.score.losses, result);
    text += failuresText(result);
    if (result.distinctGames < games)
        text += filled("Only %1 of the games differ from the opening on, so the intervals "
                       "are as wide as those of %2 games.\n",
                       result.distinctGames, std::round(result.independentGames));
    if (result.options.sprt)
        text += sprtText(result);
    return text;
}
