// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"
#include "core/match/seededgame.h"
#include "tests/core/backwardtasks.h"

#include <QTest>

namespace {

MatchOptions options()
{
    MatchOptions options;
    options.entrants[0] = {QStringLiteral("mapped-h1"), {}, {.depth = 2}};
    options.entrants[1] = {QStringLiteral("level-2"), {}, {.depth = 1}};
    options.games = 8;
    options.seed = 7;
    return options;
}

}

/// Games as bytes for another process.
class TestSeededGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersPlayTheSameGames_data()
    {
        QTest::addColumn<int>("leave");
        QTest::newRow("all") << 0;
        QTest::newRow("some, the rest here") << 3;
        QTest::newRow("none") << 8;
    }

    void othersPlayTheSameGames()
    {
        QFETCH(int, leave);
        const auto here = runMatch(options(), {}, {});
        MatchOptions shared = options();
        BackwardTasks others(SeededGame::kind(), answerSeededGame, static_cast<std::size_t>(leave));
        shared.workers = {1, &others};
        const auto there = runMatch(shared, {}, {});
        QVERIFY(here && there);
        QCOMPARE(there->games.size(), here->games.size());
        for (std::size_t i = 0; i < here->games.size(); ++i) {
            QCOMPARE(there->games[i].number, here->games[i].number);
            QVERIFY(there->games[i].moves == here->games[i].moves);
            QVERIFY(there->games[i].nodes == here->games[i].nodes);
            QVERIFY(there->games[i].outcome == here->games[i].outcome);
        }
    }

    void failureTravels()
    {
        MatchGame game {.number = 4, .outcome = Outcome::FirstWins, .moves = {Move(3)}};
        game.failure = EngineFailure {EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")};
        const auto back = matchGameFromBytes(matchGameToBytes(game), 4);
        QVERIFY(back);
        QVERIFY(back->failure == game.failure);
        QVERIFY(back->moves == game.moves);
    }

    void otherBytesAreRefused()
    {
        QVERIFY(!matchGameFromBytes("Dear Ada,", 1));
        QVERIFY(!SeededGame::fromBytes({}));
        QCOMPARE(answerSeededGame("Dear Ada,", {}), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestSeededGame)
#include "tst_seededgame.moc"
