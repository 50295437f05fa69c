// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesimport.h"

#include "core/archive/archivefiles.h"
#include "core/session/gamelibrary.h"

#include <algorithm>

namespace {

/// In one transaction: a fraction of a second.
constexpr int filesAtOnce = 100;

}

GamesImport::GamesImport(GameLibrary& shelf, QObject* parent) : QObject(parent), m_shelf(shelf)
{
    connect(&m_search, &JobBase::finished, this, [this] {
        if (m_search.status() == JobStatus::Failed)
            return end(m_search.error().message);
        m_files = m_search.result();
        next();
    });
}

void GamesImport::start(const QString& folder)
{
    Q_ASSERT(!m_running);
    m_running = true;
    m_stopped = false;
    m_done = 0;
    m_total = {};
    const auto started = m_search.start([folder](const auto& context) -> Expected<QStringList> {
        return archivefiles::gameFiles(folder, context.stop());
    });
    if (!started)
        end(started.error().message);
}

void GamesImport::stop()
{
    m_stopped = true;
    m_search.stop();
}

void GamesImport::next()
{
    Q_EMIT progressed(m_done, static_cast<int>(m_files.size()));
    if (m_stopped || m_done == m_files.size())
        return end({});
    const QStringList some = m_files.mid(m_done, filesAtOnce);
    m_shelf.order<Read>(
        this,
        [some](GameArchive& archive) -> Expected<Read> {
            Read read;
            std::vector<ArchivedGame> games;
            for (const QString& file : some) {
                auto game = archivefiles::fromFile(file);
                if (game)
                    games.push_back(std::move(*game));
                else if (read.unreadable++ == 0)
                    read.firstUnreadable = game.error().message;
            }
            FOURCAST_LET(const auto added, archive.add(games));
            read.games = added;
            return read;
        },
        [this, count = some.size()](const Expected<Read>& read) {
            if (!read)
                return end(read.error().message);
            m_done += static_cast<int>(count);
            m_total.games.added += read->games.added;
            m_total.games.known += read->games.known;
            m_total.games.noted += read->games.noted;
            if (m_total.unreadable == 0)
                m_total.firstUnreadable = read->firstUnreadable;
            m_total.unreadable += read->unreadable;
            next();
        });
}

void GamesImport::end(const QString& failure)
{
    m_running = false;
    QStringList sentences;
    if (m_files.isEmpty() && !m_stopped && failure.isEmpty())
        sentences << tr("This folder has no game files (.c4g).");
    else
        sentences << tr("%n game(s) imported.", nullptr, m_total.games.added);
    if (m_total.games.known > 0)
        sentences << tr("%n game(s) were already here.", nullptr, m_total.games.known);
    if (m_total.games.noted > 0)
        sentences << tr("Notes or variations were added to %n of these.", nullptr,
                        m_total.games.noted);
    if (m_total.unreadable > 0)
        sentences << tr("%n file(s) could not be read: %1", nullptr, m_total.unreadable)
                         .arg(m_total.firstUnreadable);
    if (!failure.isEmpty())
        sentences << failure;
    m_files.clear();
    if (m_total.games.added + m_total.games.noted > 0)
        Q_EMIT m_shelf.changed();
    Q_EMIT finished(sentences.join(u' '));
}
