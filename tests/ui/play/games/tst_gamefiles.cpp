// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/style/appearance.h"
#include "ui/style/showndiscs.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>
#include <QCheckBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

class TestGameFiles : public QObject
{
    Q_OBJECT

private:
    static QString writeFile(const WindowFixture& f, const char* name, const QByteArray& content)
    {
        QFile file(f.path(name));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(content);
        return file.fileName();
    }

    static void press(QWidget* dialog, QMessageBox::StandardButton button)
    {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box);
        box->button(button)->click();
    }

    static QString message(const WindowFixture& f)
    {
        return f.window->findChild<MessageStrip*>()->message();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        appearance::initialize();
    }

    void aSavedGameNamesThoseWhoPlayedIt()
    {
        WindowFixture f;
        const QString path = f.path("game.c4g");
        Entrant beginner {.engine = QStringLiteral("level-1")};
        beginner.ensureLimit();
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, beginner));
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        // Chosen for the next game, before this one is saved.
        beginner.engine = QStringLiteral("level-8");
        QVERIFY(f.window->parts().controller.setPlayer(Player::Second, beginner));
        f.window->parts().model.markSaved(path); // so that nothing asks for a name
        f.trigger(Command::Save);
        const auto saved = gamefile::load(path);
        QVERIFY(saved);
        QCOMPARE(saved->tag(QStringLiteral("First")), QStringLiteral("Person"));
        QCOMPARE(saved->tag(QStringLiteral("Second")), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(saved->tag(QStringLiteral("Date")), QDate::currentDate().toString(Qt::ISODate));
    }

    void whatIsSavedIsOpened()
    {
        WindowFixture f;
        f.play("4453");
        QVERIFY(f.window->isWindowModified());
        const QString path = f.path("game.c4g");
        answerNextDialog([&path](QWidget* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            QVERIFY(files);
            files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(files, "accept");
        });
        f.trigger(Command::Save);
        QVERIFY(QFile::exists(path));
        QVERIFY(!f.window->isWindowModified());
        QVERIFY(f.window->windowTitle().contains(QStringLiteral("game.c4g")));

        f.trigger(Command::NewGame);
        QCOMPARE(f.game().length(), 0);
        QVERIFY(f.window->openFile(path));
        QCOMPARE(f.text(), QStringLiteral("4453"));
        QCOMPARE(f.window->settings().recentFiles.value(0), path);

        f.play("7");
        f.trigger(Command::Save);
        QVERIFY(!f.window->isWindowModified());
        QCOMPARE(gamefile::load(path)->length(), 5);
    }

    /// At a log-out the question ends without an answer.
    void aQuestionThatIsCutOffSavesNothing()
    {
        WindowFixture f;
        f.play("4453");
        const QString path = f.path("game.c4g");
        QVERIFY(gamefile::save(f.game(), path));
        QVERIFY(f.window->openFile(path));
        f.play("7");
        answerNextDialog([](QWidget* dialog) { qobject_cast<QDialog*>(dialog)->done(0); });
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QStringLiteral("44537"));
        QVERIFY(f.window->isWindowModified());
        QCOMPARE(gamefile::load(path)->length(), 4);
    }

    void badFilesKeepTheGame_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("garbage") << QByteArray("\x00\xff garbage }{", 13);
        QTest::newRow("illegal move") << QByteArray("1. d1 d2 2. d3 d4 3. d5 d6 4. d7 *");
        QTest::newRow("after the end") << QByteArray("1. a1 b1 2. a2 b2 3. a3 b3 4. a4 b4 1-0");
    }

    void badFilesKeepTheGame()
    {
        QFETCH(QByteArray, content);
        WindowFixture f;
        f.play("4453");
        const QString path = writeFile(f, "bad.c4g", content);
        QVERIFY(!f.window->openFile(path));
        QCOMPARE(f.text(), QStringLiteral("4453"));
        QVERIFY2(message(f).contains(QStringLiteral("bad.c4g")), qPrintable(message(f)));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    void noSuchFile()
    {
        WindowFixture f;
        QVERIFY(!f.window->openFile(f.path("absent.c4g")));
        QVERIFY(!message(f).isEmpty());
        f.trigger(Command::NewGame);
        QCOMPARE(message(f), QString());
    }

    void aFolderThatCannotBeWritten()
    {
        WindowFixture f;
        f.play("44");
        answerNextDialog([&f](QWidget* dialog) {
            auto* files = qobject_cast<QFileDialog*>(dialog);
            QVERIFY(files);
            files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
                ->setText(f.path("game.c4g"));
            QDir(f.folder.path()).mkdir(QStringLiteral("game.c4g"));
            QMetaObject::invokeMethod(files, "done", Q_ARG(int, QDialog::Accepted));
        });
        f.trigger(Command::SaveAs);
        QVERIFY(f.window->isWindowModified());
        QVERIFY(!message(f).isEmpty());
    }

    /// Where games are not kept by themselves.
    static Settings keepingNothing()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.keepGames = false;
        return settings;
    }

    void aChangedFileIsAskedForThoughItsGameIsKept()
    {
        WindowFixture f;
        QVERIFY(f.window->openFile(writeFile(f, "game.c4g", "1. d1 d2 *\n")));
        f.trigger(Command::NewGame); // nothing to be asked
        QVERIFY(f.window->openFile(f.path("game.c4g")));
        f.play("1");
        answerNextDialog([](QWidget* dialog) { press(dialog, QMessageBox::Cancel); });
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QStringLiteral("441"));
    }

    void anUnsavedGameIsAskedFor()
    {
        WindowFixture f(keepingNothing());
        f.play("44");
        answerNextDialog([](QWidget* dialog) { press(dialog, QMessageBox::Cancel); });
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QStringLiteral("44"));

        answerNextDialog([](QWidget* dialog) { press(dialog, QMessageBox::Cancel); });
        QVERIFY(!f.window->close());

        answerNextDialog([](QWidget* dialog) {
            dialog->findChild<QCheckBox*>()->setChecked(true);
            press(dialog, QMessageBox::Discard);
        });
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QString());
        QVERIFY(!f.window->settings().confirmDiscard);
        f.play("44");
        QVERIFY(f.window->close());
    }

    void aFileIsDroppedIn()
    {
        WindowFixture f;
        const QString path = writeFile(f, "dropped.c4g", "1. d1 d2 2. c1 *\n");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QVERIFY(QApplication::sendEvent(f.window.get(), &enter));
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.window.get(), &drop);
        QCOMPARE(f.text(), QStringLiteral("443"));

        QMimeData text;
        text.setText(QStringLiteral("no file"));
        QDragEnterEvent refused(QPoint(200, 200), Qt::CopyAction, &text, Qt::LeftButton,
                                Qt::NoModifier);
        refused.ignore();
        QApplication::sendEvent(f.window.get(), &refused);
        QVERIFY(!refused.isAccepted());
    }

    /// What a program that was killed leaves: a file without a living owner.
    static void leave(const WindowFixture& f, const char* name, const QByteArray& content)
    {
        QDir(f.folder.path()).mkdir(QStringLiteral("autosave"));
        QVERIFY(!writeFile(f, name, content).isEmpty());
    }

    static QToolButton* buttonOf(const WindowFixture& f, const QString& text)
    {
        const auto buttons = f.window->parts().centre.message().findChildren<QToolButton*>();
        for (QToolButton* button : buttons)
            if (button->text() == text && !button->isHidden())
                return button;
        return nullptr;
    }

    void aGameLeftBehindIsPutBackWithoutAQuestion()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.showStartPanel = true;
        WindowFixture f(settings);
        leave(f, "autosave/1-dead.c4g", "1. d1 d2 2. c1 *\n");
        f.open();
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("443"));
        QVERIFY(f.window->isWindowModified());
        QVERIFY(!QFile::exists(f.path("autosave/1-dead.c4g")));
        QCOMPARE(message(f), QStringLiteral("Here is the game you were playing."));
        QVERIFY(!f.window->parts().start.isAsking());
        QVERIFY(!buttonOf(f, QStringLiteral("Other games")));
        auto* const newGame = buttonOf(f, QStringLiteral("New game"));
        QVERIFY(newGame);
        newGame->click();
        QCOMPARE(f.game().length(), 0);
        QCOMPARE(message(f), QString());
        // As every game that another one takes the place of.
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QStringLiteral("443"));
    }

    void theLineGoesWhenOnePlaysOn()
    {
        WindowFixture f;
        leave(f, "autosave/1-dead.c4g", "1. d1 d2 2. c1 *\n");
        f.open();
        f.window->welcome();
        QVERIFY(!message(f).isEmpty());
        f.window->parts().centre.board().chooseColumn(0);
        QCOMPARE(f.text(), QStringLiteral("4431"));
        QCOMPARE(message(f), QString());
    }

    void otherGamesLeftBehindAreNamedAndCanBeOpened()
    {
        WindowFixture f;
        leave(f, "autosave/1-dead.c4g", "1. a1 a2 *\n");
        leave(f, "autosave/2-dead.c4g", "1. d1 d2 2. c1 *\n");
        QFile older(f.path("autosave/1-dead.c4g"));
        QVERIFY(older.open(QIODevice::ReadWrite));
        QVERIFY(older.setFileTime(QDateTime::currentDateTime().addDays(-1),
                                  QFileDevice::FileModificationTime));
        older.close();
        f.open();
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("443"));
        QVERIFY2(message(f).contains(QStringLiteral("2 move")), qPrintable(message(f)));
        auto* const others = buttonOf(f, QStringLiteral("Other games"));
        QVERIFY(others && others->defaultAction()->menu());
        QCOMPARE(others->defaultAction()->menu()->actions().size(), 1);
        others->defaultAction()->menu()->actions().front()->trigger();
        QTRY_COMPARE(f.text(), QStringLiteral("11"));
        QVERIFY(message(f).startsWith(QStringLiteral("Here is the game")));
        QVERIFY(!buttonOf(f, QStringLiteral("Other games")));
        f.trigger(Command::Undo); // the last disc
        f.trigger(Command::Undo);
        f.trigger(Command::Undo); // the game before
        QCOMPARE(f.text(), QStringLiteral("443"));
    }

    void aDamagedGameIsSaidOnce()
    {
        WindowFixture f;
        leave(f, "autosave/1-dead.c4g", "no game at all");
        f.open();
        f.window->welcome();
        QCOMPARE(f.game().length(), 0);
        QVERIFY2(message(f).contains(QStringLiteral("1-dead.c4g.damaged")), qPrintable(message(f)));
        QVERIFY(QFile::exists(f.path("autosave/1-dead.c4g.damaged")));
        f.open();
        f.window->welcome();
        QCOMPARE(message(f), QString());
        QVERIFY(QFile::exists(f.path("autosave/1-dead.c4g.damaged")));
    }

    void aGameComesBackAfterAnEndBySystem()
    {
        WindowFixture f;
        f.play("4453");
        f.window->saveForTheEnd();
        f.window.reset();
        f.open();
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("4453"));
        QVERIFY(!message(f).isEmpty());
    }

    void aGameComesBackWithThoseWhoPlayedIt()
    {
        WindowFixture f;
        QVERIFY(
            f.window->parts().controller.setPlayer(Player::Second, WindowFixture::quickEngine()));
        QVERIFY(f.window->parts().controller.personPlays(Move(3)));
        QTRY_COMPARE(f.game().length(), 2);
        f.window->saveForTheEnd();
        f.window.reset();
        // Meanwhile another window has had other players.
        Settings settings = WindowFixture::quickSettings();
        settings.save(*f.store);
        f.open();
        QVERIFY(f.window->parts().controller.player(Player::Second).human);
        f.window->welcome();
        QCOMPARE(f.game().length(), 2);
        QCOMPARE(f.window->parts().controller.player(Player::Second).engine,
                 WindowFixture::quickEngine().engine);
        QVERIFY(!f.window->parts().controller.player(Player::Second).human);
        f.play("1");
        QTRY_COMPARE(f.game().length(), 4);
    }

    void whoComesBackHasTheColourOfBefore()
    {
        // As a rematch leaves it: the engine begins, and the person has the first colour all the
        // same.
        Settings settings = WindowFixture::quickSettings();
        settings.first = WindowFixture::quickEngine();
        settings.colorsSwapped = true;
        WindowFixture f(settings);
        f.window->parts().controller.pause();
        leave(f, "autosave/1-dead.c4g", "1. d1 d2 2. c1 *\n");
        f.open();
        f.window->welcome();
        QCOMPARE(f.text(), QStringLiteral("443"));
        QCOMPARE(ShownDiscs::theme(), DiscTheme::SafeSwapped);
        f.play("4");
        QTRY_COMPARE(f.game().length(), 5);
    }

    void recentFilesAreInTheMenu()
    {
        WindowFixture f;
        const QString path = writeFile(f, "a&b.c4g", "1. d1 *\n");
        QVERIFY(f.window->openFile(path));
        auto* recent = f.window->menuBar()->actions().at(0)->menu()->findChild<QMenu*>();
        Q_EMIT recent->aboutToShow();
        QCOMPARE(recent->actions().at(0)->statusTip(), path);
        f.trigger(Command::NewGame);
        recent->actions().at(0)->trigger();
        QCOMPARE(f.text(), QStringLiteral("4"));
    }
};

QTEST_MAIN(TestGameFiles)
#include "tst_gamefiles.moc"
