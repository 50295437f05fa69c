// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "tests/core/session/fakeengine.h"
#include "tests/core/support/nothreads.h"
#include "ui/play/playcontroller.h"

#include <QSignalSpy>
#include <QTest>
#include <map>

using State = PlayController::State;

/// Engines are fakes, named after their scripts; thinking takes no visible time but where a test
/// asks for it.
class TestPlayController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void personsPlayInTurn();
    void fiveFastClicksGiveFiveMoves();
    void engineAnswersAPerson();
    void engineOpensTheGame();
    void unknownEngineLeavesThePlayer();

    void clickWhileTheEngineThinksIsKept();
    void latestClickIsTheOneKept();
    void impossibleClickIsRefusedAtOnce();
    void keptMoveThatBecameImpossibleIsRefused();
    void keptMoveGoesWithTheGame();
    void keptMoveIsNeverTheOtherSides();
    void keptMoveStaysWhenTheEngineIsAnotherOne();
    void keptMoveWaitsForTheFallingDisc();
    void clicksDuringAFallAreNeitherLostNorDoubled();
    void clickIsRefusedWhereEnginesPlay();
    void clickAfterTheTimeIsOverIsRefused();

    void answerWaitsForTheVisibleTime();
    void answerWaitsForTheFallingDisc();
    void enginesWaitForEachOthersDiscs();
    void undoDuringAFallDropsTheAnswer();
    void gameThatCameWithMovesWaits();
    void engineWithoutAThreadWaitsToBeStarted();
    void anEngineWithoutMemoryIsStartedAgainLater();
    void resumingLeavesThePositionLookedAt();

    void escapePlaysTheBestSoFar();
    void escapeCutsTheVisibleTime();

    void enginesStartPaused();
    void startAndPause();
    void stepPlaysOneMove();
    void stepsCanFollowEachOther();
    void gameOfEnginesEnds();

    void lookingBackAbandonsTheSearch();
    void personBranchesOffInTheMiddle();
    void undoDuringASearchAbandonsIt();
    void lateReportIsDropped();

    void takeBackReachesThePersonsLastTurn();
    void takeBackWorksAfterTheEnd();
    void takeBackOfTheEnginesOpeningPauses();
    void playAgainReachesThePersonsNextTurn();
    void aCommentIsAStepOfItsOwn();

    void aFailureLosesTheGame();
    void aFailedProgramIsAskedOnceMore();
    void undoOfAFailureReachesThePersonsTurn();
    void undoOfAFailureAtTheBeginningPauses();
    void aFailureInALineBesideLosesNothing();

    void sidesSwapInMidGame();
    void sidesSwapDuringASearch();
    void newGameStopsTheOldOne();

    void controllerEndsDuringSearches();

    void realEngineAnswers();
    void realEnginesPlayAGame();

private:
    FakeScript& script(const char* name)
    {
        auto& found = m_scripts[QString::fromLatin1(name)];
        if (!found)
            found = std::make_shared<FakeScript>();
        return *found;
    }
    static Entrant engine(const char* name)
    {
        return {.engine = QString::fromLatin1(name), .limits = {.depth = 3}};
    }
    void setEngine(Player side, const char* name)
    {
        script(name);
        QVERIFY(m_play->setPlayer(side, engine(name)));
    }
    void click(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(m_play->personPlays(Move(*c - '1')));
    }
    void load(const char* moves)
    {
        Game game;
        const auto parsed = notation::parseMoves(QString::fromLatin1(moves));
        for (const Move move : *parsed)
            if (!game.play(move))
                qFatal("a test plays an illegal move");
        m_model->reset(game);
    }
    QString text() const { return m_model->game().positionText(); }
    State state() const { return m_play->state(); }

    std::map<QString, std::shared_ptr<FakeScript>> m_scripts;
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<PlayController> m_play;
};

void TestPlayController::init()
{
    m_model = std::make_unique<GameModel>();
    m_play = std::make_unique<PlayController>(*m_model);
    m_play->setMinimumThinkingMs(0);
    m_play->setAutoPlayDelayMs(0);
    m_play->setEngineMaker(
        [this](const QString& name, const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
            const auto found = m_scripts.find(name);
            if (found == m_scripts.end())
                return fail("There is no engine of this name.");
            return std::make_unique<FakeEngine>(found->second);
        });
}

void TestPlayController::cleanup()
{
    m_play.reset();
    m_model.reset();
    m_scripts.clear();
}

void TestPlayController::personsPlayInTurn()
{
    QCOMPARE(state(), State::WaitingForPerson);
    click("1213141");
    QCOMPARE(state(), State::Finished);
    QVERIFY(!m_play->acceptsMoves());
    QVERIFY(!m_play->personPlays(Move(6)));
}

void TestPlayController::fiveFastClicksGiveFiveMoves()
{
    click("12345");
    QCOMPARE(text(), QString("12345"));
}

void TestPlayController::engineAnswersAPerson()
{
    setEngine(Player::Second, "b");
    script("b").answer({6, 5});
    QSignalSpy progressed(m_play.get(), &PlayController::progressed);
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    click("4");
    QCOMPARE(state(), State::Thinking);
    QTRY_COMPARE(text(), QString("47"));
    QCOMPARE(state(), State::WaitingForPerson);
    QCOMPARE(progressed.count(), 2);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.first().at(1).value<Player>(), Player::Second);
    QCOMPARE(moved.first().at(2).toInt(), 2);
    click("4");
    QTRY_COMPARE(text(), QString("4746"));
}

void TestPlayController::engineOpensTheGame()
{
    // The search begins within setEngine.
    script("a").answer({3});
    setEngine(Player::First, "a");
    QTRY_COMPARE(text(), QString("4"));
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::unknownEngineLeavesThePlayer()
{
    setEngine(Player::Second, "b");
    QSignalSpy changed(m_play.get(), &PlayController::playersChanged);
    const auto refused = m_play->setPlayer(Player::Second, engine("nobody"));
    QVERIFY(!refused);
    QCOMPARE(m_play->player(Player::Second).engine, QString("b"));
    QCOMPARE(changed.count(), 0);
}

void TestPlayController::clickWhileTheEngineThinksIsKept()
{
    setEngine(Player::Second, "b");
    script("b").answer({0, 0});
    script("b").holdAtDepth(2);
    QSignalSpy queue(m_play.get(), &PlayController::queueChanged);
    click("45");
    QCOMPARE(text(), QString("4"));
    QCOMPARE(m_play->queuedMove(), Move(4));
    QCOMPARE(queue.count(), 1);
    script("b").release();
    QTRY_COMPARE(text(), QString("4151"));
    QVERIFY(!m_play->hasQueuedMove());
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::latestClickIsTheOneKept()
{
    setEngine(Player::Second, "b");
    script("b").answer({0, 0});
    script("b").holdAtDepth(1);
    click("44556");
    QCOMPARE(m_play->queuedMove(), Move(5));
    script("b").release();
    QTRY_COMPARE(text(), QString("4161"));
    m_play->clearQueue();
    QTRY_COMPARE(state(), State::WaitingForPerson);
    QCOMPARE(text(), QString("4161"));
}

void TestPlayController::impossibleClickIsRefusedAtOnce()
{
    load("44444");
    script("a").answer({0});
    setEngine(Player::First, "a");
    QVERIFY(m_play->personPlays(Move(3)));
    QCOMPARE(state(), State::Thinking);
    QVERIFY(!m_play->personPlays(Move(3)));
    QVERIFY(!m_play->hasQueuedMove());
    QTRY_COMPARE(text(), QString("4444441"));
}

void TestPlayController::keptMoveThatBecameImpossibleIsRefused()
{
    load("4444");
    setEngine(Player::Second, "b");
    script("b").answer({3});
    script("b").holdAtDepth(1);
    QSignalSpy refused(m_play.get(), &PlayController::refused);
    click("44");
    script("b").release();
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(text(), QString("444444"));
    QVERIFY(!m_play->hasQueuedMove());
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::keptMoveGoesWithTheGame()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(1);
    click("45");
    QVERIFY(m_play->hasQueuedMove());
    m_model->reset(Game());
    QVERIFY(!m_play->hasQueuedMove());
    click("45");
    m_play->takeBack();
    QVERIFY(!m_play->hasQueuedMove());
    click("45");
    m_model->goTo(0);
    QVERIFY(!m_play->hasQueuedMove());
}

void TestPlayController::keptMoveIsNeverTheOtherSides()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(1);
    click("47");
    QCOMPARE(m_play->queuedMove(), Move(6));

    // The engine's side is a person now, who has chosen no column.
    QVERIFY(m_play->setPlayer(Player::Second, Entrant::person()));
    QCOMPARE(state(), State::WaitingForPerson);
    QVERIFY(!m_play->hasQueuedMove());
    // What was kept would have been played by now.
    click("5");
    QCOMPARE(text(), QString("45"));

    // The person who had clicked gives way to an engine while the other side still thinks.
    setEngine(Player::Second, "b");
    click("12");
    QCOMPARE(state(), State::Thinking);
    QCOMPARE(m_play->queuedMove(), Move(1));
    setEngine(Player::First, "a");
    QVERIFY(!m_play->hasQueuedMove());
}

void TestPlayController::keptMoveStaysWhenTheEngineIsAnotherOne()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(1);
    click("47");
    script("c").answer({2});
    setEngine(Player::Second, "c");
    QTRY_COMPARE(text().left(3), QString("437"));
}

void TestPlayController::keptMoveWaitsForTheFallingDisc()
{
    setEngine(Player::Second, "b");
    script("b").answer({0, 0});
    script("b").holdAtDepth(1);
    click("45");
    // Its own disc falls, as on the board.
    connect(m_model.get(), &GameModel::movePlayed, m_play.get(),
            [this] { m_play->setDiscFalling(m_model->game().length() == 2); });
    script("b").release();
    QTRY_COMPARE(state(), State::WaitingForPerson);
    QCoreApplication::processEvents();
    QCOMPARE(text(), QString("41"));
    QVERIFY(m_play->hasQueuedMove());
    m_play->setDiscFalling(false);
    QTRY_COMPARE(text(), QString("4151"));
}

void TestPlayController::clicksDuringAFallAreNeitherLostNorDoubled()
{
    m_play->setDiscFalling(true);
    click("12345");
    QCOMPARE(text(), QString("1234"));
    QCOMPARE(m_play->queuedMove(), Move(4));
    m_play->setDiscFalling(false);
    QTRY_COMPARE(text(), QString("12345"));
    QVERIFY(!m_play->hasQueuedMove());
}

void TestPlayController::clickIsRefusedWhereEnginesPlay()
{
    setEngine(Player::First, "a");
    setEngine(Player::Second, "b");
    // The first one may have begun before the second came.
    m_model->reset(Game());
    QVERIFY(!m_play->acceptsMoves());
    const auto refused = m_play->personPlays(Move(3));
    QVERIFY(!refused);
    QVERIFY(!refused.error().message.isEmpty());
    QCOMPARE(text(), QString());
}

void TestPlayController::clickAfterTheTimeIsOverIsRefused()
{
    click("44");
    m_play->setBeforeMove([this] { m_model->loseOnTime(); });
    const auto refused = m_play->personPlays(Move(0));
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, QString("The game is over."));
    QCOMPARE(text(), QString("44"));
    QCOMPARE(state(), State::Finished);
    QVERIFY(!m_play->acceptsMoves());
    QCOMPARE(m_model->game().outcome(), Outcome::SecondWins);
    // The turn begins again.
    m_play->setBeforeMove({});
    m_play->takeBack();
    QCOMPARE(state(), State::WaitingForPerson);
    click("1");
    QCOMPARE(text(), QString("441"));
}

void TestPlayController::answerWaitsForTheVisibleTime()
{
    m_play->setMinimumThinkingMs(60'000);
    setEngine(Player::Second, "b");
    click("4");
    QTRY_COMPARE(script("b").running(), 0);
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QCOMPARE(state(), State::Thinking);
    QCOMPARE(text(), QString("4"));
}

void TestPlayController::engineWithoutAThreadWaitsToBeStarted()
{
    setEngine(Player::Second, "b");
    QSignalSpy refused(m_play.get(), &PlayController::refused);
    {
        const NoThreads none;
        click("4");
        QCOMPARE(state(), State::Paused);
        QCOMPARE(refused.size(), 1);
        QVERIFY(
            refused.front().front().toString().contains("cannot give this program another thread"));
        QCOMPARE(script("b").searches(), 0);
    }
    m_play->start();
    QTRY_COMPARE(text().size(), 2);
    QCOMPARE(refused.size(), 1);
}

void TestPlayController::anEngineWithoutMemoryIsStartedAgainLater()
{
    setEngine(Player::Second, "b");
    QSignalSpy refused(m_play.get(), &PlayController::refused);
    script("b").failOnce();
    click("4");
    QVERIFY(refused.wait());
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.front().front().toString().contains("Not enough memory"));
    QCOMPARE(state(), State::Paused);
    QCOMPARE(text().size(), 1);
    m_play->start();
    QTRY_COMPARE(text().size(), 2);
    QCOMPARE(refused.size(), 1);
}

void TestPlayController::gameThatCameWithMovesWaits()
{
    setEngine(Player::Second, "b");
    load("444");
    QCOMPARE(state(), State::Paused);
    QCOMPARE(script("b").searches(), 0);
    m_play->start();
    QTRY_COMPARE(text().size(), 4);

    // With the person to move, the engine answers as ever.
    load("44");
    QCOMPARE(state(), State::WaitingForPerson);
    click("4");
    QTRY_COMPARE(text().size(), 4);
}

void TestPlayController::resumingLeavesThePositionLookedAt()
{
    setEngine(Player::Second, "b");
    click("4");
    QTRY_COMPARE(state(), State::WaitingForPerson);
    m_model->goTo(1);
    m_play->pause();
    m_play->resume();
    QCOMPARE(m_model->game().ply(), 1);
    QCOMPARE(m_model->game().length(), 2);
    QCOMPARE(state(), State::Paused);
}

void TestPlayController::answerWaitsForTheFallingDisc()
{
    setEngine(Player::Second, "b");
    script("b").answer({6, 5});
    for (int turn = 1; turn <= 2; ++turn) {
        click("4");
        m_play->setDiscFalling(true);
        QTRY_VERIFY(script("b").searches() == turn && script("b").running() == 0);
        // Not even for those who can't wait: it is there when the disc is.
        m_play->moveNow();
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCOMPARE(state(), State::Thinking);
        QCOMPARE(m_model->game().length(), 2 * turn - 1);
        QSignalSpy landed(m_play.get(), &PlayController::discLanded);
        m_play->setDiscFalling(false);
        QCOMPARE(landed.count(), 1);
        QTRY_COMPARE(m_model->game().length(), 2 * turn);
        QCOMPARE(script("b").searches(), turn);
    }
    QCOMPARE(text(), QString("4746"));
}

void TestPlayController::enginesWaitForEachOthersDiscs()
{
    setEngine(Player::First, "a");
    setEngine(Player::Second, "b");
    m_play->setDiscFalling(true);
    // Made anew while a disc falls, it waits as well.
    QVERIFY(m_play->setPlayer(Player::First, engine("b")));
    m_play->start();
    QTRY_VERIFY(script("b").searches() == 1 && script("b").running() == 0);
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QCOMPARE(m_model->game().length(), 0);
    m_play->setDiscFalling(false);
    QTRY_VERIFY(m_model->game().length() > 2);
}

void TestPlayController::undoDuringAFallDropsTheAnswer()
{
    setEngine(Player::Second, "b");
    click("4");
    m_play->setDiscFalling(true);
    QTRY_VERIFY(script("b").searches() == 1 && script("b").running() == 0);
    m_play->takeBack();
    m_play->setDiscFalling(false);
    for (int i = 0; i < 10; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QCOMPARE(text(), QString());
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::escapePlaysTheBestSoFar()
{
    m_play->setMinimumThinkingMs(60'000);
    setEngine(Player::Second, "b");
    script("b").answer({6});
    script("b").holdAtDepth(3);
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    QSignalSpy progressed(m_play.get(), &PlayController::progressed);
    click("4");
    QTRY_COMPARE(progressed.count(), 2);
    m_play->moveNow();
    QTRY_COMPARE(text(), QString("47"));
    QCOMPARE(moved.first().first().value<SearchReport>().status, SearchReport::Status::Stopped);
    QCOMPARE(moved.first().first().value<SearchReport>().depth, 2);
    m_play->moveNow();
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::escapeCutsTheVisibleTime()
{
    m_play->setMinimumThinkingMs(60'000);
    setEngine(Player::Second, "b");
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    click("4");
    QTRY_VERIFY(script("b").searches() == 1 && script("b").running() == 0);
    QCoreApplication::processEvents();
    m_play->moveNow();
    QTRY_COMPARE(moved.count(), 1);
}

void TestPlayController::enginesStartPaused()
{
    m_model->reset(Game());
    script("b").holdAtDepth(1);
    setEngine(Player::Second, "b");
    setEngine(Player::First, "a");
    QCOMPARE(state(), State::Paused);
    QVERIFY(!m_play->isRunning());
    QCOMPARE(script("a").searches(), 0);
}

void TestPlayController::startAndPause()
{
    setEngine(Player::Second, "b");
    setEngine(Player::First, "a");
    script("b").holdAtDepth(2);
    m_play->start();
    QTRY_COMPARE(m_model->game().length(), 1);
    QTRY_COMPARE(script("b").running(), 1);
    m_play->pause();
    QCOMPARE(state(), State::Paused);
    QCOMPARE(script("b").running(), 0);
    QCOMPARE(m_model->game().length(), 1);
    script("b").release();
    m_play->start();
    QTRY_VERIFY(m_model->game().length() >= 4);
}

void TestPlayController::stepPlaysOneMove()
{
    setEngine(Player::Second, "b");
    setEngine(Player::First, "a");
    m_play->setAutoPlayDelayMs(60'000);
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    m_play->step();
    QCOMPARE(state(), State::Thinking);
    QTRY_COMPARE(state(), State::Paused);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(m_model->game().length(), 1);
    QCOMPARE(script("b").searches(), 0);
}

void TestPlayController::stepsCanFollowEachOther()
{
    setEngine(Player::Second, "b");
    setEngine(Player::First, "a");
    for (int ply = 1; ply <= 4; ++ply) {
        m_play->step();
        QTRY_COMPARE(state(), State::Paused);
        QCOMPARE(m_model->game().length(), ply);
    }
    // A step while engines run lets the present move be the last.
    m_play->setAutoPlayDelayMs(60'000);
    m_play->start();
    m_play->step();
    QTRY_COMPARE(state(), State::Paused);
    QCOMPARE(m_model->game().length(), 5);
}

void TestPlayController::gameOfEnginesEnds()
{
    setEngine(Player::Second, "b");
    setEngine(Player::First, "a");
    script("a").answer({0, 0, 0, 0});
    script("b").answer({1, 2, 3});
    QSignalSpy ended(m_model.get(), &GameModel::gameEnded);
    m_play->start();
    QTRY_COMPARE(state(), State::Finished);
    QCOMPARE(text(), QString("1213141"));
    QCOMPARE(ended.count(), 1);
}

void TestPlayController::lookingBackAbandonsTheSearch()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(2);
    click("4");
    QTRY_COMPARE(script("b").running(), 1);
    m_model->goTo(0);
    QCOMPARE(state(), State::Paused);
    QCOMPARE(script("b").running(), 0);
    script("b").release();
    QCoreApplication::processEvents();
    QCOMPARE(m_model->game().length(), 1);
    m_model->goTo(1);
    QCOMPARE(state(), State::Thinking);
    QTRY_COMPARE(m_model->game().length(), 2);
}

void TestPlayController::personBranchesOffInTheMiddle()
{
    load("1234");
    setEngine(Player::Second, "b");
    script("b").answer({6});
    m_model->goTo(2);
    QCOMPARE(state(), State::Paused);
    QVERIFY(m_play->acceptsMoves());
    click("5");
    QTRY_COMPARE(text(), QString("1257"));
    m_play->takeBack();
    QCOMPARE(m_model->game().length(), 4);
    QCOMPARE(m_model->game().ply(), 2);
    m_model->goTo(1);
    QVERIFY(!m_play->acceptsMoves());
    QVERIFY(!m_play->personPlays(Move(0)));
}

void TestPlayController::undoDuringASearchAbandonsIt()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(2);
    click("4");
    QTRY_COMPARE(script("b").running(), 1);
    m_play->takeBack();
    QCOMPARE(script("b").running(), 0);
    QCOMPARE(text(), QString());
    QCOMPARE(state(), State::WaitingForPerson);
    QCoreApplication::processEvents();
    QCOMPARE(text(), QString());
}

void TestPlayController::lateReportIsDropped()
{
    setEngine(Player::Second, "b");
    script("b").pretendRoot(Position().after(0).after(0));
    QSignalSpy progressed(m_play.get(), &PlayController::progressed);
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    click("4");
    QTRY_COMPARE(state(), State::Paused);
    QCOMPARE(progressed.count(), 0);
    QCOMPARE(moved.count(), 0);
    QCOMPARE(text(), QString("4"));
}

void TestPlayController::takeBackReachesThePersonsLastTurn()
{
    setEngine(Player::Second, "b");
    click("4");
    QTRY_COMPARE(m_model->game().length(), 2);
    m_play->takeBack();
    QCOMPARE(m_model->game().length(), 0);
    QCOMPARE(state(), State::WaitingForPerson);
    QCOMPARE(script("b").searches(), 1);
}

void TestPlayController::takeBackWorksAfterTheEnd()
{
    setEngine(Player::Second, "b");
    load("121314");
    click("1");
    QCOMPARE(state(), State::Finished);
    m_play->takeBack();
    QCOMPARE(text(), QString("121314"));
    QCOMPARE(state(), State::WaitingForPerson);
    m_play->playAgain();
    QCOMPARE(state(), State::Finished);
}

void TestPlayController::takeBackOfTheEnginesOpeningPauses()
{
    setEngine(Player::First, "a");
    QTRY_COMPARE(m_model->game().length(), 1);
    m_play->takeBack();
    QCOMPARE(m_model->game().length(), 0);
    QCOMPARE(state(), State::Paused);
    m_play->start();
    QTRY_COMPARE(m_model->game().length(), 1);
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::playAgainReachesThePersonsNextTurn()
{
    setEngine(Player::Second, "b");
    script("b").answer({6, 6});
    click("4");
    QTRY_COMPARE(m_model->game().length(), 2);
    click("4");
    QTRY_COMPARE(m_model->game().length(), 4);
    m_play->takeBack();
    m_play->takeBack();
    QCOMPARE(text(), QString());
    m_play->playAgain();
    QCOMPARE(text(), QString("47"));
    m_play->playAgain();
    QCOMPARE(text(), QString("4747"));
    QCOMPARE(script("b").searches(), 2);
}

void TestPlayController::aCommentIsAStepOfItsOwn()
{
    setEngine(Player::Second, "b");
    script("b").answer({6});
    click("4");
    QTRY_COMPARE(text(), QString("47"));
    m_model->setComment(2, "a corner");
    m_play->takeBack();
    QCOMPARE(text(), QString("47"));
    QCOMPARE(m_model->game().comment(2), QString());
    m_play->takeBack();
    QCOMPARE(text(), QString());
    m_play->playAgain();
    QCOMPARE(text(), QString("47"));
    QCOMPARE(m_model->game().comment(2), QString());
    m_play->playAgain();
    QCOMPARE(text(), QString("47"));
    QCOMPARE(m_model->game().comment(2), QString("a corner"));
}

void TestPlayController::aFailureLosesTheGame()
{
    setEngine(Player::Second, "broken");
    const EngineFailure failure {EngineFailure::Kind::IllegalMove, QStringLiteral("P@h1")};
    script("broken").failAs(failure);
    QSignalSpy failed(m_play.get(), &PlayController::engineFailed);
    QSignalSpy moved(m_play.get(), &PlayController::engineMoved);
    QSignalSpy ended(m_model.get(), &GameModel::gameEnded);
    click("4");
    QTRY_COMPARE(state(), State::Finished);
    QCOMPARE(text(), QString("4"));
    QCOMPARE(m_model->game().outcome(), Outcome::FirstWins);
    QCOMPARE(m_model->game().failure(), std::optional(failure));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(failed.front().at(1).value<Player>(), Player::Second);
    QCOMPARE(moved.count(), 0);
    QCOMPARE(ended.count(), 1);
    QVERIFY(!m_play->personPlays(Move(3)));
}

void TestPlayController::aFailedProgramIsAskedOnceMore()
{
    setEngine(Player::Second, "broken");
    script("broken").failAs(EngineFailure {EngineFailure::Kind::Crashed});
    click("4");
    QTRY_COMPARE(state(), State::Finished);
    script("broken").failAs({});
    m_play->playOn();
    QTRY_COMPARE(state(), State::WaitingForPerson);
    QCOMPARE(text(), QString("41"));
    QVERIFY(!m_model->game().failure());
    QVERIFY(m_model->game().tag(QStringLiteral("Termination")).isEmpty());

    // A game that came with its loss has no step to be undone.
    Game lost;
    QVERIFY(lost.play(Move(3)));
    lost.loseByFailure({.kind = EngineFailure::Kind::Crashed});
    m_model->reset(lost);
    QCOMPARE(state(), State::Finished);
    m_play->playOn();
    QTRY_COMPARE(text(), QString("41"));
    QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
}

void TestPlayController::undoOfAFailureReachesThePersonsTurn()
{
    setEngine(Player::Second, "broken");
    script("broken").failAs(EngineFailure {EngineFailure::Kind::Crashed});
    click("4");
    QTRY_COMPARE(state(), State::Finished);
    m_play->takeBack();
    QCOMPARE(text(), QString());
    QCOMPARE(state(), State::WaitingForPerson);
    // Forward again, the loss is where it was.
    m_play->playAgain();
    QCOMPARE(text(), QString("4"));
    QCOMPARE(script("broken").searches(), 1);
}

void TestPlayController::undoOfAFailureAtTheBeginningPauses()
{
    script("broken").failAs(EngineFailure {EngineFailure::Kind::NotStarted});
    setEngine(Player::First, "broken");
    QTRY_COMPARE(state(), State::Finished);
    QCOMPARE(m_model->game().outcome(), Outcome::SecondWins);
    m_play->takeBack();
    QCOMPARE(state(), State::Paused);
    QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
    QCOMPARE(script("broken").searches(), 1);
}

void TestPlayController::aFailureInALineBesideLosesNothing()
{
    load("4455");
    setEngine(Player::Second, "broken");
    script("broken").failAs(EngineFailure {EngineFailure::Kind::Crashed});
    m_model->goTo(2);
    QSignalSpy refused(m_play.get(), &PlayController::refused);
    QSignalSpy failed(m_play.get(), &PlayController::engineFailed);
    click("1");
    QTRY_COMPARE(refused.count(), 1);
    QVERIFY(!m_model->game().showsMainLine());
    QCOMPARE(state(), State::Paused);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
}

void TestPlayController::sidesSwapInMidGame()
{
    setEngine(Player::Second, "b");
    script("b").answer({6, 5});
    click("4");
    QTRY_COMPARE(text(), QString("47"));
    m_play->swapSides();
    QCOMPARE(m_play->player(Player::First).engine, QString("b"));
    QVERIFY(m_play->player(Player::Second).human);
    QTRY_COMPARE(text(), QString("476"));
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::sidesSwapDuringASearch()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(2);
    click("4");
    QTRY_COMPARE(script("b").running(), 1);
    m_play->swapSides();
    QCOMPARE(script("b").running(), 0);
    QCOMPARE(state(), State::WaitingForPerson);
    script("b").release();
    click("5");
    QTRY_COMPARE(m_model->game().length(), 3);
}

void TestPlayController::newGameStopsTheOldOne()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(2);
    click("4");
    QTRY_COMPARE(script("b").running(), 1);
    const int before = script("b").newGames();
    m_model->reset(Game());
    QCOMPARE(script("b").running(), 0);
    QCOMPARE(script("b").newGames(), before + 1);
    QCOMPARE(state(), State::WaitingForPerson);
}

void TestPlayController::controllerEndsDuringSearches()
{
    setEngine(Player::Second, "b");
    script("b").holdAtDepth(1);
    click("4");
    QTRY_COMPARE(script("b").running(), 1);
    m_play.reset();
    QCOMPARE(script("b").running(), 0);
}

void TestPlayController::realEngineAnswers()
{
    PlayController play(*m_model);
    play.setMinimumThinkingMs(0);
    // The second player has three on top of each other.
    load("2121317");
    QVERIFY(play.setPlayer(Player::Second, {.engine = "mapped-h1", .limits = {.depth = 4}}));
    QTRY_COMPARE(play.state(), State::Finished);
    QCOMPARE(text(), QString("21213171"));
    QVERIFY(!play.setPlayer(Player::First, engine("nobody")));
}

void TestPlayController::realEnginesPlayAGame()
{
    PlayController play(*m_model);
    play.setAutoPlayDelayMs(0);
    QVERIFY(play.setPlayer(Player::First, {.engine = "alphabeta-h2", .limits = {.depth = 3}}));
    QVERIFY(play.setPlayer(Player::Second, {.engine = "random"}));
    m_model->reset(Game());
    QSignalSpy moved(&play, &PlayController::engineMoved);
    play.start();
    QTRY_COMPARE(play.state(), State::Finished);
    QCOMPARE(moved.count(), m_model->game().length());
}

QTEST_GUILESS_MAIN(TestPlayController)
#include "tst_playcontroller.moc"
