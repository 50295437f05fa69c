// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/game/game.h"
#include "tests/core/board/randomgames.h"

#include <QTest>

namespace {

Game played(const QString& text, const QString& setup = {})
{
    Game game(notation::parseMoves(setup).value());
    for (const QChar digit : text) {
        const auto done = game.play(Move(digit.digitValue() - 1));
        Q_ASSERT(done);
    }
    return game;
}

} // namespace

class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newGameIsEmpty();
    void illegalMovesChangeNothing_data();
    void illegalMovesChangeNothing();
    void undoAndRedoWalkTheGame();
    void goToStaysInTheGame();
    void playingTheNextMoveAgainKeepsTheRest();
    void playingAnotherMoveCutsOffTheRest();
    void truncateRemovesWhatComesAfter();
    void outcomeIsThatOfTheEnd();
    void undoWorksAfterTheEnd();
    void setupMovesAreNotUndone();
    void positionsAreThoseOfTheMoves();
    void tagsKeepTheirOrder();
    void tagNamesAreChecked();
    void commentsStayWithTheirMoves();
    void resultsAreWrittenAsInPgn();
};

void TestGame::newGameIsEmpty()
{
    Game game;
    QCOMPARE(game.length(), 0);
    QCOMPARE(game.ply(), 0);
    QVERIFY(game.atEnd());
    QVERIFY(!game.undo());
    QVERIFY(!game.redo());
    QVERIFY(game.lastMove().isNone());
    QCOMPARE(game.position(), Position());
    QCOMPARE(game.positionText(), "");
    QCOMPARE(game.comment(0), "");
    QCOMPARE(game.outcome(), Outcome::Unfinished);
    QCOMPARE(game, Game());
}

void TestGame::illegalMovesChangeNothing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    QTest::newRow("full column") << "444444" << 3 << "Column 4 is full.";
    QTest::newRow("left of the board") << "" << -1 << "The columns are numbered 1 to 7.";
    QTest::newRow("right of the board") << "" << 7 << "The columns are numbered 1 to 7.";
    QTest::newRow("after the end") << "1212121" << 3 << "The game is over.";
}

void TestGame::illegalMovesChangeNothing()
{
    QFETCH(QString, before);
    QFETCH(int, column);
    QFETCH(QString, message);
    Game game = played(before);
    const Game copy = game;
    const auto done = game.play(Move(column));
    QVERIFY(!done);
    QCOMPARE(done.error().message, message);
    QCOMPARE(game, copy);
}

void TestGame::undoAndRedoWalkTheGame()
{
    Game game = played("44536");
    const Game whole = game;
    for (int ply = 4; ply >= 0; --ply) {
        QVERIFY(game.undo());
        QCOMPARE(game.ply(), ply);
        QCOMPARE(game.positionText(), QStringLiteral("44536").left(ply));
        QCOMPARE(game.length(), 5);
        QVERIFY(!game.atEnd());
    }
    QVERIFY(!game.undo());
    for (int ply = 1; ply <= 5; ++ply) {
        QVERIFY(game.redo());
        QCOMPARE(game.lastMove(), game.moves()[std::size_t(ply - 1)]);
    }
    QVERIFY(!game.redo());
    QCOMPARE(game, whole);
}

void TestGame::goToStaysInTheGame()
{
    Game game = played("44536");
    game.goTo(2);
    QCOMPARE(game.ply(), 2);
    QCOMPARE(game.position(), notation::parsePosition(u"44").value());
    game.goTo(-3);
    QCOMPARE(game.ply(), 0);
    game.goTo(99);
    QCOMPARE(game.ply(), 5);
}

void TestGame::playingTheNextMoveAgainKeepsTheRest()
{
    Game game = played("44536");
    game.setComment(5, "last");
    const Game whole = game;
    game.goTo(2);
    QVERIFY(game.play(Move(4)));
    QCOMPARE(game.ply(), 3);
    QCOMPARE(game.length(), 5);
    game.goTo(5);
    QCOMPARE(game, whole);
}

void TestGame::playingAnotherMoveCutsOffTheRest()
{
    Game game = played("44536");
    game.setComment(2, "kept");
    game.setComment(3, "cut off");
    game.goTo(2);
    QVERIFY(game.play(Move(0)));
    QVERIFY(game.atEnd());
    QCOMPARE(game.positionText(), "441");
    QCOMPARE(game.comment(2), "kept");
    QCOMPARE(game.comment(3), "");
}

void TestGame::truncateRemovesWhatComesAfter()
{
    Game game = played("44536");
    game.truncate();
    QCOMPARE(game.length(), 5);
    game.goTo(3);
    game.truncate();
    QCOMPARE(game, played("445"));
}

void TestGame::outcomeIsThatOfTheEnd()
{
    QCOMPARE(played("1212121").outcome(), Outcome::FirstWins);
    QCOMPARE(played("121212").outcome(), Outcome::Unfinished);
    Game second = played("71213141");
    QCOMPARE(second.outcome(), Outcome::SecondWins);
    second.goTo(0);
    QCOMPARE(second.outcome(), Outcome::SecondWins);
}

void TestGame::undoWorksAfterTheEnd()
{
    Game game = played("1212121");
    QVERIFY(game.undo());
    QCOMPARE(game.position().outcome(), Outcome::Unfinished);
    QVERIFY(game.play(Move(2)));
    QCOMPARE(game.outcome(), Outcome::Unfinished);
    QCOMPARE(game.positionText(), "1212123");
}

void TestGame::setupMovesAreNotUndone()
{
    Game game = played("53", "444");
    QCOMPARE(game.setup().size(), std::size_t(3));
    QCOMPARE(game.start().plies(), 3);
    QCOMPARE(game.length(), 2);
    QCOMPARE(game.positionText(), "44453");
    QVERIFY(game.undo());
    QVERIFY(game.undo());
    QVERIFY(!game.undo());
    QCOMPARE(game.positionText(), "444");
    QCOMPARE(game.position(), game.start());
    QVERIFY(game.lastMove().isNone());
}

void TestGame::positionsAreThoseOfTheMoves()
{
    SeededRandom random(5);
    for (int i = 0; i < 200; ++i) {
        Game game;
        Position position;
        for (const int column : randomColumns(random, Position())) {
            QVERIFY(game.play(Move(column)));
            position.play(column);
            QCOMPARE(game.position(), position);
        }
        QVERIFY(game.outcome() != Outcome::Unfinished);
        QCOMPARE(game.positionAt(0), Position());
        for (int ply = 0; ply < game.length(); ++ply) {
            const Move move = game.moves()[std::size_t(ply)];
            QCOMPARE(game.positionAt(ply).after(move.column()), game.positionAt(ply + 1));
        }
    }
}

void TestGame::tagsKeepTheirOrder()
{
    Game game;
    game.setTag("Second", "Bea");
    game.setTag("First", "Ann");
    game.setTag("Second", "Ben");
    QCOMPARE(game.tags().size(), std::size_t(2));
    QCOMPARE(game.tags()[0].first, "Second");
    QCOMPARE(game.tag("Second"), "Ben");
    QCOMPARE(game.tag("Event"), "");
    game.setTag("Second", "");
    game.setTag("Event", "");
    QCOMPARE(game.tags().size(), std::size_t(1));
    QCOMPARE(game.tags()[0].second, "Ann");
}

void TestGame::tagNamesAreChecked()
{
    for (const char* name : {"Event", "e", "White_2", "A1"})
        QVERIFY2(Game::isTagName(QString::fromLatin1(name)), name);
    for (const char* name : {"", "1", "_", "a b", "a-b", "Caf\xe9", "Result", "Setup"})
        QVERIFY2(!Game::isTagName(QString::fromLatin1(name)), name);
}

void TestGame::commentsStayWithTheirMoves()
{
    Game game = played("445");
    game.setComment(0, "before");
    game.setComment(3, "after");
    game.undo();
    QCOMPARE(game.comment(3), "after");
    game.redo();
    QVERIFY(game.play(Move(2)));
    QCOMPARE(game.comment(0), "before");
    QCOMPARE(game.comment(3), "after");
    QCOMPARE(game.comment(4), "");
}

void TestGame::resultsAreWrittenAsInPgn()
{
    QCOMPARE(resultText(Outcome::FirstWins), "1-0");
    QCOMPARE(resultText(Outcome::SecondWins), "0-1");
    QCOMPARE(resultText(Outcome::Draw), "1/2-1/2");
    QCOMPARE(resultText(Outcome::Unfinished), "*");
}

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
