// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "core/study/runs/experimentstore.h"

#include <mutex>

/// The experiments of a file, which is opened as a store when it is first needed and made, with its
/// folder, where it is missing. All methods block, for as long as others hold the file, and may be
/// called from any thread; they fail with a sentence as the store does.
class KeptExperiments
{
public:
    explicit KeptExperiments(QString file) : m_file(std::move(file)) { }
    /// The one of this file for all of the program that asks here, while a reference to it exists.
    static std::shared_ptr<KeptExperiments> of(const QString& file);
    /// One that is open.
    explicit KeptExperiments(std::shared_ptr<ExperimentStore> store);

    const QString& file() const { return m_file; }
    Expected<std::shared_ptr<ExperimentStore>> store();

    /// All that is kept, in the order in which it was first begun. Empty where there is no file
    /// yet.
    Expected<std::vector<KeptRun>> runs();
    /// The games of this experiment that are kept; none where it never ran.
    Expected<std::vector<ExperimentGame>> games(const Experiment& experiment);
    /// Every experiment that has games, with them: the study's tables in the article's order, then
    /// one's own.
    Expected<std::vector<ExperimentResult>> results();
    /// As ExperimentStore has them; 0 and nothing where there is no file yet.
    Expected<qint64> version();
    Expected<void> readLines(const ExperimentStore::TakeLine& take);

private:
    /// Is there anything that can be asked?
    bool isThere();

    const QString m_file;
    std::mutex m_mutex; ///< of what follows; held while the file is opened
    std::shared_ptr<ExperimentStore> m_store;
};
