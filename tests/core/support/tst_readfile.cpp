// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/readfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <thread>

class TestReadFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAllOfAFile();
    void largerFilesAreRefused();
    void whatNeverEndsIsRefused();
    void pipesAreReadToTheirEnd();
    void foldersAndMissingFilesGiveAReason();
};

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

}

void TestReadFile::readsAllOfAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    for (const qsizetype size : {0, 1, 1000, 1024}) {
        const QByteArray bytes(size, 'x');
        write(path, bytes);
        const auto read = readFile(path, 1024);
        QVERIFY(read.has_value());
        QCOMPARE(*read, bytes);
    }
    // A file of the system that says it is empty.
    QVERIFY(!readFile(QStringLiteral("/proc/self/status"), 1024 * 1024)->isEmpty());
}

void TestReadFile::largerFilesAreRefused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    write(path, QByteArray(1025, 'x'));
    const auto read = readFile(path, 1024);
    QVERIFY(!read.has_value());
    QVERIFY2(read.error().message.contains(QStringLiteral("1 KiB")),
             qPrintable(read.error().message));
}

void TestReadFile::whatNeverEndsIsRefused()
{
    const auto read = readFile(QStringLiteral("/dev/zero"), qint64 {1} << 40);
    QVERIFY(!read.has_value());
    QVERIFY2(read.error().message.contains(QStringLiteral("64 MiB")),
             qPrintable(read.error().message));
}

void TestReadFile::pipesAreReadToTheirEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const QByteArray bytes(300'000, 'x');
    std::jthread writer([&] {
        QFile pipe(path);
        if (pipe.open(QIODevice::WriteOnly))
            pipe.write(bytes);
    });
    const auto read = readFile(path, 1024 * 1024);
    QVERIFY(read.has_value());
    QCOMPARE(read->size(), bytes.size());
}

void TestReadFile::foldersAndMissingFilesGiveAReason()
{
    const QTemporaryDir folder;
    for (const QString& path : {folder.path(), folder.filePath(QStringLiteral("none"))}) {
        const auto read = readFile(path, 1024);
        QVERIFY(!read.has_value());
        QVERIFY(!read.error().message.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestReadFile)
#include "tst_readfile.moc"
