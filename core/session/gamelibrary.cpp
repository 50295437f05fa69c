// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/gamelibrary.h"

#include <algorithm>

namespace {

/// In one transaction: a fraction of a second.
constexpr std::size_t gamesAtOnce = 300;
/// Where nobody waits to write in between: many rows are on the same pages of the file.
constexpr std::size_t gamesAtTheEnd = 5000;

}

GameLibrary::GameLibrary(const QString& file, QObject* parent)
    : QObject(parent), m_kept(std::make_shared<KeptArchive>(file))
{
}

GameLibrary::~GameLibrary()
{
    // All that is left, and once more the piece that is being worked on.
    for (Change& change : m_changes)
        for (; change.done < change.games.size(); change.done += gamesAtTheEnd)
            order<void>(this, workOnSome(change, gamesAtTheEnd), [](const Expected<void>&) {});
}

void GameLibrary::change(Work<void> work, std::function<void()> done)
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

void GameLibrary::changeEach(Games games, WorkOnGames work)
{
    if (games.empty())
        return;
    m_changes.push_back({std::move(games), std::move(work)});
    if (m_changes.size() == 1)
        changeSome();
}

GameLibrary::Work<void> GameLibrary::workOnSome(const Change& change, std::size_t most)
{
    const std::size_t end = std::min(change.games.size(), change.done + most);
    const auto some = std::make_shared<const Games>(
        change.games.begin() + static_cast<std::ptrdiff_t>(change.done),
        change.games.begin() + static_cast<std::ptrdiff_t>(end));
    return [some, work = change.work](GameArchive& archive) { return work(archive, *some); };
}

void GameLibrary::changeSome()
{
    order<void>(this, workOnSome(m_changes.front(), gamesAtOnce),
                [this](const Expected<void>& made) {
                    Change& current = m_changes.front();
                    const bool isFirst = current.done == 0;
                    current.done += gamesAtOnce;
                    const bool isLast = !made || current.done >= current.games.size();
                    if (isLast)
                        m_changes.pop_front();
                    if (!m_changes.empty())
                        changeSome();
                    if (!made)
                        Q_EMIT refused(made.error().message);
                    if (isLast && (made || !isFirst))
                        Q_EMIT changed();
                });
}
