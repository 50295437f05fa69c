// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelkept.h"
#include "core/session/jobs/job.h"

#include <QAbstractListModel>

/// The measurements of the parallel study that are kept, the newest first: a line each, which says
/// when and of what it is.
class ParallelLibrary : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Begins to read the folder away from the caller; an empty name keeps everything in memory.
    explicit ParallelLibrary(const QString& folder, QObject* parent = nullptr);
    ~ParallelLibrary() override;

    QString folder() const { return m_folder; }
    const ParallelResult& at(int row) const { return m_kept[static_cast<std::size_t>(row)].result; }
    /// In front of all others.
    void add(KeptParallel kept);
    /// Another name for it, none for its own title; kept in its file away from the caller. Only
    /// what is kept is shown: refused() says why it is not.
    void rename(int row, const QString& name);
    /// Deletes its file, too. Fails with a sentence, and keeps it then.
    Expected<void> remove(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The folder was read; `faults` says which of its files are no measurements, or why none could
    /// be read.
    void loaded(const QStringList& faults);
    /// Why something could not be done.
    void refused(const QString& sentence);

private:
    void takeLoaded();
    void keepNext();
    void takeNamed();

    QString m_folder;
    std::vector<KeptParallel> m_kept;
    std::vector<KeptParallel> m_toName; ///< waiting, the first one first
    Job<KeptParallels> m_loading;
    Job<KeptParallel> m_naming;
};
