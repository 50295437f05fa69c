// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputfile.h"

#include "core/support/savefile.h"

#include <QDir>
#include <QFileInfo>

Expected<void> checkWritable(const QString& path)
{
    const QFileInfo file(path);
    if (file.isDir())
        return fail(QStringLiteral("'%1' is a folder, not a file").arg(path));
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return fail(QStringLiteral("The folder '%1' does not exist").arg(folder.filePath()));
    if (!folder.isWritable() || (file.exists() && !file.isWritable()))
        return fail(QStringLiteral("'%1' cannot be written").arg(path));
    return {};
}

Expected<void> writeFile(const QString& path, const QByteArray& content)
{
    if (const auto saved = saveFile(path, content); !saved)
        return fail(QStringLiteral("'%1' cannot be written: %2").arg(path, saved.error().message));
    return {};
}

QStringList missingFolders(const QString& path)
{
    QStringList missing;
    QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    for (; !QFileInfo::exists(folder); folder = QFileInfo(folder).path())
        missing.append(folder);
    return missing;
}

void removeEmptyFolders(const QStringList& paths)
{
    for (const QString& path : paths)
        QDir().rmdir(path);
}

Expected<void> prepareFolder(const QString& path)
{
    const QFileInfo folder(path);
    if (folder.exists() && !folder.isDir())
        return fail(QStringLiteral("'%1' is a file, not a folder").arg(path));
    if (!QDir().mkpath(path))
        return fail(QStringLiteral("The folder '%1' cannot be made").arg(path));
    if (!QFileInfo(path).isWritable())
        return fail(QStringLiteral("The folder '%1' cannot be written to").arg(path));
    return {};
}
