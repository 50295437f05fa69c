// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/study/studyfolder.h"

#include "app/cli/outputfile.h"
#include "core/study/results/resultprovenance.h"

#include <QDir>
#include <QFileInfo>

StudyFolder::StudyFolder(const QString& path) : m_path(path) { }

QString StudyFolder::fileOf(const Experiment& experiment, const char* ending) const
{
    return QDir(m_path).filePath(experiment.id + QLatin1String(ending));
}

Expected<void> StudyFolder::prepare(const std::vector<Experiment>& experiments, bool force)
{
    if (m_path.isEmpty())
        return {};
    FOURCAST_TRY(prepareFolder(m_path));
    const QString file = QDir(m_path).filePath(QStringLiteral("study.sqlite"));
    FOURCAST_LET(auto lock, lockFile(file));
    m_lock = std::move(lock);
    const bool goesOn = QFileInfo::exists(file);
    for (const Experiment& experiment : experiments)
        for (const char* ending : {".csv", "-moves.csv", ".json"})
            FOURCAST_TRY(checkOutput(fileOf(experiment, ending), force || goesOn));
    FOURCAST_LET(auto store, ExperimentStore::open(file));
    m_store = std::move(store);
    for (const Experiment& experiment : experiments)
        FOURCAST_TRY(m_store->keep(experiment));
    return {};
}

std::vector<ExperimentGame> StudyFolder::known(const Experiment& experiment) const
{
    if (!m_store)
        return {};
    auto games = m_store->games(experiment);
    return games ? std::move(*games) : std::vector<ExperimentGame>();
}

Expected<void> StudyFolder::write(const ExperimentResult& result) const
{
    if (m_path.isEmpty() || result.games.empty())
        return {};
    const Provenance provenance = provenanceOf(result);
    const auto written = [&](const char* ending, const QByteArray& content) {
        return writeResumed(fileOf(result.experiment, ending), content, result.isComplete());
    };
    return written(".csv", provenance.addedToCsv(experimentToCsv(result)))
        .and_then([&] {
            return written("-moves.csv", provenance.addedToCsv(experimentGamesToCsv(result)));
        })
        .and_then(
            [&] { return written(".json", provenance.addedToJson(experimentToJson(result))); });
}
