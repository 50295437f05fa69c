// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/filelock.h"

#include <QDateTime>
#include <QFile>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

class TestFileLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondIsToldWhoHoldsTheFile();
    void freedWithItsHolder();
    void isOneForAllNamesOfAFile();
    void programThatHasEndedHoldsNothing();
    void nobodysLockHoldsNothing();
    void programOfAnotherMachineIsNamed();
    void streamsHaveNone();
};

namespace {

/// As QLockFile writes it: process, program, host, machine, boot.
void writeLock(const QString& path, qint64 process, const QByteArray& host,
               const QByteArray& machine)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::number(process) + "\nfourcast-cli\n" + host + '\n' + machine + '\n'
               + QSysInfo::bootUniqueId() + '\n');
}

}

void TestFileLock::secondIsToldWhoHoldsTheFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book"));
    const auto first = FileLock::take(file);
    QVERIFY(first.has_value());
    const auto second = FileLock::take(file);
    QVERIFY(!second.has_value());
    const QString sentence = second.error().message;
    for (const QString& part : {file, QString::number(QCoreApplication::applicationPid()),
                                QSysInfo::machineHostName(), QStringLiteral("tst_filelock")})
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
}

void TestFileLock::freedWithItsHolder()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book"));
    {
        const auto first = FileLock::take(file);
        QVERIFY(QFile::exists(file + ".lock"));
    }
    QVERIFY(!QFile::exists(file + ".lock"));
    QVERIFY(FileLock::take(file).has_value());
}

void TestFileLock::isOneForAllNamesOfAFile()
{
    const QTemporaryDir folder;
    const QString link = folder.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(QStringLiteral("book"), link));
    const auto first = FileLock::take(folder.filePath(QStringLiteral("book")));
    QVERIFY(!FileLock::take(link).has_value());
}

void TestFileLock::programThatHasEndedHoldsNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book"));
    QProcess process;
    process.start(QStringLiteral("true"), QStringList());
    QVERIFY(process.waitForStarted());
    const qint64 ended = process.processId();
    QVERIFY(process.waitForFinished());
    writeLock(file + ".lock", ended, QSysInfo::machineHostName().toUtf8(),
              QSysInfo::machineUniqueId());
    QVERIFY(FileLock::take(file).has_value());
}

/// A program that was killed before its name was in it.
void TestFileLock::nobodysLockHoldsNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book"));
    QFile lock(file + QStringLiteral(".lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    // It may still be written to.
    QVERIFY(!FileLock::take(file).has_value());
    QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                             QFileDevice::FileModificationTime));
    lock.close();
    QVERIFY(FileLock::take(file).has_value());
}

void TestFileLock::programOfAnotherMachineIsNamed()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("book"));
    writeLock(file + ".lock", 4711, "elsewhere", "another machine");
    const auto lock = FileLock::take(file);
    QVERIFY(!lock.has_value());
    for (const char* part : {"4711", "elsewhere", "fourcast-cli", "book.lock"})
        QVERIFY2(lock.error().message.contains(QLatin1String(part)),
                 qPrintable(lock.error().message));
}

void TestFileLock::streamsHaveNone()
{
    QVERIFY(FileLock::take(QStringLiteral("/dev/stdout")).has_value());
    QVERIFY(!QFile::exists(QStringLiteral("/dev/stdout.lock")));
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_filelock.moc"
