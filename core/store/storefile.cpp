// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storefile.h"

#include "core/store/sql.h"
#include "core/store/storeschema.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QThread>
#include <QUrl>
#include <chrono>

namespace {

struct StoreFileText
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

Expected<bool> isEmpty(const QSqlDatabase& database)
{
    FOURCAST_LET(const auto tables,
                 sql::ask(database, QStringLiteral("SELECT count(*) FROM sqlite_schema")));
    return tables.toInt() == 0;
}

Expected<int> versionOf(const QSqlDatabase& database)
{
    FOURCAST_LET(const auto version, sql::ask(database, QStringLiteral("PRAGMA user_version")));
    return version.toInt();
}

/// The statements of all versions after `version`, inside a transaction.
Expected<void> bringOn(const QSqlDatabase& database, const StoreSchema& schema, int version)
{
    for (; version < schema.version(); ++version)
        for (const QString& statement : schema.versions[static_cast<std::size_t>(version)])
            FOURCAST_TRY(sql::run(database, statement));
    return sql::run(database, QStringLiteral("PRAGMA user_version = %1").arg(schema.version()));
}

/// Where another program has not done so just now.
Expected<void> makeTables(QSqlDatabase& database, const StoreSchema& schema)
{
    return sql::transaction(database, [&]() -> Expected<void> {
        FOURCAST_LET(const auto empty, isEmpty(database));
        if (!empty)
            return {};
        FOURCAST_TRY(sql::run(
            database, QStringLiteral("PRAGMA application_id = %1").arg(schema.applicationId)));
        return bringOn(database, schema, 0);
    });
}

/// Two programs may open an older file at once: the version is read again under the lock.
Expected<void> migrate(QSqlDatabase& database, const StoreSchema& schema)
{
    FOURCAST_LET(const auto before, versionOf(database));
    if (before == schema.version())
        return {};
    return sql::transaction(database, [&]() -> Expected<void> {
        FOURCAST_LET(const auto version, versionOf(database));
        return bringOn(database, schema, version);
    });
}

/// Reads only.
Expected<void> check(const QSqlDatabase& database, const StoreSchema& schema)
{
    FOURCAST_LET(const auto owner, sql::ask(database, QStringLiteral("PRAGMA application_id")));
    if (owner.toInt() != schema.applicationId)
        return fail(schema.notOurs);
    const auto version = versionOf(database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version < 1 || *version > schema.version())
        return fail(StoreFileText::tr("it has version %1, but this program reads version %2")
                        .arg(*version)
                        .arg(schema.version()));
    FOURCAST_LET(const auto health, sql::ask(database, QStringLiteral("PRAGMA quick_check(1)")));
    if (health.toString() != QStringLiteral("ok"))
        return fail(StoreFileText::tr("it is damaged (%1)").arg(health.toString().simplified()));
    return {};
}

/// Readers don't wait for the writer then. While another program does the same SQLite says at once
/// that it is busy, so that is tried again.
Expected<void> setJournal(const QSqlDatabase& database)
{
    constexpr auto patience = std::chrono::seconds(5); // as long as Qt has SQLite wait elsewhere
    const auto last = std::chrono::steady_clock::now() + patience;
    for (;;) {
        QSqlQuery query(database);
        if (query.exec(QStringLiteral("PRAGMA journal_mode = WAL")))
            return {};
        if (!sql::isBusy(query.lastError()) || std::chrono::steady_clock::now() > last)
            return fail(sql::reason(query.lastError()));
        QThread::msleep(20);
    }
}

/// SQLite's own look at the file: another one would let go of the locks of whoever has it open in
/// this program (core/support/files/heldfiles.h).
bool isNoDatabase(const QSqlDatabase& database)
{
    constexpr auto notADatabase = "26"; // SQLITE_NOTADB
    QSqlQuery query(database);
    return !query.exec(QStringLiteral("SELECT count(*) FROM sqlite_schema"))
        && query.lastError().nativeErrorCode() == QLatin1String(notADatabase);
}

/// Another's file, or one on a disk that can't be written to: SQLite could not make the two files
/// beside it that a journal needs, either.
bool isForReading(const QString& file)
{
    const QFileInfo info(file);
    const bool hasJournal = QFileInfo::exists(file + QStringLiteral("-wal"));
    return info.isFile()
        && (!info.isWritable() || (!hasJournal && !QFileInfo(info.absolutePath()).isWritable()));
}

/// What nobody writes to needs no files beside it. Where there is a journal somebody does, or has
/// not come to the end of it.
void openForReading(QSqlDatabase& database, const QString& file)
{
    QString options = QStringLiteral("QSQLITE_OPEN_READONLY");
    if (!QFileInfo::exists(file + QStringLiteral("-wal"))) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        const QUrl url = QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath());
        database.setDatabaseName(QString::fromLatin1(url.toEncoded() + "?immutable=1"));
    }
    database.setConnectOptions(options);
}

Expected<void> checkForReading(const QSqlDatabase& database, const StoreSchema& schema)
{
    FOURCAST_TRY(check(database, schema));
    FOURCAST_LET(const auto version, versionOf(database));
    if (version < schema.version())
        return fail(StoreFileText::tr(
                        "it has version %1 and is read-only, but this program reads version %2")
                        .arg(version)
                        .arg(schema.version()));
    return {};
}

Expected<void> prepare(QSqlDatabase& database, const StoreSchema& schema)
{
    if (isNoDatabase(database))
        return fail(schema.notSqlite);
    if (database.connectOptions().contains(QLatin1String("READONLY")))
        return checkForReading(database, schema);
    FOURCAST_LET(const auto empty, isEmpty(database));
    if (empty)
        FOURCAST_TRY(makeTables(database, schema));
    FOURCAST_TRY(check(database, schema));
    FOURCAST_TRY(setJournal(database));
    // A commit needs no wait for the disk to outlive a killed process.
    FOURCAST_TRY(sql::run(database, QStringLiteral("PRAGMA synchronous = NORMAL")));
    return migrate(database, schema);
}

}

Expected<void> storefile::open(const QString& connection, const QString& file,
                               const StoreSchema& schema)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    if (!database.isValid())
        return fail(StoreFileText::tr(
            "Qt's SQLite driver is missing (on Debian, install the package libqt6sql6-sqlite)"));
    if (QFileInfo(file).isDir())
        return fail(StoreFileText::tr("it is a folder"));
    database.setDatabaseName(file);
    if (isForReading(file))
        openForReading(database, file);
    if (!database.open())
        return fail(sql::reason(database.lastError()));
    return prepare(database, schema);
}

void storefile::close(const QString& connection)
{
    QSqlDatabase::database(connection, false).close();
    QSqlDatabase::removeDatabase(connection);
}
