// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/runs/sequentialtest.h"
#include "tests/core/study/experiments.h"

#include <QTest>
#include <algorithm>

using experiments::run;
using experiments::small;

namespace {

/// Three discs of an opening, then two searched moves that tell the pairs apart.
ExperimentGame game(int round, bool aWins, int differing)
{
    ExperimentGame result;
    result.round = round;
    result.aMovesFirst = round % 2 == 0;
    result.outcome = aWins == result.aMovesFirst ? Outcome::FirstWins : Outcome::SecondWins;
    result.moves = {Move(0), Move(1), Move(2), Move(differing % 7), Move(differing / 7 % 7)};
    result.nodes = {0, 0, 0, 10, 10};
    result.milliseconds = {0, 0, 0, 1, 1};
    return result;
}

/// One pairing of greedy H1 against random moves.
Experiment lopsided(int rounds, bool ends)
{
    const std::vector<Entrant> players {{QStringLiteral("greedy-h1"), {}, {}},
                                        {QStringLiteral("random"), {}, {}}};
    GameRules rules;
    rules.openingPlies = 4;
    Experiment experiment = ownExperiment(QStringLiteral("Lopsided"), ExperimentShape::RoundRobin,
                                          players, rules, rounds, 5);
    experiment.test.endsPairings = ends;
    return experiment;
}

}

/// The sequential test of an experiment's cells.
class TestSequentialTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOrderOfArrivalDoesNotMatter()
    {
        std::vector<ExperimentGame> games;
        for (int round = 0; round < 40; ++round)
            games.push_back(game(round, round % 5 != 0, round / 2));
        SequentialTest inOrder(sprtFor(40));
        for (const ExperimentGame& each : games)
            inOrder.add(each);
        std::ranges::reverse(games);
        SequentialTest backwards(sprtFor(40));
        for (const ExperimentGame& each : games)
            backwards.add(each);
        QVERIFY(inOrder.result().isDecided());
        QCOMPARE(backwards.result().decidedAfter, inOrder.result().decidedAfter);
        QVERIFY(backwards.result().pairs == inOrder.result().pairs);
    }

    void copiesOfAPairAreNoEvidence()
    {
        SequentialTest test(sprtFor(100));
        for (int round = 0; round < 100; ++round)
            test.add(game(round, true, 0));
        QVERIFY(!test.result().isDecided());
        QCOMPARE(test.result().copies, 49);
        QVERIFY(test.result().pairs == (std::array {0, 0, 0, 0, 1}));
        // The same position by another order of discs, and the same moves from there.
        for (const int round : {100, 101}) {
            ExperimentGame other = game(round, true, 0);
            std::swap(other.moves[0], other.moves[2]);
            test.add(other);
        }
        QCOMPARE(test.result().copies, 50);
    }

    void aLopsidedTableIsDecidedAtTheArticlesRounds()
    {
        // 92 wins, no draw and 8 losses in 100 games: open by the bounds of 0 and 10 Elo.
        SequentialTest fitting(sprtFor(100));
        SequentialTest narrow(SprtOptions {});
        for (int round = 0; round < 100; ++round) {
            fitting.add(game(round, round % 25 > 1, round / 2));
            narrow.add(game(round, round % 25 > 1, round / 2));
        }
        QVERIFY(fitting.result().state.verdict == SprtState::Verdict::Stronger);
        QVERIFY(narrow.result().state.verdict == SprtState::Verdict::Open);
    }

    void anAnswerStays()
    {
        SequentialTest test(sprtFor(40));
        for (int round = 0; round < 40; ++round)
            test.add(game(round, true, round / 2));
        const int after = test.result().decidedAfter;
        QVERIFY(after > 0 && after < 40);
        for (int round = 40; round < 80; ++round)
            test.add(game(round, false, round / 2));
        QCOMPARE(test.result().decidedAfter, after);
    }

    void aDecidedPairingEndsOnAnyNumberOfWorkers()
    {
        const ExperimentResult one = run(lopsided(400, true), nullptr, 1);
        const ExperimentResult four = run(lopsided(400, true), nullptr, 4);
        QVERIFY(one.isComplete());
        QVERIFY(one.games.size() < 400);
        experiments::compareGames(one.games, four.games);
        const CellTally tally = one.tallies().front();
        QVERIFY(tally.endedByTest);
        QCOMPARE(tally.test.decidedAfter, tally.played);
        // They are the first games of the run that goes on to its end.
        ExperimentResult whole = run(lopsided(400, false), nullptr, 2);
        QCOMPARE(whole.games.size(), std::size_t {400});
        QCOMPARE(whole.tallies().front().test.decidedAfter, tally.played);
        whole.games.resize(one.games.size());
        experiments::compareGames(one.games, whole.games);
    }

    void aRunThatEndedIsNotPlayedOn()
    {
        const auto store = std::move(*ExperimentStore::open(QStringLiteral(":memory:")));
        // One worker: of two, one could play all 400 while the other waits in the deciding game.
        const ExperimentResult ended = run(lopsided(400, true), store.get(), 1);
        int played = 0;
        const auto again = runExperiment(lopsided(400, true), store.get(), 2, {},
                                         [&](const ExperimentGame&, int, int) { ++played; });
        QCOMPARE(played, 0);
        experiments::compareGames(again->games, ended.games);
        // Without the end the rest is played.
        int last = 0;
        const auto whole = runExperiment(lopsided(400, false), store.get(), 2, {},
                                         [&](const ExperimentGame&, int done, int expected) {
                                             last = done;
                                             QCOMPARE(expected, 400);
                                         });
        QCOMPARE(last, 400);
        QVERIFY(whole->isComplete());
    }

    void keptRunsKeepTheirTest()
    {
        const auto store = std::move(*ExperimentStore::open(QStringLiteral(":memory:")));
        Experiment experiment = small(2);
        experiment.test = {SprtOptions {-5, 35, 0.01, 0.1}, true};
        QVERIFY(store->keep(experiment).has_value());
        QVERIFY(store->experiments()->front().test == experiment.test);
        experiment.test = {};
        QVERIFY(store->keep(experiment).has_value());
        QVERIFY(store->experiments()->front().test == ExperimentTest());
    }
};

QTEST_GUILESS_MAIN(TestSequentialTest)
#include "tst_sequentialtest.moc"
