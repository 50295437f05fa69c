// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputfile.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

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
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return fail(QStringLiteral("'%1' cannot be written: %2").arg(path, file.errorString()));
    return {};
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
