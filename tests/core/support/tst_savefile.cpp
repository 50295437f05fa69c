// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/savefile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

class TestSaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItIsGiven();
    void missingFolderGivesAReason();
    void fullDiskKeepsWhatWasThere();
    void pipeGetsWhatIsWrittenAndStays();
    void deviceStaysOne();
    void aPieceAtATimeIsWholeOrNothing();
    void ownDescriptorIsWrittenFromWhereItStands();
    void fileBehindLinksIsReplacedAndTheLinksStay();
    void sameFileIsKnownByEveryName();
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

void TestSaveFile::pipeGetsWhatIsWrittenAndStays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pipe"));
    const QByteArray name = QFile::encodeName(path);
    QCOMPARE(mkfifo(name.constData(), 0600), 0);
    const int reader = ::open(name.constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(isStream(path));
    QVERIFY(saveFile(path, "through the pipe").has_value());
    QByteArray read(100, '\0');
    read.resize(::read(reader, read.data(), 100));
    ::close(reader);
    QCOMPARE(read, QByteArray("through the pipe"));
    QVERIFY(isStream(path));
}

void TestSaveFile::aPieceAtATimeIsWholeOrNothing()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QVERIFY(saveFile(path, "what was there").has_value());
    {
        SavedFile given(path);
        QVERIFY(given.begin().has_value());
        QCOMPARE(given.write("half of"), qint64(7));
    }
    QCOMPARE(contents(path), QByteArray("what was there"));
    SavedFile file(path);
    QVERIFY(file.begin().has_value());
    file.write("one, ");
    file.write("two");
    QCOMPARE(contents(path), QByteArray("what was there"));
    QVERIFY(file.commit().has_value());
    QCOMPARE(contents(path), QByteArray("one, two"));
    // A full disk says why.
    SavedFile full(QStringLiteral("/dev/full"));
    QVERIFY(full.begin().has_value());
    QVERIFY(full.write("more") != 4);
    QCOMPARE(full.errorString(), qt_error_string(ENOSPC));
}

void TestSaveFile::deviceStaysOne()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("null"));
    // The null device's numbers; only root may make one.
    if (mknod(QFile::encodeName(path).constData(), S_IFCHR | 0666, makedev(1, 3)) != 0)
        QSKIP("Devices can't be made here");
    QVERIFY(isStream(path));
    const auto saved = saveFile(path, "into nothing");
    // A folder that is mounted without devices lets none be opened, but it must stay one there,
    // too.
    if (!saved)
        QVERIFY(!saved.error().message.isEmpty());
    QVERIFY(isStream(path));
}

void TestSaveFile::ownDescriptorIsWrittenFromWhereItStands()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    file.write("before, ");
    const QString path = QStringLiteral("/dev/fd/%1").arg(file.handle());
    QVERIFY(isStream(path));
    QVERIFY(saveFile(path, "after").has_value());
    QCOMPARE(contents(file.fileName()), QByteArray("before, after"));
}

void TestSaveFile::fileBehindLinksIsReplacedAndTheLinksStay()
{
    const QTemporaryDir folder;
    const QDir inside(folder.path());
    QVERIFY(inside.mkdir(QStringLiteral("other")));
    const QString target = inside.filePath(QStringLiteral("other/file"));
    const QString link = inside.filePath(QStringLiteral("other/link"));
    const QString linkToLink = inside.filePath(QStringLiteral("linktolink"));
    QVERIFY(QFile::link(QStringLiteral("file"), link));
    QVERIFY(QFile::link(QStringLiteral("other/link"), linkToLink));
    for (const QByteArray& bytes : {QByteArray("made"), QByteArray("replaced")}) {
        QVERIFY(saveFile(linkToLink, bytes).has_value());
        QCOMPARE(contents(target), bytes);
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(QFileInfo(linkToLink).isSymLink());
        QVERIFY(!QFileInfo(target).isSymLink());
    }
}

void TestSaveFile::sameFileIsKnownByEveryName()
{
    const QTemporaryDir folder;
    const QDir inside(folder.path());
    const auto path = [&](const char* name) { return inside.filePath(QLatin1String(name)); };
    QVERIFY(saveFile(path("file"), "x").has_value());
    QVERIFY(QFile::link(QStringLiteral("file"), path("link")));
    QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("hardlink"))), 0);
    QVERIFY(saveFile(path("equal"), "x").has_value());
    QVERIFY(isSameFile(path("file"), path("link")));
    QVERIFY(isSameFile(path("file"), path("hardlink")));
    QVERIFY(!isSameFile(path("file"), path("equal")));
    // Not there yet:
    QVERIFY(isSameFile(path("new"), inside.path() + QStringLiteral("/./new")));
    QVERIFY(!isSameFile(path("new"), path("newer")));
    QVERIFY(!isSameFile(path("new"), path("file")));
}

QTEST_GUILESS_MAIN(TestSaveFile)
#include "tst_savefile.moc"
