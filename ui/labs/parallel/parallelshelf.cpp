// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallelshelf.h"

#include "ui/labs/parallel/paralleltext.h"

ParallelShelf::ParallelShelf(const QString& folder, QObject* parent)
    : QAbstractListModel(parent), m_folder(folder)
{
    connect(&m_loading, &JobBase::finished, this, &ParallelShelf::takeLoaded);
    if (folder.isEmpty())
        return;
    const auto started
        = m_loading.start([folder](const std::stop_token&, const JobBase::Progress&) {
              return readKeptParallels(folder);
          });
    // Nobody listens yet. What is kept stays, and is there at the next start.
    if (!started)
        QMetaObject::invokeMethod(
            this, [this, reason = started.error().message] { Q_EMIT loaded({reason}); },
            Qt::QueuedConnection);
}

ParallelShelf::~ParallelShelf()
{
    m_loading.disconnect(this);
}

void ParallelShelf::takeLoaded()
{
    // What was added meanwhile is newer; its file may have been read already.
    KeptParallels found = m_loading.result();
    std::erase_if(found.kept, [this](const KeptParallel& one) {
        return std::ranges::find(m_kept, one.file, &KeptParallel::file) != m_kept.end();
    });
    if (!found.kept.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(found.kept.size()) - 1);
        for (KeptParallel& one : found.kept)
            m_kept.push_back(std::move(one));
        endInsertRows();
    }
    Q_EMIT loaded(found.faults);
}

void ParallelShelf::add(KeptParallel kept)
{
    beginInsertRows({}, 0, 0);
    m_kept.insert(m_kept.begin(), std::move(kept));
    endInsertRows();
}

Expected<void> ParallelShelf::remove(int row)
{
    const auto found = m_kept.begin() + row;
    if (!found->file.isEmpty())
        if (const auto removed = removeKeptParallel(found->file); !removed)
            return removed;
    beginRemoveRows({}, row, row);
    m_kept.erase(found);
    endRemoveRows();
    return {};
}

int ParallelShelf::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_kept.size());
}

QVariant ParallelShelf::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return paralleltext::title(at(index.row()));
    if (role == Qt::ToolTipRole)
        return QString(paralleltext::settings(at(index.row())) + u'\n'
                       + paralleltext::origin(at(index.row())));
    return {};
}
