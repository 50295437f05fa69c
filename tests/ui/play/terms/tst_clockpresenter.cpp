// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"
#include "tests/core/session/fakeengine.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/terms/clockface.h"
#include "ui/play/terms/clockpresenter.h"
#include "ui/play/terms/termspanel.h"

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;
using State = ClockFace::State;

namespace {

/// Two people with a minute and half a minute; time goes on when the test says so.
struct ClockedGame
{
    explicit ClockedGame(const TimeControl& control
                         = {TimeControl::Kind::PerGame, 60s, 30s, std::chrono::seconds(5)})
    {
        model.setScribe([this](Game& game) { clock.note(game); });
        clock.setControl(control);
    }
    void play(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(controller.personPlays(Move(*c - '1')));
    }
    void wait(std::chrono::milliseconds time)
    {
        now += time;
        clock.look();
    }
    std::chrono::milliseconds left(Player side) { return panel.clock(side).left(); }
    State state(Player side) { return panel.clock(side).state(); }

    std::chrono::milliseconds now {1000};
    TermsPanel panel;
    GameModel model;
    PlayController controller {model};
    ClockPresenter clock {panel, model, controller, [this] { return now; }};
};

} // namespace

class TestClockPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutAClockNothingIsSeenWrittenOrTimed()
    {
        ClockedGame game(TimeControl {});
        game.play("44");
        QVERIFY(game.panel.isHidden());
        QVERIFY(!game.clock.isRunning());
        QVERIFY(!game.clock.canPause());
        QVERIFY(game.model.game().tags().empty());
    }
    void theFirstMoveIsFree()
    {
        ClockedGame game;
        QVERIFY(!game.panel.isHidden());
        game.wait(1h);
        QVERIFY(!game.clock.isRunning());
        QCOMPARE(game.left(Player::First), 60'000ms);
        game.play("4");
        QCOMPARE(game.left(Player::First), 60'000ms);
        QCOMPARE(game.state(Player::Second), State::Runs);
        QCOMPARE(game.state(Player::First), State::Waits);
        game.wait(4s);
        QCOMPARE(game.left(Player::Second), 26'000ms);
        QCOMPARE(game.left(Player::First), 60'000ms);
    }
    void eachSideHasItsOwnTimeAndGetsTheIncrement()
    {
        ClockedGame game;
        game.play("4");
        game.wait(10s);
        game.play("4");
        QCOMPARE(game.left(Player::Second), 25'000ms);
        QCOMPARE(game.state(Player::First), State::Runs);
    }
    void theTurnBeginsWhenTheDiscHasComeToRest()
    {
        ClockedGame game;
        connect(&game.model, &GameModel::movePlayed, &game.controller,
                [&game] { game.controller.setDiscFalling(true); });
        game.play("4");
        QVERIFY(!game.clock.isRunning());
        game.wait(20s);
        QCOMPARE(game.left(Player::Second), 30'000ms);
        game.controller.setDiscFalling(false);
        QVERIFY(game.clock.isRunning());
        game.wait(1s);
        QCOMPARE(game.left(Player::Second), 29'000ms);
    }
    void aMoveThatWasQueuedCostsNoTime()
    {
        ClockedGame game;
        connect(&game.model, &GameModel::movePlayed, &game.controller,
                [&game] { game.controller.setDiscFalling(true); });
        game.play("4");
        game.play("5");
        QVERIFY(game.controller.hasQueuedMove());
        game.now += 10min;
        game.controller.setDiscFalling(false);
        QTRY_COMPARE(game.model.game().length(), 2);
        QCOMPARE(game.left(Player::Second), 35'000ms);
        QVERIFY(!game.model.game().endedOnTime());
    }
    void theEndOfTheTimeEndsTheGame()
    {
        ClockedGame game;
        QSignalSpy ended(&game.model, &GameModel::gameEnded);
        game.play("4");
        game.wait(29'999ms);
        QCOMPARE(ended.count(), 0);
        game.wait(1ms);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(game.model.game().outcome(), Outcome::FirstWins);
        QCOMPARE(game.controller.state(), PlayController::State::Finished);
        QCOMPARE(game.state(Player::Second), State::Over);
        QCOMPARE(game.left(Player::Second), 0ms);
        QVERIFY(!game.clock.isRunning());
        QVERIFY(!game.clock.canPause());
    }
    void aClickAtTheMomentOfTheEndIsTooLate()
    {
        ClockedGame game;
        game.play("4");
        // The timer has not come yet: what counts is the time.
        game.now += 30s;
        QVERIFY(!game.controller.personPlays(Move(3)));
        QCOMPARE(game.model.game().length(), 1);
        QVERIFY(game.model.game().endedOnTime());

        ClockedGame other;
        other.play("4");
        other.now += 29'999ms;
        QVERIFY(other.controller.personPlays(Move(3)));
        QCOMPARE(other.left(Player::Second), 5001ms);
    }
    void undoGivesTheTimeBack()
    {
        ClockedGame game;
        game.play("4");
        game.wait(10s);
        game.play("4");
        game.wait(20s);
        QCOMPARE(game.left(Player::First), 40'000ms);
        game.controller.takeBack();
        QCOMPARE(game.left(Player::First), 60'000ms);
        QCOMPARE(game.left(Player::Second), 30'000ms);
        QCOMPARE(game.state(Player::Second), State::Runs);
        game.controller.playAgain();
        QCOMPARE(game.left(Player::Second), 25'000ms);
        game.controller.takeBack();
        game.controller.takeBack();
        QVERIFY(!game.clock.isRunning());
        QCOMPARE(game.left(Player::Second), 30'000ms);
        QVERIFY(game.model.game().tags().empty());
    }
    void undoOfAnEndOnTimeBeginsTheTurnAgain()
    {
        ClockedGame game;
        game.play("4");
        game.wait(30s);
        QVERIFY(game.model.game().endedOnTime());
        game.controller.takeBack();
        QCOMPARE(game.model.game().length(), 1);
        QCOMPARE(game.left(Player::Second), 30'000ms);
        QCOMPARE(game.state(Player::Second), State::Runs);
    }
    void thePauseEndsWithTheNextMove()
    {
        ClockedGame game;
        QSignalSpy changed(&game.clock, &ClockPresenter::changed);
        game.play("4");
        game.wait(5s);
        game.clock.setPaused(true);
        QVERIFY(game.clock.isPaused());
        QCOMPARE(game.state(Player::Second), State::Stopped);
        game.wait(1h);
        QCOMPARE(game.left(Player::Second), 25'000ms);
        game.clock.setPaused(false);
        game.wait(1s);
        QCOMPARE(game.left(Player::Second), 24'000ms);
        game.clock.setPaused(true);
        game.play("4");
        QVERIFY(!game.clock.isPaused());
        QCOMPARE(game.state(Player::First), State::Runs);
        QVERIFY(changed.count() >= 4);
    }
    void itStandsStillWhereNobodyCanPlay_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("an earlier move") << 0;
        QTest::newRow("board away") << 1;
        QTest::newRow("dialog") << 2;
    }
    void itStandsStillWhereNobodyCanPlay()
    {
        QFETCH(const int, which);
        ClockedGame game;
        game.play("44");
        const auto stand = [&](bool still) {
            if (which == 0)
                game.model.goTo(still ? 0 : 2);
            else if (which == 1)
                game.clock.setAway(still);
            else
                game.clock.setBlocked(still);
        };
        game.wait(3s);
        stand(true);
        QVERIFY(!game.clock.isRunning());
        game.wait(1h);
        QCOMPARE(game.left(Player::First), 57'000ms);
        stand(false);
        QVERIFY(game.clock.isRunning());
        game.wait(1s);
        QCOMPARE(game.left(Player::First), 56'000ms);
    }
    void aCommentChangesNoTime()
    {
        ClockedGame game;
        game.play("44");
        game.wait(3s);
        game.model.setComment(1, QStringLiteral("Middle."));
        QCOMPARE(game.left(Player::First), 57'000ms);
        QVERIFY(game.clock.isRunning());
    }
    void aFileGoesOnWithItsTimes()
    {
        ClockedGame game;
        game.play("4");
        game.wait(10s);
        game.play("4");
        const QByteArray file = gamefile::write(game.model.game());
        QVERIFY(file.contains("[TimeControl \"game 60/30+5\"]\n"));
        QVERIFY(file.contains("[TimeLeft \"60.000/25.000\"]\n"));

        ClockedGame recovered(TimeControl {});
        auto read = gamefile::read(file);
        QVERIFY(read);
        read->goTo(read->length());
        recovered.model.reset(*read);
        QCOMPARE(recovered.left(Player::Second), 25'000ms);
        // Nobody has looked at it yet.
        QVERIFY(recovered.clock.isPaused());
        recovered.wait(1h);
        recovered.play("4");
        QCOMPARE(recovered.left(Player::First), 60'000ms);
        QCOMPARE(recovered.state(Player::Second), State::Runs);
    }
    void aGameThatHasBegunKeepsItsControl()
    {
        ClockedGame game;
        game.play("4");
        game.clock.setControl({});
        QVERIFY(game.clock.isRunning());
        game.model.reset(Game());
        QVERIFY(game.panel.isHidden());
        QVERIFY(!game.clock.isRunning());
        game.clock.setControl({TimeControl::Kind::PerMove, 10s, 20s, 0s});
        QVERIFY(!game.panel.isHidden());
        QCOMPARE(game.left(Player::First), 10'000ms);
        QCOMPARE(game.left(Player::Second), 20'000ms);
    }
    void againstAnEngineThereIsNone()
    {
        ClockedGame game;
        game.controller.setEngineMaker(
            [](const QString&, const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
                return std::make_unique<FakeEngine>(std::make_shared<FakeScript>());
            });
        game.play("44");
        QVERIFY(game.clock.isRunning());
        QVERIFY(game.controller.setPlayer(Player::Second, {.engine = QStringLiteral("fake")}));
        QVERIFY(!game.clock.isRunning());
        QVERIFY(!game.clock.canPause());
        QVERIFY(game.panel.isHidden());
        QVERIFY(game.controller.setPlayer(Player::Second, Entrant::person()));
        QVERIFY(!game.panel.isHidden());
        QCOMPARE(game.left(Player::First), 60'000ms);
    }
};

QTEST_MAIN(TestClockPresenter)
#include "tst_clockpresenter.moc"
