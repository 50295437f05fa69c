// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/filelock.h"

#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

namespace {

struct LockText
{
    Q_DECLARE_TR_FUNCTIONS(FileLock)
};

/// How a process of this machine was called, as "fourcast-cli book build"; empty where the system
/// does not say.
QString commandOf(qint64 process)
{
    constexpr qsizetype longest = 100;
    QFile file(QStringLiteral("/proc/%1/cmdline").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString command = QString::fromUtf8(file.read(4 * longest).replace('\0', ' ')).simplified();
    command.remove(0, command.section(u' ', 0, 0).lastIndexOf(u'/') + 1);
    return command.size() > longest ? command.left(longest) + QStringLiteral("...") : command;
}

QString heldText(const QString& file, const QLockFile& lock)
{
    const QString name = QDir::toNativeSeparators(file);
    qint64 process = 0;
    QString host;
    QString program;
    if (!lock.getLockInfo(&process, &host, &program))
        return LockText::tr("'%1' is in use by another program.").arg(name);
    if (host != QSysInfo::machineHostName())
        return LockText::tr("'%1' is in use by process %2 (%3) on %4. If that has ended, remove "
                            "'%1.lock'.")
            .arg(name, QString::number(process), program, host);
    const QString command = commandOf(process);
    return LockText::tr("'%1' is in use by process %2 (%3) on %4.")
        .arg(name, QString::number(process), command.isEmpty() ? program : command, host);
}

/// A program that was killed, or whose disk was full, before its name was in the lock. Who writes
/// it needs a moment, and not so many seconds.
bool isLeftNameless(const QString& lock)
{
    constexpr qint64 seconds = 10;
    const QFileInfo there(lock);
    return there.exists() && there.size() == 0
        && there.lastModified().secsTo(QDateTime::currentDateTime()) > seconds;
}

}

Expected<FileLock> FileLock::take(const QString& file)
{
    FileLock taken;
    if (isStream(file))
        return taken;
    const QString name = fileBehind(file) + QStringLiteral(".lock");
    if (isLeftNameless(name))
        QFile::remove(name);
    taken.m_lock = std::make_unique<QLockFile>(name);
    // However long it is held: a book takes hours. A holder that has ended is known by its number.
    taken.m_lock->setStaleLockTime(0);
    // Whoever has just made the lock writes his name into it a moment later, and one who has just
    // ended has taken it away.
    constexpr int attempts = 5;
    for (int attempt = 1;; ++attempt) {
        if (taken.m_lock->tryLock() || taken.m_lock->error() != QLockFile::LockFailedError)
            return taken;
        qint64 process = 0;
        QString host;
        QString program;
        if (attempt == attempts || taken.m_lock->getLockInfo(&process, &host, &program))
            return fail(heldText(file, *taken.m_lock));
        QThread::msleep(20);
    }
}
