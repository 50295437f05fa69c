// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/simulate/equationgames.h"
#include "tests/core/chance/lppes.h"
#include "tests/core/chance/modelsource.h"
#include "tests/sanitized.h"

#include <QTest>

#include <numeric>

using namespace fourcast::chance;
using lppes::reach;

class TestChanceGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesDoNotDependOnTheNumberOfThreads();
    void whatIsPlayedIsWhatIsCalculated();
    void endsAreToldApart();
    void aGameWithoutEndIsGivenUp();
    void aStopEndsThem();
    void whatIsTooLargeIsPlayedUnexplored();
    void unexploredGamesEndAsExploredOnes();
    void theGooseForFourComesToAnEnd();
};

void TestChanceGames::gamesDoNotDependOnTheNumberOfThreads()
{
    const Automaton automaton = generate(lppes::ruin(3, 5)).automaton;
    const Until until = reach("broke", std::vector<std::int64_t> {1});
    const GamesReport one = playGames(automaton, until, {.games = 3000, .workers = 1});
    const GamesReport three = playGames(automaton, until, {.games = 3000, .workers = 3});
    QCOMPARE(one.games, 3000u);
    QCOMPARE(one.met, three.met);
    QVERIFY(one.lengths == three.lengths);
    QVERIFY(one.meanLength == three.meanLength);
}

void TestChanceGames::whatIsPlayedIsWhatIsCalculated()
{
    const Automaton automaton = generate(lppes::ruin(3, 3)).automaton;
    const GamesOptions options {.games = 20'000, .counted = lppes::action("bet")};
    const GamesReport all = playGames(automaton, reach("broke"), options);
    QCOMPARE(all.met, all.games);
    QVERIFY(all.length() && all.length()->low < 75.0 / 22 && 75.0 / 22 < all.length()->high);
    const auto add = [](std::uint64_t sum, const auto& length) { return sum + length.second; };
    QCOMPARE(std::accumulate(all.lengths.begin(), all.lengths.end(), std::uint64_t {0}, add),
             all.met);
    const Automaton chain = *AutomatonBuilder(3)
                                 .add(0, "throw", {{"1/6", 1}, {"5/6", 2}})
                                 .add(1, "six", {{"1", 1}})
                                 .build();
    const GamesReport sixes = playGames(chain, reach("six"), options);
    QVERIFY(sixes.probability().low < 1.0 / 6 && 1.0 / 6 < sixes.probability().high);
    QCOMPARE(sixes.met + sixes.missed, sixes.games);
}

void TestChanceGames::endsAreToldApart()
{
    const Automaton automaton = *AutomatonBuilder(4)
                                     .add(0, "go", {{"1/3", 1}, {"1/3", 2}, {"1/3", 3}})
                                     .add(1, "win", {{"1", 1}})
                                     .add(2, "cheat", {{"1", 1}})
                                     .add(3, "go", {{"1", 3}}) // for ever
                                     .build();
    const GamesReport report
        = playGames(automaton, {lppes::action("go"), lppes::action("win")}, {.games = 3000});
    QVERIFY(report.met > 900 && report.met < 1100);
    QCOMPARE(report.met + report.missed, 3000u);
    QCOMPARE(report.lengths.size(), 1u);
    QCOMPARE(report.lengths.begin()->first, 2u);
}

void TestChanceGames::aGameWithoutEndIsGivenUp()
{
    const Automaton automaton
        = *AutomatonBuilder(2).add(0, "go", {{"1", 1}}).add(1, "go", {{"1", 0}}).build();
    const GamesReport report = playGames(automaton, reach("win"), {.games = 10, .mostSteps = 1000});
    QCOMPARE(report.givenUp, 10u);
    QVERIFY(report.lengths.empty() && !report.length());
}

void TestChanceGames::aStopEndsThem()
{
    const Automaton automaton
        = *AutomatonBuilder(2).add(0, "go", {{"1", 1}}).add(1, "go", {{"1", 0}}).build();
    std::stop_source stop;
    stop.request_stop();
    const GamesReport report
        = playGames(automaton, reach("win"), {.games = 1'000'000'000}, stop.get_token());
    QVERIFY(report.isStopped);
    QCOMPARE(report.games, 0u);
}

/// The same law as of the automaton, whatever the number of threads.
void TestChanceGames::whatIsTooLargeIsPlayedUnexplored()
{
    const Lppe ruin = lppes::ruin(3, 3);
    const GamesOptions options {.games = 20'000, .counted = lppes::action("bet")};
    const auto all = playGames(ruin, reach("broke"), options);
    QVERIFY(all);
    QCOMPARE(all->met, all->games);
    QVERIFY(all->length() && all->length()->low < 75.0 / 22 && 75.0 / 22 < all->length()->high);
    const Until first = reach("broke", std::vector<std::int64_t> {1});
    const auto one = playGames(ruin, first, {.games = 3000, .workers = 1});
    const auto three = playGames(ruin, first, {.games = 3000, .workers = 3});
    QVERIFY(one && three);
    QVERIFY(one->games == 3000 && one->met == three->met && one->lengths == three->lengths);
}

/// A gambler who has lost stays so for ever, and a bet counts as the equation says.
void TestChanceGames::unexploredGamesEndAsExploredOnes()
{
    const Lppe gambler = modelsource::linear(modelsource::sourceOf(QStringLiteral("gambler")));
    QVERIFY(givesRewards(gambler));
    const auto played = playGames(gambler, *gambler.until, {.games = 20'000});
    QVERIFY(played);
    QCOMPARE(played->met + played->missed, played->games);
    const auto share = played->probability();
    QVERIFY(share.low < 135.0 / 211 && 135.0 / 211 < share.high);
    // Three bets, five, and so on: from 2 to 5 coins.
    QCOMPARE(played->lengths.begin()->first, std::uint64_t {3});
    QVERIFY(!played->lengths.contains(4));
}

/// Longer than that for two, which takes 26 throws: the others take turns, too.
void TestChanceGames::theGooseForFourComesToAnEnd()
{
    if (sanitized::isOn)
        QSKIP("A figure, which no sanitizer changes");
    const Lppe goose = modelsource::linear(modelsource::sourceOf(QStringLiteral("goose-four")));
    const auto played = playGames(goose, reach("win"), {.games = 10'000});
    QVERIFY(played);
    QCOMPARE(played->met, played->games);
    // No throw of the first round wins, so that each player has one at least.
    QVERIFY(played->lengths.begin()->first > 4);
    QVERIFY2(played->meanLength > 36 && played->meanLength < 39,
             qPrintable(QString::number(played->meanLength)));
    // Nobody has much of an advantage.
    const auto first = playGames(goose, *goose.until, {.games = 10'000});
    QVERIFY(first && first->met > 2250 && first->met < 2750);
}

QTEST_GUILESS_MAIN(TestChanceGames)
#include "tst_chancegames.moc"
