// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "core/statistics/superiority.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentpgn.h"
#include "core/tournament/tournamentreport.h"

#include <QTest>

namespace {

TournamentGame exportedGame(int number, int firstEntrant, const char* moves, Outcome outcome)
{
    TournamentGame game;
    game.task
        = {.number = number, .round = number, .entrants = {0, 1}, .firstEntrant = firstEntrant};
    game.game.firstEntrant = firstEntrant;
    game.game.moves = *notation::parseMoves(QString::fromLatin1(moves));
    game.game.outcome = outcome;
    game.date = QDate(2026, 11, 28);
    return game;
}

/// Two games: one is won by four in column 1, the other lost by an illegal answer.
Tournament exportedTournament()
{
    Tournament tournament;
    for (const char* name : {"=Ann", "Bob"}) {
        Entrant entrant {.engine = QStringLiteral("random"), .limits = {}};
        entrant.name = QString::fromLatin1(name);
        tournament.options.entrants.push_back(entrant);
    }
    tournament.games = {exportedGame(1, 0, "1212121", Outcome::FirstWins),
                        exportedGame(2, 1, "121", Outcome::FirstWins)};
    tournament.games[1].game.failure = EngineFailure {.kind = EngineFailure::Kind::IllegalMove,
                                                      .detail = QStringLiteral("P@h1")};
    tournament.games[0].versions = {0, 2};
    tournament.games[1].versions = {0, 3};
    tournament.games[0].slowest = {std::chrono::milliseconds(5), std::chrono::milliseconds(9)};
    return tournament;
}

}

class TestTournamentExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pgnHasTheVariantAndItsMoves()
    {
        const QString pgn
            = QString::fromUtf8(tournamentToPgn(exportedTournament(), QStringLiteral("Cup \"A\"")));
        const QStringList games = pgn.split(QStringLiteral("[Event "), Qt::SkipEmptyParts);
        QCOMPARE(games.size(), 2);
        QVERIFY(games[0].startsWith(QStringLiteral("\"Cup \\\"A\\\"\"]\n")));
        for (const char* line :
             {"[Date \"2026.11.28\"]", "[White \"=Ann\"]", "[Black \"Bob\"]", "[Result \"1-0\"]",
              "[Variant \"cfour\"]", "[BlackVersion \"2\"]", "[Termination \"normal\"]",
              "1. P@a1 P@b1 2. P@a2 P@b2 3. P@a3 P@b3 4. P@a4 1-0"})
            QVERIFY2(games[0].contains(QLatin1String(line)), line);
        QVERIFY(!games[0].contains(QStringLiteral("WhiteVersion")));
        for (const char* line :
             {"[White \"Bob\"]", "[WhiteVersion \"3\"]", "[Termination \"rules infraction\"]",
              "2. P@a2 {illegal-move: P@h1} 1-0"})
            QVERIFY2(games[1].contains(QLatin1String(line)), line);
    }

    void spreadsheetsGetTheTable()
    {
        const Tournament tournament = exportedTournament();
        const QList<QByteArray> rows
            = crossTableToCsv(tournament, resultOf(tournament)).split('\n');
        QVERIFY(rows[0].endsWith(",'=Ann,Bob")); // no formula
        QVERIFY(rows[1].startsWith("1,'=Ann,1,"));
        QVERIFY(rows[1].endsWith(",,1/2"));
        const QList<QByteArray> games = gamesToCsv(tournament).split('\n');
        QCOMPARE(games.size(), 4);
        QVERIFY(games[0].endsWith(",date,first_version,second_version"));
        QVERIFY(games[1].endsWith(",2026-11-28,,2"));
        QVERIFY(games[2].endsWith(",2026-11-28,3,"));
        QVERIFY(games[2].startsWith("2,2,Bob,'=Ann,"));
        QVERIFY(games[2].contains("illegal-move: P@h1"));
    }

    void theReportCountsFailuresAndTheSlowestMove()
    {
        const Tournament tournament = exportedTournament();
        const auto reports = *reportEntrants(tournament, 1, {});
        QCOMPARE(reports[0].failures.at(EngineFailure::Kind::IllegalMove), 1);
        QCOMPARE(reports[1].slowest, std::chrono::milliseconds(9));
        QCOMPARE(reports[1].slowestGame, 1);
        QCOMPARE(reports[0].moves, 5);
        // The second player let three in a column stand.
        QCOMPARE(reports[1].count(Miss::Kind::Block), 1);
        QVERIFY(reportToCsv(tournament, reports).contains("Bob,1,6,block,2,1,12121,2\n"));
    }

    void theReportSaysSinceWhichGameAVersionPlays()
    {
        const Tournament tournament = exportedTournament();
        const auto reports = *reportEntrants(tournament, 1, {});
        QVERIFY(reports[0].versions.empty());
        QCOMPARE(reports[1].versions, (std::vector<EntrantReport::Version> {{2, 1}, {3, 2}}));
        QCOMPARE(versionsText(reports[1]), QStringLiteral("version 2, version 3 since game 2"));
        QVERIFY(reportToText(tournament, reports)
                    .contains(QStringLiteral("Bob: version 2, version 3 since game 2\n")));
    }

    void superiorityIsEvenWhereTheScoreIs()
    {
        QVERIFY(!likelihoodOfSuperiority({0, 5, 0}));
        QCOMPARE(*likelihoodOfSuperiority({3, 1, 3}), 0.5);
        // One standard deviation above the mean.
        QVERIFY(std::abs(*likelihoodOfSuperiority({10, 0, 6}) - 0.8413) < 0.0001);
    }
};

QTEST_GUILESS_MAIN(TestTournamentExport)
#include "tst_tournamentexport.moc"
