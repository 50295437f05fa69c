// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/gamelibrary.h"
#include "tests/core/archive/archivedgames.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

class TestGameLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasOrderedIsDoneThoughNobodyWaits()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("games.sqlite");
        {
            GameLibrary shelf(file);
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
        GameLibrary shelf(folder.filePath("games.sqlite"));
        QSignalSpy changed(&shelf, &GameLibrary::changed);
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

    void otherOrdersAreDoneWithinAChangeOfManyGames()
    {
        const QTemporaryDir folder;
        GameLibrary shelf(folder.filePath("games.sqlite"));
        QSignalSpy changed(&shelf, &GameLibrary::changed);
        QStringList done;
        const auto piece = [&done](const char* name) {
            return [&done, name](GameArchive&, const GameLibrary::Games& some) -> Expected<void> {
                done << QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(some.size());
                return {};
            };
        };
        shelf.changeEach(GameLibrary::Games(700, 1), piece("delete"));
        shelf.changeEach(GameLibrary::Games(2, 1), piece("bring back"));
        QVERIFY(!shelf.isIdle());
        shelf.order<void>(
            this,
            [&done](GameArchive&) -> Expected<void> {
                done << "move";
                return {};
            },
            [](const Expected<void>&) {});
        QTRY_COMPARE(changed.size(), 2);
        QCOMPARE(done,
                 (QStringList {"delete 300", "move", "delete 300", "delete 100", "bring back 2"}));
        QTRY_VERIFY(shelf.isIdle());
    }

    void aChangeOfManyGamesEndsWhereOneFails()
    {
        const QTemporaryDir folder;
        GameLibrary shelf(folder.filePath("games.sqlite"));
        QSignalSpy changed(&shelf, &GameLibrary::changed);
        QSignalSpy refused(&shelf, &GameLibrary::refused);
        int pieces = 0;
        shelf.changeEach(GameLibrary::Games(2000, 1),
                         [&pieces](GameArchive&, const GameLibrary::Games&) -> Expected<void> {
                             if (++pieces == 2)
                                 return fail("no");
                             return {};
                         });
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 1); // by what was done
        QCOMPARE(pieces, 2);
        QTRY_VERIFY(shelf.isIdle());
    }

    void aChangeOfManyGamesIsFinishedThoughTheWindowGoes()
    {
        const QTemporaryDir folder;
        std::set<qint64> done;
        GameLibrary::Games all;
        for (qint64 id = 1; id <= 2000; ++id)
            all.push_back(id);
        {
            GameLibrary shelf(folder.filePath("games.sqlite"));
            shelf.changeEach(
                all, [&done](GameArchive&, const GameLibrary::Games& some) -> Expected<void> {
                    done.insert(some.begin(), some.end());
                    return {};
                });
        }
        QCOMPARE(GameLibrary::Games(done.begin(), done.end()), all);
    }

    void aFileThatCannotBeUsedIsSaid()
    {
        const QTemporaryDir folder;
        GameLibrary shelf(folder.path()); // a folder is no file
        QSignalSpy refused(&shelf, &GameLibrary::refused);
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
        GameLibrary shelf(file);
        QSignalSpy refused(&shelf, &GameLibrary::refused);
        QSignalSpy changed(&shelf, &GameLibrary::changed);
        const auto nothing = [](GameArchive&) -> Expected<void> { return {}; };
        shelf.change(nothing);
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(QFile::remove(file));
        shelf.change(nothing);
        QTRY_COMPARE(changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestGameLibrary)
#include "tst_gamelibrary.moc"
