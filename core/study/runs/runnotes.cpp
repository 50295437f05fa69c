// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/runnotes.h"

#include "core/store/sql.h"

namespace {

Expected<void> makeNotes(const QSqlDatabase& database)
{
    return sql::run(database,
                    QStringLiteral("CREATE TABLE IF NOT EXISTS run (experiment TEXT PRIMARY KEY, "
                                   "name TEXT NOT NULL, began TEXT NOT NULL) WITHOUT ROWID"));
}

bool hasNotes(const QSqlDatabase& database)
{
    return database.tables().contains(QStringLiteral("run"));
}

}

Expected<QHash<QString, database::RunNote>> database::readNotes(const QSqlDatabase& database)
{
    QHash<QString, RunNote> notes;
    if (!hasNotes(database))
        return notes;
    FOURCAST_LET(auto query,
                 sql::rows(database, QStringLiteral("SELECT experiment, name, began FROM run")));
    while (query.next())
        notes.insert(query.value(0).toString(),
                     {query.value(1).toString(),
                      QDateTime::fromString(query.value(2).toString(), Qt::ISODate)});
    return notes;
}

Expected<void> database::noteBegun(const QSqlDatabase& database, const QString& id)
{
    FOURCAST_TRY(makeNotes(database));
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    return sql::run(database,
                    QStringLiteral("INSERT INTO run VALUES (?, '', ?) ON CONFLICT DO NOTHING"),
                    {id, now});
}

Expected<void> database::noteName(const QSqlDatabase& database, const QString& id,
                                  const QString& name)
{
    FOURCAST_TRY(makeNotes(database));
    return sql::run(database,
                    QStringLiteral("INSERT INTO run VALUES (?, ?, '') ON CONFLICT (experiment) DO "
                                   "UPDATE SET name = excluded.name"),
                    {id, name});
}

Expected<void> database::removeExperiment(const QSqlDatabase& database, const QString& id)
{
    QStringList statements {QStringLiteral("DELETE FROM game WHERE experiment = ?"),
                            QStringLiteral("DELETE FROM cell WHERE experiment = ?"),
                            QStringLiteral("DELETE FROM experiment WHERE id = ?")};
    if (hasNotes(database))
        statements << QStringLiteral("DELETE FROM run WHERE experiment = ?");
    for (const QString& statement : statements)
        FOURCAST_TRY(sql::run(database, statement, {id}));
    return {};
}
