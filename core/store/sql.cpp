// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sql.h"

#include <QCoreApplication>

bool sql::isBusy(const QSqlError& error)
{
    constexpr int busy = 5; // SQLITE_BUSY; what is above the first byte says why
    return (error.nativeErrorCode().toInt() & 0xff) == busy;
}

QString sql::reason(const QSqlError& error)
{
    return isBusy(error) ? QCoreApplication::translate(
               "Store", "another program is writing to it (try again when it has finished)")
                         : error.databaseText();
}

Expected<void> sql::run(QSqlQuery& query, const QVariantList& values)
{
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (query.exec())
        return {};
    return fail(reason(query.lastError()));
}

Expected<void> sql::run(const QSqlDatabase& database, const QString& statement,
                        const QVariantList& values)
{
    return rows(database, statement, values).map([](const QSqlQuery&) {});
}

Expected<QSqlQuery> sql::rows(const QSqlDatabase& database, const QString& question,
                              const QVariantList& values)
{
    FOURCAST_LET(auto query, prepared(database, question));
    FOURCAST_TRY(run(query, values));
    return query;
}

Expected<qint64> sql::version(const QSqlDatabase& database)
{
    // Others' writing, and one's own.
    FOURCAST_LET(const auto others, ask(database, QStringLiteral("PRAGMA data_version")));
    FOURCAST_LET(const auto own, ask(database, QStringLiteral("SELECT total_changes()")));
    return (others.toLongLong() << 32) + own.toLongLong();
}

Expected<QVariant> sql::ask(const QSqlDatabase& database, const QString& question)
{
    QSqlQuery query(database);
    if (!query.exec(question) || !query.next())
        return fail(reason(query.lastError()));
    return query.value(0);
}

Expected<QSqlQuery> sql::prepared(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fail(reason(query.lastError()));
    return query;
}
