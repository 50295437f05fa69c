// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

/// Statements of SQLite whose errors are the reason alone, in SQLite's words; Store names the file.
/// For the thread of the connection.
namespace sql {

/// Does another program hold what is wanted?
bool isBusy(const QSqlError& error);
QString reason(const QSqlError& error);

/// A statement that is run several times, each time with other values in the places of its question
/// marks.
Expected<QSqlQuery> prepared(const QSqlDatabase& database, const QString& statement);
Expected<void> run(QSqlQuery& query, const QVariantList& values = {});
/// A statement that is run once.
Expected<void> run(const QSqlDatabase& database, const QString& statement,
                   const QVariantList& values = {});
/// What a statement finds, to be read from the first row to the last.
Expected<QSqlQuery> rows(const QSqlDatabase& database, const QString& question,
                         const QVariantList& values = {});
/// The first value of the first row.
Expected<QVariant> ask(const QSqlDatabase& database, const QString& question);
/// Another number each time that anybody has written to the file.
Expected<qint64> version(const QSqlDatabase& database);

/// Everything inside commits together or not at all. No other program writes meanwhile, so what is
/// read inside is still true when it is written; one that does so already is waited for. `work`
/// returns an Expected and must not begin a transaction of its own.
template <typename Work> std::invoke_result_t<Work> transaction(QSqlDatabase& database, Work work)
{
    FOURCAST_TRY(run(database, QStringLiteral("BEGIN IMMEDIATE")));
    auto done = work();
    const auto ended = run(database, done ? QStringLiteral("COMMIT") : QStringLiteral("ROLLBACK"));
    if (done && !ended) {
        (void)run(database, QStringLiteral("ROLLBACK"));
        return tl::unexpected(ended.error());
    }
    return done;
}

}
