// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputfile.h"

#include "core/support/files/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <unistd.h>

namespace {

/// For the file itself, and what its name gets while it is written or where it is a part.
bool isTooLong(const QFileInfo& file)
{
    constexpr long added = 12; // ".part" and ".XXXXXX"
    const long most = pathconf(QFile::encodeName(file.absolutePath()).constData(), _PC_NAME_MAX);
    return most > 0 && QFile::encodeName(file.fileName()).size() + added > most;
}

}

void addForceOption(CommandLine& line)
{
    line.option("force", "Replaces files that are there already.");
}

bool isStandardOutput(const QString& path)
{
    static const QStringList names {QStringLiteral("-"), QStringLiteral("/dev/stdout"),
                                    QStringLiteral("/dev/fd/1"), QStringLiteral("/proc/self/fd/1")};
    return names.contains(path);
}

QString readFileName(CommandLine& line, const QString& option)
{
    const QString name = line.text(option, {});
    if (line.has(option) && name.isEmpty())
        line.wrong(BadInput, QStringLiteral("--%1 needs the name of a file").arg(option));
    return name;
}

QString readFolderName(CommandLine& line, const QString& option)
{
    const QString name = line.text(option, {});
    if (line.has(option) && name.isEmpty())
        line.wrong(BadInput, QStringLiteral("--%1 needs the name of a folder").arg(option));
    else if (isStandardOutput(name))
        line.wrong(
            BadInput,
            QStringLiteral("--%1 needs a folder, and '%2' is standard output").arg(option, name));
    return name;
}

Expected<void> checkWritable(const QString& path)
{
    if (isStandardOutput(path))
        return {};
    const QFileInfo file(path);
    if (file.isDir())
        return fail(QStringLiteral("'%1' is a folder, not a file").arg(path));
    if (isStream(path) && !file.exists())
        return fail(QStringLiteral("'%1' is not open").arg(path));
    if (QFileInfo(fileBehind(path)).isSymLink())
        return fail(QStringLiteral("'%1' is a symbolic link that leads back to itself").arg(path));
    if (isTooLong(file))
        return fail(QStringLiteral("'%1' is too long a name for a file").arg(path));
    const QFileInfo folder(file.absolutePath());
    if (!folder.isDir())
        return fail(QStringLiteral("The folder '%1' does not exist").arg(folder.filePath()));
    if ((!isStream(path) && !folder.isWritable()) || (file.exists() && !file.isWritable()))
        return fail(QStringLiteral("'%1' cannot be written").arg(path));
    return {};
}

Expected<void> checkOutput(const QString& path, bool replaced, const QStringList& others)
{
    FOURCAST_TRY(checkWritable(path));
    if (isStandardOutput(path) || isStream(path))
        return {};
    for (const QString& other : others)
        if (!other.isEmpty() && isSameFile(path, other))
            return fail(QStringLiteral("'%1' is another file of the same command, so it can't be "
                                       "written to")
                            .arg(path));
    if (!replaced && QFileInfo::exists(path))
        return fail(QStringLiteral("'%1' is there already; --force replaces it").arg(path));
    return {};
}

Expected<FileLock> lockFile(const QString& path)
{
    return path.isEmpty() || isStandardOutput(path) ? FileLock() : FileLock::take(path);
}

Expected<void> writeFile(const QString& path, const QByteArray& content)
{
    if (isStandardOutput(path)) {
        console::print(content);
        return {};
    }
    if (const auto saved = saveFile(path, content); !saved)
        return fail(QStringLiteral("'%1' cannot be written: %2").arg(path, saved.error().message));
    return {};
}

QString outcomeName(const QString& path, bool whole)
{
    if (whole || path.isEmpty() || isStandardOutput(path) || isStream(path))
        return path;
    const QFileInfo file(path);
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return path.chopped(ending.size()) + QStringLiteral(".part") + ending;
}

Expected<void> writeResumed(const QString& path, const QByteArray& content, bool whole)
{
    const auto written = writeFile(outcomeName(path, whole), content);
    if (const QString part = outcomeName(path, false); written && whole && part != path)
        QFile::remove(part);
    return written;
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

Expected<void> prepareFolder(const QString& path, const QStringList& files, bool replaced)
{
    if (path.isEmpty())
        return {};
    FOURCAST_TRY(prepareFolder(path));
    for (const QString& file : files)
        FOURCAST_TRY(checkOutput(file, replaced));
    return {};
}

OutputFolder::OutputFolder(CommandLine& line, const QString& base, const QStringList& endings)
    : m_path(readFolderName(line, "out")), m_replaced(line.has("force"))
{
    if (!m_path.isEmpty())
        for (const QString& ending : endings)
            m_files << QDir(m_path).filePath(base + ending);
}

Expected<void> OutputFolder::prepare()
{
    if (!m_path.isEmpty())
        m_made = missingFolders(m_path);
    return prepareFolder(m_path, m_files, m_replaced);
}

Expected<void> OutputFolder::write(const std::vector<QByteArray>& contents, bool whole)
{
    for (QString& file : m_files)
        file = outcomeName(file, whole);
    for (std::size_t i = 0; i < contents.size() && !m_files.isEmpty(); ++i)
        FOURCAST_TRY(writeFile(m_files[static_cast<qsizetype>(i)], contents[i]));
    return {};
}

void OutputFolder::tell() const
{
    if (!m_files.isEmpty())
        console::print(QStringLiteral("Written: ") + m_files.join(QStringLiteral(", ")) + u'\n');
}
