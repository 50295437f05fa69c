// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/keptrecordings.h"
#include "core/recording/recordingfile.h"
#include "core/session/gamelibrary.h"
#include "core/session/reviewsession.h"
#include "tests/core/archive/archivedgames.h"
#include "tests/core/recording/recordings.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/games/gamesdialog.h"
#include "ui/games/gameslist.h"
#include "ui/games/gamespresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace {

/// What is in the file once all that was ordered is done.
std::vector<ArchiveRow> kept(const WindowFixture& f)
{
    if (!QTest::qWaitFor([&] { return f.window->parts().games.shelf().isIdle(); }, 20'000))
        qFatal("the archive does not come to rest");
    const auto archive = archived::open(f.path("games.sqlite"));
    return archive->rows(archive->find({.descending = false}).value()).value();
}

QStringList movesOf(const std::vector<ArchiveRow>& rows)
{
    QStringList all;
    for (const ArchiveRow& row : rows)
        all << row.moves;
    all.sort();
    return all;
}

QStringList movesKept(const WindowFixture& f)
{
    return movesOf(kept(f));
}

}

class TestGameArchiver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        appearance::initialize();
    }

    void aGameIsKeptWithoutAQuestion()
    {
        WindowFixture f;
        f.play("4453");
        f.trigger(Command::NewGame); // a question would hang the test
        QCOMPARE(f.game().length(), 0);
        f.play("1");
        QCOMPARE(movesKept(f), (QStringList {"1", "4453"}));
    }

    void whatIsOnlyLookedAtIsNot()
    {
        WindowFixture f;
        QCOMPARE(kept(f).size(), std::size_t(0));
        QFile file(f.path("game.c4g"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1. d1 d2 *\n");
        file.close();
        QVERIFY(f.window->openFile(file.fileName()));
        f.window->parts().model.goTo(1);
        QCOMPARE(kept(f).size(), std::size_t(0));
        f.window->parts().model.goTo(2);
        f.play("4");
        QCOMPARE(movesKept(f), QStringList {"444"});
    }

    void aGameTakenBackToNothingIsGone()
    {
        WindowFixture f;
        f.play("44");
        f.window->parts().model.takeBack(1);
        QCOMPARE(movesKept(f), QStringList {"4"});
        f.window->parts().model.takeBack(1);
        QCOMPARE(movesKept(f), QStringList());
        f.window->parts().model.playAgain(2);
        QCOMPARE(movesKept(f), QStringList {"44"});
    }

    void aFinishedGameIsNotWrittenOver()
    {
        WindowFixture f;
        f.play("1212121");
        f.window->parts().model.takeBack(2);
        QCOMPARE(movesKept(f), QStringList {"1212121"});
        f.play("7");
        QCOMPARE(movesKept(f), (QStringList {"1212121", "121217"}));
        // Undo brings the finished game back, and takes back what was tried.
        f.window->parts().model.takeBack(1);
        QCOMPARE(f.game().length(), 7);
        QCOMPARE(movesKept(f), QStringList {"1212121"});
    }

    void aGameHasItsPlayers()
    {
        WindowFixture f;
        Entrant beginner {.engine = QStringLiteral("level-1")};
        beginner.ensureLimit();
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, beginner));
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        const auto rows = kept(f);
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows.front().person, std::optional(Player::First));
        QCOMPARE(rows.front().names[1], QStringLiteral("Beginner (level-1)"));
        const auto archive = archived::open(f.path("games.sqlite"));
        const auto game = archive->game(rows.front().id);
        QVERIFY(*game->players[1].entrant == beginner);
        QVERIFY(!game->players[1].settings.isEmpty());
    }

    /// What came with its moves, as from a link, was played by nobody here.
    void movesFromElsewhereAreNobodys()
    {
        WindowFixture f;
        Entrant beginner {.engine = QStringLiteral("level-1")};
        beginner.ensureLimit();
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, beginner));
        f.window->parts().model.reset(archived::played("1212121"));
        f.window->parts().model.markUnsaved();
        const auto rows = kept(f);
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows.front().person, std::optional<Player>());
        QCOMPARE(rows.front().result, PersonsResult::None);
        QCOMPARE(rows.front().names[1], QString());
    }

    void aKeptGameGoesOn()
    {
        WindowFixture f;
        Entrant beginner {.engine = QStringLiteral("level-1")};
        beginner.ensureLimit();
        {
            const auto archive = archived::open(f.path("games.sqlite"));
            QVERIFY(
                archive
                    ->add({archived::between(Entrant::person(), beginner, archived::played("44"))})
                    .has_value());
        }
        GamesPresenter& games = f.window->parts().games;
        games.show();
        const auto rows = kept(f);
        const auto archive = archived::open(f.path("games.sqlite"));
        Q_EMIT games.dialog()->openWanted(
            {*archive->game(rows.front().id), *archive->keptAs(rows.front().id)});
        QCOMPARE(f.text(), QStringLiteral("44"));
        QVERIFY(f.window->parts().controller.player(Player::First).human);
        QCOMPARE(f.window->parts().controller.player(Player::Second).engine, beginner.engine);
        QVERIFY(f.window->parts().controller.personPlays(Move(0)));
        QTRY_COMPARE(f.game().length(), 4);
        // It is the same game still.
        QTRY_COMPARE(movesKept(f).size(), 1);
        QVERIFY(movesKept(f).front().startsWith(QStringLiteral("441")));
    }

    /// What its engine reported is in the archive, and comes back with the game.
    void aGameKeepsItsSearches()
    {
        using namespace std::chrono_literals;
        WindowFixture f;
        const Entrant engine {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 3}};
        const auto personPlays = [&f](int column, int length) {
            QVERIFY(f.window->parts().controller.personPlays(Move(column)));
            QTRY_COMPARE(f.game().length(), length);
        };
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, engine));
        personPlays(3, 2);
        personPlays(0, 4);
        const Game game = f.game();
        const auto reportOf = [&](int ply) {
            return f.window->parts().reports.reportOf(game.positionAt(ply),
                                                      game.moves()[static_cast<std::size_t>(ply)]);
        };
        QTRY_VERIFY(reportOf(3));
        const std::uint64_t nodes = reportOf(3)->nodes;
        // What a person pins in them is kept, too, without a question.
        SearchPins pinned;
        pinned.pins[0] = TimePin {.from = std::chrono::nanoseconds(1), .to = 5us};
        f.window->parts().recorder.pins().changeShown(pinned);
        QVERIFY(!f.window->parts().hasUnsavedPins());
        QCoreApplication::processEvents();
        f.trigger(Command::NewGame);
        QVERIFY(!reportOf(3));
        f.window->parts().model.bringBack();
        QCOMPARE(reportOf(3)->nodes, nodes);
        QVERIFY(f.window->parts().recorder.pins().of(*reportOf(3)) == pinned);
        f.trigger(Command::NewGame);
        const auto rows = kept(f);
        QCOMPARE(rows.size(), std::size_t(1));
        const auto archive = archived::open(f.path("games.sqlite"));
        const QString uid = archive->game(rows.front().id)->uid;
        const KeptRecordings recordings(KeptRecordings::usualFolder(f.path("games.sqlite")));
        const auto recording = recordingfile::load(recordings.file(uid));
        QCOMPARE(recording->searches(), 2);
        QVERIFY(recording->moves[3].pins == pinned);

        GamesPresenter& games = f.window->parts().games;
        games.show();
        const auto command = [&games](const char* name) {
            const auto& all = games.dialog()->list().commands();
            return *std::ranges::find(all, QString::fromLatin1(name), &QAction::objectName);
        };
        QTRY_VERIFY(command("Measure")->isEnabled());
        command("Measure")->trigger();
        QTRY_COMPARE(f.game().length(), 4);
        QVERIFY(f.action(Command::LayoutMeasure)->isChecked());
        QCOMPARE(reportOf(3)->nodes, nodes);
        // It is the same game still, and gone on with it loses none of them.
        games.show();
        QTRY_VERIFY(command("Open")->isEnabled());
        command("Open")->trigger();
        QTRY_VERIFY(!games.dialog()->isVisible());
        personPlays(6, 6);
        QCoreApplication::processEvents();
        f.trigger(Command::NewGame);
        kept(f);
        QCOMPARE(recordingfile::load(recordings.file(uid))->searches(), 3);
    }

    /// What is pinned would be lost: the window asks then.
    void searchesThatCannotBeKeptAreUnsaved()
    {
        using namespace std::chrono_literals;
        WindowFixture f;
        QFile inTheWay(f.path("recordings"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const Entrant engine {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 2}};
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, engine));
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        SearchPins pinned;
        pinned.pins[0] = TimePin {.from = 1ns, .to = 5us};
        f.window->parts().recorder.pins().changeShown(pinned);
        const auto* const message = f.window->findChild<MessageStrip*>();
        QTRY_VERIFY_WITH_TIMEOUT(message->message().contains(QStringLiteral("isn't saved")),
                                 20'000);
        QVERIFY(f.window->parts().hasUnsavedPins());
    }

    void aGameTakenBackToNothingLeavesNoSearches()
    {
        WindowFixture f;
        const Entrant engine {.engine = QStringLiteral("alphabeta-h1"), .limits = {.depth = 2}};
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, engine));
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        QCoreApplication::processEvents();
        f.trigger(Command::NewGame);
        QVERIFY(!kept(f).empty());
        QDir folder(f.path("recordings"));
        QCOMPARE(folder.entryList(QDir::Files).size(), 1);
        f.window->parts().model.bringBack();
        QCOMPARE(f.game().length(), 2);
        f.window->parts().model.takeBack(2);
        QVERIFY(kept(f).empty());
        folder.refresh();
        QVERIFY(folder.entryList(QDir::Files).isEmpty());
    }

    void twoWindowsWithAGameLoseNothing()
    {
        WindowFixture f;
        f.play("44");
        const auto rows = kept(f);
        const auto archive = archived::open(f.path("games.sqlite"));
        // Another program goes on with it.
        ArchivedGame other = *archive->game(rows.front().id);
        other.game = archived::played("447");
        QVERIFY(archive->put(other, *archive->keptAs(rows.front().id)).has_value());
        f.play("1");
        QCOMPARE(movesKept(f), (QStringList {"441", "447"}));
        f.play("2");
        QCOMPARE(movesKept(f), (QStringList {"4412", "447"}));
    }

    void whatIsOffKeepsNothingAndAsks()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.keepGames = false;
        WindowFixture f(settings);
        f.play("44");
        bool asked = false;
        answerNextDialog([&asked](QWidget* dialog) {
            auto* const box = qobject_cast<QMessageBox*>(dialog);
            QVERIFY(box);
            asked = true;
            box->button(QMessageBox::Discard)->click();
        });
        f.trigger(Command::NewGame);
        QVERIFY(asked);
        QCOMPARE(kept(f).size(), std::size_t(0));
    }

    void aFileThatCannotBeUsedIsSaidOnceAndAsks()
    {
        WindowFixture f;
        f.window.reset();
        QFile file(f.path("games.sqlite"));
        QFile::remove(file.fileName());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("These are no games.");
        file.close();
        f.open();
        f.play("44");
        const auto* const message = f.window->findChild<MessageStrip*>();
        QTRY_VERIFY(message->message().contains(QStringLiteral("not an SQLite file")));
        bool asked = false;
        answerNextDialog([&asked](QWidget* dialog) {
            asked = true;
            qobject_cast<QMessageBox*>(dialog)->button(QMessageBox::Discard)->click();
        });
        f.trigger(Command::NewGame);
        QVERIFY(asked);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("These are no games."));
    }

    void aReviewedGameHasItsAccuracy()
    {
        WindowFixture f;
        f.play("1212121");
        QSignalSpy finished(&f.window->parts().review, &ReviewSession::finished);
        QVERIFY(f.window->parts().review.start(f.game()));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
        kept(f);
        const auto archive = archived::open(f.path("games.sqlite"));
        const auto game = archive->game(archive->find({})->front());
        QVERIFY(game->accuracy
                == (std::array {f.window->parts().review.review().sides[0].accuracy,
                                f.window->parts().review.review().sides[1].accuracy}));
        QVERIFY(game->accuracy[1].has_value());
    }

    void aFinishedGameThatWasLeftBehindIsInTheList()
    {
        WindowFixture f;
        f.window.reset();
        // As a killed program leaves it: a file, and no lock that counts.
        QVERIFY(QDir().mkpath(f.path("autosave")));
        QFile file(f.path("autosave/1-abc.c4g"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[AutosaveKept \"the-uid\"]\n\n1. a1 b1 2. a2 b2 3. a3 b3 4. a4 1-0\n");
        file.close();
        f.open();
        QTRY_COMPARE(movesKept(f), QStringList {"1212121"});
        QTRY_VERIFY(!QFile::exists(file.fileName()));
        f.window->welcome(); // and asks nothing
        QCOMPARE(f.game().length(), 0);
    }

    void aGameThatIsRecoveredIsTheSameOne()
    {
        WindowFixture f;
        f.window.reset();
        QVERIFY(QDir().mkpath(f.path("autosave")));
        QFile file(f.path("autosave/1-abc.c4g"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[AutosaveKept \"the-uid\"]\n\n1. a1 b1 *\n");
        file.close();
        f.open();
        QTRY_COMPARE(movesKept(f), QStringList {"12"});
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("12"));
        f.play("3");
        QCOMPARE(movesKept(f), QStringList {"123"});
    }

    void aGameThatIsRecoveredHasItsSearches()
    {
        WindowFixture f;
        f.window.reset();
        const QString uid = QStringLiteral("00000000-0000-4000-8000-000000000001");
        const KeptRecordings recordings(KeptRecordings::usualFolder(f.path("games.sqlite")));
        QVERIFY(recordings.keep(cannedGame("12", {10, 20}, {1, 2}), uid));
        QVERIFY(QDir().mkpath(f.path("autosave")));
        QFile file(f.path("autosave/1-abc.c4g"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[AutosaveKept \"" + uid.toLatin1() + "\"]\n\n1. a1 b1 *\n");
        file.close();
        f.open();
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("12"));
        QTRY_VERIFY(f.window->parts().recorder.hasSearches());
    }
};

QTEST_MAIN(TestGameArchiver)
#include "tst_gamearchiver.moc"
