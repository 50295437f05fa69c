// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever takes the place of the game on the board is one step of Undo, and one of Redo.
#include "core/archive/gamearchive.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/games/gamespresenter.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/settings/settingsmodel.h"
#include "ui/style/appearance.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTest>

namespace {

QList<ArchivedGame> kept(const WindowFixture& f)
{
    const auto archive = GameArchive::open(f.path("games.sqlite"));
    if (!archive)
        return {};
    QList<ArchivedGame> games;
    for (const qint64 id : (*archive)->find({}).value_or(std::vector<qint64> {}))
        if (const auto game = (*archive)->game(id))
            games += *game;
    return games;
}

}

class TestReplacedGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void aNewGameIsOneStep()
    {
        WindowFixture f;
        f.play("4453");
        f.trigger(Command::NewGame);
        QCOMPARE(f.text(), QString());
        QVERIFY(f.action(Command::Undo)->isEnabled());
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("4453"));
        f.trigger(Command::Redo);
        QCOMPARE(f.text(), QString());
        QVERIFY(!f.action(Command::Redo)->isEnabled());
        f.trigger(Command::Undo);
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("445"));
    }

    void whatWasTakenBackIsThereAgain()
    {
        WindowFixture f;
        f.play("4453");
        f.trigger(Command::Undo);
        f.trigger(Command::NewGame);
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("445"));
        f.trigger(Command::Undo);
        f.trigger(Command::Redo);
        f.trigger(Command::Redo);
        QCOMPARE(f.text(), QString("4453"));
        f.trigger(Command::Redo);
        QCOMPARE(f.text(), QString());
        QVERIFY(!f.action(Command::Redo)->isEnabled());
    }

    /// A comment on the last move came back with no key.
    void aCommentIsOneStep()
    {
        WindowFixture f;
        f.window->parts().model.setComment(0, QStringLiteral("before the first move"));
        QVERIFY(f.action(Command::Undo)->isEnabled());
        f.trigger(Command::Undo);
        QCOMPARE(f.window->parts().model.game().comment(0), QString());
        QVERIFY(!f.action(Command::Undo)->isEnabled());
        f.trigger(Command::Redo);
        QCOMPARE(f.window->parts().model.game().comment(0), QString("before the first move"));
        f.play("4");
        f.window->parts().model.setComment(1, QStringLiteral("the middle"));
        f.trigger(Command::Undo);
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString());
        f.trigger(Command::Redo);
        f.trigger(Command::Redo);
        QCOMPARE(f.window->parts().model.game().comment(1), QString("the middle"));
    }

    void aPastedGameIsOneStep()
    {
        WindowFixture f;
        f.play("12");
        QApplication::clipboard()->setText(QStringLiteral("444"));
        f.trigger(Command::PastePosition);
        QCOMPARE(f.text(), QString("444"));
        f.play("5");
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("444"));
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("12"));
        f.trigger(Command::Redo);
        QCOMPARE(f.text(), QString("444"));
    }

    void whatIsPlayedInsteadLeavesNothingToRedo()
    {
        WindowFixture f;
        f.play("12");
        f.trigger(Command::NewGame);
        f.trigger(Command::Undo);
        f.play("3");
        QVERIFY(!f.action(Command::Redo)->isEnabled());
        QCOMPARE(f.text(), QString("123"));
    }

    void itsPlayersComeBackWithIt()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.second = WindowFixture::quickEngine();
        WindowFixture f(settings);
        f.window->parts().controller.pause();
        for (const char c : {'1', '2', '1', '2', '1', '2', '1'}) {
            QVERIFY(f.window->parts().model.play(Move(c - '1')));
            f.window->parts().controller.pause();
        }
        f.trigger(Command::Rematch);
        QVERIFY(f.window->parts().controller.player(Player::Second).human);
        f.window->parts().controller.pause();
        f.window->parts().model.takeBack(9);
        f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString("1212121"));
        QVERIFY(f.window->parts().controller.player(Player::First).human);
        QVERIFY(!f.window->parts().controller.player(Player::Second).human);
    }

    void itIsOneGameInTheArchive()
    {
        WindowFixture f;
        f.play("12");
        f.trigger(Command::NewGame);
        f.trigger(Command::Undo);
        f.play("3");
        QTRY_COMPARE(kept(f).size(), 1);
        QTRY_COMPARE(kept(f).constFirst().game.positionText(), QString("123"));
    }
};

QTEST_MAIN(TestReplacedGame)

#include "tst_replacedgame.moc"
