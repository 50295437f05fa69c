// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/archiveshelf.h"

ArchiveShelf::ArchiveShelf(const QString& file, QObject* parent)
    : QObject(parent), m_kept(std::make_shared<KeptArchive>(file))
{
}

ArchiveShelf::~ArchiveShelf() = default;

void ArchiveShelf::change(Work<void> work, std::function<void()> done)
{
    order<void>(this, std::move(work), [this, done = std::move(done)](const Expected<void>& made) {
        if (!made) {
            Q_EMIT refused(made.error().message);
            return;
        }
        Q_EMIT changed();
        if (done)
            done();
    });
}
