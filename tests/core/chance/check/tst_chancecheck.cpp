// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/check/check.h"
#include "core/chance/check/decisions.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

#include <cmath>

using namespace fourcast::chance;
using lppes::reach;
using lppes::ruin;

namespace {

/// The answer holds the true value and is no wider than was asked for.
bool isAround(const CheckReport& report, double value, double epsilon)
{
    return report.status == CheckStatus::Converged && report.verdict == Verdict::Value
        && report.bounds.low <= value * (1 + 1e-12) && value * (1 - 1e-12) <= report.bounds.high
        && report.bounds.width() <= epsilon * report.bounds.low;
}

Reward counting(const char* action)
{
    return {lppes::action(action)};
}

Automaton built(const AutomatonBuilder& builder)
{
    return *builder.build();
}

/// Bet 1 or 2 with what one has, until it is 0 or `goal`; won with probability 9/20.
AutomatonBuilder gambler(State goal, bool mayBetTwo)
{
    AutomatonBuilder builder(goal + 1);
    for (State money = 1; money < goal; ++money) {
        builder.add(money, "bet", {{"9/20", money + 1}, {"11/20", money - 1}});
        if (mayBetTwo && money >= 2 && money + 2 <= goal)
            builder.add(money, "bet2", {{"9/20", money + 2}, {"11/20", money - 2}});
    }
    builder.add(goal, "won", {{"1", goal}});
    return builder;
}

} // namespace

class TestChanceCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRuinHasItsKnownValues_data();
    void theRuinHasItsKnownValues();
    void whatHasNoCirclesIsSolvedAtOnce();
    void onlyCirclesAreComponentsOfSeveral();
    void certaintiesAreExact();
    void aDeadlockMissesTheGoal();
    void anActionThatIsNotAllowedMissesTheGoal();
    void stayingForEverMissesTheGoal();
    void stepsThatCostNothingAreNoWayToSave();
    void whatIsMetForNothingCostsExactlyNothing();
    void stepsThatCostNothingTakeTheirValueFromWhereTheyLead();
    void anEndComponentIsLeftWhereItIsBest();
    void theLongestWayMayBeInfinite();
    void whatIsNotReachedForCertainHasNoLength();
    void rewardsOfTheModelAreCounted();
    void aRewardBelowZeroIsRefused();
    void aStrategyForTheGreatestProbabilityReachesTheGoal();
    void theGoalIsMetAsSoonAsItCanBe();
    void theBestBetIsChosen();
    void aStrategyIsToldByItsFirstDecisions();
    void whatMakesNoDifferenceIsNoDecision();
    void aStopLeavesBoundsThatHold();
    void closerBoundsAreInsideWiderOnes();
    void verySmallProbabilitiesAreClose();
    void probabilitiesBelowAllDoublesAreSome();
    void whatIsWiderThanAskedSaysSo();
    void progressIsTold();
    void smallModelsAreSolvedInFractions_data();
    void smallModelsAreSolvedInFractions();
    void fractionsAreFoundForEveryState();
    void whatIsTooLargeForFractionsKeepsItsBounds();
};

void TestChanceCheck::theRuinHasItsKnownValues_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("money");
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("firstIsRuined");
    QTest::newRow("3,3") << 3 << 3 << 75.0 / 22 << 25.0 / 176;
    QTest::newRow("3,10") << 3 << 10 << 14.11515682 << 3.76723544e-3;
    QTest::newRow("3,50") << 3 << 50 << 71.4285671 << 1.150012e-11;
    QTest::newRow("5,5") << 5 << 5 << 5625.0 / 1124 << 0.031277803;
    QTest::newRow("5,10") << 5 << 10 << 10.09227296 << 1.00162937e-3;
    QTest::newRow("10,5") << 10 << 5 << 5.0 << 0.03125;
}

void TestChanceCheck::theRuinHasItsKnownValues()
{
    QFETCH(int, players);
    QFETCH(int, money);
    QFETCH(double, length);
    QFETCH(double, firstIsRuined);
    const Automaton automaton = generate(ruin(players, money)).automaton;
    const auto isKnown = [](const CheckReport& report, double value) {
        return report.status == CheckStatus::Converged
            && std::abs(report.bounds.middle() - value) <= 1e-6 * value
            && report.bounds.width() <= 1e-8 * value;
    };
    // In a copy of the component, and where it lies.
    for (const std::uint64_t mostCopied : {CheckOptions().mostCopied, std::uint64_t {0}}) {
        const CheckReport bets = check(automaton, reach("broke"),
                                       {.question = Question::Rmin,
                                        .reward = counting("bet"),
                                        .epsilon = 1e-8,
                                        .mostCopied = mostCopied});
        QVERIFY2(isKnown(bets, length), qPrintable(QString::number(bets.bounds.low, 'g', 12)));
        const CheckReport ruined
            = check(automaton, reach("broke", std::vector<std::int64_t> {1}),
                    {.question = Question::Pmax, .epsilon = 1e-8, .mostCopied = mostCopied});
        QVERIFY2(isKnown(ruined, firstIsRuined),
                 qPrintable(QString::number(ruined.bounds.low, 'g', 12)));
    }
}

/// Whichever way the numbers of its states go.
void TestChanceCheck::whatHasNoCirclesIsSolvedAtOnce()
{
    constexpr State states = 1000;
    AutomatonBuilder builder(states);
    const auto at = [](State place) { return place * 617 % states; }; // each comes once
    for (State place = 0; place + 2 < states; ++place)
        builder.add(at(place), "go", {{"1/2", at(place + 1)}, {"1/2", at(place + 2)}});
    builder.add(at(states - 1), "goal", {{"1", at(states - 1)}});
    const CheckReport report = check(built(builder), reach("goal"));
    QCOMPARE(report.components, std::uint64_t {states});
    QCOMPARE(report.sweeps, std::uint64_t {0});
    QVERIFY(isAround(report, 1.0 / 3, 1e-9));
}

void TestChanceCheck::onlyCirclesAreComponentsOfSeveral()
{
    // Two circles, a way from one to the other, and ways in, between and out.
    const Automaton automaton = built(AutomatonBuilder(9)
                                          .add(0, "go", {{"1", 8}})
                                          .add(8, "go", {{"1", 3}})
                                          .add(3, "go", {{"1/2", 5}, {"1/2", 4}})
                                          .add(5, "go", {{"1", 3}})
                                          .add(4, "go", {{"1", 1}})
                                          .add(1, "go", {{"1/3", 2}, {"1/3", 7}, {"1/3", 6}})
                                          .add(2, "go", {{"1", 1}})
                                          .add(7, "goal", {{"1", 7}}));
    const CheckReport report = check(automaton, reach("goal"), {.epsilon = 1e-9});
    QCOMPARE(report.components, std::uint64_t {7});
    QCOMPARE(report.largestComponent, std::uint64_t {2});
    QVERIFY(isAround(report, 0.5, 1e-9));
}

void TestChanceCheck::certaintiesAreExact()
{
    const Automaton automaton = generate(ruin(3, 10)).automaton;
    const CheckReport ends = check(automaton, reach("broke"), {.question = Question::Pmin});
    QCOMPARE(ends.bounds, (Bounds {1, 1}));
    QCOMPARE(ends.exact, QString("1"));
    const CheckReport never = check(automaton, reach("rich"), {.question = Question::Pmax});
    QCOMPARE(never.bounds, (Bounds {0, 0}));
    QCOMPARE(never.exact, QString("0"));
}

void TestChanceCheck::aDeadlockMissesTheGoal()
{
    const Automaton automaton = built(
        AutomatonBuilder(3).add(0, "go", {{"1/3", 1}, {"2/3", 2}}).add(1, "win", {{"1", 1}}));
    for (const Question question : {Question::Pmin, Question::Pmax}) {
        const CheckReport report = check(automaton, reach("win"), {.question = question});
        QVERIFY(isAround(report, 1.0 / 3, 1e-15));
        QVERIFY(report.bounds.low < report.bounds.high); // 1/3 is none of the doubles
    }
}

void TestChanceCheck::anActionThatIsNotAllowedMissesTheGoal()
{
    const Automaton automaton = built(AutomatonBuilder(2)
                                          .add(0, "cheat", {{"1", 1}})
                                          .add(0, "roll", {{"1/2", 0}, {"1/2", 1}})
                                          .add(1, "win", {{"1", 1}}));
    const Until any = reach("win");
    const Until fair {lppes::action("roll"), lppes::action("win")};
    const auto least = [&](const Until& until) {
        return check(automaton, until, {.question = Question::Pmin}).bounds;
    };
    QCOMPARE(least(any), (Bounds {1, 1}));
    QCOMPARE(least(fair), (Bounds {0, 0}));
    QCOMPARE(check(automaton, fair, {.question = Question::Pmax}).bounds, (Bounds {1, 1}));
}

void TestChanceCheck::stayingForEverMissesTheGoal()
{
    // Round and round between 0 and 1, or out with a chance of 3/4.
    const Automaton automaton = built(AutomatonBuilder(4)
                                          .add(0, "round", {{"1", 1}})
                                          .add(1, "round", {{"1", 0}})
                                          .add(1, "out", {{"3/4", 2}, {"1/4", 3}})
                                          .add(2, "win", {{"1", 2}}));
    QCOMPARE(check(automaton, reach("win"), {.question = Question::Pmin}).bounds, (Bounds {0, 0}));
    const CheckReport most = check(automaton, reach("win"), {.question = Question::Pmax});
    QVERIFY(isAround(most, 0.75, 1e-6));
    QCOMPARE(most.endComponents, 1u);
}

void TestChanceCheck::stepsThatCostNothingAreNoWayToSave()
{
    // Other checkers had 0 here: to stay with what costs nothing never meets the goal.
    const Automaton automaton = built(AutomatonBuilder(4)
                                          .add(0, "rest", {{"1", 1}})
                                          .add(1, "rest", {{"1", 0}})
                                          .add(1, "work", {{"1/2", 1}, {"1/2", 2}})
                                          .add(0, "dear", {{"1", 3}})
                                          .add(3, "work", {{"1", 3}})
                                          .add(3, "win", {{"1", 3}})
                                          .add(2, "win", {{"1", 2}}));
    const CheckReport least
        = check(automaton, reach("win"),
                {.question = Question::Rmin, .reward = counting("work"), .wantStrategy = true});
    QVERIFY2(isAround(least, 0, 1e-6) || least.bounds.high == 0,
             qPrintable(QString::number(least.bounds.high)));
    // Without the dear way some work is needed.
    const Automaton other = built(AutomatonBuilder(3)
                                      .add(0, "rest", {{"1", 1}})
                                      .add(1, "rest", {{"1", 0}})
                                      .add(1, "work", {{"1/2", 1}, {"1/2", 2}})
                                      .add(2, "win", {{"1", 2}}));
    const CheckReport needed
        = check(other, reach("win"),
                {.question = Question::Rmin, .reward = counting("work"), .wantStrategy = true});
    QVERIFY2(isAround(needed, 2, 1e-6), qPrintable(QString::number(needed.bounds.low)));
    QCOMPARE(needed.strategy, (std::vector<std::uint32_t> {0, 1, 0}));
}

/// A circle that may be left for nothing, beside ways that cost: sums that are rounded up made its
/// bound grow again in every other sweep.
void TestChanceCheck::whatIsMetForNothingCostsExactlyNothing()
{
    const Automaton automaton = built(AutomatonBuilder(7)
                                          .add(0, "free", {{"1/5", 5}, {"4/5", 4}})
                                          .add(1, "pay", {{"1/5", 0}, {"4/5", 1}})
                                          .add(2, "free", {{"1/2", 2}, {"1/2", 6}})
                                          .add(2, "free", {{"1", 0}})
                                          .add(3, "goal", {{"1", 1}})
                                          .add(3, "pay", {{"1/5", 4}, {"3/10", 1}, {"1/2", 2}})
                                          .add(4, "pay", {{"1/2", 0}, {"1/2", 2}})
                                          .add(4, "free", {{"1/3", 3}, {"2/3", 2}})
                                          .add(5, "free", {{"1", 2}})
                                          .add(6, "pay", {{"1", 0}}));
    const CheckReport report = check(automaton, reach("goal"),
                                     {.question = Question::Rmin,
                                      .reward = counting("pay"),
                                      .wantValues = true,
                                      .wantStrategy = true});
    QCOMPARE(report.bounds, (Bounds {0, 0}));
    QCOMPARE(report.exact, QString("0"));
    QCOMPARE(report.strategy, (std::vector<std::uint32_t> {0, 0, 1, 0, 1, 0, 0}));
    QVERIFY(!report.isWide);
    QVERIFY(std::abs(report.values[1].middle() - 5) < 1e-5);
    QVERIFY(std::abs(report.values[6].middle() - 1) < 1e-5);
}

/// A walk whose steps cost nothing, and one of its ends more than the other. The gambler's ruin
/// says how often each is met: with a = q/p the upper one from k of n with (1 - a^k) / (1 - a^n).
void TestChanceCheck::stepsThatCostNothingTakeTheirValueFromWhereTheyLead()
{
    constexpr State ends = 301;
    const auto at = [](State place) { return place * 617 % (ends + 1); }; // each comes once
    for (const bool mayRest : {false, true}) {
        AutomatonBuilder builder(ends + 3);
        const State out = ends + 1;
        for (State place = 1; place < ends; ++place) {
            builder.add(at(place), "free", {{"3/7", at(place + 1)}, {"4/7", at(place - 1)}});
            if (mayRest)
                builder.add(at(place), "free", {{"1/3", at(place)}, {"2/3", at(place)}});
        }
        builder.add(at(0), "pay", {{"1", out}});
        builder.add(at(ends), "pay", {{"1/3", at(ends)}, {"2/3", out}});
        builder.add(out, "goal", {{"1", out}});
        const Automaton automaton = built(builder);
        for (const std::uint64_t mostCopied : {CheckOptions().mostCopied, std::uint64_t {0}}) {
            const CheckReport report = check(automaton, reach("goal"),
                                             {.question = Question::Rmin,
                                              .reward = counting("pay"),
                                              .wantValues = true,
                                              .mostCopied = mostCopied});
            QVERIFY(!report.isWide);
            for (State place = 1; place < ends; ++place) {
                const double ratio = 4.0 / 3;
                const double upper = std::pow(ratio, int(place) - int(ends))
                    * (1 - std::pow(ratio, -int(place))) / (1 - std::pow(ratio, -int(ends)));
                const Bounds bounds = report.values[at(place)];
                QVERIFY2(bounds.width() <= 1e-5
                             && std::abs(bounds.middle() - 1 - upper / 2) <= 1e-5,
                         qPrintable(QString::number(place)));
            }
        }
    }
}

void TestChanceCheck::anEndComponentIsLeftWhereItIsBest()
{
    const Automaton automaton = built(AutomatonBuilder(5)
                                          .add(0, "left", {{"1", 1}})
                                          .add(0, "out", {{"1/2", 3}, {"1/2", 4}})
                                          .add(1, "right", {{"1", 2}})
                                          .add(2, "back", {{"1", 0}})
                                          .add(2, "out", {{"2/3", 3}, {"1/3", 4}})
                                          .add(3, "win", {{"1", 3}}));
    const CheckReport report
        = check(automaton, reach("win"),
                {.question = Question::Pmax, .wantValues = true, .wantStrategy = true});
    QVERIFY(isAround(report, 2.0 / 3, 1e-6));
    QCOMPARE(report.strategy[0], 0u);
    QCOMPARE(report.strategy[1], 0u);
    QCOMPARE(report.strategy[2], 1u);
    QCOMPARE(report.strategy[4], CheckReport::noChoice);
    QCOMPARE(report.values[3], (Bounds {1, 1}));
    QCOMPARE(report.values[4], (Bounds {0, 0}));
}

void TestChanceCheck::theLongestWayMayBeInfinite()
{
    const Automaton automaton = built(AutomatonBuilder(3)
                                          .add(0, "step", {{"1", 1}})
                                          .add(1, "step", {{"1", 0}})
                                          .add(1, "end", {{"1", 2}})
                                          .add(2, "win", {{"1", 2}}));
    const CheckReport most
        = check(automaton, reach("win"),
                {.question = Question::Rmax, .reward = counting("step"), .wantStrategy = true});
    QCOMPARE(most.verdict, Verdict::Infinite);
    QVERIFY(std::isinf(most.bounds.low) && std::isinf(most.bounds.high)
            && std::isinf(most.bounds.middle()));
    QCOMPARE(most.strategy[1], 0u);
    const CheckReport least
        = check(automaton, reach("win"), {.question = Question::Rmin, .reward = counting("step")});
    QCOMPARE(least.verdict, Verdict::Value);
    QVERIFY(isAround(least, 1, 1e-6));
}

void TestChanceCheck::whatIsNotReachedForCertainHasNoLength()
{
    const Automaton automaton = built(
        AutomatonBuilder(3).add(0, "step", {{"1/2", 1}, {"1/2", 2}}).add(1, "win", {{"1", 1}}));
    const CheckReport report
        = check(automaton, reach("win"), {.question = Question::Rmin, .reward = counting("step")});
    QCOMPARE(report.status, CheckStatus::Converged);
    QCOMPARE(report.verdict, Verdict::NotReached);
}

void TestChanceCheck::rewardsOfTheModelAreCounted()
{
    const Automaton automaton = built(AutomatonBuilder(2)
                                          .add(0, "pay", {{"1/3", 0}, {"2/3", 1}}, "5/2")
                                          .add(1, "win", {{"1", 1}}, "1/4"));
    const CheckReport report = check(automaton, reach("win"), {.question = Question::Rmax});
    QVERIFY(isAround(report, 4, 1e-14)); // the last step counts, too
    const CheckReport pays
        = check(automaton, reach("win"), {.question = Question::Rmax, .reward = counting("pay")});
    QVERIFY(isAround(pays, 1.5, 1e-14));
}

void TestChanceCheck::aRewardBelowZeroIsRefused()
{
    const Automaton automaton = built(AutomatonBuilder(1).add(0, "win", {{"1", 0}}, "-1/2"));
    const CheckReport report = check(automaton, reach("win"), {.question = Question::Rmin});
    QCOMPARE(report.status, CheckStatus::Failed);
    QVERIFY(report.error.contains("-1/2"));
}

void TestChanceCheck::aStrategyForTheGreatestProbabilityReachesTheGoal()
{
    // Every choice in the circle keeps the value 1; only one of them gets there.
    const Automaton automaton = built(AutomatonBuilder(4)
                                          .add(0, "on", {{"1", 1}})
                                          .add(1, "on", {{"1", 2}})
                                          .add(2, "on", {{"1", 0}})
                                          .add(2, "end", {{"1", 3}})
                                          .add(3, "win", {{"1", 3}}));
    const CheckReport report
        = check(automaton, reach("win"), {.question = Question::Pmax, .wantStrategy = true});
    QCOMPARE(report.bounds, (Bounds {1, 1}));
    QCOMPARE(report.strategy, (std::vector<std::uint32_t> {0, 0, 1, 0}));
}

void TestChanceCheck::theGoalIsMetAsSoonAsItCanBe()
{
    const Automaton automaton = built(AutomatonBuilder(3)
                                          .add(0, "wait", {{"1", 1}})
                                          .add(0, "goal", {{"1", 2}})
                                          .add(1, "goal", {{"1", 2}}));
    const CheckReport report = check(automaton, reach("goal"), {.wantStrategy = true});
    QCOMPARE(report.strategy[0], 1u);
}

void TestChanceCheck::theBestBetIsChosen()
{
    // From 2 to 4: bold play is best where luck is against the player.
    AutomatonBuilder builder = gambler(4, true);
    builder.add(0, "lost", {{"1", 0}});
    const Automaton automaton = built(builder);
    const CheckReport all = check(
        automaton, reach("won"),
        {.question = Question::Pmax, .epsilon = 1e-10, .wantValues = true, .wantStrategy = true});
    QCOMPARE(all.strategy[2], 1u);
    QVERIFY(std::abs(all.values[2].middle() - 0.45) < 1e-9);
    const CheckReport shy = check(
        automaton, reach("won"),
        {.question = Question::Pmin, .epsilon = 1e-10, .wantValues = true, .wantStrategy = true});
    QCOMPARE(shy.strategy[2], 0u);
    // (1 - q^2) / (1 - q^4) with q = 11/9
    QVERIFY(std::abs(shy.values[2].middle() - 81.0 / 202) < 1e-9);
}

void TestChanceCheck::aStrategyIsToldByItsFirstDecisions()
{
    // Two coins of four, which are state 0 here; states 1, 2, 3 and 4 are 1, 3, 0 and 4 coins.
    AutomatonBuilder builder(5);
    builder.add(0, "bet", {{"9/20", 2}, {"11/20", 1}});
    builder.add(0, "bet2", {{"9/20", 4}, {"11/20", 3}});
    builder.add(1, "bet", {{"9/20", 0}, {"11/20", 3}});
    builder.add(2, "bet", {{"9/20", 4}, {"11/20", 0}});
    builder.add(2, "stop", {{"1", 3}});
    builder.add(3, "lost", {{"1", 3}});
    builder.add(4, "won", {{"1", 4}});
    const Automaton automaton = built(builder);
    const auto decided = [&automaton](Question question, std::size_t most) {
        const CheckOptions options {
            .question = question, .epsilon = 1e-10, .wantValues = true, .wantStrategy = true};
        QStringList told;
        for (const Decision& each : firstDecisions(automaton, reach("won"), options,
                                                   check(automaton, reach("won"), options), most))
            told << QStringLiteral("%1 %2")
                        .arg(each.state)
                        .arg(text(automaton.actions()[each.action]));
        return told;
    };
    // Bold play wins at once or never: nobody gets to have three coins then.
    QCOMPARE(decided(Question::Pmax, 10), QStringList {"0 bet2"});
    // Shy play, and giving up with three coins, is worst; state 1 has nothing to decide.
    QCOMPARE(decided(Question::Pmin, 10), (QStringList {"0 bet", "2 stop"}));
    QCOMPARE(decided(Question::Pmin, 1), QStringList {"0 bet"});
}

void TestChanceCheck::whatMakesNoDifferenceIsNoDecision()
{
    // Either way it is won with probability 1/2.
    AutomatonBuilder builder(4);
    builder.add(0, "left", {{"1/2", 1}, {"1/2", 2}});
    builder.add(0, "right", {{"1/2", 2}, {"1/2", 1}});
    builder.add(1, "won", {{"1", 3}});
    const Automaton automaton = built(builder);
    const CheckOptions options {.wantValues = true, .wantStrategy = true};
    const CheckReport report = check(automaton, reach("won"), options);
    QVERIFY(firstDecisions(automaton, reach("won"), options, report, 10).empty());
    // The values and the strategy have to be there.
    const CheckReport bare = check(automaton, reach("won"), {});
    QVERIFY(firstDecisions(automaton, reach("won"), {}, bare, 10).empty());
}

void TestChanceCheck::aStopLeavesBoundsThatHold()
{
    const Automaton automaton = generate(ruin(3, 50)).automaton;
    for (const Question question : {Question::Pmax, Question::Rmin}) {
        const CheckOptions options {.question = question, .reward = counting("bet")};
        const Until until
            = asksReward(question) ? reach("broke") : reach("broke", std::vector<std::int64_t> {1});
        const CheckReport known = check(automaton, until, options);
        std::stop_source stop;
        stop.request_stop();
        const CheckReport stopped = check(automaton, until, options, stop.get_token());
        QCOMPARE(stopped.status, CheckStatus::Stopped);
        QVERIFY(stopped.bounds.low <= known.bounds.low && known.bounds.high <= stopped.bounds.high);
    }
}

void TestChanceCheck::closerBoundsAreInsideWiderOnes()
{
    const Automaton automaton = generate(ruin(3, 20)).automaton;
    for (const Question question : {Question::Pmax, Question::Rmin}) {
        const Until until
            = asksReward(question) ? reach("broke") : reach("broke", std::vector<std::int64_t> {1});
        Bounds wider {0, HUGE_VAL};
        for (const double epsilon : {1e-2, 1e-4, 1e-6, 1e-8, 1e-10, 1e-12}) {
            const CheckReport report
                = check(automaton, until,
                        {.question = question, .reward = counting("bet"), .epsilon = epsilon});
            QVERIFY(report.bounds.width() <= epsilon * report.bounds.low);
            QVERIFY(report.bounds.low <= wider.high && wider.low <= report.bounds.high);
            wider = report.bounds;
        }
    }
}

void TestChanceCheck::verySmallProbabilitiesAreClose()
{
    const Automaton automaton = generate(ruin(3, 100)).automaton;
    const CheckReport report = check(automaton, reach("broke", std::vector<std::int64_t> {1}));
    QVERIFY(isAround(report, 3.126462e-22, 1e-6)
            || std::abs(report.bounds.middle() - 3.126462e-22) < 2e-28);
    QVERIFY(report.bounds.width() <= 1e-6 * report.bounds.low);
}

void TestChanceCheck::probabilitiesBelowAllDoublesAreSome()
{
    const QString hardly = QStringLiteral("1/1") + QString(400, u'0');
    const QString nearly = QString(400, u'9') + QStringLiteral("/1") + QString(400, u'0');
    AutomatonBuilder builder(3);
    builder.add(0, "wait", {{hardly, 1}, {nearly, 0}})
        .add(0, "go", {{"1/2", 1}, {"1/2", 2}})
        .add(2, "goal", {{"1", 2}});
    const Automaton automaton = *builder.build();
    const auto bounds = [](const Automaton& of, Question question) {
        return check(of, reach("goal"), {.question = question}).bounds;
    };
    QCOMPARE(bounds(automaton, Question::Pmax), (Bounds {0.5, 0.5}));
    QCOMPARE(bounds(automaton, Question::Pmin), (Bounds {0, 0}));
    // Free of charge, however long it takes.
    AutomatonBuilder free(2);
    free.add(0, "wait", {{hardly, 1}, {nearly, 0}}).add(1, "goal", {{"1", 1}});
    QCOMPARE(bounds(*free.build(), Question::Rmin), (Bounds {0, 0}));
    AutomatonBuilder dear(2);
    dear.add(0, "wait", {{hardly, 1}, {nearly, 0}}, "1").add(1, "goal", {{"1", 1}});
    const Bounds long_ = bounds(*dear.build(), Question::Rmin);
    QVERIFY(long_.low > 1e300 && std::isinf(long_.high));
}

void TestChanceCheck::whatIsWiderThanAskedSaysSo()
{
    const Automaton automaton = generate(ruin(3, 20)).automaton;
    for (const double epsilon : {1e-3, 1e-6, 1e-9, 1e-16}) {
        const CheckReport report = check(automaton, reach("broke", std::vector<std::int64_t> {1}),
                                         {.question = Question::Pmax, .epsilon = epsilon});
        QCOMPARE(report.status, CheckStatus::Converged);
        QCOMPARE(report.isWide, report.bounds.width() > epsilon * report.bounds.low + 1e-300);
        QCOMPARE(report.isWide, epsilon < 1e-15);
    }
}

void TestChanceCheck::progressIsTold()
{
    const Automaton automaton = generate(ruin(3, 300)).automaton;
    // It would take seconds, and ends as soon as it has told of a sweep.
    std::stop_source stop;
    std::vector<CheckProgress> told;
    const CheckReport report
        = check(automaton, reach("broke"),
                {.question = Question::Rmin, .reward = counting("bet"), .epsilon = 1e-13},
                stop.get_token(), [&](const CheckProgress& progress) {
                    told.push_back(progress);
                    if (progress.sweeps > 0)
                        stop.request_stop();
                });
    QCOMPARE(report.status, CheckStatus::Stopped);
    QVERIFY(!told.empty());
    QVERIFY(told.back().sweeps > 0);
    for (const CheckProgress& progress : told) {
        QVERIFY(progress.solved < progress.states);
        QVERIFY(progress.component > 0 && progress.component <= progress.states);
        QVERIFY(progress.bounds.low <= progress.bounds.high);
        QVERIFY(progress.elapsed > std::chrono::nanoseconds(0) && progress.elapsed <= report.time);
    }
}

void TestChanceCheck::smallModelsAreSolvedInFractions_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("money");
    QTest::addColumn<QString>("length");
    QTest::addColumn<QString>("firstIsRuined");
    QTest::newRow("3,3") << 3 << 3 << "75/22"
                         << "25/176";
    QTest::newRow("5,5") << 5 << 5 << "5625/1124" << QString();
    QTest::newRow("10,5") << 10 << 5 << "5"
                          << "1/32";
}

void TestChanceCheck::smallModelsAreSolvedInFractions()
{
    QFETCH(int, players);
    QFETCH(int, money);
    QFETCH(QString, length);
    QFETCH(QString, firstIsRuined);
    const Automaton automaton = generate(ruin(players, money)).automaton;
    for (const Question question : {Question::Rmin, Question::Rmax}) {
        const CheckReport bets
            = check(automaton, reach("broke"),
                    {.question = question, .reward = counting("bet"), .exact = true});
        QCOMPARE(bets.status, CheckStatus::Converged);
        QCOMPARE(bets.exact, length);
    }
    if (firstIsRuined.isEmpty())
        return;
    const CheckReport ruined = check(automaton, reach("broke", std::vector<std::int64_t> {1}),
                                     {.question = Question::Pmax, .exact = true});
    QCOMPARE(ruined.exact, firstIsRuined);
    QVERIFY(ruined.bounds.high <= std::nextafter(ruined.bounds.low, 1.0));
}

void TestChanceCheck::fractionsAreFoundForEveryState()
{
    const Automaton automaton = built(gambler(4, true));
    const CheckReport all = check(
        automaton, reach("won"),
        {.question = Question::Pmax, .exact = true, .wantValues = true, .wantStrategy = true});
    QCOMPARE(all.exactValues, (std::vector<QString> {"0", "81/400", "9/20", "279/400", "1"}));
    QCOMPARE(all.strategy[2], 1u);
    const CheckReport shy = check(automaton, reach("won"),
                                  {.question = Question::Pmin, .exact = true, .wantValues = true});
    QCOMPARE(shy.exactValues[2], QString("81/202"));
}

void TestChanceCheck::whatIsTooLargeForFractionsKeepsItsBounds()
{
    const Automaton automaton = generate(ruin(3, 20)).automaton;
    const CheckReport report = check(automaton, reach("broke"),
                                     {.question = Question::Rmin,
                                      .reward = counting("bet"),
                                      .exact = true,
                                      .mostExactStates = 50});
    QCOMPARE(report.status, CheckStatus::TooLarge);
    QVERIFY(report.exact.isEmpty());
    QVERIFY(report.bounds.width() <= 1e-6 * report.bounds.low);
}

QTEST_GUILESS_MAIN(TestChanceCheck)
#include "tst_chancecheck.moc"
