// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/schedule.h"
#include "core/tournament/standings.h"
#include "core/tournament/swisspairing.h"

#include <QTest>
#include <set>

namespace {

/// The stronger one, of the lower index, wins all its games.
Tournament swissOfMany(int entrants, int rounds)
{
    Tournament tournament;
    TournamentOptions& options = tournament.options;
    options.format = TournamentOptions::Format::Swiss;
    options.rounds = rounds;
    for (int i = 0; i < entrants; ++i) {
        Entrant entrant {.engine = QStringLiteral("random"), .limits = {}};
        entrant.name = QStringLiteral("entrant %1").arg(i);
        options.entrants.push_back(entrant);
    }
    return tournament;
}

void playSwissRound(Tournament& tournament, const std::vector<bool>& retired = {})
{
    const auto entrants = tournament.options.entrants.size();
    tournament.rounds.push_back(
        pairSwissRound(tournament, retired.empty() ? std::vector<bool>(entrants) : retired, 2));
    for (const TournamentTask& task :
         scheduleOfRound(tournament.options, tournament.rounds, tournament.rounds.size() - 1, {})) {
        TournamentGame game {.task = task};
        game.game.number = task.number;
        game.game.firstEntrant = task.firstEntrant;
        game.game.outcome
            = task.mover(0) < task.mover(1) ? Outcome::FirstWins : Outcome::SecondWins;
        tournament.games.push_back(game);
    }
}

std::multiset<std::pair<int, int>> meetingsOf(const Tournament& tournament)
{
    std::multiset<std::pair<int, int>> met;
    for (const SwissRound& round : tournament.rounds)
        for (const auto& [first, second] : round.pairs)
            met.emplace(std::min(first, second), std::max(first, second));
    return met;
}

}

class TestSwissPairing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eightMeetNobodyTwiceInThreeRounds()
    {
        Tournament tournament = swissOfMany(8, 3);
        for (int round = 0; round < 3; ++round)
            playSwissRound(tournament);
        const auto met = meetingsOf(tournament);
        QCOMPARE(met.size(), std::size_t {12});
        QCOMPARE(std::set(met.begin(), met.end()).size(), std::size_t {12});
        // After three rounds of eight one has won everything, and the strongest it is.
        const TournamentResult result = resultOf(tournament);
        QCOMPARE(result.standings.front().entrant, 0);
        QCOMPARE(result.standings.front().points, 6.0);
        QVERIFY(result.standings[1].points < 6.0);
    }

    void equalPointsMeet()
    {
        Tournament tournament = swissOfMany(8, 2);
        playSwissRound(tournament);
        const auto points = swissPoints(tournament, 2);
        playSwissRound(tournament);
        for (const auto& [first, second] : tournament.rounds[1].pairs)
            QCOMPARE(points[static_cast<std::size_t>(first)],
                     points[static_cast<std::size_t>(second)]);
    }

    void sevenHaveOneByeEachAndMeetAll()
    {
        Tournament tournament = swissOfMany(7, 7);
        std::set<int> byes;
        for (int round = 0; round < 7; ++round) {
            playSwissRound(tournament);
            QCOMPARE(tournament.rounds.back().pairs.size(), std::size_t {3});
            byes.insert(tournament.rounds.back().bye);
        }
        QCOMPARE(byes, (std::set<int> {0, 1, 2, 3, 4, 5, 6}));
        for (const Standing& standing : resultOf(tournament).standings)
            QCOMPARE(standing.byes, 1);
    }

    void twoPlayAgainWhereNobodyElseIsThere()
    {
        Tournament tournament = swissOfMany(2, 3);
        for (int round = 0; round < 3; ++round)
            playSwissRound(tournament);
        QCOMPARE(meetingsOf(tournament).size(), std::size_t {3});
        QVERIFY(tournament.rounds[0].pairs != tournament.rounds[1].pairs); // colours change
    }

    void whoHasGoneIsNotPaired()
    {
        Tournament tournament = swissOfMany(5, 1);
        playSwissRound(tournament, {false, true, false, false, false});
        QCOMPARE(tournament.rounds.front().bye, -1);
        for (const auto& [first, second] : tournament.rounds.front().pairs)
            QVERIFY(first != 1 && second != 1);
    }

    void manyArePairedInTime()
    {
        Tournament tournament = swissOfMany(101, 5);
        for (int round = 0; round < 5; ++round)
            playSwissRound(tournament);
        const auto met = meetingsOf(tournament);
        QCOMPARE(met.size(), std::size_t {250});
        QCOMPARE(std::set(met.begin(), met.end()).size(), std::size_t {250});
    }

    void aByeCountsAsAWonPairing()
    {
        Tournament tournament = swissOfMany(3, 1);
        playSwissRound(tournament);
        const int bye = tournament.rounds.front().bye;
        QCOMPARE(bye, 2);
        QCOMPARE(swissPoints(tournament, 2), (std::vector<double> {2, 0, 2}));
    }
};

QTEST_GUILESS_MAIN(TestSwissPairing)
#include "tst_swisspairing.moc"
