// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/keptrecordings.h"
#include "core/recording/recordingfile.h"
#include "tests/core/recording/recordings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// The recordings beside the archive.
class TestKeptRecordings : public QObject
{
    Q_OBJECT

private:
    static QString uid(int number)
    {
        return QStringLiteral("00000000-0000-4000-8000-%1").arg(number, 12, 10, QChar(u'0'));
    }
    static void makeOlder(const QString& path, int days)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-days),
                                 QFileDevice::FileModificationTime));
    }
    QString folder() const { return m_folder->filePath("recordings"); }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void whatIsKeptIsReadBack()
    {
        const KeptRecordings kept(KeptRecordings::usualFolder(m_folder->filePath("games.sqlite")));
        QVERIFY(!kept.has(uid(1)));
        QVERIFY(kept.keep(cannedGame("44", {10, 20}, {1, 2}), uid(1)));
        QCOMPARE(kept.file(uid(1)), QDir(folder()).filePath(uid(1) + ".c4rec"));
        // The later one of the same game is in its place.
        QVERIFY(kept.keep(cannedGame("445", {10, 20, 30}, {1, 2, 3}), uid(1)));
        QCOMPARE(QDir(folder()).entryList(QDir::Files).size(), 1);
        const auto read = recordingfile::load(kept.file(uid(1)));
        QVERIFY(read);
        QCOMPARE(read->searches(), 3);
        kept.remove(uid(2));
        kept.remove(uid(1));
        QVERIFY(!kept.has(uid(1)));
    }

    /// A game that was opened without them, and gone on with.
    void reportsOfTheSameMovesStay()
    {
        const KeptRecordings kept(folder());
        Recording recording = cannedGame("445", {10, 20, 30}, {1, 2, 3});
        QVERIFY(kept.keep(recording, uid(1)));
        recording.moves[0].report.reset();
        recording.moves[2].report->nodes = 40;
        QVERIFY(kept.keep(recording, uid(1)));
        const auto same = recordingfile::load(kept.file(uid(1)));
        QCOMPARE(same->moves[0].report->nodes, 10U);
        QCOMPARE(same->moves[2].report->nodes, 40U);
        // From another move on it is another game.
        Recording other = cannedGame("465", {10, 20, 30}, {1, 2, 3});
        for (RecordedMove& move : other.moves)
            move.report.reset();
        QVERIFY(kept.keep(other, uid(1)));
        QCOMPARE(recordingfile::load(kept.file(uid(1)))->searches(), 1);
    }

    void theOldestMakeRoom()
    {
        const Recording recording = cannedGame("44", {10, 20}, {1, 2});
        const qint64 size = recordingfile::write(recording).size();
        const KeptRecordings kept(folder(), 2 * size);
        for (const int number : {1, 2, 3}) {
            QVERIFY(kept.keep(recording, uid(number)));
            makeOlder(kept.file(uid(number)), 10 - number);
        }
        QVERIFY(!kept.has(uid(1)));
        QVERIFY(kept.has(uid(2)) && kept.has(uid(3)));
    }

    void oneThatIsTooLargeTakesNoOthersPlace()
    {
        const Recording small = cannedGame("44", {10, 20}, {1, 2});
        const KeptRecordings kept(folder(), recordingfile::write(small).size());
        QVERIFY(kept.keep(small, uid(1)));
        QVERIFY(!kept.keep(cannedGame("445", {10, 20, 30}, {1, 2, 3}), uid(2)));
        QVERIFY(kept.has(uid(1)) && !kept.has(uid(2)));
    }

    void nothingOutsideTheFolderIsNamed()
    {
        const KeptRecordings kept(folder());
        for (const char* name : {"", "../games", "/etc/passwd", "a"}) {
            QCOMPARE(kept.file(name), QString());
            QVERIFY(!kept.has(name));
            QVERIFY(!kept.keep(cannedGame("44", {10, 20}, {1, 2}), name));
        }
        QVERIFY(!QFile::exists(folder()));
    }
};

QTEST_GUILESS_MAIN(TestKeptRecordings)
#include "tst_keptrecordings.moc"
