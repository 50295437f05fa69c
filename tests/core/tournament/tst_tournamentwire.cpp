// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"
#include "core/tournament/tournamentwire.h"
#include "tests/core/backwardtasks.h"

#include <QTest>

namespace {

TournamentOptions wireOptions()
{
    TournamentOptions options;
    options.entrants = {{.engine = QStringLiteral("mapped-h1"), .limits = {.depth = 2}},
                        {.engine = QStringLiteral("random"), .limits = {}},
                        {.engine = QStringLiteral("level-2"), .limits = {}},
                        {.engine = QStringLiteral("greedy-h1"), .limits = {}}};
    options.seed = 11;
    options.rounds = 3;
    options.workers = 1;
    return options;
}

QByteArray contentsWithoutTimes(Tournament tournament)
{
    for (TournamentGame& game : tournament.games) {
        game.game.milliseconds = {};
        game.slowest = {};
        game.date = {};
    }
    return tournamentfile::toJson(tournament);
}

}

/// Games of tournaments that another process plays.
class TestTournamentWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersPlayTheSameGames_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("leave");
        QTest::newRow("round robin") << QStringLiteral("round-robin") << 0;
        QTest::newRow("gauntlet, some here") << QStringLiteral("gauntlet") << 2;
        QTest::newRow("Swiss") << QStringLiteral("swiss") << 0;
    }

    void othersPlayTheSameGames()
    {
        QFETCH(QString, format);
        QFETCH(int, leave);
        Tournament tournament {.options = wireOptions()};
        tournament.options.format = *TournamentOptions::formatFromKey(format);
        const auto here = runTournament(tournament, {}, {});
        BackwardTasks others(tournamentTaskKind(), answerTournamentTask,
                             static_cast<std::size_t>(leave));
        const auto there = runTournament(tournament, {}, {}, &others);
        QVERIFY(here && there);
        QVERIFY(others.done() > 0);
        QVERIFY(isComplete(*there));
        QCOMPARE(contentsWithoutTimes(*there), contentsWithoutTimes(*here));
    }

    void whoListensEndsIt()
    {
        BackwardTasks others(tournamentTaskKind(), answerTournamentTask);
        TournamentListener listener;
        listener.over = [](const TournamentGame&, const Tournament& soFar,
                           const TournamentProgress&) { return soFar.games.size() < 5; };
        const auto ended = runTournament({.options = wireOptions()}, {}, listener, &others);
        QVERIFY(ended);
        QCOMPARE(ended->games.size(), std::size_t(5));
    }

    void anEngineThatIsUnknownIsRefused()
    {
        TournamentOptions options = wireOptions();
        TournamentTask task {.number = 1, .entrants = {0, 1}, .seed = 3};
        QVERIFY(!answerTournamentTask(tournamentTaskToBytes(options, task), {})->isEmpty());
        options.entrants[1].engine = QStringLiteral("nobody");
        QCOMPARE(answerTournamentTask(tournamentTaskToBytes(options, task), {}), QByteArray());
    }

    void otherBytesAreRefused()
    {
        QCOMPARE(answerTournamentTask("Dear Ada,", {}), QByteArray());
        QVERIFY(!tournamentGameFromBytes({}, "Dear Ada,"));
        // A result of another game.
        const TournamentTask task {.number = 1, .entrants = {0, 1}, .seed = 3};
        const TournamentTask other {.number = 2, .entrants = {0, 1}, .seed = 4};
        const auto bytes = answerTournamentTask(tournamentTaskToBytes(wireOptions(), task), {});
        QVERIFY(tournamentGameFromBytes(task, *bytes));
        QVERIFY(!tournamentGameFromBytes(other, *bytes));
    }
};

QTEST_GUILESS_MAIN(TestTournamentWire)
#include "tst_tournamentwire.moc"
