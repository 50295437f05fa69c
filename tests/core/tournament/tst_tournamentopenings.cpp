// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/bookpositions.h"
#include "core/book/builtinbook.h"
#include "core/solver/solver.h"
#include "core/tournament/tournamentopenings.h"

#include <QTest>
#include <set>

namespace {

using Kind = TournamentOpenings::Kind;

/// Each once, as the one of the two mirror images that counts.
std::set<std::uint64_t> keysOf(const std::vector<std::vector<Move>>& openings)
{
    std::set<std::uint64_t> keys;
    for (const std::vector<Move>& moves : openings)
        keys.insert(BookPositions::canonical(positionAfter(moves)).key());
    return keys;
}

}

class TestTournamentOpenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void balancedOpeningsAreDrawnByTheSolver()
    {
        const auto openings = *listOpenings({.kind = Kind::Exact, .plies = 6}, 1);
        QVERIFY(openings.size() > 100);
        QCOMPARE(keysOf(openings).size(), openings.size());
        Solver solver({.tableMib = 16});
        solver.setKnownScores(&builtInScores());
        for (const std::vector<Move>& moves : openings) {
            QCOMPARE(moves.size(), std::size_t {6});
            QCOMPARE(solver.solve(positionAfter(moves)).score, (ScoreInterval {0, 0}));
        }
    }

    void allOthersAreNot()
    {
        const auto balanced = keysOf(*listOpenings({.kind = Kind::Exact, .plies = 4}, 1));
        const BookPositions all(4);
        for (std::size_t rank = 0; rank < all.count(); ++rank)
            QCOMPARE(builtInScores().score(all.at(rank)) == 0,
                     balanced.contains(all.at(rank).key()));
    }

    void allPositionsComeOnce()
    {
        // 7 times 7, of which the one in the centre column is its own mirror image.
        QCOMPARE(listOpenings({.kind = Kind::All, .plies = 2}, 1)->size(), std::size_t {25});
        QCOMPARE(listOpenings({.kind = Kind::All, .plies = 0}, 1)->size(), std::size_t {1});
    }

    void theSeedDecidesTheOrderAlone()
    {
        const TournamentOpenings openings {.kind = Kind::All, .plies = 3};
        const auto one = *listOpenings(openings, 1);
        QCOMPARE(*listOpenings(openings, 1), one);
        const auto other = *listOpenings(openings, 2);
        QVERIFY(one != other);
        QCOMPARE(keysOf(one), keysOf(other));
    }

    void aRangeOfScoresCanBeChosen()
    {
        const auto openings
            = *listOpenings({.kind = Kind::Exact, .plies = 1, .lowest = -1, .highest = 1}, 1);
        // The first player wins in the centre alone with -1; b and f lose by 1, c and e are drawn.
        for (const std::vector<Move>& moves : openings)
            QVERIFY(std::abs(*builtInScores().score(positionAfter(moves))) <= 1);
        QCOMPARE(openings.size(), std::size_t {3});
    }

    void whatCantBeIsRefused()
    {
        QVERIFY(!listOpenings({.kind = Kind::Exact, .plies = 0, .lowest = 5, .highest = 9}, 1));
        QVERIFY(!TournamentOpenings({.kind = Kind::Exact, .lowest = 2, .highest = 1}).check());
        QVERIFY(!TournamentOpenings({.kind = Kind::All, .plies = 9}).check());
        QVERIFY(TournamentOpenings({.kind = Kind::Random, .plies = 12}).check());
    }
};

QTEST_GUILESS_MAIN(TestTournamentOpenings)
#include "tst_tournamentopenings.moc"
