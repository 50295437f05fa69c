// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentdatabase.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QVariant>
#include <array>
#include <chrono>

namespace {

/// What the texts below are filed under for the translators.
struct DatabaseText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentStore)
};

/// "FCst" in the header of the file, where SQLite leaves room for whose file it is.
constexpr int applicationId = 0x46437374;
constexpr int formatVersion = 3;

/// A column of game that came with a version of the format.
struct LaterColumn
{
    int version = 0;
    const char* definition = nullptr;
};
constexpr std::array laterColumns {
    LaterColumn {2, "program TEXT NOT NULL DEFAULT ''"},
    LaterColumn {2, "date TEXT NOT NULL DEFAULT ''"},
    // 1, 0, or null for games from before.
    LaterColumn {3, "disturbed INTEGER"},
};

Expected<void> run(QSqlQuery& query)
{
    if (query.exec())
        return {};
    return fail(query.lastError().databaseText());
}

Expected<void> run(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    if (query.exec(statement))
        return {};
    return fail(query.lastError().databaseText());
}

Expected<QVariant> ask(const QSqlDatabase& database, const QString& question)
{
    QSqlQuery query(database);
    if (!query.exec(question) || !query.next())
        return fail(query.lastError().databaseText());
    return query.value(0);
}

Expected<QSqlQuery> prepared(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fail(query.lastError().databaseText());
    return query;
}

QString toText(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject toObject(const QVariant& text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

/// Everything inside commits together or not at all. No other program writes meanwhile, so what is
/// asked inside is still true when it is written; one that does so already is waited for.
template <typename Work> Expected<void> transaction(QSqlDatabase& database, Work work)
{
    if (const auto begun = run(database, QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun;
    if (const Expected<void> done = work(); !done) {
        (void)run(database, QStringLiteral("ROLLBACK"));
        return done;
    }
    const auto committed = run(database, QStringLiteral("COMMIT"));
    if (!committed)
        (void)run(database, QStringLiteral("ROLLBACK"));
    return committed;
}

Expected<bool> isEmpty(const QSqlDatabase& database)
{
    const auto tables = ask(database, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    if (!tables)
        return tl::unexpected(tables.error());
    return tables->toInt() == 0;
}

/// Makes them where another program has not done so just now.
Expected<void> makeTables(QSqlDatabase& database)
{
    static const QStringList statements {
        QStringLiteral("PRAGMA application_id = %1").arg(applicationId),
        QStringLiteral("PRAGMA user_version = %1").arg(formatVersion),
        QStringLiteral("CREATE TABLE experiment (number INTEGER PRIMARY KEY, "
                       "id TEXT NOT NULL UNIQUE, settings TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE cell (experiment TEXT NOT NULL, id TEXT NOT NULL, "
                       "number INTEGER NOT NULL, settings TEXT NOT NULL, "
                       "PRIMARY KEY (experiment, id)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE game (experiment TEXT NOT NULL, cell TEXT NOT NULL, "
                       "round INTEGER NOT NULL, seed INTEGER NOT NULL, "
                       "a_moves_first INTEGER NOT NULL, result TEXT NOT NULL, "
                       "moves TEXT NOT NULL, nodes TEXT NOT NULL, milliseconds TEXT NOT NULL, "
                       "program TEXT NOT NULL DEFAULT '', date TEXT NOT NULL DEFAULT '', "
                       "disturbed INTEGER, "
                       "PRIMARY KEY (experiment, cell, round)) WITHOUT ROWID")};
    return transaction(database, [&]() -> Expected<void> {
        const auto empty = isEmpty(database);
        if (!empty)
            return tl::unexpected(empty.error());
        if (!*empty)
            return {};
        for (const QString& statement : statements)
            if (const auto made = run(database, statement); !made)
                return made;
        return {};
    });
}

/// Reads only.
Expected<void> check(const QSqlDatabase& database)
{
    const auto owner = ask(database, QStringLiteral("PRAGMA application_id"));
    if (!owner)
        return tl::unexpected(owner.error());
    if (owner->toInt() != applicationId)
        return fail(DatabaseText::tr("it holds no experiments of Fourcast"));
    const auto version = ask(database, QStringLiteral("PRAGMA user_version"));
    if (!version)
        return tl::unexpected(version.error());
    if (version->toInt() < 1 || version->toInt() > formatVersion)
        return fail(DatabaseText::tr("it is of version %1, and this program reads version %2")
                        .arg(version->toInt())
                        .arg(formatVersion));
    const auto health = ask(database, QStringLiteral("PRAGMA quick_check(1)"));
    if (!health)
        return tl::unexpected(health.error());
    if (health->toString() != QStringLiteral("ok"))
        return fail(DatabaseText::tr("it is damaged (%1)").arg(health->toString().simplified()));
    return {};
}

/// Gives an older file what it lacks. Two programs may open one at once: the version is read again
/// under the lock.
Expected<void> migrate(QSqlDatabase& database)
{
    const auto before = ask(database, QStringLiteral("PRAGMA user_version"));
    if (!before)
        return tl::unexpected(before.error());
    if (before->toInt() == formatVersion)
        return {};
    if (const auto locked = run(database, QStringLiteral("BEGIN IMMEDIATE")); !locked)
        return locked;
    const auto work = [&]() -> Expected<void> {
        const auto version = ask(database, QStringLiteral("PRAGMA user_version"));
        if (!version || version->toInt() == formatVersion)
            return version ? Expected<void>() : tl::unexpected(version.error());
        for (const LaterColumn& column : laterColumns)
            if (column.version > version->toInt())
                if (const auto added = run(database,
                                           QStringLiteral("ALTER TABLE game ADD COLUMN ")
                                               + QLatin1String(column.definition));
                    !added)
                    return added;
        return run(database, QStringLiteral("PRAGMA user_version = %1").arg(formatVersion));
    };
    const Expected<void> done = work();
    const auto ended = run(database, done ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK"));
    return done ? ended : done;
}

/// Does the file begin as those of SQLite do? A missing or empty one will.
bool mayBeDatabase(const QString& file)
{
    QFile content(file);
    if (!content.exists() || content.size() == 0 || !content.open(QIODevice::ReadOnly))
        return true; // SQLite says what is wrong with one that can't be read
    return content.read(16) == QByteArray("SQLite format 3\0", 16);
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
        const bool busy = query.lastError().nativeErrorCode() == QStringLiteral("5");
        if (!busy || std::chrono::steady_clock::now() > last)
            return fail(query.lastError().databaseText());
        QThread::msleep(20);
    }
}

Expected<void> prepare(QSqlDatabase& database)
{
    const auto empty = isEmpty(database);
    if (!empty)
        return tl::unexpected(empty.error());
    if (*empty)
        if (const auto made = makeTables(database); !made)
            return made;
    if (const auto good = check(database); !good)
        return good;
    if (const auto set = setJournal(database); !set)
        return set;
    // A commit needs no wait for the disk to outlive a killed process.
    if (const auto set = run(database, QStringLiteral("PRAGMA synchronous = NORMAL")); !set)
        return set;
    return *empty ? Expected<void>() : migrate(database);
}

}

Error database::inFile(const QString& file, const Error& reason)
{
    return {DatabaseText::tr("'%1' can't be used: %2.").arg(file, reason.message), 0, 0};
}

Expected<void> database::open(const QString& connection, const QString& file)
{
    if (file != QStringLiteral(":memory:") && !mayBeDatabase(file))
        return tl::unexpected(inFile(
            file, {DatabaseText::tr("it is no SQLite file, as experiments are kept in"), 0, 0}));
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
    if (!database.isValid())
        return fail(
            DatabaseText::tr("Qt's SQLite driver is missing; the package libqt6sql6-sqlite of "
                             "Debian has it."));
    database.setDatabaseName(file);
    if (!database.open())
        return tl::unexpected(inFile(file, {database.lastError().databaseText(), 0, 0}));
    if (const auto ready = prepare(database); !ready)
        return tl::unexpected(inFile(file, ready.error()));
    return {};
}

void database::close(const QString& connection)
{
    QSqlDatabase::database(connection, false).close();
    QSqlDatabase::removeDatabase(connection);
}

Expected<QStringList> database::readIds(const QSqlDatabase& database)
{
    auto query = prepared(database, QStringLiteral("SELECT id FROM experiment ORDER BY number"));
    if (!query)
        return tl::unexpected(query.error());
    if (const auto done = run(*query); !done)
        return tl::unexpected(done.error());
    QStringList ids;
    while (query->next())
        ids << query->value(0).toString();
    return ids;
}

Expected<std::optional<Experiment>> database::readExperiment(const QSqlDatabase& database,
                                                             const QString& id)
{
    auto head = prepared(database, QStringLiteral("SELECT settings FROM experiment WHERE id = ?"));
    if (!head)
        return tl::unexpected(head.error());
    head->addBindValue(id);
    if (const auto done = run(*head); !done)
        return tl::unexpected(done.error());
    if (!head->next())
        return std::optional<Experiment>();
    auto experiment = headFromJson(toObject(head->value(0)));
    if (!experiment)
        return tl::unexpected(experiment.error());
    auto cells = prepared(
        database,
        QStringLiteral("SELECT settings FROM cell WHERE experiment = ? ORDER BY number, id"));
    if (!cells)
        return tl::unexpected(cells.error());
    cells->addBindValue(id);
    if (const auto done = run(*cells); !done)
        return tl::unexpected(done.error());
    while (cells->next()) {
        auto cell = cellFromJson(toObject(cells->value(0)));
        if (!cell)
            return tl::unexpected(cell.error());
        experiment->cells.push_back(std::move(*cell));
    }
    return std::optional<Experiment>(std::move(*experiment));
}

Expected<void> database::writeExperiment(QSqlDatabase database, const Experiment& experiment)
{
    return transaction(database, [&]() -> Expected<void> {
        auto head = prepared(database,
                             QStringLiteral("INSERT INTO experiment (id, settings) VALUES (?, ?) "
                                            "ON CONFLICT (id) DO UPDATE SET settings = "
                                            "excluded.settings"));
        if (!head)
            return tl::unexpected(head.error());
        head->addBindValue(experiment.id);
        head->addBindValue(toText(headToJson(experiment)));
        if (const auto done = run(*head); !done)
            return done;
        auto cell = prepared(database,
                             QStringLiteral("INSERT OR REPLACE INTO cell VALUES "
                                            "(?, ?, ?, ?)"));
        if (!cell)
            return tl::unexpected(cell.error());
        for (std::size_t i = 0; i < experiment.cells.size(); ++i) {
            cell->addBindValue(experiment.id);
            cell->addBindValue(experiment.cells[i].id);
            cell->addBindValue(static_cast<int>(i));
            cell->addBindValue(toText(cellToJson(experiment.cells[i])));
            if (const auto done = run(*cell); !done)
                return done;
        }
        return {};
    });
}
