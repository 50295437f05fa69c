// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tournaments/tournamentrecordings.h"

#include "core/recording/matchrecording.h"
#include "core/recording/recordingfile.h"
#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace {

struct TournamentRecordingsText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentRecordings)
};

}

Recording tournamentRecording(const TournamentOptions& options, const TournamentGame& game)
{
    const auto entrant = [&](std::size_t which) -> const Entrant& {
        return options.entrants[static_cast<std::size_t>(game.task.entrants[which])];
    };
    return recordingOf(game.game, {entrant(0), entrant(1)});
}

TournamentRecordings::TournamentRecordings(const QString& file, qint64 bound)
    : m_file(file), m_bound(bound)
{
}

QString TournamentRecordings::folderOf(const QString& file)
{
    const QFileInfo info(file);
    return info.dir().filePath(info.completeBaseName() + QStringLiteral(".recordings"));
}

QString TournamentRecordings::fileOf(const QString& file, int number)
{
    return QDir(folderOf(file))
        .filePath(QStringLiteral("game-%1.%2").arg(number).arg(recordingfile::suffix));
}

Expected<void> TournamentRecordings::keep(const TournamentOptions& options,
                                          const TournamentGame& game)
{
    const QByteArray bytes = recordingfile::write(tournamentRecording(options, game));
    if (bytes.size() > std::min(m_bound, recordingfile::maximumSize))
        return fail(TournamentRecordingsText::tr("The recording of game %1 is too large to keep.")
                        .arg(game.task.number));
    const QString folder = folderOf(m_file);
    if (!QDir().mkpath(folder))
        return fail(TournamentRecordingsText::tr("The folder '%1' for the recordings of the games "
                                                 "cannot be made. The games themselves are kept.")
                        .arg(folder));
    look();
    const QString path = fileOf(m_file, game.task.number);
    if (const auto saved = saveFile(path, bytes); !saved)
        return fail(TournamentRecordingsText::tr("The recording '%1' cannot be written: %2. The "
                                                 "games themselves are kept.")
                        .arg(path, saved.error().message));
    const auto before = std::ranges::find(m_kept, path, &Kept::path);
    if (before != m_kept.end()) {
        m_size -= before->size;
        m_kept.erase(before);
    }
    m_kept.push_back({path, bytes.size()});
    m_size += bytes.size();
    makeRoom();
    return {};
}

/// Once: nobody else writes there while the tournament is played.
void TournamentRecordings::look()
{
    if (std::exchange(m_hasLooked, true))
        return;
    const QFileInfoList files = QDir(folderOf(m_file))
                                    .entryInfoList({QStringLiteral("*.") + recordingfile::suffix},
                                                   QDir::Files, QDir::Time | QDir::Reversed);
    for (const QFileInfo& each : files) {
        m_kept.push_back({each.filePath(), each.size()});
        m_size += each.size();
    }
}

void TournamentRecordings::makeRoom()
{
    while (m_size > m_bound && m_kept.size() > 1) {
        QFile::remove(m_kept.front().path);
        m_size -= m_kept.front().size;
        m_kept.pop_front();
    }
}

std::shared_ptr<const Recording> TournamentRecordings::read(const QString& file,
                                                            const TournamentGame& game)
{
    const QString path = fileOf(file, game.task.number);
    if (!QFileInfo(path).isFile())
        return {};
    auto recording = recordingfile::load(path);
    // A tournament of the same name may have been there before.
    if (!recording || recording->allMoves() != game.game.moves)
        return {};
    return std::make_shared<const Recording>(*std::move(recording));
}

void TournamentRecordings::remove(const QString& file)
{
    const QString folder = folderOf(file);
    if (QFileInfo(folder).isDir() && !QFile::moveToTrash(folder))
        QDir(folder).removeRecursively();
}
