// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "ui/play/games/autosave.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace {

void play(GameModel& model, const QString& columns)
{
    for (const QChar column : columns)
        if (!model.play(Move(column.digitValue() - 1)))
            qFatal("a test plays an illegal move");
}

/// What the test does when it is started with a folder: plays a game there and dies of `kill -9`.
int playAndDie(const QString& folder, const QString& columns, const QString& origin)
{
    GameModel model;
    Autosave autosave(model, folder);
    model.reset(Game(), origin);
    play(model, columns);
    autosave.flush();
    return raise(SIGKILL);
}

}

class TestAutosave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void everyChangeIsKept()
    {
        GameModel model;
        Autosave autosave(model, folder());
        QSignalSpy saved(&autosave, &Autosave::saved);
        play(model, "44");
        QVERIFY(saved.wait());
        QCOMPARE(gamefile::load(autosave.filePath())->moves().size(), 2u);
        model.setComment(1, "centre");
        QVERIFY(saved.wait());
        QCOMPARE(gamefile::load(autosave.filePath())->comment(1), QString("centre"));
        model.takeBack(1);
        QVERIFY(saved.wait());
        QCOMPARE(gamefile::load(autosave.filePath())->moves().size(), 1u);
    }

    void savedGameNeedsNoCopy()
    {
        GameModel model;
        Autosave autosave(model, folder());
        play(model, "44");
        autosave.flush();
        QVERIFY(QFileInfo::exists(autosave.filePath()));
        model.markSaved(m_folder->filePath("mine"));
        autosave.flush();
        QVERIFY(!QFileInfo::exists(autosave.filePath()));
        play(model, "4");
        autosave.flush();
        QVERIFY(QFileInfo::exists(autosave.filePath()));
        model.reset(Game());
        autosave.flush();
        QVERIFY(!QFileInfo::exists(autosave.filePath()));
    }

    void cleanEndLeavesNothing()
    {
        {
            GameModel model;
            Autosave autosave(model, folder());
            play(model, "44");
            autosave.flush();
            QCOMPARE(files().size(), 2);
        }
        QCOMPARE(files(), QStringList());
    }

    void switchedOffItKeepsNothing()
    {
        GameModel model;
        Autosave autosave(model, folder());
        play(model, "4");
        autosave.flush();
        autosave.setEnabled(false);
        QVERIFY(!QFileInfo::exists(autosave.filePath()));
        play(model, "4");
        QCoreApplication::processEvents();
        QVERIFY(!QFileInfo::exists(autosave.filePath()));
        autosave.setEnabled(true);
        QVERIFY(QFileInfo::exists(autosave.filePath()));
    }

    void gameOfAKilledProgramIsRecovered()
    {
        const QString origin = m_folder->filePath("club evening.c4g");
        killOne("44536", origin);
        QCOMPARE(files().size(), 2);

        GameModel model;
        Autosave autosave(model, folder());
        const auto games = autosave.recoverable();
        QCOMPARE(games.size(), 1u);
        QCOMPARE(games.front().originPath, origin);
        QCOMPARE(games.front().positionText, QString("44536"));
        QCOMPARE(games.front().moves, 5);
        QVERIFY(games.front().time.isValid());
        QVERIFY(!games.front().wasEnded);

        QVERIFY(autosave.recover(games.front().file));
        QCOMPARE(model.game().positionText(), QString("44536"));
        QCOMPARE(model.filePath(), origin);
        QVERIFY(model.isModified());
        QVERIFY(model.canTakeBack());
        QVERIFY(model.game().tags().empty());
        QVERIFY(autosave.recoverable().empty());
        QVERIFY(!QFileInfo::exists(games.front().file));
        QVERIFY(QFileInfo::exists(autosave.filePath()));
    }

    void anEndBySystemIsNoCrash()
    {
        {
            GameModel model;
            Autosave autosave(model, folder());
            play(model, "445");
            autosave.keepAfterEnd(true);
        }
        GameModel model;
        Autosave autosave(model, folder());
        QCOMPARE(autosave.recoverable().size(), 1u);
        QVERIFY(autosave.recoverable().front().wasEnded);
        QVERIFY(autosave.recover(autosave.recoverable().front().file));
        QVERIFY(model.game().tags().empty());
        // What is kept from now on would be left behind by a crash.
        QFile again(autosave.filePath());
        QVERIFY(again.open(QIODevice::ReadOnly));
        QVERIFY(!again.readAll().contains("Ended"));
    }

    void leftGamesStayUntilDealtWith()
    {
        killOne("1");
        killOne("22");
        {
            GameModel model;
            Autosave autosave(model, folder());
            QCOMPARE(autosave.recoverable().size(), 2u);
        }
        GameModel model;
        Autosave autosave(model, folder());
        const auto games = autosave.recoverable();
        QCOMPARE(games.size(), 2u);
        QVERIFY(games[0].time >= games[1].time);
        autosave.discard(games[0].file);
        QCOMPARE(autosave.recoverable().size(), 1u);
        QVERIFY(!QFileInfo::exists(games[0].file));
        QVERIFY(QFileInfo::exists(games[1].file));
    }

    void secondProgramLeavesTheFirstAlone()
    {
        GameModel firstModel;
        Autosave first(firstModel, folder());
        play(firstModel, "44");
        first.flush();
        GameModel secondModel;
        Autosave second(secondModel, folder());
        QVERIFY(second.recoverable().empty());
        QVERIFY(QFileInfo::exists(first.filePath()));
        QVERIFY(first.filePath() != second.filePath());
    }

    void leftGameIsOfferedByOneProgramOnly()
    {
        killOne("44");
        GameModel model;
        Autosave first(model, folder());
        Autosave second(model, folder());
        QCOMPARE(first.recoverable().size(), 1u);
        QCOMPARE(second.recoverable().size(), 0u);
    }

    void aDamagedFileIsPutAsideAndNeverRemoved()
    {
        QDir().mkpath(folder());
        for (int start = 0; start < 2; ++start) {
            QFile file(folder() + "/1-broken.c4g");
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no game at all");
            file.close();
            GameModel model;
            const Autosave autosave(model, folder());
            QVERIFY(autosave.recoverable().empty());
            QVERIFY(!file.exists());
            QCOMPARE(autosave.damagedFiles().size(), 1);
            // One of before is not written over.
            QFile aside(autosave.damagedFiles().front());
            QVERIFY(aside.open(QIODevice::ReadOnly));
            QCOMPARE(aside.readAll(), QByteArray("no game at all"));
        }
        QCOMPARE(files().size(), 2);
        GameModel model;
        const Autosave autosave(model, folder());
        QVERIFY(autosave.damagedFiles().isEmpty());
    }

    void whoPlaysIsKeptWithTheGame()
    {
        const KeptPlayers players {.first = {.engine = QStringLiteral("level-5")},
                                   .second = Entrant::person(QStringLiteral("Anna"))};
        {
            GameModel model;
            Autosave autosave(model, folder());
            autosave.setPlayers(players);
            play(model, "445");
            autosave.keepAfterEnd(true);
        }
        GameModel model;
        Autosave autosave(model, folder());
        const auto games = autosave.recoverable();
        QCOMPARE(games.size(), 1u);
        QVERIFY(games.front().players);
        QCOMPARE(games.front().players->first.engine, QString("level-5"));
        QVERIFY(!games.front().players->first.human);
        QVERIFY(games.front().players->second.human);
        QCOMPARE(games.front().players->second.name, QStringLiteral("Anna"));
        QVERIFY(autosave.recover(games.front().file));
        QVERIFY(model.game().tags().empty());
        QVERIFY(!KeptPlayers::fromText(QStringLiteral("[{\"engine\":\"no such\"}]")));
    }

    void whatIsInTheArchiveAndToldOfIsDealtWith()
    {
        killOne("1");
        killOne("22");
        {
            GameModel model;
            Autosave autosave(model, folder());
            autosave.noteArchived(autosave.recoverable()[0].file);
            autosave.noteArchived(autosave.recoverable()[1].file);
            // Nobody was told: they are there at the next start.
        }
        {
            GameModel model;
            Autosave autosave(model, folder());
            QCOMPARE(autosave.recoverable().size(), 2u);
            autosave.noteTold();
            autosave.noteArchived(autosave.recoverable()[0].file);
        }
        GameModel model;
        const Autosave autosave(model, folder());
        QCOMPARE(autosave.recoverable().size(), 1u);
    }

    void locksWithoutAGameAreSweptUp()
    {
        killOne("");
        QCOMPARE(files().size(), 1);
        {
            GameModel model;
            const Autosave autosave(model, folder());
        }
        QCOMPARE(files(), QStringList());
    }

    void unwritableFolderIsSaid()
    {
        QFile file(folder());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        GameModel model;
        Autosave autosave(model, folder());
        QSignalSpy failed(&autosave, &Autosave::failed);
        play(model, "4");
        autosave.flush();
        QCOMPARE(failed.count(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
    }

private:
    QString folder() const { return m_folder->filePath("autosave"); }
    QStringList files() const { return QDir(folder()).entryList(QDir::Files); }
    void killOne(const QString& columns, const QString& origin = QString()) const
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {"tst_autosave", "--play-and-die", folder(), columns, origin});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--play-and-die"))
        return playAndDie(arguments.value(2), arguments.value(3), arguments.value(4));
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_autosave.moc"
