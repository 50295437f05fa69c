// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallellibrary.h"

#include "ui/labs/parallel/paralleltext.h"

ParallelLibrary::ParallelLibrary(const QString& folder, QObject* parent)
    : QAbstractListModel(parent), m_folder(folder)
{
    connect(&m_loading, &JobBase::finished, this, &ParallelLibrary::takeLoaded);
    connect(&m_naming, &JobBase::finished, this, &ParallelLibrary::takeNamed);
    if (folder.isEmpty())
        return;
    const auto started
        = m_loading.start([folder](const auto&) { return readKeptParallels(folder); });
    // Nobody listens yet. What is kept stays, and is there at the next start.
    if (!started)
        QMetaObject::invokeMethod(
            this, [this, reason = started.error().message] { Q_EMIT loaded({reason}); },
            Qt::QueuedConnection);
}

ParallelLibrary::~ParallelLibrary()
{
    m_loading.disconnect(this);
    m_naming.disconnect(this);
}

void ParallelLibrary::takeLoaded()
{
    if (m_loading.status() == JobStatus::Failed)
        return Q_EMIT loaded({m_loading.error().message});
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

void ParallelLibrary::add(KeptParallel kept)
{
    beginInsertRows({}, 0, 0);
    m_kept.insert(m_kept.begin(), std::move(kept));
    endInsertRows();
}

void ParallelLibrary::rename(int row, const QString& name)
{
    KeptParallel named = m_kept[static_cast<std::size_t>(row)];
    named.result.name = name;
    m_toName.push_back(std::move(named));
    if (!m_naming.isRunning())
        keepNext();
}

void ParallelLibrary::keepNext()
{
    if (m_toName.empty())
        return;
    const auto started
        = m_naming.start([next = m_toName.front()](const auto&) -> Expected<KeptParallel> {
              // Without a file it is kept in memory alone.
              if (!next.file.isEmpty())
                  FOURCAST_TRY(keepParallelAgain(next));
              return next;
          });
    m_toName.erase(m_toName.begin());
    if (!started) {
        m_toName.clear();
        Q_EMIT refused(started.error().message);
    }
}

void ParallelLibrary::takeNamed()
{
    if (m_naming.status() == JobStatus::Failed) {
        Q_EMIT refused(m_naming.error().message);
        return keepNext();
    }
    const KeptParallel& named = m_naming.result();
    const auto found = std::ranges::find_if(m_kept, [&named](const KeptParallel& one) {
        return one.file == named.file && one.result.began == named.result.began;
    });
    if (found != m_kept.end()) {
        found->result.name = named.result.name;
        const QModelIndex changed = index(static_cast<int>(found - m_kept.begin()));
        Q_EMIT dataChanged(changed, changed);
    } else if (!named.file.isEmpty()) {
        // Deleted meanwhile, and written again.
        if (const auto removed = removeKeptParallel(named.file); !removed)
            Q_EMIT refused(removed.error().message);
    }
    keepNext();
}

Expected<void> ParallelLibrary::remove(int row)
{
    const auto found = m_kept.begin() + row;
    if (!found->file.isEmpty())
        if (const auto removed = removeKeptParallel(found->file); !removed)
            return removed;
    std::erase_if(m_toName, [&](const KeptParallel& one) { return one.file == found->file; });
    beginRemoveRows({}, row, row);
    m_kept.erase(found);
    endRemoveRows();
    return {};
}

int ParallelLibrary::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_kept.size());
}

QVariant ParallelLibrary::data(const QModelIndex& index, int role) const
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
