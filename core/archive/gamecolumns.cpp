// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/gamecolumns.h"

#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "core/study/runs/experimentjson.h"
#include "core/support/formats/jsontext.h"

#include <QJsonArray>
#include <QJsonObject>

namespace {

/// Not null, which an empty QString would be bound as.
QVariant notNull(const QString& text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QVariant orNull(const std::optional<double>& number)
{
    return number ? QVariant(*number) : QVariant();
}

std::optional<double> toNumber(const QVariant& value)
{
    return value.isNull() ? std::optional<double>() : value.toDouble();
}

int toNumber(const std::optional<Player>& person)
{
    return !person ? 0 : *person == Player::First ? 1 : 2;
}

std::optional<Player> toPerson(int number)
{
    return number == 1 ? std::optional(Player::First)
        : number == 2  ? std::optional(Player::Second)
                       : std::nullopt;
}

/// What is written on the game's moves, those of its variations included.
QStringList commentsOf(const Game& game)
{
    QStringList comments;
    const auto add = [&comments](const Line& line, int from) {
        for (auto ply = static_cast<std::size_t>(from); ply < line.comments.size(); ++ply)
            if (!line.comments[ply].isEmpty())
                comments << line.comments[ply];
    };
    add(game.shownLine(), 0);
    for (int i = 0; i < static_cast<int>(game.variations().size()); ++i)
        add(game.variations()[static_cast<std::size_t>(i)], game.branchPly(i) + 1);
    return comments;
}

/// The person's.
std::optional<double> accuracyOf(const ArchivedGame& game)
{
    const std::optional<Player> person = game.person();
    return person ? game.accuracy[*person == Player::First ? 0 : 1] : std::nullopt;
}

QDateTime toTime(const QVariant& value)
{
    return QDateTime::fromMSecsSinceEpoch(value.toLongLong(), Qt::UTC);
}

template <typename Enum> Enum toEnum(const QVariant& value, Enum last, Enum otherwise)
{
    const int number = value.toInt();
    return number >= 0 && number <= static_cast<int>(last) ? static_cast<Enum>(number) : otherwise;
}

/// In JSON.
QString playersToText(const std::array<ArchivedPlayer, 2>& players)
{
    QJsonArray all;
    for (const ArchivedPlayer& player : players) {
        QJsonObject one {{"name", player.name}};
        if (!player.settings.isEmpty())
            one["settings"] = player.settings;
        if (player.entrant) {
            one["person"] = player.entrant->human;
            one["entrant"] = entrantToJson(*player.entrant);
        }
        all << one;
    }
    return QString::fromUtf8(jsonText(all, QJsonDocument::Compact));
}

/// An engine that this version does not know any more leaves its name alone.
std::array<ArchivedPlayer, 2> playersFromText(const QString& text)
{
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    std::array<ArchivedPlayer, 2> players;
    for (int i = 0; i < 2; ++i) {
        const QJsonObject one = all.at(i).toObject();
        ArchivedPlayer& player = players[static_cast<std::size_t>(i)];
        player.name = one["name"].toString();
        player.settings = one["settings"].toString();
        if (!one.contains(QStringLiteral("entrant")))
            continue;
        if (auto entrant = entrantFromJson(one["entrant"].toObject())) {
            entrant->human = one["person"].toBool();
            if (entrant->human && player.name != entrant->nameInFiles())
                entrant->name = player.name;
            player.entrant = std::move(*entrant);
        }
    }
    return players;
}

/// Reads what is never damaged.
template <auto take> Expected<void> takenByArchive(ArchivedGame& game, const QVariant& value)
{
    take(game, value);
    return {};
}

const GameColumn columns[] = {
    {QLatin1String("uid"), false, [](const ArchivedGame& game) { return QVariant(game.uid); },
     takenByArchive<[](auto& game, auto& value) { game.uid = value.toString(); }>},
    {QLatin1String("begun"), false,
     [](const ArchivedGame& game) { return QVariant(game.begun.toMSecsSinceEpoch()); },
     takenByArchive<[](auto& game, auto& value) { game.begun = toTime(value); }>,
     [](ArchiveRow& row, const QVariant& value) { row.begun = toTime(value); }},
    {QLatin1String("accuracy_first"), false,
     [](const ArchivedGame& game) { return orNull(game.accuracy[0]); },
     takenByArchive<[](auto& game, auto& value) { game.accuracy[0] = toNumber(value); }>},
    {QLatin1String("accuracy_second"), false,
     [](const ArchivedGame& game) { return orNull(game.accuracy[1]); },
     takenByArchive<[](auto& game, auto& value) { game.accuracy[1] = toNumber(value); }>},
    {QLatin1String("accuracy"), false,
     [](const ArchivedGame& game) { return orNull(accuracyOf(game)); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.accuracy = toNumber(value); }},
    {QLatin1String("favourite"), false,
     [](const ArchivedGame& game) { return QVariant(game.favourite ? 1 : 0); },
     takenByArchive<[](auto& game, auto& value) { game.favourite = value.toBool(); }>,
     [](ArchiveRow& row, const QVariant& value) { row.favourite = value.toBool(); }},
    {QLatin1String("note"), false, [](const ArchivedGame& game) { return notNull(game.note); },
     takenByArchive<[](auto& game, auto& value) { game.note = value.toString(); }>,
     [](ArchiveRow& row, const QVariant& value) { row.note = value.toString(); }},
    {QLatin1String("first"), true,
     [](const ArchivedGame& game) { return notNull(game.players[0].name); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.names[0] = value.toString(); }},
    {QLatin1String("second"), true,
     [](const ArchivedGame& game) { return notNull(game.players[1].name); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.names[1] = value.toString(); }},
    {QLatin1String("person"), true,
     [](const ArchivedGame& game) { return QVariant(toNumber(game.person())); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.person = toPerson(value.toInt()); }},
    {QLatin1String("opponent"), true,
     [](const ArchivedGame& game) { return notNull(game.opponent()); }},
    {QLatin1String("level"), true, [](const ArchivedGame& game) { return QVariant(game.level()); }},
    {QLatin1String("outcome"), true,
     [](const ArchivedGame& game) { return QVariant(static_cast<int>(game.game.outcome())); },
     nullptr,
     [](ArchiveRow& row, const QVariant& value) {
         row.outcome = toEnum(value, Outcome::Draw, Outcome::Unfinished);
     }},
    {QLatin1String("on_time"), true,
     [](const ArchivedGame& game) { return QVariant(game.game.endedOnTime() ? 1 : 0); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.onTime = value.toBool(); }},
    {QLatin1String("failure"), true,
     [](const ArchivedGame& game) { return notNull(EngineFailure::cellOf(game.game.failure())); },
     nullptr,
     [](ArchiveRow& row, const QVariant& value) {
         row.failure = EngineFailure::fromCell(value.toString());
     }},
    {QLatin1String("persons_result"), true,
     [](const ArchivedGame& game) { return QVariant(static_cast<int>(game.result())); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) {
         row.result = toEnum(value, PersonsResult::None, PersonsResult::None);
     }},
    {QLatin1String("length"), true,
     [](const ArchivedGame& game) { return QVariant(game.game.length()); }, nullptr,
     [](ArchiveRow& row, const QVariant& value) { row.length = value.toInt(); }},
    // The moves follow the set-up.
    {QLatin1String("setup"), true,
     [](const ArchivedGame& game) { return notNull(notation::toDigits(game.game.setup())); },
     nullptr, [](ArchiveRow& row, const QVariant& value) { row.moves = value.toString(); }},
    {QLatin1String("moves"), true,
     [](const ArchivedGame& game) { return notNull(notation::toDigits(game.game.moves())); },
     nullptr, [](ArchiveRow& row, const QVariant& value) { row.moves += value.toString(); }},
    {QLatin1String("has_comments"), true,
     [](const ArchivedGame& game) { return QVariant(commentsOf(game.game).isEmpty() ? 0 : 1); },
     nullptr, [](ArchiveRow& row, const QVariant& value) { row.hasComments = value.toBool(); }},
    {QLatin1String("players"), true,
     [](const ArchivedGame& game) { return QVariant(playersToText(game.players)); },
     takenByArchive<[](auto& game, auto& value) {
         game.players = playersFromText(value.toString());
     }>},
    {QLatin1String("content"), true,
     [](const ArchivedGame& game) {
         return QVariant(QString::fromUtf8(gamefile::write(game.game)));
     },
     [](ArchivedGame& game, const QVariant& value) -> Expected<void> {
         FOURCAST_LET(auto content, gamefile::read(value.toString().toUtf8()));
         game.game = std::move(content);
         game.game.goTo(game.game.length());
         return {};
     }},
};

}

std::span<const GameColumn> gameColumns()
{
    return columns;
}

QString searchedText(const ArchivedGame& game)
{
    QStringList texts {game.players[0].name, game.players[1].name, game.note,
                       game.begun.toLocalTime().date().toString(Qt::ISODate),
                       notation::toDigits(game.game.setup())
                           + notation::toDigits(game.game.moves())};
    for (const auto& [name, value] : game.game.tags())
        texts << value;
    return (texts + commentsOf(game.game)).join(u'\n');
}
