// SPDX-License-Identifier: GPL-3.0-or-later
// What a window says of a program that fails in a game, and of a file of programs that is broken.
#include "core/engines/external/programtable.h"
#include "tests/core/session/fakeengine.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardbanner.h"
#include "ui/programs/programkeeper.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QFile>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace {

const EngineFailure wrongMove {EngineFailure::Kind::IllegalMove, QStringLiteral("P@h1")};

/// A window in which a person plays against a fake.
struct FailingGame
{
    WindowFixture f;
    std::shared_ptr<FakeScript> script = std::make_shared<FakeScript>();

    FailingGame()
    {
        controller().setEngineMaker(
            [script = script](const QString&,
                              const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
                return std::make_unique<FakeEngine>(script);
            });
        (void)controller().setPlayer(Player::First, Entrant::person());
        (void)controller().setPlayer(Player::Second,
                                     {.engine = QStringLiteral("fake"), .limits = {.depth = 2}});
        script->failAs(wrongMove);
    }

    PlayController& controller() const { return f.window->parts().controller; }
    MessageStrip& strip() const { return f.window->parts().centre.message(); }
    QString banner() const { return f.window->findChild<BoardBanner*>()->words(); }
    void lose() const
    {
        QVERIFY(controller().personPlays(Move(3)));
        QTRY_COMPARE(controller().state(), PlayController::State::Finished);
    }
    QToolButton* button(const char* text) const
    {
        const auto buttons = strip().findChildren<QToolButton*>();
        const auto found = std::ranges::find_if(buttons, [text](const QToolButton* one) {
            return !one->isHidden() && one->text() == QLatin1String(text);
        });
        return found == buttons.end() ? nullptr : *found;
    }
};

}

class TestFailedProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { programs::setAll({}); }

    void theBoardSaysWhoWinsAndWhy()
    {
        const FailingGame game;
        game.lose();
        QTRY_COMPARE(game.banner(), QStringLiteral("You win: fake: %1").arg(wrongMove.toText()));
        QVERIFY(game.strip().message().contains(wrongMove.toText()));
        QCOMPARE(game.f.game().failure(), std::optional(wrongMove));
        // It has written nothing.
        QVERIFY(game.button("Standard error"));
        QVERIFY(!game.button("Standard error")->isEnabled());
    }

    void longAnswersAreCutOnTheBoardAlone()
    {
        const FailingGame game;
        const QString rubbish(150, u'x');
        game.script->failAs(EngineFailure {EngineFailure::Kind::NotAMove, rubbish});
        game.lose();
        QTRY_VERIFY(game.banner().contains(QStringLiteral("xxx")));
        QVERIFY(!game.banner().contains(rubbish));
        QVERIFY(game.strip().message().contains(rubbish));
    }

    void playOnAsksItOnceMore()
    {
        const FailingGame game;
        game.lose();
        QVERIFY(game.button("Play on"));
        game.script->failAs({});
        game.button("Play on")->click();
        QTRY_COMPARE(game.f.text().size(), 2);
        QCOMPARE(game.strip().message(), QString());
        QTRY_VERIFY(game.banner().isEmpty());
        QCOMPARE(game.controller().state(), PlayController::State::WaitingForPerson);
    }

    void aBrokenFileOfProgramsIsToldOf()
    {
        WindowFixture f;
        const QString path = f.path("programs.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[");
        file.close();
        const QByteArray before = qgetenv("FOURCAST_PROGRAMS");
        qputenv("FOURCAST_PROGRAMS", QFile::encodeName(path));
        f.open();
        before.isNull() ? qunsetenv("FOURCAST_PROGRAMS") : qputenv("FOURCAST_PROGRAMS", before);
        QVERIFY(!f.window->parts().programs.problem().isEmpty());
        QCOMPARE(f.window->parts().centre.message().message(),
                 f.window->parts().programs.problem());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("["));
    }
};

QTEST_MAIN(TestFailedProgram)
#include "tst_failedprogram.moc"
