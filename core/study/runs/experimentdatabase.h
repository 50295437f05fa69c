// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sql.h"
#include "core/store/storeschema.h"
#include "core/study/runs/experimentgame.h"
#include "core/study/runs/experimentjson.h"

#include <functional>
#include <optional>

/// The SQL behind ExperimentStore, for Store's read() and write(). Errors are the reason alone.
namespace database {

/// Tables experiment, cell and game, with what each version added.
StoreSchema schema();

Expected<QStringList> readIds(const QSqlDatabase& database);
/// Nothing when there is none of that id.
Expected<std::optional<Experiment>> readExperiment(const QSqlDatabase& database, const QString& id);
/// Adds it, or replaces what was there; games stay.
Expected<void> writeExperiment(const QSqlDatabase& database, const Experiment& experiment);

/// The games of these cells and rounds, by cell and round.
Expected<std::vector<ExperimentGame>> readGames(const QSqlDatabase& database,
                                                const Experiment& experiment);
/// See ExperimentStore.
Expected<void> readLines(const QSqlDatabase& database,
                         const std::function<bool(const std::vector<Move>&, Outcome)>& take);
Expected<void> writeGames(const QSqlDatabase& database, const QString& experimentId,
                          const std::vector<ExperimentGame>& games);

}
