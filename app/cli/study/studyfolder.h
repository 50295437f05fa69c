// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/results/experimentexport.h"
#include "core/support/files/filelock.h"

#include <QStringList>
#include <optional>

/// The folder of a study: study.sqlite with every game, and for each artefact a table, its moves
/// and a JSON file, named after the experiment.
class StudyFolder
{
public:
    /// Without a path nothing is read or written.
    explicit StudyFolder(const QString& path);

    /// Makes the folder, opens the store and finds out before a long run whether all of it can be
    /// kept there.
    /// Nobody else works in it from then on. Tables that stand there without a store are replaced
    /// only by `force`.
    Expected<void> prepare(const std::vector<Experiment>& experiments, bool force);
    /// Null without a path.
    ExperimentStore* store() const { return m_store.get(); }
    /// The games of an earlier run.
    std::vector<ExperimentGame> known(const Experiment& experiment) const;
    /// Each file whole or not at all; nothing where there is no game.
    Expected<void> write(const ExperimentResult& result) const;

private:
    QString fileOf(const Experiment& experiment, const char* ending) const;

    QString m_path;
    std::optional<FileLock> m_lock;
    std::unique_ptr<ExperimentStore> m_store;
};
