// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sql.h"

#include <QSqlError>

Expected<void> sql::run(QSqlQuery& query)
{
    if (query.exec())
        return {};
    return fail(query.lastError().databaseText());
}

Expected<void> sql::run(const QSqlDatabase& database, const QString& statement,
                        const QVariantList& values)
{
    auto query = prepared(database, statement);
    if (!query)
        return tl::unexpected(query.error());
    for (const QVariant& value : values)
        query->addBindValue(value);
    return run(*query);
}

Expected<QVariant> sql::ask(const QSqlDatabase& database, const QString& question)
{
    QSqlQuery query(database);
    if (!query.exec(question) || !query.next())
        return fail(query.lastError().databaseText());
    return query.value(0);
}

Expected<QSqlQuery> sql::prepared(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fail(query.lastError().databaseText());
    return query;
}
