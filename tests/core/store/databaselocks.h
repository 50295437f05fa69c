// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <sys/stat.h>
#include <unistd.h>

/// How many locks this process has on a file, as the system counts them (proc_locks(5)).
inline int locksOn(const QString& path)
{
    struct stat status
    {
    };
    QFile table(QStringLiteral("/proc/locks"));
    if (::stat(QFile::encodeName(path).constData(), &status) != 0
        || !table.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray own = ' ' + QByteArray::number(::getpid()) + ' ';
    const QByteArray inode = ':' + QByteArray::number(quint64 {status.st_ino}) + ' ';
    int count = 0;
    const QList<QByteArray> lines = table.readAll().split('\n');
    for (const QByteArray& line : lines)
        count += line.contains(own) && line.contains(inode) ? 1 : 0;
    return count;
}
