// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/check/steps/stepped.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

#include <cmath>

using namespace fourcast::chance;
using lppes::reach;

namespace {

/// Stays with 9/10, and wins or loses otherwise.
Automaton slow()
{
    return *AutomatonBuilder(3)
                .add(0, "roll", {{"9/10", 0}, {"1/20", 1}, {"1/20", 2}})
                .add(1, "win", {{"1", 1}})
                .build();
}

} // namespace

class TestStepped : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boundsCloseInSweepBySweep();
    void anUnguardedStopComesTooEarly();
    void sweepsOfALengthFallFromAbove();
    void fractionsStandBesideDecimals();
    void anEquationIsThatOfATextbook();
    void endComponentsAreMadeOne();
    void policiesGetBetterUntilNoneIsBetter();
    void aPolicyForTheShortestWayReachesTheGoal();
    void boundsHoldOnTheRuin();
    void aLargeAutomatonIsRefused();
};

void TestStepped::boundsCloseInSweepBySweep()
{
    const Automaton automaton = slow();
    auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Pmax);
    QVERIFY(stepped);
    QCOMPARE(stepped->sweeps().size(), 1u);
    QCOMPARE(stepped->sweeps()[0].values[0], (Bounds {0, 1}));
    QCOMPARE(stepped->sweeps()[0].values[1], (Bounds {1, 1}));
    QCOMPARE(stepped->sweeps()[0].values[2], (Bounds {0, 0}));
    for (int k = 1; k <= 30; ++k) {
        stepped->sweep();
        const Bounds now = stepped->sweeps().back().values[0];
        const double left = std::pow(0.9, k);
        QVERIFY(std::abs(now.low - 0.5 * (1 - left)) < 1e-12);
        QVERIFY(std::abs(now.high - (0.5 + 0.5 * left)) < 1e-12);
        QVERIFY(now.low <= 0.5 && 0.5 <= now.high);
    }
    QVERIFY(!stepped->isClose(1e-3));
    QVERIFY(stepped->isClose(0.2));
}

void TestStepped::anUnguardedStopComesTooEarly()
{
    const Automaton automaton = slow();
    auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Pmax);
    QVERIFY(!stepped->unguardedStop());
    for (int k = 0; k < 200; ++k)
        stepped->sweep();
    const auto stop = stepped->unguardedStop();
    QVERIFY(stop && stepped->sweeps()[*stop].change < 1e-6);
    const double wrong = 0.5 - stepped->sweeps()[*stop].values[0].low;
    QVERIFY(wrong > 1e-6 * 0.5); // nine times more than it was sure of
}

void TestStepped::sweepsOfALengthFallFromAbove()
{
    const Automaton automaton = *AutomatonBuilder(2)
                                     .add(0, "roll", {{"1/2", 0}, {"1/2", 1}})
                                     .add(1, "win", {{"1", 1}})
                                     .build();
    auto stepped
        = SteppedCheck::make(automaton, reach("win"), Question::Rmin, {lppes::action("roll")});
    QVERIFY(stepped);
    QCOMPARE(stepped->sweeps()[0].highs[0], QString("4"));
    for (int k = 1; k <= 10; ++k) {
        stepped->sweep();
        const Bounds now = stepped->sweeps().back().values[0];
        QCOMPARE(now, (Bounds {2 - 2 * std::pow(0.5, k), 2 + 2 * std::pow(0.5, k)}));
    }
}

void TestStepped::fractionsStandBesideDecimals()
{
    const Automaton automaton = slow();
    auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Pmax);
    stepped->sweep();
    stepped->sweep();
    QCOMPARE(stepped->sweeps()[1].lows[0], QString("1/20"));
    QCOMPARE(stepped->sweeps()[2].lows[0], QString("19/200"));
    QCOMPARE(stepped->sweeps()[2].highs[0], QString("181/200"));
    for (int k = 0; k < 40; ++k)
        stepped->sweep();
    QVERIFY(stepped->sweeps().back().lows[0].isEmpty()); // too long to be read
}

void TestStepped::anEquationIsThatOfATextbook()
{
    const Automaton automaton = *AutomatonBuilder(3)
                                     .add(0, "roll", {{"1/6", 1}, {"5/6", 0}}, "2")
                                     .add(0, "win", {{"1", 2}})
                                     .add(1, "win", {{"1", 2}})
                                     .build();
    const auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Rmin);
    QVERIFY(stepped);
    const StateEquation equation = stepped->equation(0);
    QVERIFY(!equation.isFixed);
    QCOMPARE(equation.together, (std::vector<State> {0}));
    QCOMPARE(equation.choices.size(), 2u);
    QCOMPARE(equation.choices[0].action, QString("roll"));
    QCOMPARE(equation.choices[0].reward, QString("2"));
    QCOMPARE(equation.choices[0].terms.size(), 2u);
    QCOMPARE(equation.choices[0].terms[0].probability, QString("1/6"));
    QCOMPARE(equation.choices[0].terms[0].target, 1u);
    QVERIFY(equation.choices[1].kind == EquationChoice::Kind::Meets);
    const StateEquation last = stepped->equation(2);
    QVERIFY(last.isFixed && last.fixedValue == QString("infinite"));
}

void TestStepped::endComponentsAreMadeOne()
{
    const Automaton automaton = *AutomatonBuilder(5)
                                     .add(0, "round", {{"1", 1}})
                                     .add(1, "round", {{"1", 0}})
                                     .add(1, "out", {{"3/4", 2}, {"1/4", 3}})
                                     .add(2, "win", {{"1", 2}})
                                     .add(4, "go", {{"1", 0}})
                                     .build();
    auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Pmax);
    QCOMPARE(stepped->endComponentCount(), 1u);
    QCOMPARE(stepped->endComponentOf(0), stepped->endComponentOf(1));
    QVERIFY(!stepped->endComponentOf(4));
    QCOMPARE(stepped->equation(0).together, (std::vector<State> {0, 1}));
    QCOMPARE(stepped->equation(0).choices.size(), 1u);
    QCOMPARE(stepped->equation(0).choices[0].action, QString("out"));
    stepped->sweep();
    QCOMPARE(stepped->sweeps()[1].values[0], (Bounds {0.75, 0.75}));
    // To stay is worth something to whom the goal is none.
    const auto least = SteppedCheck::make(automaton, reach("win"), Question::Pmin);
    QCOMPARE(least->endComponentCount(), 0u);
    QCOMPARE(least->equation(0).fixedValue, QString("0"));
}

void TestStepped::policiesGetBetterUntilNoneIsBetter()
{
    const Automaton automaton = *AutomatonBuilder(4)
                                     .add(0, "poor", {{"1/4", 2}, {"3/4", 3}})
                                     .add(0, "fair", {{"1", 1}})
                                     .add(1, "poor", {{"1/3", 2}, {"2/3", 3}})
                                     .add(1, "good", {{"1/2", 2}, {"1/2", 3}})
                                     .add(2, "win", {{"1", 2}})
                                     .build();
    const auto stepped = SteppedCheck::make(automaton, reach("win"), Question::Pmax);
    const auto& policies = stepped->policies();
    QVERIFY(policies.size() >= 2);
    QCOMPARE(policies.front().exact[0], QString("1/4"));
    QCOMPARE(policies.back().exact[0], QString("1/2"));
    QCOMPARE(policies.back().choices[0], 1u);
    QVERIFY(!policies[1].changed.empty());
    for (std::size_t i = 1; i < policies.size(); ++i)
        QVERIFY(policies[i].values[0] >= policies[i - 1].values[0]);
}

void TestStepped::aPolicyForTheShortestWayReachesTheGoal()
{
    const Automaton automaton = *AutomatonBuilder(3)
                                     .add(0, "rest", {{"1", 1}})
                                     .add(1, "rest", {{"1", 0}})
                                     .add(1, "work", {{"1/2", 1}, {"1/2", 2}})
                                     .add(2, "win", {{"1", 2}})
                                     .build();
    const auto stepped
        = SteppedCheck::make(automaton, reach("win"), Question::Rmin, {lppes::action("work")});
    for (const SteppedCheck::Policy& policy : stepped->policies())
        QCOMPARE(policy.exact[0], QString("2"));
    QCOMPARE(stepped->endComponentCount(), 1u);
}

void TestStepped::boundsHoldOnTheRuin()
{
    const Automaton automaton = generate(lppes::ruin(3, 3)).automaton;
    for (const Question question : {Question::Pmin, Question::Pmax, Question::Rmin}) {
        const Until until
            = asksReward(question) ? reach("broke") : reach("broke", std::vector<std::int64_t> {1});
        const Reward reward {lppes::action("bet")};
        auto stepped = SteppedCheck::make(automaton, until, question, reward);
        QVERIFY(stepped);
        for (int k = 0; k < 200 && !stepped->isClose(1e-9); ++k)
            stepped->sweep();
        QVERIFY(stepped->isClose(1e-9));
        const CheckReport known
            = check(automaton, until,
                    {.question = question, .reward = reward, .exact = true, .wantValues = true});
        for (State state = 0; state < automaton.stateCount(); ++state) {
            const Bounds& bounds = stepped->sweeps().back().values[state];
            QVERIFY(bounds.low <= known.values[state].high
                    && known.values[state].low <= bounds.high);
        }
        QCOMPARE(stepped->policies().back().exact[0], known.exact);
    }
}

void TestStepped::aLargeAutomatonIsRefused()
{
    const Automaton automaton = generate(lppes::ruin(3, 50)).automaton;
    const auto stepped = SteppedCheck::make(automaton, reach("broke"), Question::Pmax);
    QVERIFY(!stepped && stepped.error().message.contains("3826"));
}

QTEST_GUILESS_MAIN(TestStepped)
#include "tst_stepped.moc"
