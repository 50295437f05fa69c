// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/archiveshelf.h"

#include <algorithm>

namespace {

/// In one transaction: a fraction of a second.
constexpr std::size_t gamesAtOnce = 300;

}

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

void ArchiveShelf::changeEach(Games games, WorkOnGames work)
{
    if (games.empty())
        return;
    m_changes.push_back({std::move(games), std::move(work)});
    if (m_changes.size() == 1)
        changeSome();
}

void ArchiveShelf::changeSome()
{
    const Change& change = m_changes.front();
    const std::size_t end = std::min(change.games.size(), change.done + gamesAtOnce);
    const auto some = std::make_shared<const Games>(
        change.games.begin() + static_cast<std::ptrdiff_t>(change.done),
        change.games.begin() + static_cast<std::ptrdiff_t>(end));
    order<void>(
        this, [some, work = change.work](GameArchive& archive) { return work(archive, *some); },
        [this, end](const Expected<void>& made) {
            Change& current = m_changes.front();
            const bool isLast = !made || end == current.games.size();
            const bool isChanged = isLast && (made || current.done > 0);
            current.done = end;
            if (isLast)
                m_changes.pop_front();
            if (!m_changes.empty())
                changeSome();
            if (!made)
                Q_EMIT refused(made.error().message);
            if (isChanged)
                Q_EMIT changed();
        });
}
