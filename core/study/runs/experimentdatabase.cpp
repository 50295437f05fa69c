// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentdatabase.h"

#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace {

/// "FCst" in the header of the file, where SQLite leaves room for whose file it is.
constexpr int experimentsId = 0x46437374;

QString toText(const QJsonObject& object)
{
    return QString::fromUtf8(jsonText(object, QJsonDocument::Compact));
}

QJsonObject toObject(const QVariant& text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).object();
}

}

StoreSchema database::schema()
{
    return {.applicationId = experimentsId,
            .notOurs
            = QCoreApplication::translate("ExperimentStore", "it contains no Fourcast experiments"),
            .notSqlite = QCoreApplication::translate(
                "ExperimentStore", "it is not an SQLite file, the format of saved experiments"),
            .versions = {
                {QStringLiteral("CREATE TABLE experiment (number INTEGER PRIMARY KEY, "
                                "id TEXT NOT NULL UNIQUE, settings TEXT NOT NULL)"),
                 QStringLiteral("CREATE TABLE cell (experiment TEXT NOT NULL, id TEXT NOT NULL, "
                                "number INTEGER NOT NULL, settings TEXT NOT NULL, "
                                "PRIMARY KEY (experiment, id)) WITHOUT ROWID"),
                 QStringLiteral("CREATE TABLE game (experiment TEXT NOT NULL, cell TEXT NOT NULL, "
                                "round INTEGER NOT NULL, seed INTEGER NOT NULL, "
                                "a_moves_first INTEGER NOT NULL, result TEXT NOT NULL, "
                                "moves TEXT NOT NULL, nodes TEXT NOT NULL, "
                                "milliseconds TEXT NOT NULL, "
                                "PRIMARY KEY (experiment, cell, round)) WITHOUT ROWID")},
                {QStringLiteral("ALTER TABLE game ADD COLUMN program TEXT NOT NULL DEFAULT ''"),
                 QStringLiteral("ALTER TABLE game ADD COLUMN date TEXT NOT NULL DEFAULT ''")},
                // 1, 0, or null for games from before.
                {QStringLiteral("ALTER TABLE game ADD COLUMN disturbed INTEGER")},
                // Games that a program of others has lost by failing.
                {QStringLiteral("ALTER TABLE game ADD COLUMN failure TEXT NOT NULL DEFAULT ''")},
            }};
}

Expected<QStringList> database::readIds(const QSqlDatabase& database)
{
    FOURCAST_LET(auto query,
                 sql::rows(database, QStringLiteral("SELECT id FROM experiment ORDER BY number")));
    QStringList ids;
    while (query.next())
        ids << query.value(0).toString();
    return ids;
}

Expected<std::optional<Experiment>> database::readExperiment(const QSqlDatabase& database,
                                                             const QString& id)
{
    FOURCAST_LET(
        auto head,
        sql::rows(database, QStringLiteral("SELECT settings FROM experiment WHERE id = ?"), {id}));
    if (!head.next())
        return std::optional<Experiment>();
    FOURCAST_LET(auto experiment, headFromJson(toObject(head.value(0))));
    FOURCAST_LET(
        auto cells,
        sql::rows(
            database,
            QStringLiteral("SELECT settings FROM cell WHERE experiment = ? ORDER BY number, id"),
            {id}));
    while (cells.next()) {
        FOURCAST_LET(auto cell, cellFromJson(toObject(cells.value(0))));
        experiment.cells.push_back(std::move(cell));
    }
    return std::optional<Experiment>(std::move(experiment));
}

Expected<void> database::writeExperiment(const QSqlDatabase& database, const Experiment& experiment)
{
    FOURCAST_TRY(
        sql::run(database,
                 QStringLiteral("INSERT INTO experiment (id, settings) VALUES (?, ?) "
                                "ON CONFLICT (id) DO UPDATE SET settings = excluded.settings"),
                 {experiment.id, toText(headToJson(experiment))}));
    FOURCAST_LET(
        auto cell,
        sql::prepared(database, QStringLiteral("INSERT OR REPLACE INTO cell VALUES (?, ?, ?, ?)")));
    for (std::size_t i = 0; i < experiment.cells.size(); ++i)
        FOURCAST_TRY(sql::run(cell,
                              {experiment.id, experiment.cells[i].id, static_cast<int>(i),
                               toText(cellToJson(experiment.cells[i]))}));
    return {};
}
