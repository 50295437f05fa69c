// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/gamelibrary.h"
#include "tests/core/archive/archivedgames.h"
#include "ui/games/gamesmodel.h"
#include "ui/text/gamewords.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

class TestGamesModel : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString makeFile(int games)
    {
        const QString file
            = m_folder.filePath(QStringLiteral("%1-%2.sqlite").arg(games).arg(m_files++));
        std::vector<ArchivedGame> all;
        for (int i = 0; i < games; ++i) {
            ArchivedGame game = archived::against(1 + i % 8, i % 2 ? "1212121" : "44");
            game.begun = game.begun.addDays(-i);
            all.push_back(game);
        }
        if (!archived::open(file)->add(all))
            qFatal("no games");
        return file;
    }

    int m_files = 0;

private Q_SLOTS:
    void theModelKeepsItsPromises()
    {
        GameLibrary shelf(makeFile(250));
        GamesModel model(shelf);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 250);
        QTRY_VERIFY(model.rowAt(0));
        model.setQuery({.result = PersonsResult::Won});
        QTRY_COMPARE(model.rowCount(), 125);
        model.sort(GamesModel::LengthColumn, Qt::AscendingOrder);
        QTRY_VERIFY(model.isCurrent());
        QTRY_VERIFY(shelf.isIdle());
    }

    void rowsAreReadWhenTheyAreSeen()
    {
        GameLibrary shelf(makeFile(250));
        GamesModel model(shelf);
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 250);
        const QModelIndex far = model.index(240, GamesModel::SecondColumn);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QCOMPARE(far.data().toString(), QStringLiteral("…"));
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(far.data().toString(), QStringLiteral("Chick"));
        QCOMPARE(model.index(240, GamesModel::FirstColumn).data().toString(),
                 QStringLiteral("You"));
        QCOMPARE(model.index(240, GamesModel::ResultColumn).data().toString(),
                 QStringLiteral("not finished"));
        QCOMPARE(changed.size(), 1); // a page at once
    }

    void starsAndNotesAreWritten()
    {
        GameLibrary shelf(makeFile(3));
        GamesModel model(shelf);
        connect(&shelf, &GameLibrary::changed, &model, &GamesModel::refresh);
        model.refresh();
        QTRY_VERIFY(model.rowCount() == 3 && model.rowAt(1));
        QVERIFY(model.setData(model.index(1, GamesModel::NoteColumn), "  a note ", Qt::EditRole));
        QVERIFY(model.setData(model.index(1, GamesModel::FavouriteColumn), true, Qt::EditRole));
        QTRY_VERIFY(model.rowAt(1) && model.rowAt(1)->favourite
                    && model.rowAt(1)->note == QLatin1String("a note"));
        QVERIFY(!model.setData(model.index(1, GamesModel::DateColumn), 1, Qt::EditRole));
    }

    void aBadFileIsSaid()
    {
        const QString file = m_folder.filePath("text.sqlite");
        QFile text(file);
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("Lost them all.");
        text.close();
        GameLibrary shelf(file);
        GamesModel model(shelf);
        QSignalSpy failed(&model, &GamesModel::failed);
        model.refresh();
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.front().front().toString().contains("not an SQLite file"));
        QCOMPARE(model.rowCount(), 0);
    }

    /// All are asked for their flags where all are chosen.
    void flagsFetchNoGames()
    {
        GameLibrary shelf(makeFile(1000));
        GamesModel model(shelf);
        model.refresh();
        QTRY_COMPARE(model.rowCount(), 1000);
        QTRY_VERIFY(shelf.isIdle());
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!(model.flags(model.index(row, GamesModel::NoteColumn)) & Qt::ItemIsEditable));
        QVERIFY(shelf.isIdle());
    }

    void aThousandGamesAreThereAtOnce()
    {
        GameLibrary shelf(makeFile(1000));
        GamesModel model(shelf);
        QElapsedTimer timer;
        timer.start();
        model.refresh();
        QTRY_VERIFY(model.rowCount() == 1000 && model.rowAt(0));
        qInfo("1000 games after %lld ms", timer.elapsed());
    }
};

QTEST_MAIN(TestGamesModel)
#include "tst_gamesmodel.moc"
