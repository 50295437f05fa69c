// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentfile.h"

#include "core/board/notation.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsontext.h"
#include "core/tournament/optionsjson.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>

namespace {

struct TournamentFileText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentFile)
};

constexpr int fileVersion = 1;
constexpr qint64 mostNumbers = 2'000'000'000;
constexpr qsizetype mostGames = 10'000'000;
constexpr qint64 longestMove = qint64 {100} * 24 * 60 * 60 * 1000;
const QStringList outcomeNames {"unfinished", "first", "second", "draw"};

QJsonObject gameToJson(const TournamentGame& game)
{
    const TournamentTask& task = game.task;
    QJsonObject object {{"number", task.number},
                        {"round", task.round},
                        {"entrants", QJsonArray {task.entrants[0], task.entrants[1]}},
                        {"first", task.firstEntrant},
                        {"seed", jsonWide(task.seed)},
                        {"outcome", outcomeNames[static_cast<qsizetype>(game.game.outcome)]},
                        {"moves", notation::toDigits(game.game.moves)},
                        {"date", game.date.toString(Qt::ISODate)}};
    if (game.isWalkover) {
        object.insert("walkover", true);
        return object;
    }
    if (!task.opening.empty())
        object.insert("openingPlies", static_cast<int>(task.opening.size()));
    if (game.game.failure)
        object.insert("failure", game.game.failure->toCell());
    object.insert("nodes", QJsonArray {jsonWide(game.game.nodes[0]), jsonWide(game.game.nodes[1])});
    object.insert(
        "ms",
        QJsonArray {qRound64(game.game.milliseconds[0]), qRound64(game.game.milliseconds[1])});
    object.insert("slowestMs",
                  QJsonArray {static_cast<qint64>(game.slowest[0].count()),
                              static_cast<qint64>(game.slowest[1].count())});
    if (game.versions != std::array<int, 2> {})
        object.insert("versions", QJsonArray {game.versions[0], game.versions[1]});
    return object;
}

/// Two whole numbers; 0 where they are missing.
std::array<qint64, 2> twoOf(const JsonFields& fields, const QString& key, qint64 most)
{
    const auto numbers = fields.wholes(key, 2, 0, most);
    return numbers.size() == 2 ? std::array {numbers[0], numbers[1]} : std::array<qint64, 2> {};
}

void readOutcome(const JsonFields& fields, TournamentGame& game)
{
    const Position position = positionAfter(game.game.moves);
    game.game.outcome = static_cast<Outcome>(fields.choice("outcome", outcomeNames));
    if (fields.has(QStringLiteral("failure"))) {
        game.game.failure = EngineFailure::fromCell(fields.text("failure"));
        if (!game.game.failure)
            fields.refuse(TournamentFileText::tr("%1 is no reason why an engine failed.")
                              .arg(fields.placeOf(QStringLiteral("failure"))));
    }
    const Outcome byFailure
        = position.sideToMove() == Player::First ? Outcome::SecondWins : Outcome::FirstWins;
    const Outcome real = game.game.failure ? byFailure : position.outcome();
    if (!game.isWalkover && (game.game.outcome != real || real == Outcome::Unfinished))
        fields.refuse(TournamentFileText::tr("The moves in %1 do not end as the game did.")
                          .arg(fields.placeOf(QStringLiteral("moves"))));
}

TournamentGame gameFromJson(const JsonFields& fields, int entrants)
{
    TournamentGame game;
    TournamentTask& task = game.task;
    task.number = static_cast<int>(fields.whole("number", 1, mostNumbers));
    task.round = static_cast<int>(fields.whole("round", 1, mostNumbers));
    const auto who = twoOf(fields, QStringLiteral("entrants"), entrants - 1);
    task.entrants = {static_cast<int>(who[0]), static_cast<int>(who[1])};
    if (task.entrants[0] >= task.entrants[1])
        fields.refuse(TournamentFileText::tr("%1 must be two different entrants, the lower one "
                                             "first.")
                          .arg(fields.placeOf(QStringLiteral("entrants"))));
    task.firstEntrant = static_cast<int>(fields.whole("first", 0, 1));
    task.seed = fields.wide("seed", 0);
    game.isWalkover = fields.flag("walkover", false);
    game.date = QDate::fromString(fields.text("date", QString()), Qt::ISODate);
    const auto moves = notation::parseMoves(fields.text("moves", QString()));
    if (moves)
        game.game.moves = *moves;
    else
        fields.refuse(TournamentFileText::tr("%1 can't be read: %2")
                          .arg(fields.placeOf(QStringLiteral("moves")), moves.error().message));
    const auto opening
        = fields.whole("openingPlies", 0, static_cast<qint64>(game.game.moves.size()), 0);
    task.opening.assign(game.game.moves.begin(), game.game.moves.begin() + opening);
    readOutcome(fields, game);
    const auto nodes = twoOf(fields, QStringLiteral("nodes"), JsonFields::mostCounted);
    const auto times = twoOf(fields, QStringLiteral("ms"), JsonFields::mostCounted);
    const auto slowest = twoOf(fields, QStringLiteral("slowestMs"), longestMove);
    const auto versions = twoOf(fields, QStringLiteral("versions"), mostNumbers);
    for (std::size_t each = 0; each < who.size(); ++each) {
        game.game.nodes[each] = static_cast<std::uint64_t>(nodes[each]);
        game.game.milliseconds[each] = static_cast<double>(times[each]);
        game.slowest[each] = std::chrono::milliseconds(slowest[each]);
        game.versions[each] = static_cast<int>(versions[each]);
    }
    game.game.number = task.number;
    game.game.seed = task.seed;
    game.game.firstEntrant = task.firstEntrant;
    return game;
}

QJsonObject roundToJson(const SwissRound& round)
{
    QJsonArray pairs;
    for (const auto& [first, second] : round.pairs)
        pairs.append(QJsonArray {first, second});
    return {{"pairs", pairs}, {"bye", round.bye}};
}

/// Everybody is in a round once at most.
SwissRound roundFromJson(const JsonFields& fields, int entrants)
{
    SwissRound round {.pairs = {},
                      .bye = static_cast<int>(fields.whole("bye", -1, entrants - 1, -1))};
    QSet<int> seen {round.bye};
    const QString key = QStringLiteral("pairs");
    for (const QJsonValue pair : fields.array(key, TournamentOptions::mostEntrants)) {
        const int first = pair.toArray().at(0).toInt(-1);
        const int second = pair.toArray().at(1).toInt(-1);
        const bool isPair = std::min(first, second) >= 0 && std::max(first, second) < entrants
            && first != second && !seen.contains(first) && !seen.contains(second);
        if (!isPair) {
            fields.refuse(TournamentFileText::tr("%1 must be pairs of entrants, each in one pair "
                                                 "at most.")
                              .arg(fields.placeOf(key)));
            break;
        }
        seen << first << second;
        round.pairs.push_back({first, second});
    }
    return round;
}

void checkNumbers(const JsonFields& fields, const std::vector<TournamentGame>& games)
{
    for (std::size_t i = 1; i < games.size(); ++i)
        if (games[i].task.number == games[i - 1].task.number)
            fields.refuse(
                TournamentFileText::tr("Game %1 is there twice.").arg(games[i].task.number));
}

}

QByteArray tournamentfile::toJson(const Tournament& tournament)
{
    QJsonArray rounds;
    for (const SwissRound& round : tournament.rounds)
        rounds.append(roundToJson(round));
    QJsonArray games;
    for (const TournamentGame& game : tournament.games)
        games.append(gameToJson(game));
    QJsonObject object {{"what", "tournament"},
                        {"version", fileVersion},
                        {"options", tournamentOptionsToJson(tournament.options)},
                        {"games", games}};
    if (!rounds.isEmpty())
        object.insert("rounds", rounds);
    return jsonText(object, QJsonDocument::Compact) + '\n';
}

Expected<Tournament> tournamentfile::fromJson(const QByteArray& json)
{
    FOURCAST_LET(const auto object, jsonObject(json));
    std::optional<Error> wrong;
    const JsonFields fields(object, {}, wrong);
    if (fields.text("what", QString()) != QLatin1String("tournament"))
        return fail(TournamentFileText::tr("This is not the file of a tournament."));
    if (fields.whole("version", 1, mostNumbers) > fileVersion)
        return fail(TournamentFileText::tr("This file is of a later version of the program."));
    Tournament tournament;
    tournament.options = tournamentOptionsFromJson(fields.object(QStringLiteral("options")));
    const int entrants = static_cast<int>(tournament.options.entrants.size());
    for (const JsonFields& each :
         fields.objects(QStringLiteral("rounds"), TournamentOptions::mostRounds))
        tournament.rounds.push_back(roundFromJson(each, entrants));
    for (const JsonFields& each : fields.objects(QStringLiteral("games"), mostGames)) {
        tournament.games.push_back(gameFromJson(each, entrants));
        if (fields.isWrong())
            break;
    }
    std::ranges::sort(tournament.games, {},
                      [](const TournamentGame& game) { return game.task.number; });
    checkNumbers(fields, tournament.games);
    if (wrong)
        return tl::unexpected(*wrong);
    return tournament;
}

Expected<Tournament> tournamentfile::load(const QString& path)
{
    constexpr qint64 most = qint64 {1024} * 1024 * 1024;
    FOURCAST_LET(const auto json, readFile(path, most));
    return fromJson(json);
}

Expected<void> tournamentfile::save(const QString& path, const Tournament& tournament)
{
    return saveFile(path, toJson(tournament));
}

Expected<void> TournamentKeeper::keep(const Tournament& tournament)
{
    constexpr int share = 20;
    const Clock::time_point begin = Clock::now();
    if (begin < m_next)
        return {};
    const auto saved = tournamentfile::save(m_path, tournament);
    const Clock::time_point end = Clock::now();
    m_next = end + std::max<Clock::duration>(std::chrono::seconds(1), (end - begin) * share);
    return saved;
}
