// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/heldfiles.h"

#include <QCoreApplication>
#include <QFile>
#include <mutex>
#include <optional>
#include <set>
#include <sys/stat.h>
#include <utility>

namespace {

/// Device and inode: what a file is, whatever it is called.
using HeldFile = std::pair<quint64, quint64>;

struct HeldFiles
{
    std::mutex mutex;
    std::multiset<HeldFile> held;
};

HeldFiles& heldByProgram()
{
    static HeldFiles files;
    return files;
}

std::optional<HeldFile> identityOf(const QString& path)
{
    struct stat status
    {
    };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return HeldFile {status.st_dev, status.st_ino};
}

}

heldfiles::Hold::Hold(const QString& path)
{
    if (const auto file = identityOf(path))
        std::tie(m_device, m_inode) = *file;
    HeldFiles& files = heldByProgram();
    const std::scoped_lock lock(files.mutex);
    files.held.insert({m_device, m_inode});
}

heldfiles::Hold::~Hold()
{
    HeldFiles& files = heldByProgram();
    const std::scoped_lock lock(files.mutex);
    files.held.erase(files.held.find({m_device, m_inode}));
}

bool heldfiles::isHeld(const QString& path)
{
    QString database = path;
    for (const QString& beside : {QStringLiteral("-wal"), QStringLiteral("-shm")})
        if (path.endsWith(beside))
            database.chop(beside.size());
    HeldFiles& files = heldByProgram();
    const std::scoped_lock lock(files.mutex);
    for (const QString& name : {path, database})
        if (const auto file = identityOf(name); file && files.held.contains(*file))
            return true;
    return false;
}

QString heldfiles::reason()
{
    return QCoreApplication::translate("HeldFiles", "this program has it open as a database");
}
