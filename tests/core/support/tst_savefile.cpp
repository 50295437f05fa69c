// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/savefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>

class TestSaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItIsGiven();
    void missingFolderGivesAReason();
    void fullDiskKeepsWhatWasThere();
};

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

/// Files of this process can't grow beyond this while it lives: a disk that is full.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before {};
};

}

void TestSaveFile::writesWhatItIsGiven()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    for (const QByteArray& bytes : {QByteArray("abc"), QByteArray(), QByteArray(100000, '\0')}) {
        QVERIFY(saveFile(path, bytes).has_value());
        QCOMPARE(contents(path), bytes);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {QStringLiteral("file")});
}

void TestSaveFile::missingFolderGivesAReason()
{
    const QTemporaryDir folder;
    const auto saved = saveFile(folder.filePath(QStringLiteral("none/file")), "abc");
    QVERIFY(!saved.has_value());
    QVERIFY(!saved.error().message.isEmpty());
}

void TestSaveFile::fullDiskKeepsWhatWasThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QVERIFY(saveFile(path, "what was there").has_value());
    {
        const FileSizeLimit limit(100);
        const auto saved = saveFile(path, QByteArray(500, 'x'));
        QVERIFY(!saved.has_value());
        QVERIFY(!saved.error().message.isEmpty());
    }
    QCOMPARE(contents(path), QByteArray("what was there"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList {QStringLiteral("file")});
}

QTEST_GUILESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
