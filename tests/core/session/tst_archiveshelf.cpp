// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/archiveshelf.h"
#include "tests/core/archive/archivedgames.h"

#include <QSignalSpy>
#include <QTemporaryDir>

class TestArchiveShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasOrderedIsDoneThoughNobodyWaits()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        {
            ArchiveShelf shelf(file);
            for (int level = 1; level <= 8; ++level)
                shelf.order<AddedGames>(
                    this,
                    [level](GameArchive& archive) {
                        return archive.add({archived::against(level)});
                    },
                    [](const Expected<AddedGames>&) {});
        }
        QCOMPARE(archived::open(file)->find({})->size(), std::size_t(8));
    }

    void answersComeInTheOrderOfTheQuestions()
    {
        const QTemporaryDir folder;
        ArchiveShelf shelf(folder.filePath("games.sqlite"));
        QSignalSpy changed(&shelf, &ArchiveShelf::changed);
        shelf.change([](GameArchive& archive) {
            return archive.add({archived::against(1)}).map([](const AddedGames&) {});
        });
        std::size_t found = 0;
        shelf.ask<std::vector<qint64>>(
            this, "ids", [](GameArchive& archive) { return archive.find({}); },
            [&found](const Expected<std::vector<qint64>>& ids) { found = ids->size(); });
        QTRY_COMPARE(found, std::size_t(1));
        QCOMPARE(changed.size(), 1);
        QTRY_VERIFY(shelf.isIdle());
    }

    void aFileThatCannotBeUsedIsSaid()
    {
        const QTemporaryDir folder;
        ArchiveShelf shelf(folder.path()); // a folder is no file
        QSignalSpy refused(&shelf, &ArchiveShelf::refused);
        shelf.change([](GameArchive&) -> Expected<void> { return {}; });
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(refused.front().front().toString().contains(folder.path()));
    }

    void aFileThatWasMendedIsTriedAgain()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("no games at all");
        text.close();
        ArchiveShelf shelf(file);
        QSignalSpy refused(&shelf, &ArchiveShelf::refused);
        QSignalSpy changed(&shelf, &ArchiveShelf::changed);
        const auto nothing = [](GameArchive&) -> Expected<void> { return {}; };
        shelf.change(nothing);
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(QFile::remove(file));
        shelf.change(nothing);
        QTRY_COMPARE(changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestArchiveShelf)
#include "tst_archiveshelf.moc"
