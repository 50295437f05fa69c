// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"

#include <QTest>

namespace {

using Kind = EngineFailure::Kind;

Game opened()
{
    Game game;
    for (const int column : {3, 3, 2})
        if (!game.play(Move(column)))
            return {};
    return game;
}

const EngineFailure illegalMove {Kind::IllegalMove, QStringLiteral("P@h1")};

} // namespace

class TestLostByFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSideToMoveLoses()
    {
        Game game = opened();
        QVERIFY(!game.failure());
        game.loseByFailure(illegalMove);
        QCOMPARE(*game.failure(), illegalMove);
        QVERIFY(game.endedEarly());
        QVERIFY(!game.endedOnTime());
        QCOMPARE(game.outcome(), Outcome::FirstWins);
        game.goTo(1);
        QCOMPARE(game.outcomeHere(), Outcome::Unfinished);
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
    void theTerminationIsInTheWordsOfPgn_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("illegal") << Kind::IllegalMove << QStringLiteral("rules infraction");
        QTest::newRow("no move") << Kind::NotAMove << QStringLiteral("rules infraction");
        QTest::newRow("late") << Kind::OutOfTime << QStringLiteral("time forfeit");
        QTest::newRow("crashed") << Kind::Crashed << QStringLiteral("abandoned");
        QTest::newRow("not started") << Kind::NotStarted << QStringLiteral("abandoned");
    }
    void theTerminationIsInTheWordsOfPgn()
    {
        QFETCH(const Kind, kind);
        QFETCH(const QString, words);
        Game game = opened();
        game.loseByFailure({kind, {}});
        QCOMPARE(game.tag(QStringLiteral("Termination")), words);
        QCOMPARE(game.endedOnTime(), kind == Kind::OutOfTime);
        QCOMPARE(game.failure()->kind, kind);
        game.goTo(2);
        game.truncate();
        QVERIFY(game.tags().empty());
        QCOMPARE(game.outcome(), Outcome::Unfinished);
    }
    void nobodyMovesAfterIt()
    {
        Game game = opened();
        game.loseByFailure(illegalMove);
        const auto more = game.branch(Move(0));
        QVERIFY(!more);
        QCOMPARE(more.error().message, QStringLiteral("The game is over."));
    }
    void aLineBesideGoesOnAndTheGameStaysAsItEnded()
    {
        Game game = opened();
        game.loseByFailure(illegalMove);
        game.goTo(1);
        QVERIFY(game.branch(Move(6)));
        QVERIFY(!game.failure());
        QCOMPARE(game.outcome(), Outcome::Unfinished);
        game.showMainLine();
        QCOMPARE(*game.failure(), illegalMove);
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
    void anotherMainLineWasNotLost()
    {
        Game game = opened();
        game.loseByFailure(illegalMove);
        game.goTo(1);
        QVERIFY(game.branch(Move(6)));
        game.makeMainLine();
        QVERIFY(!game.failure());
        QVERIFY(game.tags().empty());
    }
    void aFileKeepsItWhateverTheProgramWrote()
    {
        Game game = opened();
        const EngineFailure failure {Kind::NotAMove, QStringLiteral("\"{ä\\}\"]: *")};
        game.loseByFailure(failure);
        const auto read = gamefile::read(gamefile::write(game));
        QVERIFY(read);
        QCOMPARE(*read, game);
        QCOMPARE(*read->failure(), failure);
    }
    void aFileSaysItInTags()
    {
        Game game = opened();
        game.loseByFailure(illegalMove);
        const QByteArray text = gamefile::write(game);
        QVERIFY(text.contains("[Termination \"rules infraction\"]\n"));
        QVERIFY(text.contains("[Failure \"illegal-move: P@h1\"]\n"));
        QVERIFY(text.endsWith("1. d1 d2 2. c1 1-0\n"));
    }
    void anotherAbandonedGameIsNotLost()
    {
        const auto read = gamefile::read("[Termination \"abandoned\"]\n1. d1 d2 2. c1 *");
        QVERIFY(read);
        QVERIFY(!read->endedEarly());
        QVERIFY(!gamefile::read("[Failure \"crashed\"]\n1. d1 d2 2. c1 0-1"));
    }
    void aGameThatWasWonOnTheBoardIsWonThere()
    {
        Game game;
        for (const int column : {3, 0, 3, 0, 3, 0, 3})
            QVERIFY(game.play(Move(column)));
        game.setTag(QStringLiteral("Failure"), QStringLiteral("crashed"));
        QVERIFY(!game.failure());
        QCOMPARE(game.outcome(), Outcome::FirstWins);
    }
};

QTEST_APPLESS_MAIN(TestLostByFailure)
#include "tst_lostbyfailure.moc"
