// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/gamearchive.h"

#include "core/archive/archivedatabase.h"
#include "core/archive/gamerows.h"
#include "core/board/notation.h"

#include <algorithm>
#include <set>

GameArchive::GameArchive(std::unique_ptr<Store> store) : m_store(std::move(store)) { }

Expected<std::unique_ptr<GameArchive>> GameArchive::open(const QString& file)
{
    FOURCAST_LET(auto store, Store::open(file, archivedatabase::schema()));
    return std::unique_ptr<GameArchive>(new GameArchive(std::move(store)));
}

Expected<KeptAs> GameArchive::put(const ArchivedGame& game, const KeptAs& as)
{
    return m_store->write(
        [&](const QSqlDatabase& database) { return gamerows::put(database, game, as); });
}

Expected<void> GameArchive::erase(const KeptAs& as)
{
    return m_store->write([&](const QSqlDatabase& database) -> Expected<void> {
        FOURCAST_LET(const auto kept, archivedatabase::find(database, as.uid));
        if (!kept)
            return {};
        bool isOurs = kept->revision == as.revision;
        if (as.revision == KeptAs::anyRevision) {
            FOURCAST_LET(const auto may, gamerows::mayBecome(database, kept->id, {}));
            isOurs = may;
        }
        if (!isOurs)
            return {};
        return archivedatabase::erase(database, {kept->id});
    });
}

Expected<void> GameArchive::keep(const ArchivedGame& game)
{
    return m_store->write(
        [&](const QSqlDatabase& database) { return gamerows::keep(database, game); });
}

Expected<AddedGames> GameArchive::add(const std::vector<ArchivedGame>& games)
{
    return m_store->write([&](const QSqlDatabase& database) -> Expected<AddedGames> {
        AddedGames result;
        std::set<qint64> known;
        for (const ArchivedGame& game : games) {
            FOURCAST_LET(const auto rows, gamerows::rowsOf(database, game, known));
            if (!rows.empty()) {
                FOURCAST_LET(const auto copied, gamerows::copyInto(database, rows, game));
                known.insert(copied.row);
                ++result.known;
                result.noted += copied.noted ? 1 : 0;
                continue;
            }
            FOURCAST_LET(const auto id, archivedatabase::insert(database, game));
            known.insert(id);
            ++result.added;
        }
        return result;
    });
}

Expected<std::vector<qint64>> GameArchive::find(const ArchiveQuery& query) const
{
    return m_store->read(
        [&](const QSqlDatabase& database) { return archivedatabase::ids(database, query); });
}

Expected<std::vector<ArchiveRow>> GameArchive::rows(const std::vector<qint64>& ids) const
{
    return m_store->read(
        [&](const QSqlDatabase& database) { return archivedatabase::rows(database, ids); });
}

Expected<ArchivedGame> GameArchive::game(qint64 id) const
{
    return m_store->read(
        [&](const QSqlDatabase& database) { return archivedatabase::read(database, id); });
}

Expected<KeptAs> GameArchive::keptAs(qint64 id) const
{
    return m_store->read([&](const QSqlDatabase& database) -> Expected<KeptAs> {
        FOURCAST_LET(auto query,
                     sql::rows(database,
                               QStringLiteral("SELECT uid, revision FROM game WHERE id = ?"),
                               {id}));
        if (!query.next())
            return KeptAs {};
        return KeptAs {query.value(0).toString(), query.value(1).toInt()};
    });
}

Expected<QStringList> GameArchive::opponents() const
{
    return m_store->read([&](const QSqlDatabase& database) -> Expected<QStringList> {
        // Step by step along the index: each name is looked for once.
        FOURCAST_LET(
            auto query,
            sql::rows(database,
                      QStringLiteral(
                          "WITH RECURSIVE name(text) AS (SELECT min(opponent) FROM game WHERE "
                          "deleted = 0 UNION ALL SELECT (SELECT min(opponent) FROM game WHERE "
                          "deleted = 0 AND opponent > name.text) FROM name WHERE name.text IS NOT "
                          "NULL) SELECT text FROM name WHERE text <> ''")));
        QStringList names;
        while (query.next())
            names << query.value(0).toString();
        std::ranges::stable_sort(names, {}, [](const QString& name) {
            const int level = levelOf(name);
            return level > 0 ? level : 1000;
        });
        return names;
    });
}

Expected<QStringList> GameArchive::people() const
{
    return m_store->read([](const QSqlDatabase& database) -> Expected<QStringList> {
        FOURCAST_LET(auto query,
                     sql::rows(database,
                               QStringLiteral("SELECT first FROM game WHERE deleted = 0 UNION "
                                              "SELECT second FROM game WHERE deleted = 0")));
        QStringList names;
        while (query.next())
            if (const QString name = query.value(0).toString(); seatOf(name) == Seat::Person)
                names << name;
        std::ranges::sort(names, [](const QString& one, const QString& two) {
            return QString::localeAwareCompare(one, two) < 0;
        });
        return names;
    });
}

Expected<ArchiveTrend> GameArchive::trend(const QString& person) const
{
    return m_store->read([&person](const QSqlDatabase& database) {
        return archivedatabase::readTrend(database, person);
    });
}

Expected<ExploredPosition> GameArchive::explore(const Position& position) const
{
    return m_store->read(
        [&](const QSqlDatabase& database) { return archivedatabase::explore(database, position); });
}

Expected<qint64> GameArchive::version() const
{
    return m_store->read(sql::version);
}

Expected<void> GameArchive::setDeleted(const std::vector<qint64>& ids, bool deleted)
{
    return m_store->write([&](const QSqlDatabase& database) {
        return archivedatabase::setDeleted(database, ids, deleted);
    });
}

Expected<void> GameArchive::remove(const std::vector<qint64>& ids)
{
    return setDeleted(ids, true);
}

Expected<void> GameArchive::restore(const std::vector<qint64>& ids)
{
    return setDeleted(ids, false);
}

Expected<QStringList> GameArchive::purge(const QDateTime& now, int days, int most)
{
    return m_store->write([&](const QSqlDatabase& database) -> Expected<QStringList> {
        FOURCAST_LET(
            const auto latest,
            sql::ask(database, QStringLiteral("SELECT max(max(begun), max(deleted)) FROM game")));
        const QDateTime seen = QDateTime::fromMSecsSinceEpoch(latest.toLongLong(), Qt::UTC);
        const QDateTime before = std::min(now, seen).addDays(-days);
        std::vector<qint64> ids;
        QStringList uids;
        FOURCAST_LET(
            auto query,
            sql::rows(database,
                      QStringLiteral(
                          "SELECT id, uid FROM game WHERE deleted > 0 AND deleted < ? LIMIT ?"),
                      {before.toMSecsSinceEpoch(), most}));
        while (query.next()) {
            ids.push_back(query.value(0).toLongLong());
            uids.push_back(query.value(1).toString());
        }
        query.finish();
        FOURCAST_TRY(archivedatabase::erase(database, ids));
        return uids;
    });
}

Expected<void> GameArchive::setFavourite(const std::vector<qint64>& ids, bool on)
{
    return m_store->write([&](const QSqlDatabase& database) -> Expected<void> {
        for (const qint64 id : ids)
            FOURCAST_TRY(sql::run(database,
                                  QStringLiteral("UPDATE game SET favourite = ? WHERE id = ?"),
                                  {on ? 1 : 0, id}));
        return {};
    });
}

Expected<void> GameArchive::setNote(qint64 id, const QString& note)
{
    return m_store->write([&](const QSqlDatabase& database) -> Expected<void> {
        FOURCAST_TRY(sql::run(database, QStringLiteral("UPDATE game SET note = ? WHERE id = ?"),
                              {note + QLatin1String(""), id}));
        FOURCAST_LET(const auto game, archivedatabase::read(database, id));
        return archivedatabase::writeWords(database, id, game);
    });
}

Expected<void> GameArchive::setAccuracy(const Game& game,
                                        const std::array<std::optional<double>, 2>& accuracy)
{
    const auto value = [](const std::optional<double>& percent) {
        return percent ? QVariant(*percent) : QVariant();
    };
    return m_store->write([&](const QSqlDatabase& database) {
        return sql::run(
            database,
            QStringLiteral("UPDATE game SET accuracy_first = ?, accuracy_second = ?, accuracy = "
                           "CASE person WHEN 1 THEN ? WHEN 2 THEN ? END "
                           "WHERE moves = ? AND setup = ?"),
            {value(accuracy[0]), value(accuracy[1]), value(accuracy[0]), value(accuracy[1]),
             notation::toDigits(game.moves()) + QLatin1String(""),
             notation::toDigits(game.setup()) + QLatin1String("")});
    });
}
