// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentgame.h"
#include "core/study/runs/experimentjson.h"

#include <QSqlDatabase>
#include <optional>

/// The SQL behind ExperimentStore, on the thread of the connection. Errors are the reason alone,
/// for inFile() to name the file.
namespace database {

/// Opens the file under the name of a connection, and makes its tables where it is new. Fails with
/// a whole sentence; the file then stays as it was.
Expected<void> open(const QString& connection, const QString& file);
void close(const QString& connection);

/// "'study.sqlite' can't be used: disk I/O error."
Error inFile(const QString& file, const Error& reason);

Expected<QStringList> readIds(const QSqlDatabase& database);
/// Nothing when there is none of that id.
Expected<std::optional<Experiment>> readExperiment(const QSqlDatabase& database, const QString& id);
/// Adds it, or replaces what was there; games stay.
Expected<void> writeExperiment(QSqlDatabase database, const Experiment& experiment);

/// The games of these cells and rounds, by cell and round.
Expected<std::vector<ExperimentGame>> readGames(const QSqlDatabase& database,
                                                const Experiment& experiment);
Expected<void> writeGames(QSqlDatabase database, const QString& experimentId,
                          const std::vector<ExperimentGame>& games);

}
