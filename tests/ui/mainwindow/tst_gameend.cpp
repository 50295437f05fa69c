// SPDX-License-Identifier: GPL-3.0-or-later
// What is said and offered when a game is over: the score of those who play, the next game.
#include "core/engines/levels.h"
#include "tests/ui/mainwindow/windowfixture.h"
#include "ui/board/boardbanner.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/play/playcontroller.h"
#include "ui/play/turnpanel.h"
#include "ui/style/appearance.h"
#include "ui/style/showndiscs.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <algorithm>

namespace {

Settings against(const char* level)
{
    Settings settings = WindowFixture::quickSettings();
    settings.second = {.engine = QString::fromLatin1(level)};
    return settings;
}

/// The game to its end without the engine: these columns are both sides' discs.
void playOut(const WindowFixture& f, const char* columns)
{
    f.window->parts().controller.pause();
    for (; *columns; ++columns) {
        QVERIFY(f.window->parts().model.play(Move(*columns - '1')));
        f.window->parts().controller.pause();
    }
}

/// The person has the discs of `winner`, and the other one loses.
constexpr auto firstWins = "1212121";
constexpr auto secondWins = "71212121";

QString pair(const WindowFixture& f)
{
    return f.window->findChild<TurnPanel*>()->pairText();
}

QString turn(const WindowFixture& f)
{
    return f.window->findChild<TurnPanel*>()->turnText();
}

BoardBanner* banner(const WindowFixture& f)
{
    return f.window->findChild<BoardBanner*>();
}

bool offers(const WindowFixture& f, const QString& words)
{
    const auto buttons = banner(f)->findChildren<QPushButton*>();
    return std::ranges::any_of(buttons, [&](const QPushButton* button) {
        return !button->isHidden() && button->accessibleName() == words;
    });
}

Player personsSide(const WindowFixture& f)
{
    return f.window->parts().controller.player(Player::First).human ? Player::First
                                                                    : Player::Second;
}

}

class TestGameEnd : public QObject
{
    Q_OBJECT

private:
    /// One more game that the person wins, or loses, and a rematch.
    static void nextGame(const WindowFixture& f, bool wins)
    {
        f.trigger(Command::Rematch);
        playOut(f, (personsSide(f) == Player::First) == wins ? firstWins : secondWins);
    }

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void theResultIsSaidInThePersonsWords()
    {
        const WindowFixture f(against("level-1"));
        QCOMPARE(turn(f), QStringLiteral("Your turn"));
        playOut(f, firstWins);
        QCOMPARE(banner(f)->words(), QStringLiteral("You win!"));
        QCOMPARE(turn(f), QString());
        nextGame(f, false);
        QCOMPARE(banner(f)->words(), QStringLiteral("Chick got you this time."));
        QCOMPARE(turn(f), QString());
        const WindowFixture people;
        QCOMPARE(turn(people), QStringLiteral("Orange's turn"));
        people.play(secondWins);
        QCOMPARE(banner(people)->words(), QStringLiteral("Blue wins!"));
        const WindowFixture drawn;
        drawn.play("757341132773575647262416323134652254654611");
        QCOMPARE(banner(drawn)->words(), QStringLiteral("It's a draw!"));
    }

    void peopleAreCalledByTheirNames()
    {
        Settings settings = WindowFixture::quickSettings();
        settings.people = {.names = {"Ben", "Anna"}, .player = "Ben", .partner = "Anna"};
        settings.first = Entrant::person(QStringLiteral("Ben"));
        settings.second = Entrant::person(QStringLiteral("Anna"));
        const WindowFixture f(settings);
        QCOMPARE(pair(f), QStringLiteral("Ben against Anna"));
        QCOMPARE(turn(f), QStringLiteral("Ben's turn"));
        f.play(firstWins);
        QCOMPARE(banner(f)->words(), QStringLiteral("Ben wins!"));
        QCOMPARE(f.game().tag(QStringLiteral("First")), QStringLiteral("Ben"));
        QCOMPARE(pair(f), QStringLiteral("Anna 0 – 1 Ben"));
        // The other one starts, and the score goes with the names.
        f.trigger(Command::Rematch);
        QCOMPARE(turn(f), QStringLiteral("Anna's turn"));
        f.play(firstWins);
        QCOMPARE(pair(f), QStringLiteral("Anna 1 – 1 Ben"));
    }

    void onePersonIsYouWithAScoreOfTheirOwn()
    {
        Settings settings = against("level-1");
        settings.people = {.names = {"Anna"}, .player = "Anna"};
        settings.scores.insert(QStringLiteral("level-1"), {7, 0, 0, 7});
        settings.first = Entrant::person(QStringLiteral("Anna"));
        const WindowFixture f(settings);
        QCOMPARE(pair(f), QStringLiteral("You against Chick"));
        QCOMPARE(turn(f), QStringLiteral("Your turn"));
        playOut(f, firstWins);
        QCOMPARE(banner(f)->words(), QStringLiteral("You win!"));
        QCOMPARE(pair(f), QStringLiteral("You 1 – 0 Chick"));
        QCOMPARE(f.game().tag(QStringLiteral("First")), QStringLiteral("Anna"));
    }

    void aFileTellsWhoPlayed()
    {
        const WindowFixture f(against("level-1"));
        Game game;
        for (const char* column = firstWins; *column; ++column)
            QVERIFY(game.play(Move(*column - '1')));
        game.setTag(QStringLiteral("First"), QStringLiteral("Ann"));
        game.setTag(QStringLiteral("Second"), QStringLiteral("Bob"));
        f.window->parts().model.reset(game);
        QCOMPARE(pair(f), QStringLiteral("Ann against Bob"));
        QTRY_COMPARE(banner(f)->words(), QStringLiteral("Ann wins!"));
        // One of an older program.
        game.setTag(QStringLiteral("Second"), QStringLiteral("Beginner (level-1)"));
        f.window->parts().model.reset(game);
        QCOMPARE(pair(f), QStringLiteral("Ann against Chick"));
        // Nobody knows whose moves those of a link are.
        f.window->parts().model.reset(Game());
        game.setTag(QStringLiteral("First"), QString());
        game.setTag(QStringLiteral("Second"), QString());
        f.window->parts().model.reset(game);
        QTRY_COMPARE(banner(f)->words(), QStringLiteral("Orange wins!"));
    }

    void theScoreIsKept()
    {
        WindowFixture f(against("level-1"));
        QCOMPARE(pair(f), QStringLiteral("You against Chick"));
        playOut(f, firstWins);
        QCOMPARE(pair(f), QStringLiteral("You 1 – 0 Chick"));
        // Taken back and won again, it is the same game.
        f.trigger(Command::Undo);
        QVERIFY(f.window->parts().model.play(Move(0)));
        QCOMPARE(pair(f), QStringLiteral("You 1 – 0 Chick"));
        nextGame(f, true);
        nextGame(f, false);
        QCOMPARE(pair(f), QStringLiteral("You 2 – 1 Chick"));
        f.window->parts().model.markSaved(QString());
        QVERIFY(f.window->close());
        f.open();
        QCOMPARE(pair(f), QStringLiteral("You 2 – 1 Chick"));
        // Another opponent has a score of its own, and this one's waits.
        QVERIFY(f.window->parts().controller.setPlayer(
            personsSide(f) == Player::First ? Player::Second : Player::First,
            {.engine = QStringLiteral("level-2")}));
        QCOMPARE(pair(f), QStringLiteral("You against Robot"));
        f.trigger(Command::EasierLevel);
        QCOMPARE(pair(f), QStringLiteral("You 2 – 1 Chick"));
        QVERIFY(f.action(Command::ForgetScore)->isEnabled());
        f.trigger(Command::ForgetScore);
        QCOMPARE(pair(f), QStringLiteral("You against Chick"));
        QVERIFY(!f.action(Command::ForgetScore)->isEnabled());
    }

    void aLineBesideTheGameDoesNotCount()
    {
        const WindowFixture f;
        f.play("4455");
        const QString before = pair(f);
        f.window->parts().model.goTo(2);
        f.play("61517");
        QCOMPARE(f.game().outcome(), Outcome::FirstWins);
        QVERIFY(!f.game().showsMainLine());
        QCOMPARE(pair(f), before);
    }

    void whatWasNotPlayedFromItsStartDoesNotCount()
    {
        const WindowFixture f(against("level-1"));
        Game game;
        for (const char column : {'1', '2', '1', '2', '1', '2'})
            QVERIFY(game.play(Move(column - '1')));
        f.window->parts().model.reset(game);
        QVERIFY(f.window->parts().model.play(Move(0)));
        QCOMPARE(banner(f)->words(), QStringLiteral("You win!"));
        QCOMPARE(pair(f), QStringLiteral("You against Chick"));
        // Nor does one whose sides were changed in its middle.
        f.window->parts().model.markSaved(QString());
        f.trigger(Command::NewGame);
        playOut(f, "121212");
        f.trigger(Command::SwapSides);
        f.window->parts().controller.pause();
        QVERIFY(f.window->parts().model.play(Move(0)));
        QCOMPARE(banner(f)->words(), QStringLiteral("Chick got you this time."));
        QCOMPARE(pair(f), QStringLiteral("You against Chick"));
    }

    void aRematchGivesTheOtherOneTheFirstDisc()
    {
        const WindowFixture f(against("level-1"));
        playOut(f, firstWins);
        f.trigger(Command::Rematch);
        QCOMPARE(personsSide(f), Player::Second);
        // The colours stay with those who have them.
        QCOMPARE(ShownDiscs::theme(), DiscTheme::SafeSwapped);
        QTRY_COMPARE(f.game().length(), 1);
        f.trigger(Command::Undo);
        playOut(f, firstWins);
        f.trigger(Command::Rematch);
        QCOMPARE(personsSide(f), Player::First);
        QCOMPARE(ShownDiscs::theme(), DiscTheme::Safe);
        // One that has not come to its end begins again as it was.
        const WindowFixture people;
        people.play("44");
        people.window->parts().model.markSaved(QString());
        people.trigger(Command::Rematch);
        QCOMPARE(ShownDiscs::theme(), DiscTheme::Safe);
    }

    /// Who listens hears no name of before while the colours go to the other side.
    void aRematchSaysTheNewColourAtOnce()
    {
        const WindowFixture f;
        f.play(firstWins);
        const QString before = f.window->parts().centre.board().boardText();
        QVERIFY(before.contains(QStringLiteral("Orange")));
        QStringList heard;
        const GameModel& model = f.window->parts().model;
        for (const auto signal :
             {&GameModel::gameReset, &GameModel::movesChanged, &GameModel::positionChanged})
            connect(&model, signal, this, [&] { heard += turn(f); });
        connect(&model, &GameModel::positionChanged, this,
                [&] { heard += f.window->parts().centre.board().boardText(); });
        f.trigger(Command::Rematch);
        QCOMPARE(turn(f), QStringLiteral("Blue's turn"));
        QVERIFY(heard.contains(QStringLiteral("Blue to move.")));
        for (const QString& sentence : std::as_const(heard))
            for (const char* wrong : {"Orange's turn", "Orange to move", "Blue wins"})
                QVERIFY2(!sentence.contains(QLatin1String(wrong)), qPrintable(sentence));
        disconnect(&model, nullptr, this, nullptr);
    }

    void threeGamesInARowAreAskedAbout()
    {
        const WindowFixture f(against("level-1"));
        playOut(f, firstWins);
        nextGame(f, true);
        QVERIFY(!offers(f, QStringLiteral("Play Robot next?")));
        nextGame(f, true);
        QVERIFY(offers(f, QStringLiteral("Play Robot next?")));
        nextGame(f, true);
        QVERIFY(!offers(f, QStringLiteral("Play Robot next?")));
        f.trigger(Command::HarderLevel);
        QCOMPARE(pair(f), QStringLiteral("You against Robot"));
        QCOMPARE(f.game().length(), 0);
        for (int game = 0; game < 3; ++game)
            game == 0 ? playOut(f, personsSide(f) == Player::First ? secondWins : firstWins)
                      : nextGame(f, false);
        QVERIFY(offers(f, QStringLiteral("Play Chick instead?")));
        QVERIFY(std::ranges::none_of(
            banner(f)->findChildren<QPushButton*>(),
            [](const QPushButton* button) { return button->accessibleName().endsWith(u"next?"); }));
    }

    void whoHasLostMaySeeWhere()
    {
        const auto where = QStringLiteral("Show me where");
        const WindowFixture f(against("level-1"));
        QVERIFY(!f.action(Command::ShowWhere)->isEnabled());
        playOut(f, firstWins);
        QVERIFY(!offers(f, where));
        QVERIFY(f.action(Command::ShowWhere)->isEnabled());
        nextGame(f, false);
        QVERIFY(offers(f, where));
        QCOMPARE(banner(f)->findChild<QPushButton*>()->accessibleName(), QStringLiteral("Rematch"));
        nextGame(f, true);
        QVERIFY(!offers(f, where));
        const WindowFixture people;
        people.play(secondWins);
        QVERIFY(!offers(people, where));
    }

    /// Of a game that others have played nobody here has won or lost it.
    void aGameFromAFileIsNobodysLoss()
    {
        const WindowFixture f(against("level-1"));
        Game game;
        for (const char column : QByteArray(secondWins))
            QVERIFY(game.play(Move(column - '1')));
        game.setTag(QStringLiteral("First"), QStringLiteral("Anna"));
        game.setTag(QStringLiteral("Second"), QStringLiteral("Ben"));
        f.window->parts().model.reset(game);
        QCOMPARE(banner(f)->words(), QStringLiteral("Ben wins!"));
        QVERIFY(!offers(f, QStringLiteral("Show me where")));
    }

    /// Undo brings the finished game back, whatever was begun by a click.
    void aRematchLosesNoGame()
    {
        const WindowFixture f(against("level-1"));
        playOut(f, firstWins);
        banner(f)->findChild<QPushButton*>()->click();
        QTRY_VERIFY(f.game().length() <= 1);
        f.window->parts().controller.pause();
        while (f.text() != QLatin1String(firstWins) && f.action(Command::Undo)->isEnabled())
            f.trigger(Command::Undo);
        QCOMPARE(f.text(), QString::fromLatin1(firstWins));
        QCOMPARE(banner(f)->words(), QStringLiteral("You win!"));
    }

    void nobodyIsBelowTheFirstOrAboveTheLast()
    {
        const WindowFixture low(against("level-1"));
        QVERIFY(!low.action(Command::EasierLevel)->isEnabled());
        QVERIFY(low.action(Command::HarderLevel)->isEnabled());
        playOut(low, secondWins);
        nextGame(low, false);
        nextGame(low, false);
        QVERIFY(!offers(low, QStringLiteral("Try an easier one?")));
        QCOMPARE(low.action(Command::EasierLevel)->text().remove(u'&'),
                 QStringLiteral("Try an easier one?"));
        QCOMPARE(low.action(Command::HarderLevel)->text().remove(u'&'),
                 QStringLiteral("Play Robot next?"));
        const WindowFixture high(against("level-8"));
        QVERIFY(high.action(Command::EasierLevel)->isEnabled());
        QVERIFY(!high.action(Command::HarderLevel)->isEnabled());
        const WindowFixture people;
        QVERIFY(!people.action(Command::HarderLevel)->isEnabled());
    }
};

QTEST_MAIN(TestGameEnd)
#include "tst_gameend.moc"
