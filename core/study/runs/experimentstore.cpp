// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/experimentstore.h"

#include "core/study/runs/experimentdatabase.h"
#include "core/study/runs/runnotes.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QUuid>
#include <algorithm>

namespace {

/// What the texts below are filed under for the translators.
struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentStore)
};

/// The kept experiment with the cells of the given one: its order, the larger numbers of rounds.
Expected<Experiment> joined(Experiment kept, const Experiment& given)
{
    if (const QStringList names = differingSettings(kept, given); !names.isEmpty())
        return fail(
            StoreText::tr("The experiment %1 is kept with other settings; these differ: %2.")
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

ExperimentStore::ExperimentStore(QString file)
    : m_file(std::move(file)), m_connection(QUuid::createUuid().toString())
{
}

ExperimentStore::~ExperimentStore()
{
    if (m_thread.count() > 0)
        m_thread.call([this] { database::close(m_connection); });
}

QSqlDatabase ExperimentStore::connection() const
{
    return QSqlDatabase::database(m_connection);
}

Expected<std::unique_ptr<ExperimentStore>> ExperimentStore::open(const QString& file)
{
    std::unique_ptr<ExperimentStore> store(new ExperimentStore(file));
    if (const auto started = store->m_thread.start(); !started)
        return tl::unexpected(started.error());
    const auto opened = store->m_thread.call(
        [&store] { return database::open(store->m_connection, store->m_file); });
    if (!opened)
        return tl::unexpected(opened.error());
    return store;
}

Expected<Experiment> ExperimentStore::find(const QString& id) const
{
    auto experiment = m_thread.call([&] { return database::readExperiment(connection(), id); });
    if (!experiment)
        return tl::unexpected(database::inFile(m_file, experiment.error()));
    if (!*experiment)
        return fail(StoreText::tr("'%1' holds no experiment %2.").arg(m_file, id));
    return std::move(**experiment);
}

Expected<void> ExperimentStore::keep(const Experiment& experiment)
{
    if (const auto keepable = isKeepable(experiment); !keepable)
        return keepable;
    const auto kept
        = m_thread.call([&] { return database::readExperiment(connection(), experiment.id); });
    if (!kept)
        return tl::unexpected(database::inFile(m_file, kept.error()));
    Experiment whole = experiment;
    if (*kept) {
        auto both = joined(**kept, experiment);
        if (!both)
            return tl::unexpected(both.error());
        whole = std::move(*both);
    }
    const auto written = m_thread.call([&]() -> Expected<void> {
        if (const auto head = database::writeExperiment(connection(), whole); !head || *kept)
            return head;
        return database::noteBegun(connection(), whole.id);
    });
    return written ? written : tl::unexpected(database::inFile(m_file, written.error()));
}

Expected<std::vector<Experiment>> ExperimentStore::experiments() const
{
    auto ids = m_thread.call([&] { return database::readIds(connection()); });
    if (!ids)
        return tl::unexpected(database::inFile(m_file, ids.error()));
    std::vector<Experiment> experiments;
    for (const QString& id : *ids) {
        auto experiment = find(id);
        if (!experiment)
            return tl::unexpected(experiment.error());
        experiments.push_back(std::move(*experiment));
    }
    return experiments;
}

Expected<std::vector<KeptRun>> ExperimentStore::runs() const
{
    auto kept = experiments();
    if (!kept)
        return tl::unexpected(kept.error());
    const auto notes = m_thread.call([&] { return database::readNotes(connection()); });
    if (!notes)
        return tl::unexpected(database::inFile(m_file, notes.error()));
    std::vector<KeptRun> runs;
    for (Experiment& experiment : *kept) {
        const database::RunNote note = notes->value(experiment.id);
        runs.push_back({std::move(experiment), note.name, note.began});
    }
    return runs;
}

Expected<void> ExperimentStore::rename(const QString& experimentId, const QString& name)
{
    const auto done
        = m_thread.call([&] { return database::noteName(connection(), experimentId, name); });
    return done ? done : tl::unexpected(database::inFile(m_file, done.error()));
}

Expected<void> ExperimentStore::remove(const QString& experimentId)
{
    const auto done
        = m_thread.call([&] { return database::removeExperiment(connection(), experimentId); });
    return done ? done : tl::unexpected(database::inFile(m_file, done.error()));
}

Expected<std::vector<ExperimentGame>> ExperimentStore::games(const QString& experimentId) const
{
    const auto experiment = find(experimentId);
    if (!experiment)
        return tl::unexpected(experiment.error());
    return games(*experiment);
}

Expected<std::vector<ExperimentGame>> ExperimentStore::games(const Experiment& experiment) const
{
    auto games = m_thread.call([&] { return database::readGames(connection(), experiment); });
    if (!games)
        return tl::unexpected(database::inFile(m_file, games.error()));
    return games;
}

Expected<void> ExperimentStore::add(const QString& experimentId,
                                    const std::vector<ExperimentGame>& games)
{
    const auto added
        = m_thread.call([&] { return database::writeGames(connection(), experimentId, games); });
    return added ? added : tl::unexpected(database::inFile(m_file, added.error()));
}
