// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/keptexperiments.h"

#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <map>

KeptExperiments::KeptExperiments(std::shared_ptr<ExperimentStore> store)
    : m_file(store->file()), m_store(std::move(store))
{
}

std::shared_ptr<KeptExperiments> KeptExperiments::of(const QString& file)
{
    static std::mutex mutex;
    static std::map<QString, std::weak_ptr<KeptExperiments>> known;
    const std::scoped_lock lock(mutex);
    std::erase_if(known, [](const auto& each) { return each.second.expired(); });
    std::weak_ptr<KeptExperiments>& its = known[fileBehind(file)];
    auto kept = its.lock();
    if (!kept)
        its = kept = std::make_shared<KeptExperiments>(file);
    return kept;
}

Expected<std::shared_ptr<ExperimentStore>> KeptExperiments::store()
{
    const std::scoped_lock lock(m_mutex);
    if (m_store)
        return m_store;
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!QDir().mkpath(folder))
        return fail(QCoreApplication::translate(
                        "KeptExperiments",
                        "The folder “%1” could not be created. Choose another place for the games.")
                        .arg(QDir::toNativeSeparators(folder)));
    FOURCAST_LET(auto opened, ExperimentStore::open(m_file));
    m_store = std::move(opened);
    return m_store;
}

bool KeptExperiments::isThere()
{
    const std::scoped_lock lock(m_mutex);
    return m_store || QFileInfo::exists(m_file);
}

Expected<std::vector<KeptRun>> KeptExperiments::runs()
{
    if (!isThere())
        return std::vector<KeptRun>();
    return store().and_then([](const auto& opened) { return opened->runs(); });
}

Expected<std::vector<ExperimentGame>> KeptExperiments::games(const Experiment& experiment)
{
    if (!isThere())
        return std::vector<ExperimentGame>();
    FOURCAST_LET(const auto opened, store());
    FOURCAST_LET(const auto kept, opened->experiments());
    if (std::ranges::find(kept, experiment.id, &Experiment::id) == kept.end())
        return std::vector<ExperimentGame>();
    return opened->games(experiment);
}

Expected<std::vector<ExperimentResult>> KeptExperiments::results()
{
    if (!isThere())
        return std::vector<ExperimentResult>();
    FOURCAST_LET(const auto opened, store());
    FOURCAST_LET(auto kept, opened->experiments());
    std::vector<ExperimentResult> results;
    for (Experiment& experiment : kept) {
        FOURCAST_LET(auto games, opened->games(experiment));
        if (!games.empty())
            results.push_back({std::move(experiment), std::move(games)});
    }
    std::ranges::stable_sort(results, {}, [](const ExperimentResult& result) {
        const auto place = studyArtefacts().indexOf(result.experiment.artefact);
        return place < 0 ? studyArtefacts().size() : place;
    });
    return results;
}

Expected<qint64> KeptExperiments::version()
{
    if (!isThere())
        return 0;
    return store().and_then([](const auto& opened) { return opened->version(); });
}

Expected<void> KeptExperiments::readLines(const ExperimentStore::TakeLine& take)
{
    if (!isThere())
        return {};
    return store().and_then([&take](const auto& opened) { return opened->readLines(take); });
}
