// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentstore.h"

#include "core/study/runs/experimentdatabase.h"
#include "core/study/runs/runnotes.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

/// The kept experiment with the cells of the given one: its order, the larger numbers of rounds.
Expected<Experiment> joined(Experiment kept, const Experiment& given)
{
    if (const QStringList names = differingSettings(kept, given); !names.isEmpty())
        return fail(QCoreApplication::translate(
                        "ExperimentStore",
                        "Experiment %1 is already saved with other settings. These differ: %2.")
                        .arg(given.id, names.join(QStringLiteral(", "))));
    std::vector<ExperimentCell> cells = given.cells;
    for (const ExperimentCell& cell : kept.cells) {
        const auto same = std::ranges::find(cells, cell.id, &ExperimentCell::id);
        if (same == cells.end())
            cells.push_back(cell);
        else
            same->rounds = std::max(same->rounds, cell.rounds);
    }
    kept.cells = std::move(cells);
    kept.test = given.test;
    return kept;
}

}

ExperimentStore::ExperimentStore(std::unique_ptr<Store> store) : m_store(std::move(store)) { }

Expected<std::unique_ptr<ExperimentStore>> ExperimentStore::open(const QString& file)
{
    FOURCAST_LET(auto store, Store::open(file, database::schema()));
    return std::unique_ptr<ExperimentStore>(new ExperimentStore(std::move(store)));
}

Expected<Experiment> ExperimentStore::find(const QString& id) const
{
    FOURCAST_LET(auto experiment, m_store->read([&](const QSqlDatabase& file) {
        return database::readExperiment(file, id);
    }));
    if (!experiment)
        return fail(
            QCoreApplication::translate("ExperimentStore", "'%1' contains no experiment %2.")
                .arg(file(), id));
    return std::move(*experiment);
}

Expected<void> ExperimentStore::keep(const Experiment& experiment)
{
    FOURCAST_TRY(isKeepable(experiment));
    // What another program has kept meanwhile is joined as well. Other settings are nothing that
    // the file is to blame for.
    std::optional<Error> refused;
    const auto written = m_store->write([&](const QSqlDatabase& file) -> Expected<void> {
        FOURCAST_LET(const auto kept, database::readExperiment(file, experiment.id));
        if (!kept) {
            const auto done = database::writeExperiment(file, experiment);
            return done ? database::noteBegun(file, experiment.id) : done;
        }
        const auto both = joined(*kept, experiment);
        if (both)
            return database::writeExperiment(file, *both);
        refused = both.error();
        return {};
    });
    return refused ? tl::unexpected(*refused) : written;
}

Expected<std::vector<Experiment>> ExperimentStore::experiments() const
{
    FOURCAST_LET(const auto ids, m_store->read(database::readIds));
    std::vector<Experiment> experiments;
    for (const QString& id : ids) {
        FOURCAST_LET(auto experiment, find(id));
        experiments.push_back(std::move(experiment));
    }
    return experiments;
}

Expected<std::vector<KeptRun>> ExperimentStore::runs() const
{
    FOURCAST_LET(auto kept, experiments());
    FOURCAST_LET(const auto notes, m_store->read(database::readNotes));
    std::vector<KeptRun> runs;
    for (Experiment& experiment : kept) {
        const database::RunNote note = notes.value(experiment.id);
        runs.push_back({std::move(experiment), note.name, note.began});
    }
    return runs;
}

Expected<void> ExperimentStore::rename(const QString& experimentId, const QString& name)
{
    return m_store->write(
        [&](const QSqlDatabase& file) { return database::noteName(file, experimentId, name); });
}

Expected<void> ExperimentStore::remove(const QString& experimentId)
{
    return m_store->write(
        [&](const QSqlDatabase& file) { return database::removeExperiment(file, experimentId); });
}

Expected<std::vector<ExperimentGame>> ExperimentStore::games(const Experiment& experiment) const
{
    return m_store->read(
        [&](const QSqlDatabase& file) { return database::readGames(file, experiment); });
}

Expected<void> ExperimentStore::add(const QString& experimentId,
                                    const std::vector<ExperimentGame>& games)
{
    return m_store->write(
        [&](const QSqlDatabase& file) { return database::writeGames(file, experimentId, games); });
}

Expected<qint64> ExperimentStore::version() const
{
    return m_store->read(sql::version);
}

Expected<void> ExperimentStore::readLines(const TakeLine& take) const
{
    return m_store->read(
        [&take](const QSqlDatabase& file) { return database::readLines(file, take); });
}
