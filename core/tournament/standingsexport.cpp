// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/game.h"
#include "core/support/formats/csv.h"
#include "core/support/formats/jsontext.h"
#include "core/support/text/alignedtext.h"
#include "core/support/text/counttext.h"
#include "core/tournament/standings.h"

#include <cmath>

namespace {

/// "2.5", "3".
QString pointsText(double points)
{
    return QString::number(points, 'g', 10);
}

QString plainNameOf(const Tournament& tournament, int entrant)
{
    return TournamentOptions::nameOf(
        tournament.options.entrants[static_cast<std::size_t>(entrant)]);
}

const GameScore& cellOf(const TournamentResult& result, int one, int other)
{
    return result.crossTable[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)];
}

/// "2.5/4"; empty where the two have not met.
QString cellText(const GameScore& score)
{
    if (score.games() == 0)
        return {};
    return QStringLiteral("%1/%2").arg(pointsText(score.points())).arg(score.games());
}

QString losText(const Standing& standing)
{
    constexpr int decimals = 3;
    return standing.los ? fixedText(*standing.los, decimals) : QString();
}

/// "3"; empty of an engine of ours.
QString versionText(int version)
{
    return version > 0 ? QString::number(version) : QString();
}

/// "out-of-time 2, crashed 1".
QString failuresText(const Standing& standing)
{
    QStringList parts;
    for (const auto& [kind, times] : standing.failures)
        parts << QStringLiteral("%1 %2").arg(EngineFailure::key(kind)).arg(times);
    return parts.join(QStringLiteral(", "));
}

bool isSwissTournament(const Tournament& tournament)
{
    return tournament.options.format == TournamentOptions::Format::Swiss;
}

QStringList standingLines(const Tournament& tournament, const TournamentResult& result)
{
    const bool isSwiss = isSwissTournament(tournament);
    QStringList head {QStringLiteral("place"), QStringLiteral("entrant"), QStringLiteral("points"),
                      QStringLiteral("games"), QStringLiteral("won"),     QStringLiteral("drawn"),
                      QStringLiteral("lost"),  QStringLiteral("Elo"),     QStringLiteral("95 %"),
                      QStringLiteral("LOS"),   QStringLiteral("failed")};
    if (isSwiss)
        head.insert(3, QStringLiteral("Buchholz"));
    std::vector<QStringList> rows {head};
    for (const Standing& of : result.standings) {
        QStringList row {
            QString::number(of.place),
            of.name + (of.isRetired ? QStringLiteral(" (retired)") : QString()),
            pointsText(of.points),
            QString::number(of.score.games()),
            QString::number(of.score.wins),
            QString::number(of.score.draws),
            QString::number(of.score.losses),
            fixedText(of.elo, 0),
            QStringLiteral("%1 to %2").arg(fixedText(of.eloLow, 0), fixedText(of.eloHigh, 0)),
            losText(of),
            QString::number(of.failureCount())};
        if (isSwiss)
            row.insert(3, pointsText(of.buchholz));
        rows.push_back(row);
    }
    return alignedLines(rows, 2);
}

QStringList crossLines(const TournamentResult& result)
{
    QStringList head {QStringLiteral("against")};
    for (const Standing& of : result.standings)
        head << QString::number(of.place);
    std::vector<QStringList> rows {head};
    for (const Standing& of : result.standings) {
        QStringList row {of.name};
        for (const Standing& other : result.standings)
            row << (other.entrant == of.entrant
                        ? QStringLiteral("-")
                        : cellText(cellOf(result, of.entrant, other.entrant)));
        rows.push_back(row);
    }
    return alignedLines(rows, 1);
}

QJsonObject standingToJson(const Standing& of)
{
    constexpr double tenths = 10;
    const auto rounded = [](double elo) { return std::round(elo * tenths) / tenths; };
    QJsonObject failures;
    for (const auto& [kind, times] : of.failures)
        failures.insert(EngineFailure::key(kind), times);
    return {{"place", of.place},
            {"entrant", of.name},
            {"points", of.points},
            {"buchholz", of.buchholz},
            {"games", of.score.games()},
            {"wins", of.score.wins},
            {"draws", of.score.draws},
            {"losses", of.score.losses},
            {"byes", of.byes},
            {"walkovers", of.walkovers},
            {"elo", rounded(of.elo)},
            {"low", rounded(of.eloLow)},
            {"high", rounded(of.eloHigh)},
            {"los", jsonOrNull(of.los)},
            {"failures", failures},
            {"slowestMs", static_cast<qint64>(of.slowest.count())},
            {"retired", of.isRetired}};
}

}

QString tournamentToText(const Tournament& tournament, const TournamentResult& result)
{
    QString text = filled("%1, %2, seed %3, %4 played, %5 of them different\n\n",
                          TournamentOptions::key(tournament.options.format),
                          countText(static_cast<qint64>(tournament.options.entrants.size()),
                                    QStringLiteral("entrant")),
                          tournament.options.seed, countText(result.games, QStringLiteral("game")),
                          result.distinctGames);
    text += standingLines(tournament, result).join(u'\n') + QStringLiteral("\n\n");
    text += crossLines(result).join(u'\n') + u'\n';
    for (const Standing& of : result.standings)
        if (of.failureCount() > 0)
            text += filled("\n%1 failed: %2", of.name, failuresText(of));
    if (text.back() != u'\n')
        text += u'\n';
    text += filled(
        "\nElo: Bradley-Terry, a draw is half a win of each side; the mean is %1. LOS: how "
        "likely it is that the\nentrant is stronger than the average of those it met.\n",
        EloTable::mean);
    if (result.hasAddedDraws)
        text += QStringLiteral("Somebody has no point against the others, so that one drawn game "
                               "was added between each two.\n");
    if (result.sprt)
        text += QStringLiteral("Sequential test: %1\n").arg(result.sprt->toText());
    return text;
}

QByteArray crossTableToCsv(const Tournament& tournament, const TournamentResult& result)
{
    QStringList head {"place",    "entrant", "points",   "buchholz",  "games", "wins",
                      "draws",    "losses",  "byes",     "walkovers", "elo",   "elo_low",
                      "elo_high", "los",     "failures", "slowest_ms"};
    for (const Standing& of : result.standings)
        head << csvText(plainNameOf(tournament, of.entrant));
    QByteArray csv = csvRow(head);
    for (const Standing& of : result.standings) {
        QStringList row {QString::number(of.place),
                         csvText(of.name),
                         pointsText(of.points),
                         pointsText(of.buchholz),
                         QString::number(of.score.games()),
                         QString::number(of.score.wins),
                         QString::number(of.score.draws),
                         QString::number(of.score.losses),
                         QString::number(of.byes),
                         QString::number(of.walkovers),
                         fixedText(of.elo, 1),
                         fixedText(of.eloLow, 1),
                         fixedText(of.eloHigh, 1),
                         losText(of),
                         failuresText(of),
                         QString::number(of.slowest.count())};
        for (const Standing& other : result.standings)
            row << cellText(cellOf(result, of.entrant, other.entrant));
        csv += csvRow(row);
    }
    return csv;
}

QByteArray gamesToCsv(const Tournament& tournament)
{
    QByteArray csv = csvRow({"game", "round", "first", "second", "result", "reason", "plies",
                             "moves", "opening_plies", "first_ms", "second_ms", "first_slowest_ms",
                             "second_slowest_ms", "date", "first_version", "second_version"});
    for (const TournamentGame& game : tournament.games) {
        const auto one = static_cast<std::size_t>(game.task.firstEntrant);
        const std::size_t other = 1 - one;
        const QString reason = game.isWalkover ? QStringLiteral("walkover")
            : game.game.failure                ? game.game.failure->toCell()
                                               : QString();
        csv += csvRow(
            {QString::number(game.task.number), QString::number(game.task.round),
             csvText(plainNameOf(tournament, game.task.mover(0))),
             csvText(plainNameOf(tournament, game.task.mover(1))), resultText(game.game.outcome),
             csvText(reason), QString::number(game.game.moves.size()),
             notation::toDigits(game.game.moves), QString::number(game.task.opening.size()),
             fixedText(game.game.milliseconds[one], 0), fixedText(game.game.milliseconds[other], 0),
             QString::number(game.slowest[one].count()),
             QString::number(game.slowest[other].count()), game.date.toString(Qt::ISODate),
             versionText(game.version(0)), versionText(game.version(1))});
    }
    return csv;
}

QByteArray resultToJson(const Tournament& tournament, const TournamentResult& result)
{
    QJsonArray standings;
    for (const Standing& of : result.standings)
        standings.append(standingToJson(of));
    QJsonArray pairs;
    for (std::size_t one = 0; one < result.crossTable.size(); ++one)
        for (std::size_t other = one + 1; other < result.crossTable.size(); ++other) {
            const GameScore& score = result.crossTable[one][other];
            if (score.games() == 0)
                continue;
            pairs.append(QJsonObject {{"first", plainNameOf(tournament, static_cast<int>(one))},
                                      {"second", plainNameOf(tournament, static_cast<int>(other))},
                                      {"wins", score.wins},
                                      {"draws", score.draws},
                                      {"losses", score.losses}});
        }
    QJsonObject object {{"what", "tournament"},
                        {"format", TournamentOptions::key(tournament.options.format)},
                        {"seed", jsonWide(tournament.options.seed)},
                        {"clock", tournament.options.clock.toKey()},
                        {"gamesPlayed", result.games},
                        {"distinctGames", result.distinctGames},
                        {"mean", EloTable::mean},
                        {"addedDraws", result.hasAddedDraws},
                        {"standings", standings},
                        {"pairs", pairs}};
    if (result.sprt)
        object.insert("sprt",
                      QJsonObject {{"llr", result.sprt->llr},
                                   {"lower", result.sprt->lower},
                                   {"upper", result.sprt->upper},
                                   {"verdict", result.sprt->name()}});
    return jsonText(object);
}
