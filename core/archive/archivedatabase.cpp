// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivedatabase.h"

#include "core/archive/archivedplayers.h"
#include "core/archive/placerows.h"
#include "core/archive/places.h"
#include "core/board/notation.h"
#include "core/game/gamefile.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace {

struct ArchiveText
{
    Q_DECLARE_TR_FUNCTIONS(GameArchive)
};

/// "FCgm" in the header of the file, where SQLite leaves room for whose file it is.
constexpr int archiveId = 0x4643676d;

/// Not null, which an empty QString would be bound as.
QString notNull(const QString& text)
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

QString movesOf(const Game& game)
{
    return notation::toDigits(game.moves());
}

/// As they are kept.
Expected<placerows::Games> gamesOf(const QSqlDatabase& database, const std::vector<qint64>& ids)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(database, QStringLiteral("SELECT setup, moves FROM game WHERE id = ?")));
    placerows::Games games;
    for (const qint64 id : ids) {
        query.addBindValue(id);
        FOURCAST_TRY(sql::run(query));
        if (query.next())
            games.emplace_back(
                id, placerows::gameOf(query.value(0).toString(), query.value(1).toString()));
    }
    return games;
}

/// The columns that follow from a game, in the order of `derivedNames`.
QVariantList derived(const ArchivedGame& game)
{
    const std::optional<Player> person = game.person();
    return {notNull(game.players[0].name),
            notNull(game.players[1].name),
            toNumber(person),
            notNull(game.opponent()),
            game.level(),
            static_cast<int>(game.game.outcome()),
            static_cast<int>(game.result()),
            game.game.length(),
            notNull(notation::toDigits(game.game.setup())),
            notNull(movesOf(game.game)),
            commentsOf(game.game).isEmpty() ? 0 : 1,
            playersToText(game.players),
            QString::fromUtf8(gamefile::write(game.game))};
}

const QStringList derivedNames {
    QStringLiteral("first"),          QStringLiteral("second"),       QStringLiteral("person"),
    QStringLiteral("opponent"),       QStringLiteral("level"),        QStringLiteral("outcome"),
    QStringLiteral("persons_result"), QStringLiteral("length"),       QStringLiteral("setup"),
    QStringLiteral("moves"),          QStringLiteral("has_comments"), QStringLiteral("players"),
    QStringLiteral("content")};

/// The person's.
std::optional<double> accuracyOf(const ArchivedGame& game)
{
    const std::optional<Player> person = game.person();
    return person ? game.accuracy[*person == Player::First ? 0 : 1] : std::nullopt;
}

QString searchedText(const ArchivedGame& game)
{
    QStringList texts {game.players[0].name, game.players[1].name, game.note,
                       game.begun.toLocalTime().date().toString(Qt::ISODate),
                       notation::toDigits(game.game.setup()) + movesOf(game.game)};
    for (const auto& [name, value] : game.game.tags())
        texts << value;
    return (texts + commentsOf(game.game)).join(u'\n');
}

}

StoreSchema archivedatabase::schema()
{
    return {
        .applicationId = archiveId,
        .notOurs = ArchiveText::tr("it holds no games of Fourcast"),
        .notSqlite = ArchiveText::tr("it is no SQLite file, as games are kept in"),
        .versions
        = {{QStringLiteral("CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, "
                           "uid TEXT NOT NULL UNIQUE, revision INTEGER NOT NULL DEFAULT 1, "
                           "begun INTEGER NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, "
                           "person INTEGER NOT NULL, opponent TEXT NOT NULL, "
                           "level INTEGER NOT NULL, outcome INTEGER NOT NULL, "
                           "persons_result INTEGER NOT NULL, length INTEGER NOT NULL, "
                           "setup TEXT NOT NULL, moves TEXT NOT NULL, "
                           "has_comments INTEGER NOT NULL, players TEXT NOT NULL, "
                           "content TEXT NOT NULL, accuracy_first REAL, accuracy_second REAL, "
                           "accuracy REAL, favourite INTEGER NOT NULL DEFAULT 0, "
                           "note TEXT NOT NULL DEFAULT '', deleted INTEGER NOT NULL DEFAULT 0)"),
            QStringLiteral("CREATE INDEX game_begun ON game (deleted, begun)"),
            QStringLiteral("CREATE INDEX game_first ON game (deleted, first COLLATE NOCASE, "
                           "begun)"),
            QStringLiteral("CREATE INDEX game_second ON game (deleted, second COLLATE NOCASE, "
                           "begun)"),
            QStringLiteral("CREATE INDEX game_opponent ON game (deleted, opponent, level, "
                           "persons_result, begun)"),
            QStringLiteral("CREATE INDEX game_result ON game (deleted, persons_result, begun)"),
            QStringLiteral("CREATE INDEX game_length ON game (deleted, length, begun)"),
            QStringLiteral("CREATE INDEX game_accuracy ON game (deleted, accuracy, begun)"),
            QStringLiteral("CREATE INDEX game_favourite ON game (deleted, favourite, begun)"),
            // Where a game is imported again.
            QStringLiteral("CREATE INDEX game_moves ON game (moves)"),
            // In the order in which the explorer counts.
            QStringLiteral("CREATE TABLE place (key INTEGER NOT NULL, move INTEGER NOT NULL, "
                           "result INTEGER NOT NULL, game INTEGER NOT NULL, "
                           "PRIMARY KEY (key, move, result, game)) WITHOUT ROWID"),
            QStringLiteral("CREATE VIRTUAL TABLE words USING fts5(text, prefix = '2 4', "
                           "tokenize = 'unicode61 remove_diacritics 2')")}}};
}

Expected<std::optional<archivedatabase::Kept>> archivedatabase::find(const QSqlDatabase& database,
                                                                     const QString& uid)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(
            database,
            QStringLiteral("SELECT id, revision, deleted, moves, setup FROM game WHERE uid = ?")));
    query.addBindValue(uid);
    FOURCAST_TRY(sql::run(query));
    if (!query.next())
        return std::optional<Kept>();
    return std::optional(Kept {query.value(0).toLongLong(), query.value(1).toInt(),
                               query.value(2).toLongLong() != 0, query.value(3).toString(),
                               query.value(4).toString()});
}

Expected<qint64> archivedatabase::insert(const QSqlDatabase& database, const ArchivedGame& game)
{
    FOURCAST_LET(auto query,
                 sql::prepared(
                     database,
                     QStringLiteral(
                         "INSERT INTO game (uid, begun, accuracy_first, accuracy_second, accuracy, "
                         "favourite, note, %1) VALUES (?, ?, ?, ?, ?, ?, ?%2)")
                         .arg(derivedNames.join(u','),
                              QStringLiteral(", ?").repeated(derivedNames.size()))));
    QVariantList values {game.uid,
                         game.begun.toMSecsSinceEpoch(),
                         orNull(game.accuracy[0]),
                         orNull(game.accuracy[1]),
                         orNull(accuracyOf(game)),
                         game.favourite ? 1 : 0,
                         notNull(game.note)};
    for (const QVariant& value : values + derived(game))
        query.addBindValue(value);
    FOURCAST_TRY(sql::run(query));
    const qint64 id = query.lastInsertId().toLongLong();
    FOURCAST_TRY(placerows::add(database, {{id, game.game}}));
    FOURCAST_TRY(writeWords(database, id, game));
    return id;
}

Expected<void> archivedatabase::update(const QSqlDatabase& database, const Kept& kept,
                                       const ArchivedGame& game)
{
    QVariantList values = derived(game);
    QString set = derivedNames.join(QStringLiteral(" = ?, ")) + QStringLiteral(" = ?");
    const Game before = placerows::gameOf(kept.setup, kept.moves);
    const bool samePlaces
        = before.moves() == game.game.moves() && before.setup() == game.game.setup();
    if (!samePlaces)
        set += QStringLiteral(", accuracy_first = NULL, accuracy_second = NULL, accuracy = NULL");
    values << kept.id;
    if (const auto done = sql::run(
            database,
            QStringLiteral("UPDATE game SET revision = revision + 1, %1 WHERE id = ?").arg(set),
            values);
        !done)
        return done;
    if (!samePlaces) {
        if (const auto done = placerows::remove(database, {{kept.id, before}}); !done)
            return done;
        if (const auto done = placerows::add(database, {{kept.id, game.game}}); !done)
            return done;
    }
    ArchivedGame noted = game;
    FOURCAST_LET(auto note,
                 sql::prepared(database, QStringLiteral("SELECT note FROM game WHERE id = ?")));
    note.addBindValue(kept.id);
    if (const auto done = sql::run(note); !done)
        return done;
    noted.note = note.next() ? note.value(0).toString() : QString();
    return writeWords(database, kept.id, noted);
}

Expected<void> archivedatabase::erase(const QSqlDatabase& database, const std::vector<qint64>& ids)
{
    FOURCAST_LET(const auto games, gamesOf(database, ids));
    if (const auto done = placerows::remove(database, games); !done)
        return done;
    for (const char* statement :
         {"DELETE FROM words WHERE rowid = ?", "DELETE FROM game WHERE id = ?"})
        for (const qint64 id : ids)
            if (const auto done = sql::run(database, QString::fromLatin1(statement), {id}); !done)
                return done;
    return {};
}

Expected<ArchivedGame> archivedatabase::read(const QSqlDatabase& database, qint64 id)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(
            database,
            QStringLiteral("SELECT uid, begun, content, players, accuracy_first, accuracy_second, "
                           "favourite, note FROM game WHERE id = ?")));
    query.addBindValue(id);
    FOURCAST_TRY(sql::run(query));
    if (!query.next())
        return fail(ArchiveText::tr("game %1 is not in it any more").arg(id));
    auto content = gamefile::read(query.value(2).toString().toUtf8());
    if (!content)
        return fail(
            ArchiveText::tr("game %1 in it is damaged (%2)").arg(id).arg(content.error().message));
    ArchivedGame game;
    game.uid = query.value(0).toString();
    game.game = std::move(*content);
    game.begun = begunOn(QDateTime::fromMSecsSinceEpoch(query.value(1).toLongLong(), Qt::UTC),
                         fileDay(game.game.tag(QStringLiteral("Date"))));
    game.game.goTo(game.game.length());
    game.players = playersFromText(query.value(3).toString());
    game.accuracy = {toNumber(query.value(4)), toNumber(query.value(5))};
    game.favourite = query.value(6).toBool();
    game.note = query.value(7).toString();
    return game;
}

Expected<std::vector<qint64>> archivedatabase::ids(const QSqlDatabase& database,
                                                   const ArchiveQuery& query)
{
    const ArchiveSql wanted = toSql(query);
    FOURCAST_LET(auto found, sql::prepared(database, wanted.text));
    for (const QVariant& value : wanted.values)
        found.addBindValue(value);
    FOURCAST_TRY(sql::run(found));
    std::vector<qint64> all;
    while (found.next())
        all.push_back(found.value(0).toLongLong());
    return all;
}

Expected<std::vector<ArchiveRow>> archivedatabase::rows(const QSqlDatabase& database,
                                                        const std::vector<qint64>& ids)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(
            database,
            QStringLiteral("SELECT begun, first, second, person, outcome, persons_result, length, "
                           "accuracy, favourite, note, has_comments, setup || moves, %1 FROM game "
                           "WHERE id = ? AND deleted = 0")
                .arg(fileDaySql())));
    std::vector<ArchiveRow> all;
    for (const qint64 id : ids) {
        query.addBindValue(id);
        FOURCAST_TRY(sql::run(query));
        if (!query.next())
            continue;
        const int outcome = query.value(4).toInt();
        const int result = query.value(5).toInt();
        all.push_back(
            {.id = id,
             .begun = begunOn(QDateTime::fromMSecsSinceEpoch(query.value(0).toLongLong(), Qt::UTC),
                              fileDay(query.value(12).toString())),
             .names = {query.value(1).toString(), query.value(2).toString()},
             .person = toPerson(query.value(3).toInt()),
             .outcome = outcome >= 0 && outcome <= static_cast<int>(Outcome::Draw)
                 ? static_cast<Outcome>(outcome)
                 : Outcome::Unfinished,
             .result = result >= 0 && result <= static_cast<int>(PersonsResult::None)
                 ? static_cast<PersonsResult>(result)
                 : PersonsResult::None,
             .length = query.value(6).toInt(),
             .accuracy = toNumber(query.value(7)),
             .favourite = query.value(8).toBool(),
             .note = query.value(9).toString(),
             .hasComments = query.value(10).toBool(),
             .moves = query.value(11).toString()});
    }
    return all;
}

Expected<void> archivedatabase::setDeleted(const QSqlDatabase& database,
                                           const std::vector<qint64>& ids, bool deleted)
{
    FOURCAST_LET(
        auto update,
        sql::prepared(
            database,
            QStringLiteral("UPDATE game SET deleted = ? WHERE id = ? AND (deleted = 0) = ?")));
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const qint64 id : ids) {
        update.addBindValue(deleted ? now : 0);
        update.addBindValue(id);
        update.addBindValue(deleted ? 1 : 0);
        if (const auto done = sql::run(update); !done)
            return done;
    }
    if (deleted)
        return {};
    // Where they have been was once taken out when games were deleted.
    const auto games = gamesOf(database, ids);
    return games ? placerows::add(database, *games) : tl::unexpected(games.error());
}

Expected<void> archivedatabase::writeWords(const QSqlDatabase& database, qint64 id,
                                           const ArchivedGame& game)
{
    if (const auto done
        = sql::run(database, QStringLiteral("DELETE FROM words WHERE rowid = ?"), {id});
        !done)
        return done;
    return sql::run(database, QStringLiteral("INSERT INTO words (rowid, text) VALUES (?, ?)"),
                    {id, searchedText(game)});
}

Expected<ExploredPosition> archivedatabase::explore(const QSqlDatabase& database,
                                                    const Position& position)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(database,
                      QStringLiteral("SELECT move, result, count(*) FROM place WHERE key = ? "
                                     "AND game NOT IN (SELECT id FROM game WHERE deleted > 0) "
                                     "GROUP BY move, result")));
    query.addBindValue(places::keyOf(position));
    FOURCAST_TRY(sql::run(query));
    ExploredPosition explored;
    explored.position = position;
    while (query.next())
        explored.count(query.value(0).toInt(), static_cast<Outcome>(query.value(1).toInt()),
                       query.value(2).toInt());
    return explored;
}
