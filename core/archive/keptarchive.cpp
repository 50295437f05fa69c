// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/keptarchive.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

Expected<std::shared_ptr<GameArchive>> KeptArchive::archive()
{
    const std::scoped_lock lock(m_mutex);
    if (m_archive)
        return m_archive;
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!QDir().mkpath(folder))
        return fail(QCoreApplication::translate(
                        "GameArchive",
                        "The folder “%1” could not be created, so games can't be kept there.")
                        .arg(QDir::toNativeSeparators(folder)));
    FOURCAST_LET(auto opened, GameArchive::open(m_file));
    m_archive = std::move(opened);
    return m_archive;
}

QString KeptArchive::standardFile()
{
    // The window's own folder, by whatever name the asking program goes.
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/fourcast/fourcast/games.sqlite");
}
