// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/keptrecordings.h"

#include "core/recording/recordingfile.h"
#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUuid>
#include <algorithm>

namespace {

struct KeptRecordingsText
{
    Q_DECLARE_TR_FUNCTIONS(KeptRecordings)
};

/// With what the file knows of the moves that both have in common.
Recording withReportsOf(Recording recording, const QString& path)
{
    if (!QFileInfo(path).isFile())
        return recording;
    auto before = recordingfile::load(path);
    if (!before || before->setup != recording.setup)
        return recording;
    const std::size_t both = std::min(before->moves.size(), recording.moves.size());
    for (std::size_t i = 0; i < both && before->moves[i].move == recording.moves[i].move; ++i)
        if (!recording.moves[i].report)
            recording.moves[i] = std::move(before->moves[i]);
    return recording;
}

}

QString KeptRecordings::usualFolder(const QString& archive)
{
    return QFileInfo(archive).absoluteDir().filePath(QStringLiteral("recordings"));
}

QString KeptRecordings::file(const QString& uid) const
{
    // A uid may come from a file of somebody else: it names nothing outside the folder.
    const QUuid uuid = QUuid::fromString(uid);
    if (uuid.isNull())
        return {};
    return QDir(m_folder).filePath(uuid.toString(QUuid::WithoutBraces) + u'.'
                                   + recordingfile::suffix);
}

bool KeptRecordings::has(const QString& uid) const
{
    const QString path = file(uid);
    return !path.isEmpty() && QFileInfo(path).isFile();
}

Expected<void> KeptRecordings::keep(const Recording& recording, const QString& uid) const
{
    const QString path = file(uid);
    if (path.isEmpty())
        return fail(KeptRecordingsText::tr("'%1' names no kept game").arg(uid));
    const QByteArray bytes = recordingfile::write(withReportsOf(recording, path));
    if (bytes.size() > std::min(m_bound, recordingfile::maximumSize))
        return fail(KeptRecordingsText::tr("The recording is too large to keep"));
    if (!QDir().mkpath(m_folder))
        return fail(KeptRecordingsText::tr("The folder '%1' cannot be made").arg(m_folder));
    if (const auto saved = saveFile(path, bytes); !saved)
        return fail(
            KeptRecordingsText::tr("'%1' cannot be written: %2").arg(path, saved.error().message));
    makeRoom(path);
    return {};
}

void KeptRecordings::remove(const QString& uid) const
{
    if (has(uid))
        QFile::remove(file(uid));
}

void KeptRecordings::makeRoom(const QString& latest) const
{
    // The latest first.
    const QFileInfoList files = QDir(m_folder).entryInfoList(
        {QStringLiteral("*.") + recordingfile::suffix}, QDir::Files, QDir::Time);
    qint64 room = m_bound - QFileInfo(latest).size();
    for (const QFileInfo& each : files) {
        if (each == QFileInfo(latest))
            continue;
        room -= each.size();
        if (room < 0)
            QFile::remove(each.filePath());
    }
}
