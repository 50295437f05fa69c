// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"

#include <QTest>

namespace {

Game played(std::initializer_list<int> columns)
{
    Game game;
    for (const int column : columns)
        if (!game.play(Move(column)))
            return {};
    return game;
}

} // namespace

class TestTimeForfeit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSideToMoveLoses()
    {
        Game game = played({3, 3, 2});
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        game.loseOnTime();
        QVERIFY(game.endedOnTime());
        QCOMPARE(game.outcome(), Outcome::FirstWins);
        Game second = played({3, 3});
        second.loseOnTime();
        QCOMPARE(second.outcome(), Outcome::SecondWins);
    }
    void anEarlierPointIsNotTheEnd()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        QCOMPARE(game.outcomeHere(), Outcome::FirstWins);
        game.goTo(1);
        QCOMPARE(game.outcomeHere(), Outcome::Unfinished);
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
    void nobodyMovesAfterIt()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        const auto more = game.branch(Move(0));
        QVERIFY(!more);
        QCOMPARE(more.error().message, QStringLiteral("The game is over."));
    }
    void aLineBesideGoesOnAndTheGameStaysAsItEnded()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        game.goTo(1);
        QVERIFY(game.branch(Move(6)));
        QVERIFY(!game.showsMainLine());
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        game.showMainLine();
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
    void anotherMainLineWasNotLost()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        game.goTo(1);
        QVERIFY(game.branch(Move(6)));
        game.makeMainLine();
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        QVERIFY(game.tag(QStringLiteral("Termination")).isEmpty());
    }
    void fewerMovesAreNotLost()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        game.goTo(2);
        game.truncate();
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        QVERIFY(!game.endedOnTime());
    }
    void aFileKeepsIt()
    {
        Game game = played({3, 3, 2});
        game.loseOnTime();
        const QByteArray text = gamefile::write(game);
        QVERIFY(text.contains("[Termination \"time forfeit\"]\n"));
        QVERIFY(text.contains("[Result \"1-0\"]\n"));
        QVERIFY(text.endsWith("1. d1 d2 2. c1 1-0\n"));
        const auto read = gamefile::read(text);
        QVERIFY(read);
        QCOMPARE(*read, game);
        QCOMPARE(read->outcome(), Outcome::FirstWins);
    }
    void aFileIsReadWithVariations()
    {
        const auto read
            = gamefile::read("[Termination \"time forfeit\"]\n1. d1 d2 (1... g1) 2. c1 1-0");
        QVERIFY(read);
        QVERIFY(read->endedOnTime());
        QCOMPARE(read->variations().size(), std::size_t {1});
    }
    void aResultForTheWrongSideIsRefused()
    {
        QVERIFY(!gamefile::read("[Termination \"time forfeit\"]\n1. d1 d2 2. c1 0-1"));
        QVERIFY(!gamefile::read("1. d1 d2 2. c1 1-0"));
    }
    void aGameThatWasWonOnTheBoardIsWonThere()
    {
        Game game = played({3, 0, 3, 0, 3, 0, 3});
        QCOMPARE(game.outcome(), Outcome::FirstWins);
        game.setTag(QStringLiteral("Termination"), QStringLiteral("time forfeit"));
        QVERIFY(!game.endedOnTime());
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
};

QTEST_APPLESS_MAIN(TestTimeForfeit)
#include "tst_timeforfeit.moc"
