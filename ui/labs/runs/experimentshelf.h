// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "core/study/runs/experimentstore.h"

#include <QObject>

/// The file in which experiments are kept, opened when it is first needed.
class ExperimentShelf : public QObject
{
    Q_OBJECT

public:
    /// Its folder is made where it is missing.
    explicit ExperimentShelf(const QString& file, QObject* parent = nullptr);

    QString file() const { return m_file; }
    /// Fails with a sentence when the file can't be opened as a store.
    Expected<std::shared_ptr<ExperimentStore>> store();
    /// Another file from now on, made where it is missing. The one before stays where this fails.
    Expected<void> use(const QString& file);

    /// All that is kept, in the order in which it was first begun. Empty where there is no file
    /// yet.
    Expected<std::vector<Experiment>> experiments();
    /// The same with what is noted of each.
    Expected<std::vector<KeptRun>> runs();
    /// See ExperimentStore; keptChanged() follows.
    Expected<void> rename(const QString& experimentId, const QString& name);
    Expected<void> remove(const QString& experimentId);
    /// The games of this experiment that are kept; none where it never ran.
    Expected<std::vector<ExperimentGame>> games(const Experiment& experiment);
    /// Every experiment that has games, with them: for a report of all.
    Expected<std::vector<ExperimentResult>> results();

Q_SIGNALS:
    void fileChanged(const QString& file);
    /// One was renamed or deleted.
    void keptChanged();

private:
    static Expected<std::shared_ptr<ExperimentStore>> open(const QString& file);

    QString m_file;
    std::shared_ptr<ExperimentStore> m_store;
};
