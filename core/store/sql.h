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

/// Of a statement with its values bound.
Expected<void> run(QSqlQuery& query);
/// Of a statement as it stands, or with these values in the places of its question marks.
Expected<void> run(const QSqlDatabase& database, const QString& statement,
                   const QVariantList& values = {});
/// The first value of the first row.
Expected<QVariant> ask(const QSqlDatabase& database, const QString& question);
/// Read from the first row to the last.
Expected<QSqlQuery> prepared(const QSqlDatabase& database, const QString& statement);

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
