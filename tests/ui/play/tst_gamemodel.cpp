// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "core/support/random.h"
#include "ui/play/gamemodel.h"

#include <QSignalSpy>
#include <QTest>

class TestGameModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_model = std::make_unique<GameModel>(); }
    void cleanup() { m_model.reset(); }

    void moveIsPlayedAndAnnounced()
    {
        QSignalSpy played(m_model.get(), &GameModel::movePlayed);
        QSignalSpy position(m_model.get(), &GameModel::positionChanged);
        QVERIFY(m_model->play(Move(3)));
        QCOMPARE(m_model->game().positionText(), QString("4"));
        QCOMPARE(played.count(), 1);
        QCOMPARE(played.first().at(0).value<Move>(), Move(3));
        QCOMPARE(played.first().at(1).toInt(), 1);
        QCOMPARE(position.count(), 1);
    }

    void discIsAnnouncedBeforeThePosition()
    {
        QStringList order;
        connect(m_model.get(), &GameModel::movePlayed, this, [&] { order << "disc"; });
        connect(m_model.get(), &GameModel::positionChanged, this, [&] { order << "position"; });
        play("1");
        QCOMPARE(order, (QStringList {"disc", "position"}));
    }

    void illegalMoveFailsAndChangesNothing()
    {
        play("111111");
        QSignalSpy moves(m_model.get(), &GameModel::movesChanged);
        const auto refused = m_model->play(Move(0));
        QVERIFY(!refused);
        QVERIFY(!refused.error().message.isEmpty());
        QCOMPARE(moves.count(), 0);
        QCOMPARE(m_model->undoStack().count(), 6);
    }

    void movesAreTakenBackAndPlayedAgain()
    {
        play("4453");
        m_model->takeBack(3);
        QCOMPARE(text(), QString("4"));
        m_model->playAgain(2);
        QCOMPARE(text(), QString("445"));
        m_model->takeBack(99);
        QCOMPARE(text(), QString());
        QVERIFY(!m_model->canTakeBack());
        m_model->playAgain(99);
        QCOMPARE(text(), QString("4453"));
        QVERIFY(!m_model->canPlayAgain());
    }

    void moveIsTakenBackAfterTheEnd()
    {
        QSignalSpy ended(m_model.get(), &GameModel::gameEnded);
        play("1213141");
        QCOMPARE(ended.count(), 1);
        QCOMPARE(ended.first().first().value<Outcome>(), Outcome::FirstWins);
        m_model->takeBack(1);
        QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
        QCOMPARE(ended.count(), 1);
        m_model->playAgain(1);
        QCOMPARE(ended.count(), 2);
    }

    void timeThatIsOverEndsTheGameUntilItIsUndone()
    {
        play("445");
        QSignalSpy ended(m_model.get(), &GameModel::gameEnded);
        QSignalSpy played(m_model.get(), &GameModel::movePlayed);
        m_model->loseOnTime();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(ended.first().first().value<Outcome>(), Outcome::FirstWins);
        QCOMPARE(played.count(), 0);
        QVERIFY(!m_model->play(Move(0)));
        m_model->loseOnTime();
        QCOMPARE(ended.count(), 1);

        QVERIFY(m_model->undoChange());
        QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
        QCOMPARE(text(), QString("445"));
        QVERIFY(m_model->redoChange());
        QCOMPARE(ended.count(), 2);
    }

    void noTimeIsLostInALineBeside()
    {
        play("445");
        m_model->goTo(1);
        play("7");
        m_model->loseOnTime();
        QCOMPARE(m_model->game().outcome(), Outcome::Unfinished);
        m_model->showMainLine();
        QVERIFY(!m_model->game().endedOnTime());
    }

    void lineCutOffInTheMiddleComesBack()
    {
        play("123456");
        m_model->goTo(2);
        play("7");
        QCOMPARE(text(), QString("127"));
        QCOMPARE(m_model->game().length(), 3);
        m_model->takeBack(1);
        QCOMPARE(m_model->game().ply(), 2);
        QCOMPARE(whole(), QString("123456"));
        m_model->playAgain(1);
        QCOMPARE(whole(), QString("127"));
        m_model->takeBack(2);
        QCOMPARE(whole(), QString("12345"));
    }

    void aFinishedGameIsNotLostByAMoveOverIt_data()
    {
        QTest::addColumn<bool>("takenBack");
        QTest::newRow("an earlier position is looked at") << false;
        QTest::newRow("the last moves were taken back") << true;
    }

    void aFinishedGameIsNotLostByAMoveOverIt()
    {
        QFETCH(bool, takenBack);
        GameModel model;
        for (const int column : {0, 1, 0, 1, 0, 1, 0})
            QVERIFY(model.play(Move(column)));
        QCOMPARE(model.game().outcome(), Outcome::FirstWins);
        const std::vector<Move> won = model.game().moves();
        if (takenBack)
            model.takeBack(2);
        else
            model.goTo(5);
        QSignalSpy left(&model, &GameModel::finishedGameLeft);
        QSignalSpy kept(&model, &GameModel::lineKept);
        QVERIFY(model.play(Move(3)));
        QCOMPARE(left.size(), takenBack ? 1 : 0);
        QCOMPARE(kept.size(), takenBack ? 0 : 1);
        QCOMPARE(model.game().length(), 6);
        QVERIFY(model.play(Move(4)));
        QCOMPARE(left.size() + kept.size(), 1);
        model.takeBack(2);
        QCOMPARE(model.game().moves(), won);
        QCOMPARE(model.game().ply(), 5);
        // What was played over it can be had again as well.
        model.playAgain(2);
        QCOMPARE(model.game().length(), 7);
        QCOMPARE(model.game().lastMove(), Move(4));
    }

    void aLineBesideIsLookedAtWithoutAChange()
    {
        play("123456");
        m_model->goTo(2);
        play("7");
        m_model->markSaved(QStringLiteral("somewhere.c4g"));
        QSignalSpy moves(m_model.get(), &GameModel::movesChanged);
        QSignalSpy position(m_model.get(), &GameModel::positionChanged);
        m_model->showVariation(0);
        QCOMPARE(whole(), QString("123456"));
        QCOMPARE(m_model->game().ply(), 3);
        QCOMPARE(moves.size(), 1);
        QCOMPARE(position.size(), 1);
        QVERIFY(!m_model->isModified());
        m_model->showVariation(0);
        QVERIFY(!m_model->game().showsMainLine());
        m_model->showMainLine();
        QCOMPARE(whole(), QString("123456"));
        QCOMPARE(m_model->game().ply(), 2);
    }

    void aLineIsPromotedOrDeletedAndUndone()
    {
        play("123456");
        m_model->goTo(2);
        play("7");
        m_model->makeMainLine();
        QVERIFY(m_model->game().showsMainLine());
        QVERIFY(m_model->isModified());
        m_model->undoStack().undo();
        QVERIFY(!m_model->game().showsMainLine());
        m_model->removeShownLine();
        QCOMPARE(whole(), QString("123456"));
        QVERIFY(m_model->game().variations().empty());
        m_model->undoStack().undo();
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
        QCOMPARE(whole(), QString("127"));
        m_model->removeVariation(0);
        QVERIFY(m_model->game().variations().empty());
        QVERIFY(m_model->game().showsMainLine());
    }

    void takingBackInALoadedGameKeepsItsLines()
    {
        const auto loaded
            = gamefile::read("1. d1 d2 (1... c1 {why not here} 2. c2) 2. e1 e2 3. f1 *");
        QVERIFY(loaded);
        m_model->reset(*loaded);
        m_model->takeBack(1);
        QVERIFY(m_model->play(Move(2)));
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
        QCOMPARE(m_model->game().variations().front().comments.at(2),
                 QStringLiteral("why not here"));
        QCOMPARE(m_model->game().branchPly(0), 1);
        m_model->takeBack(1);
        m_model->playAgain(1);
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
        // It goes with the move that it replaces, and comes back with it.
        m_model->takeBack(4);
        QVERIFY(m_model->game().variations().empty());
        m_model->playAgain(4);
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
    }

    void aLoadedGameKeepsItsLines()
    {
        Game game;
        for (const int column : {0, 1, 2})
            QVERIFY(game.play(Move(column)));
        game.goTo(1);
        QVERIFY(game.branch(Move(5)));
        game.showMainLine();
        m_model->reset(game);
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
        m_model->takeBack(1);
        m_model->playAgain(1);
        QCOMPARE(m_model->game().variations().size(), std::size_t(1));
    }

    void theMovesOfAFinishedGamePlayedAgainLeaveNothing()
    {
        GameModel model;
        for (const int column : {0, 1, 0, 1, 0, 1, 0})
            QVERIFY(model.play(Move(column)));
        QSignalSpy left(&model, &GameModel::finishedGameLeft);
        model.takeBack(2);
        QVERIFY(model.play(Move(1)));
        QVERIFY(model.play(Move(0)));
        model.goTo(3);
        QVERIFY(model.play(Move(1)));
        QCOMPARE(left.size(), 0);
    }

    void lookingBackIsNoChange()
    {
        play("12");
        m_model->markSaved("game.c4g");
        const int commands = m_model->undoStack().count();
        QSignalSpy position(m_model.get(), &GameModel::positionChanged);
        QSignalSpy moves(m_model.get(), &GameModel::movesChanged);
        m_model->goTo(0);
        m_model->goTo(0);
        QCOMPARE(position.count(), 1);
        QCOMPARE(moves.count(), 0);
        QVERIFY(!m_model->isModified());
        QCOMPARE(m_model->undoStack().count(), commands);
        QCOMPARE(whole(), QString("12"));
    }

    void loadedGameCanBeTakenBack()
    {
        QSignalSpy modified(m_model.get(), &GameModel::modifiedChanged);
        Game game = gameOf("44536");
        game.setComment(2, "a reply");
        game.setTag("Event", "Club evening");
        m_model->reset(game, "evening.c4g");
        QCOMPARE(m_model->undoStack().count(), 5);
        QVERIFY(!m_model->isModified());
        QCOMPARE(modified.count(), 0);
        m_model->takeBack(4);
        QCOMPARE(text(), QString("4"));
        QCOMPARE(m_model->game().tag("Event"), QString("Club evening"));
        m_model->playAgain(4);
        QCOMPARE(m_model->game(), game);
        QVERIFY(!m_model->isModified());
    }

    void setupMovesStay()
    {
        m_model->reset(Game(*notation::parseMoves(QStringLiteral("44"))));
        play("1");
        m_model->takeBack(9);
        QCOMPARE(text(), QString("44"));
        QVERIFY(!m_model->canTakeBack());
    }

    void resetIsAnnouncedOnce()
    {
        play("123");
        QSignalSpy reset(m_model.get(), &GameModel::gameReset);
        QSignalSpy played(m_model.get(), &GameModel::movePlayed);
        m_model->reset(gameOf("44"));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(played.count(), 0);
        m_model->reset(Game());
        QVERIFY(!m_model->canTakeBack());
        QVERIFY(!m_model->canPlayAgain());
    }

    void theGameBeforeComesBackAsItWasLeft()
    {
        // Of each step the game, its file, whether that has it all and what can be undone and done
        // again are the same after one step back and one forward; and so is the game before after
        // one step forward and one back.
        SeededRandom random(20261126);
        for (int step = 0; step < 2000; ++step) {
            const auto what = random.below(8);
            const Move move(static_cast<int>(random.below(7)));
            if (what < 4)
                (void)m_model->play(move);
            else if (what == 4)
                m_model->setComment(m_model->game().ply(), QString::number(step));
            else if (what == 5)
                m_model->reset(gameOf("44"), QStringLiteral("/tmp/%1.c4g").arg(step));
            else if (what == 6)
                m_model->reset(gameOf("4453"), {}, GameModel::Steps::Whole);
            else
                m_model->takeBack(3);
            if (random.below(8) == 0)
                m_model->markSaved(QStringLiteral("/tmp/%1.c4g").arg(step));
            if (!m_model->canBringBack())
                continue;
            const LeftGame present = m_model->withSteps();
            m_model->bringBack();
            const LeftGame before = m_model->withSteps();
            QVERIFY(m_model->canLeaveAgain());
            m_model->leaveAgain();
            QVERIFY(isSame(m_model->withSteps(), present));
            m_model->bringBack();
            QVERIFY(isSame(m_model->withSteps(), before));
            m_model->leaveAgain();
        }
        // Back through all of them ends before the first.
        int games = 0;
        for (; games < 100 && (m_model->canTakeBack() || m_model->canBringBack()); ++games) {
            while (!m_model->canBringBack() && m_model->canTakeBack())
                m_model->takeBack(1);
            m_model->bringBack();
        }
        QVERIFY2(games > 5 && games < 100, qPrintable(QString::number(games)));
    }

    void whatWasTakenBackComesBackWithTheGame()
    {
        play("445");
        m_model->takeBack(1);
        m_model->reset(gameOf("1"), {}, GameModel::Steps::Whole);
        m_model->bringBack();
        QCOMPARE(text(), QString("44"));
        // Right after a step back the step forward leads where that came from.
        QVERIFY(m_model->canLeaveAgain());
        m_model->leaveAgain();
        QCOMPARE(text(), QString("1"));
        m_model->bringBack();
        m_model->takeBack(1);
        QVERIFY(!m_model->canLeaveAgain());
        m_model->playAgain(2);
        QCOMPARE(text(), QString("445"));
        // And after it all that came then.
        m_model->leaveAgain();
        QCOMPARE(text(), QString("1"));
    }

    void aGameTakenBackToNothingComesBack()
    {
        play("44");
        m_model->takeBack(2);
        m_model->reset(Game());
        m_model->bringBack();
        m_model->playAgain(1);
        QCOMPARE(text(), QString("4"));
        m_model->playAgain(1);
        QCOMPARE(text(), QString("44"));
        // Nobody misses a board on which nothing was done.
        GameModel fresh;
        fresh.reset(gameOf("4"));
        QVERIFY(!fresh.canBringBack());
    }

    void whatTheFileHasIsKnownOfAGameThatComesBack()
    {
        play("44");
        m_model->markSaved("a.c4g");
        play("5");
        m_model->reset(Game());
        m_model->bringBack();
        QVERIFY(m_model->isModified());
        m_model->takeBack(1);
        QVERIFY(!m_model->isModified());
        m_model->takeBack(1);
        QVERIFY(m_model->isModified());
    }

    void itsWitnessesComeBackWithIt()
    {
        QString players = QStringLiteral("Anna");
        m_model->addWitness([&] { return [&, then = players] { players = then; }; });
        play("44");
        m_model->reset(Game());
        players = QStringLiteral("Ben");
        play("1");
        m_model->takeBack(1);
        m_model->bringBack();
        QCOMPARE(text(), QString("44"));
        QCOMPARE(players, QString("Anna"));
        m_model->leaveAgain();
        QCOMPARE(players, QString("Ben"));
    }

    void modifiedFollowsTheFile()
    {
        QSignalSpy modified(m_model.get(), &GameModel::modifiedChanged);
        QVERIFY(!m_model->isModified());
        play("1");
        QVERIFY(m_model->isModified());
        m_model->markSaved("a.c4g");
        QVERIFY(!m_model->isModified());
        QCOMPARE(m_model->filePath(), QString("a.c4g"));
        play("2");
        m_model->takeBack(1);
        QVERIFY(!m_model->isModified());
        m_model->takeBack(1);
        QVERIFY(m_model->isModified());
        QList<bool> states;
        for (const auto& arguments : modified)
            states << arguments.first().toBool();
        QCOMPARE(states, (QList<bool> {true, false, true, false, true}));
    }

    void unsavedMarkStaysUntilASave()
    {
        m_model->reset(gameOf("44"), "origin.c4g");
        m_model->markUnsaved();
        QVERIFY(m_model->isModified());
        play("1");
        m_model->takeBack(2);
        QVERIFY(m_model->isModified());
        m_model->markSaved("origin.c4g");
        QVERIFY(!m_model->isModified());
    }

    void commentsCanBeUndone()
    {
        play("12");
        m_model->setComment(1, "corner");
        m_model->setComment(1, "corner");
        QCOMPARE(m_model->undoStack().count(), 3);
        m_model->undoStack().undo();
        QCOMPARE(m_model->game().comment(1), QString());
        QCOMPARE(text(), QString("12"));
    }

    void aChangeThatIsNoMoveIsOneStep()
    {
        play("12");
        m_model->setComment(2, "hm");
        QVERIFY(m_model->undoChange());
        QCOMPARE(text(), QString("12"));
        QCOMPARE(m_model->game().comment(2), QString());
        QVERIFY(!m_model->undoChange());
        QVERIFY(m_model->redoChange());
        QCOMPARE(m_model->game().comment(2), QString("hm"));
        QVERIFY(!m_model->redoChange());
    }

    void takingBackPassesCommentsMadeLater()
    {
        play("12");
        m_model->setComment(2, "hm");
        m_model->takeBack(1);
        QCOMPARE(text(), QString("1"));
        m_model->playAgain(1);
        QCOMPARE(text(), QString("12"));
        m_model->undoStack().redo();
        QCOMPARE(m_model->game().comment(2), QString("hm"));
    }

    void listenerMayAnswerWithAMove()
    {
        connect(m_model.get(), &GameModel::movePlayed, this, [this](Move, int ply) {
            if (ply % 2 == 1)
                QVERIFY(m_model->play(Move(6)));
        });
        play("1");
        play("1");
        QCOMPARE(text(), QString("1717"));
        QCOMPARE(m_model->undoStack().count(), 4);
        m_model->takeBack(3);
        QCOMPARE(text(), QString("1"));
    }

private:
    /// Of all but what the witnesses know.
    static bool isSame(const LeftGame& a, const LeftGame& b)
    {
        return a.game == b.game && a.game.ply() == b.game.ply() && a.filePath == b.filePath
            && a.steps == b.steps && a.done == b.done && a.saved == b.saved
            && a.beginning == b.beginning;
    }

    static Game gameOf(const char* moves)
    {
        Game game;
        const auto parsed = notation::parseMoves(QString::fromLatin1(moves));
        for (const Move move : *parsed)
            if (!game.play(move))
                qFatal("a test plays an illegal move");
        return game;
    }
    void play(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(m_model->play(Move(*c - '1')));
    }
    QString text() const { return m_model->game().positionText(); }
    QString whole() const
    {
        return notation::toDigits(m_model->game().setup())
            + notation::toDigits(m_model->game().moves());
    }

    std::unique_ptr<GameModel> m_model;
};

QTEST_GUILESS_MAIN(TestGameModel)
#include "tst_gamemodel.moc"
