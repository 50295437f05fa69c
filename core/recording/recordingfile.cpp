// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/recordingfile.h"

#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "core/recording/searchtasks.h"
#include "core/search/costs/costjson.h"
#include "core/search/metrics/reportjson.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsonfields.h"
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct RecordingFileText
{
    Q_DECLARE_TR_FUNCTIONS(RecordingFile)
};

constexpr int format = 1;

QString kind()
{
    return QStringLiteral("fourcast recording");
}

/// A limit that is not set is null.
QJsonObject limitsToJson(const SearchLimits& limits)
{
    const auto number = [](qint64 n) { return n > 0 ? QJsonValue(n) : QJsonValue(); };
    return {{"depth", number(limits.depth)},
            {"nodes", number(static_cast<qint64>(limits.nodes))},
            {"milliseconds", number(limits.time.count())}};
}

SearchLimits limitsFromJson(const JsonFields& fields)
{
    const auto number = [&fields](const QString& key, qint64 most) {
        return fields.isNull(key) ? 0 : fields.whole(key, 1, most, 0);
    };
    return {.depth = static_cast<int>(number(QStringLiteral("depth"), Position::Shape::squares)),
            .nodes
            = static_cast<std::uint64_t>(number(QStringLiteral("nodes"), JsonFields::mostCounted)),
            .time = std::chrono::milliseconds(
                number(QStringLiteral("milliseconds"), qint64 {10} * 24 * 3600 * 1000))};
}

QJsonObject playerToJson(const RecordedPlayer& player)
{
    QJsonObject object {{"name", player.name}};
    if (player.isPerson())
        return object;
    object.insert("engine", player.engine);
    object.insert("variant", player.variant);
    object.insert("limits", limitsToJson(player.limits));
    object.insert("workers", player.workers);
    object.insert("seed", jsonWide(player.seed));
    if (player.tableMib > 0)
        object.insert("tableMib", player.tableMib);
    if (!player.usesBook)
        object.insert("usesBook", false);
    if (!player.preferFastWins)
        object.insert("preferFastWins", false);
    if (const QString names = player.h1.toNames(); names != H1Options().toNames())
        object.insert("h1", names);
    if (const H1Weights& weights = player.h1.weights; weights != H1Weights())
        object.insert("h1Values", QString::fromLatin1(weights.toFile()));
    return object;
}

/// The strict reading and the study's values where the file has no others.
H1Options readingFromJson(const JsonFields& fields)
{
    const auto refuse = [&fields](const QString& key, const Error& error) {
        fields.refuse(
            RecordingFileText::tr("%1 can't be read: %2").arg(fields.placeOf(key), error.message));
    };
    const QString names = QStringLiteral("h1");
    const QString values = QStringLiteral("h1Values");
    const auto reading = H1Options::fromNames(fields.text(names, QString()));
    const auto weights = H1Weights::fromFile(fields.text(values, QString()).toLatin1());
    if (!reading)
        refuse(names, reading.error());
    if (!weights)
        refuse(values, weights.error());
    H1Options h1 = reading.value_or(H1Options());
    h1.weights = weights.value_or(H1Weights());
    return h1;
}

RecordedPlayer playerFromJson(const JsonFields& fields)
{
    RecordedPlayer player {.name = fields.text("name"), .engine = fields.text("engine", QString())};
    if (player.isPerson())
        return player;
    player.variant = fields.text("variant", QString());
    if (fields.has(QStringLiteral("limits")))
        player.limits = limitsFromJson(fields.object(QStringLiteral("limits")));
    player.workers = static_cast<int>(fields.whole("workers", 1, SearchReport::mostWorkers, 1));
    player.seed = fields.wide("seed", 1);
    player.tableMib = static_cast<int>(fields.whole("tableMib", 0, 1 << 20, 0));
    player.usesBook = fields.flag("usesBook", true);
    player.preferFastWins = fields.flag("preferFastWins", true);
    player.h1 = readingFromJson(fields);
    return player;
}

QJsonObject searchToJson(const Recording& recording, std::size_t move)
{
    const SearchReport& report = *recording.moves[move].report;
    QJsonObject object {{"ply", recording.ply(move)},
                        {"side", sideWord(recording.side(move))},
                        {"report", wholeReportToJson(report)}};
    if (!report.tasks.empty())
        object.insert("tasks", searchtasks::toJson(report.tasks));
    if (!report.events.empty())
        object.insert("events", searchtasks::toJson(report.events));
    if (report.costs)
        object.insert("costs", costjson::toJson(*report.costs));
    if (!recording.moves[move].pins.isEmpty())
        object.insert("pins", searchpins::toJson(recording.moves[move].pins));
    return object;
}

/// Puts the report of a search to its move.
void readSearch(const JsonFields& fields, const std::vector<Position>& positions,
                Recording& recording)
{
    const auto begin = static_cast<qint64>(recording.setup.size());
    const auto count = static_cast<qint64>(recording.moves.size());
    if (count == 0)
        return fields.refuse(
            RecordingFileText::tr("%1 belongs to a search, but the game has no searched moves.")
                .arg(fields.placeOf(QStringLiteral("ply"))));
    const auto index
        = static_cast<std::size_t>(fields.whole("ply", begin + 1, begin + count) - begin - 1);
    if (fields.isWrong())
        return;
    RecordedMove& recorded = recording.moves[index];
    if (recorded.report)
        return fields.refuse(
            RecordingFileText::tr("%1 is %2, but an earlier search already has that ply.")
                .arg(fields.placeOf(QStringLiteral("ply")))
                .arg(recording.ply(index)));
    const JsonFields inside = fields.object(QStringLiteral("report"));
    SearchReport report = reportFromJson(inside, positions[index]);
    report.tasks = searchtasks::tasksFromJson(fields, QStringLiteral("tasks"), report.workers);
    report.events = searchtasks::eventsFromJson(fields, QStringLiteral("events"), report.workers);
    if (auto costs
        = costjson::fromJson(fields, QStringLiteral("costs"), positions[index], report.nodes))
        report.costs = std::make_shared<const CostTree>(*std::move(costs));
    recorded.pins = searchpins::fromJson(fields, QStringLiteral("pins"));
    if (!fields.isWrong() && report.bestMove != recorded.move)
        fields.refuse(RecordingFileText::tr("%1 is %2, but the move of ply %3 is column %4.")
                          .arg(inside.placeOf(QStringLiteral("bestColumn")))
                          .arg(report.bestMove.column() + 1)
                          .arg(recording.ply(index))
                          .arg(recorded.move.column() + 1));
    recorded.report = std::move(report);
}

/// Legal moves from the empty board, or none and the reason.
std::vector<Move> movesIn(const JsonFields& fields, const QString& key, const QString& before,
                          const std::optional<QString>& otherwise)
{
    const QString text = fields.text(key, otherwise);
    const auto moves = notation::parseMoves(before + text);
    if (!moves) {
        fields.refuse(RecordingFileText::tr("%1 is not a line of play: %2.")
                          .arg(fields.placeOf(key), moves.error().message));
        return {};
    }
    return *moves;
}

void readMoves(const JsonFields& fields, Recording& recording)
{
    const QString setup = QStringLiteral("setup");
    recording.setup = movesIn(fields, setup, {}, QString());
    const std::vector<Move> all = movesIn(fields, QStringLiteral("moves"),
                                          notation::toDigits(recording.setup), std::nullopt);
    for (std::size_t i = recording.setup.size(); i < all.size(); ++i)
        recording.moves.push_back({all[i]});
}

/// Of a game that ends so.
void readFailure(const JsonFields& fields, Recording& recording)
{
    const QString key = QStringLiteral("failure");
    const QString cell = fields.text(key, QString());
    if (cell.isEmpty())
        return;
    recording.failure = EngineFailure::fromCell(cell);
    if (!recording.failure)
        return fields.refuse(
            RecordingFileText::tr("%1 is \"%2\", but must begin with a kind of failure such as %3.")
                .arg(fields.placeOf(key), cell.left(40),
                     EngineFailure::key(EngineFailure::Kind::IllegalMove)));
    if (recording.positions().back().isFinished())
        fields.refuse(RecordingFileText::tr("%1 ends a game that the moves have ended already.")
                          .arg(fields.placeOf(key)));
}

/// The game as a person has annotated it, which must be the one of the moves.
void readAnnotated(const JsonFields& fields, Recording& recording)
{
    const QString key = QStringLiteral("annotated");
    if (!fields.has(key))
        return;
    auto game = gamefile::read(fields.text(key, std::nullopt, gamefile::maximumSize).toUtf8());
    if (!game)
        return fields.refuse(RecordingFileText::tr("%1 is not a game: %2")
                                 .arg(fields.placeOf(key), game.error().message));
    const bool isSame = game->setup() == recording.setup
        && std::ranges::equal(game->moves(), recording.moves, {}, {}, &RecordedMove::move);
    if (!isSame)
        return fields.refuse(RecordingFileText::tr("%1 has other moves than the recording.")
                                 .arg(fields.placeOf(key)));
    game->goTo(0);
    recording.annotated = std::move(*game);
}

void readHead(const JsonFields& fields, Recording& recording)
{
    if (fields.text("kind", QString()) != kind())
        return fields.refuse(
            RecordingFileText::tr(
                "This JSON file is not a recording of a game: its \"kind\" must be \"%1\".")
                .arg(kind()));
    if (const qint64 version = fields.whole("format", 1, 1'000'000); version > format)
        return fields.refuse(RecordingFileText::tr("This recording has format %1, written by a "
                                                   "newer program. This program reads format %2.")
                                 .arg(version)
                                 .arg(format));
    recording.program = fields.text("program", QString());
    recording.machine = fields.text("machine", QString());
    recording.interrupted = fields.flag("interrupted", false);
    const QString date = fields.text("date", QString());
    recording.date = QDateTime::fromString(date, Qt::ISODateWithMs).toUTC();
    if (!date.isEmpty() && !recording.date.isValid())
        fields.refuse(
            RecordingFileText::tr(
                "%1 must be a date and time such as 2026-11-24T12:30:00.000Z, not \"%2\".")
                .arg(QStringLiteral("date"), date.left(40)));
}

}

QByteArray recordingfile::write(const Recording& recording)
{
    std::vector<Move> moves;
    QJsonArray searches;
    for (std::size_t move = 0; move < recording.moves.size(); ++move) {
        moves.push_back(recording.moves[move].move);
        if (recording.moves[move].report)
            searches.append(searchToJson(recording, move));
    }
    QJsonObject object {
        {"kind", kind()},
        {"format", format},
        {"program", recording.program},
        {"machine", recording.machine},
        {"date",
         recording.date.isValid() ? recording.date.toUTC().toString(Qt::ISODateWithMs) : QString()},
        {"setup", notation::toDigits(recording.setup)},
        {"moves", notation::toDigits(moves)},
        {"result", resultText(recording.outcome())},
        {"interrupted", recording.interrupted},
        {"pointOfView", QStringLiteral("the side to move")},
        {"players",
         QJsonObject {{"first", playerToJson(recording.players[0])},
                      {"second", playerToJson(recording.players[1])}}},
        {"searches", searches},
    };
    if (recording.failure)
        object.insert("failure", recording.failure->toCell());
    if (recording.annotated)
        object.insert("annotated", QString::fromUtf8(gamefile::write(*recording.annotated)));
    return jsonText(object);
}

Expected<Recording> recordingfile::read(const QByteArray& bytes)
{
    if (bytes.size() > maximumSize)
        return fail(
            RecordingFileText::tr("The recording is larger than %1 MiB, the most that can be read.")
                .arg(maximumSize >> 20));
    FOURCAST_LET(const auto object, jsonObject(bytes));
    std::optional<Error> wrong;
    const JsonFields fields(object, {}, wrong);
    Recording recording;
    readHead(fields, recording);
    if (!wrong)
        readMoves(fields, recording);
    if (!wrong)
        readFailure(fields, recording);
    if (!wrong)
        readAnnotated(fields, recording);
    if (!wrong) {
        const JsonFields players = fields.object(QStringLiteral("players"));
        recording.players = {playerFromJson(players.object(QStringLiteral("first"))),
                             playerFromJson(players.object(QStringLiteral("second")))};
        const std::vector<Position> positions = recording.positions();
        for (const JsonFields& search :
             fields.objects(QStringLiteral("searches"), Position::Shape::squares))
            readSearch(search, positions, recording);
    }
    if (wrong)
        return tl::unexpected(*wrong);
    return recording;
}

Expected<Recording> recordingfile::load(const QString& path)
{
    const auto bytes = readFile(path, maximumSize);
    if (!bytes)
        return fail(
            RecordingFileText::tr("'%1' cannot be read: %2.").arg(path, bytes.error().message));
    auto recording = read(*bytes);
    if (!recording)
        return fail(RecordingFileText::tr("'%1' cannot be read as a recording: %2")
                        .arg(path, recording.error().message),
                    recording.error().line, recording.error().column);
    return recording;
}

Expected<void> recordingfile::save(const Recording& recording, const QString& path)
{
    if (const auto saved = saveFile(path, write(recording)); !saved)
        return fail(
            RecordingFileText::tr("'%1' cannot be written: %2").arg(path, saved.error().message));
    return {};
}
