// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentwire.h"

#include "core/board/notation.h"
#include "core/match/seededgame.h"
#include "core/support/formats/jsontext.h"
#include "core/tournament/entrantjson.h"
#include "core/tournament/tournamentplay.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace {

/// What a process that plays needs to know of a tournament: options of two entrants and a clock,
/// and the task as theirs.
struct TravellingGame
{
    TournamentOptions options;
    TournamentTask task;
};

std::optional<TravellingGame> travellingGameFrom(const QByteArray& bytes)
{
    constexpr qint64 mostNumbers = 2'000'000'000;
    const auto object = jsonObject(bytes);
    if (!object)
        return {};
    std::optional<Error> wrong;
    const JsonFields fields(*object, {}, wrong);
    if (fields.text("program") != QCoreApplication::applicationVersion())
        return {};
    TravellingGame game;
    for (const JsonFields& entrant : fields.objects(QStringLiteral("entrants"), 2))
        game.options.entrants.push_back(tournamentEntrantFromJson(entrant));
    const auto clock = TournamentClock::fromKey(fields.text("clock"));
    const auto opening = notation::parseMoves(fields.text("opening"));
    game.task.entrants = {0, 1};
    game.task.number = static_cast<int>(fields.whole("number", 1, mostNumbers));
    game.task.firstEntrant = static_cast<int>(fields.whole("first", 0, 1));
    game.task.seed = fields.wide("seed", 0);
    if (wrong || !clock || !opening || game.options.entrants.size() != 2)
        return {};
    for (const Entrant& entrant : game.options.entrants)
        if (!entrant.check() || !canTravel(entrant))
            return {};
    game.options.clock = *clock;
    game.task.opening = *opening;
    return game;
}

}

QByteArray tournamentTaskKind()
{
    return QByteArrayLiteral("tournament");
}

QByteArray tournamentTaskToBytes(const TournamentOptions& options, const TournamentTask& task)
{
    QJsonArray entrants;
    for (const int entrant : task.entrants)
        entrants.append(
            tournamentEntrantToJson(options.entrants[static_cast<std::size_t>(entrant)]));
    return jsonText(QJsonObject {{"program", QCoreApplication::applicationVersion()},
                                 {"entrants", entrants},
                                 {"clock", options.clock.toKey()},
                                 {"number", task.number},
                                 {"first", task.firstEntrant},
                                 {"seed", jsonWide(task.seed)},
                                 {"opening", notation::toDigits(task.opening)}},
                    QJsonDocument::Compact);
}

std::optional<QByteArray> answerTournamentTask(const QByteArray& task, const std::stop_token& stop)
{
    const auto game = travellingGameFrom(task);
    if (!game)
        return QByteArray();
    TournamentSeats seats(game->options.entrants);
    const auto played = playTournamentGame(game->options, game->task, seats, stop, {});
    if (!played)
        return {};
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << matchGameToBytes(played->game) << qint64(played->slowest[0].count())
        << qint64(played->slowest[1].count()) << played->date;
    return bytes;
}

std::optional<TournamentGame> tournamentGameFromBytes(const TournamentTask& task,
                                                      const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_4);
    QByteArray moves;
    qint64 first = 0;
    qint64 second = 0;
    TournamentGame game {.task = task};
    in >> moves >> first >> second >> game.date;
    auto played = matchGameFromBytes(moves, task.number);
    if (in.status() != QDataStream::Ok || !played || played->seed != task.seed
        || played->firstEntrant != task.firstEntrant)
        return {};
    game.game = std::move(*played);
    game.slowest = {std::chrono::milliseconds(first), std::chrono::milliseconds(second)};
    return game;
}
