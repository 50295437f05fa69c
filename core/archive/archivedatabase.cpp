// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivedatabase.h"

#include "core/archive/gamecolumns.h"
#include "core/archive/placerows.h"
#include "core/archive/places.h"

#include <QCoreApplication>

namespace {

struct ArchiveText
{
    Q_DECLARE_TR_FUNCTIONS(GameArchive)
};

/// "FCgm" in the header of the file, where SQLite leaves room for whose file it is.
constexpr int archiveId = 0x4643676d;

/// A damaged one is that of a game that is not finished.
Outcome outcomeFrom(const QVariant& value)
{
    const int number = value.toInt();
    return number < 0 || number > static_cast<int>(Outcome::Draw) ? Outcome::Unfinished
                                                                  : static_cast<Outcome>(number);
}

/// As they are kept.
Expected<placerows::Games> gamesOf(const QSqlDatabase& database, const std::vector<qint64>& ids)
{
    FOURCAST_LET(
        auto query,
        sql::prepared(database,
                      QStringLiteral("SELECT setup, moves, outcome FROM game WHERE id = ?")));
    placerows::Games games;
    for (const qint64 id : ids) {
        FOURCAST_TRY(sql::run(query, {id}));
        if (query.next())
            games.push_back(
                {id, placerows::gameOf(query.value(0).toString(), query.value(1).toString()),
                 outcomeFrom(query.value(2))});
    }
    return games;
}

/// Of the columns that `has` something: their names.
template <typename Has> QStringList namesOf(const Has& has)
{
    QStringList names;
    for (const GameColumn& column : gameColumns())
        if (has(column))
            names << column.name;
    return names;
}

}

StoreSchema archivedatabase::schema()
{
    return {
        .applicationId = archiveId,
        .notOurs = ArchiveText::tr("it contains no Fourcast games"),
        .notSqlite = ArchiveText::tr("it is not an SQLite file, the format of saved games"),
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
                           "tokenize = 'unicode61 remove_diacritics 2')")},
           // Games by a clock.
           {QStringLiteral("ALTER TABLE game ADD COLUMN on_time INTEGER NOT NULL DEFAULT 0")},
           // Games with programs of others. Where games by a clock have been was once counted as if
           // they were not finished, or left behind by games that are gone.
           {QStringLiteral("ALTER TABLE game ADD COLUMN failure TEXT NOT NULL DEFAULT ''"),
            QStringLiteral("DELETE FROM place WHERE game NOT IN (SELECT id FROM game)"),
            QStringLiteral("UPDATE OR REPLACE place SET result = (SELECT outcome FROM game WHERE "
                           "id = place.game) "
                           "WHERE game IN (SELECT id FROM game WHERE on_time = 1)")}}};
}

Expected<std::optional<archivedatabase::Kept>> archivedatabase::find(const QSqlDatabase& database,
                                                                     const QString& uid)
{
    FOURCAST_LET(
        auto query,
        sql::rows(database,
                  QStringLiteral("SELECT id, revision, deleted, moves, setup, outcome FROM game "
                                 "WHERE uid = ?"),
                  {uid}));
    if (!query.next())
        return std::optional<Kept>();
    return std::optional(Kept {query.value(0).toLongLong(), query.value(1).toInt(),
                               query.value(2).toLongLong() != 0, query.value(3).toString(),
                               query.value(4).toString(), outcomeFrom(query.value(5))});
}

Expected<qint64> archivedatabase::insert(const QSqlDatabase& database, const ArchivedGame& game)
{
    const QStringList names = namesOf([](const GameColumn&) { return true; });
    QVariantList values;
    for (const GameColumn& column : gameColumns())
        values << column.write(game);
    FOURCAST_LET(
        auto query,
        sql::rows(database,
                  QStringLiteral("INSERT INTO game (%1) VALUES (?%2)")
                      .arg(names.join(u','), QStringLiteral(", ?").repeated(names.size() - 1)),
                  values));
    const qint64 id = query.lastInsertId().toLongLong();
    FOURCAST_TRY(placerows::add(database, {{id, game.game, game.game.outcome()}}));
    FOURCAST_TRY(writeWords(database, id, game));
    return id;
}

Expected<void> archivedatabase::update(const QSqlDatabase& database, const Kept& kept,
                                       const ArchivedGame& game)
{
    QString set = namesOf([](const GameColumn& column) {
                      return column.isDerived;
                  }).join(QStringLiteral(" = ?, "))
        + QStringLiteral(" = ?");
    QVariantList values;
    for (const GameColumn& column : gameColumns())
        if (column.isDerived)
            values << column.write(game);
    const Game before = placerows::gameOf(kept.setup, kept.moves);
    const Outcome outcome = game.game.outcome();
    const bool sameMoves
        = before.moves() == game.game.moves() && before.setup() == game.game.setup();
    if (!sameMoves)
        set += QStringLiteral(", accuracy_first = NULL, accuracy_second = NULL, accuracy = NULL");
    values << kept.id;
    FOURCAST_TRY(sql::run(
        database,
        QStringLiteral("UPDATE game SET revision = revision + 1, %1 WHERE id = ?").arg(set),
        values));
    if (!sameMoves || kept.outcome != outcome) {
        FOURCAST_TRY(placerows::remove(database, {{kept.id, before, kept.outcome}}));
        FOURCAST_TRY(placerows::add(database, {{kept.id, game.game, outcome}}));
    }
    ArchivedGame noted = game;
    FOURCAST_LET(
        auto note,
        sql::rows(database, QStringLiteral("SELECT note FROM game WHERE id = ?"), {kept.id}));
    noted.note = note.next() ? note.value(0).toString() : QString();
    return writeWords(database, kept.id, noted);
}

Expected<void> archivedatabase::erase(const QSqlDatabase& database, const std::vector<qint64>& ids)
{
    FOURCAST_LET(const auto games, gamesOf(database, ids));
    FOURCAST_TRY(placerows::remove(database, games));
    for (const char* statement :
         {"DELETE FROM words WHERE rowid = ?", "DELETE FROM game WHERE id = ?"})
        for (const qint64 id : ids)
            FOURCAST_TRY(sql::run(database, QString::fromLatin1(statement), {id}));
    return {};
}

Expected<ArchivedGame> archivedatabase::read(const QSqlDatabase& database, qint64 id)
{
    const QStringList names = namesOf([](const GameColumn& column) { return column.read; });
    FOURCAST_LET(auto query,
                 sql::rows(database,
                           QStringLiteral("SELECT %1 FROM game WHERE id = ?").arg(names.join(u',')),
                           {id}));
    if (!query.next())
        return fail(ArchiveText::tr("game %1 is no longer in it").arg(id));
    ArchivedGame game;
    int index = 0;
    for (const GameColumn& column : gameColumns()) {
        if (!column.read)
            continue;
        if (const auto read = column.read(game, query.value(index++)); !read)
            return fail(
                ArchiveText::tr("game %1 in it is damaged (%2)").arg(id).arg(read.error().message));
    }
    game.begun = begunOn(game.begun, fileDay(game.game.tag(QStringLiteral("Date"))));
    return game;
}

Expected<std::vector<qint64>> archivedatabase::ids(const QSqlDatabase& database,
                                                   const ArchiveQuery& query)
{
    const ArchiveSql wanted = toSql(query);
    FOURCAST_LET(auto found, sql::rows(database, wanted.text, wanted.values));
    std::vector<qint64> all;
    while (found.next())
        all.push_back(found.value(0).toLongLong());
    return all;
}

Expected<std::vector<ArchiveRow>> archivedatabase::rows(const QSqlDatabase& database,
                                                        const std::vector<qint64>& ids)
{
    const QStringList names = namesOf([](const GameColumn& column) { return column.list; });
    FOURCAST_LET(
        auto query,
        sql::prepared(database,
                      QStringLiteral("SELECT %1, %2 FROM game WHERE id = ? AND deleted = 0")
                          .arg(fileDaySql(), names.join(u','))));
    std::vector<ArchiveRow> all;
    for (const qint64 id : ids) {
        FOURCAST_TRY(sql::run(query, {id}));
        if (!query.next())
            continue;
        ArchiveRow row;
        row.id = id;
        int index = 1;
        for (const GameColumn& column : gameColumns())
            if (column.list)
                column.list(row, query.value(index++));
        row.begun = begunOn(row.begun, fileDay(query.value(0).toString()));
        all.push_back(std::move(row));
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
    for (const qint64 id : ids)
        FOURCAST_TRY(sql::run(update, {deleted ? now : 0, id, deleted ? 1 : 0}));
    if (deleted)
        return {};
    // Where they have been was once taken out when games were deleted.
    FOURCAST_LET(const auto games, gamesOf(database, ids));
    return placerows::add(database, games);
}

Expected<void> archivedatabase::writeWords(const QSqlDatabase& database, qint64 id,
                                           const ArchivedGame& game)
{
    FOURCAST_TRY(sql::run(database, QStringLiteral("DELETE FROM words WHERE rowid = ?"), {id}));
    return sql::run(database, QStringLiteral("INSERT INTO words (rowid, text) VALUES (?, ?)"),
                    {id, searchedText(game)});
}

Expected<ExploredPosition> archivedatabase::explore(const QSqlDatabase& database,
                                                    const Position& position)
{
    FOURCAST_LET(auto query,
                 sql::rows(database,
                           QStringLiteral("SELECT move, result, count(*) FROM place WHERE key = ? "
                                          "AND game NOT IN (SELECT id FROM game WHERE deleted > 0) "
                                          "GROUP BY move, result"),
                           {places::keyOf(position)}));
    ExploredPosition explored;
    explored.position = position;
    while (query.next())
        explored.count(query.value(0).toInt(), static_cast<Outcome>(query.value(1).toInt()),
                       query.value(2).toInt());
    return explored;
}
