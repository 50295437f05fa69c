// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimentshelf.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>

ExperimentShelf::ExperimentShelf(const QString& file, QObject* parent)
    : QObject(parent), m_file(file)
{
}

Expected<std::shared_ptr<ExperimentStore>> ExperimentShelf::open(const QString& file)
{
    const QString folder = QFileInfo(file).absolutePath();
    if (!QDir().mkpath(folder))
        return fail(tr("The folder “%1” could not be made; choose another place for the games.")
                        .arg(QDir::toNativeSeparators(folder)));
    auto opened = ExperimentStore::open(file);
    if (!opened)
        return tl::unexpected(opened.error());
    return std::shared_ptr<ExperimentStore>(std::move(*opened));
}

Expected<std::shared_ptr<ExperimentStore>> ExperimentShelf::store()
{
    if (!m_store) {
        auto opened = open(m_file);
        if (!opened)
            return opened;
        m_store = std::move(*opened);
    }
    return m_store;
}

Expected<void> ExperimentShelf::use(const QString& file)
{
    auto opened = open(file);
    if (!opened)
        return tl::unexpected(opened.error());
    m_store = std::move(*opened);
    m_file = file;
    Q_EMIT fileChanged(file);
    return {};
}

Expected<std::vector<Experiment>> ExperimentShelf::experiments()
{
    if (!m_store && !QFileInfo::exists(m_file))
        return std::vector<Experiment>();
    const auto opened = store();
    if (!opened)
        return tl::unexpected(opened.error());
    return (*opened)->experiments();
}

Expected<std::vector<KeptRun>> ExperimentShelf::runs()
{
    if (!m_store && !QFileInfo::exists(m_file))
        return std::vector<KeptRun>();
    const auto opened = store();
    if (!opened)
        return tl::unexpected(opened.error());
    return (*opened)->runs();
}

Expected<void> ExperimentShelf::rename(const QString& experimentId, const QString& name)
{
    const auto opened = store();
    if (!opened)
        return tl::unexpected(opened.error());
    auto done = (*opened)->rename(experimentId, name);
    Q_EMIT keptChanged();
    return done;
}

Expected<void> ExperimentShelf::remove(const QString& experimentId)
{
    const auto opened = store();
    if (!opened)
        return tl::unexpected(opened.error());
    auto done = (*opened)->remove(experimentId);
    Q_EMIT keptChanged();
    return done;
}

Expected<std::vector<ExperimentGame>> ExperimentShelf::games(const Experiment& experiment)
{
    const auto kept = experiments();
    if (!kept)
        return tl::unexpected(kept.error());
    if (std::ranges::find(*kept, experiment.id, &Experiment::id) == kept->end())
        return std::vector<ExperimentGame>();
    return m_store->games(experiment);
}

Expected<std::vector<ExperimentResult>> ExperimentShelf::results()
{
    auto kept = experiments();
    if (!kept)
        return tl::unexpected(kept.error());
    std::vector<ExperimentResult> results;
    for (Experiment& experiment : *kept) {
        auto games = m_store->games(experiment);
        if (!games)
            return tl::unexpected(games.error());
        if (!games->empty())
            results.push_back({std::move(experiment), std::move(*games)});
    }
    std::ranges::stable_sort(results, {}, [](const ExperimentResult& result) {
        // The study's tables in the article's order, then one's own.
        const auto place = studyArtefacts().indexOf(result.experiment.artefact);
        return place < 0 ? studyArtefacts().size() : place;
    });
    return results;
}
