// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/evaluate/rational.h"
#include "core/chance/automaton/observer.h"

#include <QTest>

using namespace fourcast::chance;

namespace {

ActionFormula named(const char* name)
{
    return {ActionFormula::Kind::Action, {fourcast::syntax::Symbol(name), {}}, {}};
}

} // namespace

class TestAutomaton : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreReadAndKeptExactly();
    void doublesAreOnBothSidesOfAFraction();
    void choicesStandTogether();
    void branchesToOneStateAreAddedExactly();
    void wrongDistributionsAreRefused_data();
    void wrongDistributionsAreRefused();
    void actionsAreMatched();
    void anObserverDoublesWhereTheGoalIsMet();
};

void TestAutomaton::numbersAreReadAndKeptExactly()
{
    QCOMPARE(text(*readRational("2/12")), QString("1/6"));
    QCOMPARE(text(*readRational("0.25")), QString("1/4"));
    QCOMPARE(text(*readRational("-3")), QString("-3"));
    QVERIFY(!readRational("1/0") && !readRational("x") && !readRational(""));
    QCOMPARE(wholeOf(rationalOf(12, 4)), std::optional<std::int64_t>(3));
    QVERIFY(!wholeOf(rationalOf(1, 2)));
}

void TestAutomaton::doublesAreOnBothSidesOfAFraction()
{
    const DoubleEnclosure half = enclosingDoubles(rationalOf(1, 2));
    QVERIFY(half.low == 0.5 && half.high == 0.5 && half.nearest == 0.5);
    for (const auto& number : {rationalOf(1, 3), rationalOf(2, 3), rationalOf(-1, 10)}) {
        const DoubleEnclosure around = enclosingDoubles(number);
        QVERIFY(Rational(around.low) < number && number < Rational(around.high));
        QCOMPARE(std::nextafter(around.low, 2.0), around.high);
        QCOMPARE(around.nearest, number.get_num().get_d() / number.get_den().get_d());
    }
}

void TestAutomaton::choicesStandTogether()
{
    const auto automaton = AutomatonBuilder(3)
                               .add(0, "b", {{"1/2", 1}, {"1/2", 2}})
                               .add(0, "a(2)", {{"1", 0}}, "1/2")
                               .add(1, "b", {{"0.25", 0}, {"3/4", 1}})
                               .build();
    QVERIFY(automaton);
    QCOMPARE(automaton->stateCount(), 3u);
    QCOMPARE(automaton->choiceCount(), 3u);
    QCOMPARE(automaton->branchCount(), 5u);
    QCOMPARE(automaton->deadlockCount(), 1u);
    QVERIFY(automaton->isDeadlock(2) && !automaton->isDeadlock(1));
    const auto choices = automaton->choices(0);
    QCOMPARE(choices.size(), 2u);
    QCOMPARE(text(automaton->actions()[choices[0].action]), QString("b"));
    QCOMPARE(text(automaton->actions()[choices[1].action]), QString("a(2)"));
    QCOMPARE(automaton->actions()[choices[1].action].exactReward, QString("1/2"));
    QCOMPARE(choices[0].branches.size(), 2u);
    QCOMPARE(automaton->exactProbability(choices[0].branches[0]), QString("1/2"));
    QCOMPARE(automaton->branches(0, 1).size(), 1u);
    QVERIFY(automaton->branches(0, 2).empty());
    QCOMPARE(automaton->stateText(2), QString("s=2"));
    QCOMPARE(automaton->find(std::vector<std::int64_t> {1}), std::optional<State>(1));
    QVERIFY(!automaton->find(std::vector<std::int64_t> {3}));
}

void TestAutomaton::branchesToOneStateAreAddedExactly()
{
    const auto automaton
        = AutomatonBuilder(2).add(0, "a", {{"1/3", 1}, {"1/3", 0}, {"1/3", 1}}).build();
    QVERIFY(automaton);
    QCOMPARE(automaton->branchCount(), 2u);
    QCOMPARE(automaton->branchesBeforeMerging(), 3u);
    QCOMPARE(automaton->probabilities().size(), 2u);
    QCOMPARE(automaton->probabilities()[1].exact, QString("2/3"));
}

void TestAutomaton::wrongDistributionsAreRefused_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("says");
    QTest::newRow("0.9") << "0.5"
                         << "0.4"
                         << "sum to 9/10";
    QTest::newRow("tiny") << "1/2"
                          << "4999999999999999999/9999999999999999999"
                          << "not to 1";
    QTest::newRow("negative") << "3/2"
                              << "-1/2"
                              << "-1/2";
    QTest::newRow("word") << "half"
                          << "1/2"
                          << "half";
}

void TestAutomaton::wrongDistributionsAreRefused()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(QString, says);
    const auto automaton = AutomatonBuilder(2).add(0, "a", {{one, 0}, {other, 1}}).build();
    QVERIFY(!automaton);
    QVERIFY2(automaton.error().message.contains(says), qPrintable(automaton.error().message));
}

void TestAutomaton::actionsAreMatched()
{
    const Action action {fourcast::syntax::Symbol("broke"), {1}};
    ActionFormula withOne = named("broke");
    withOne.pattern.arguments = std::vector<std::int64_t> {1};
    ActionFormula withTwo = withOne;
    withTwo.pattern.arguments->front() = 2;
    QVERIFY(matches(named("broke"), action) && matches(withOne, action));
    QVERIFY(!matches(withTwo, action) && !matches(named("bet"), action));
    QVERIFY(matches({}, action));
    QVERIFY(!matches({ActionFormula::Kind::Not, {}, {withOne}}, action));
    QVERIFY(matches({ActionFormula::Kind::Or, {}, {withTwo, withOne}}, action));
}

void TestAutomaton::anObserverDoublesWhereTheGoalIsMet()
{
    // From 0 to 1 or 2; in both the goal can be met, in 2 also something else be done.
    const auto automaton = AutomatonBuilder(4)
                               .add(0, "go", {{"1/2", 1}, {"1/2", 2}})
                               .add(1, "won", {{"1", 1}})
                               .add(2, "won", {{"1", 2}})
                               .add(2, "quit", {{"1", 3}})
                               .build();
    QVERIFY(automaton);
    const ObserverCounts all = countWithObserver(*automaton, {{}, named("won")});
    QCOMPARE(all.states, 6u);
    QCOMPARE(all.met, 2u);
    QCOMPARE(all.missed, 0u);
    QCOMPARE(all.branches, 5u);
    QCOMPARE(all.choices, 4u);
    QCOMPARE(all.deadlocks, 3u);
    const ObserverCounts strict = countWithObserver(*automaton, {named("go"), named("won")});
    QCOMPARE(strict.states, 6u);
    QCOMPARE(strict.missed, 1u);
}

QTEST_GUILESS_MAIN(TestAutomaton)
#include "tst_automaton.moc"
