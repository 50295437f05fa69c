// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/simulate/walk.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

using namespace fourcast::chance;

class TestChanceWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeedDrawsTheSameAgain();
    void stepsAreTakenBackAndAgain();
    void anotherStepForgetsWhatWasTakenBack();
    void whatIsNotThereIsNotTaken();
    void aStrategyIsFollowed();
    void branchesAreDrawnAsOftenAsTheyAreProbable();
};

void TestChanceWalk::aSeedDrawsTheSameAgain()
{
    const Automaton automaton = generate(lppes::ruin(3, 10)).automaton;
    Walk one(automaton, 7);
    Walk other(automaton, 7);
    Walk third(automaton, 8);
    bool isDifferent = false;
    for (int i = 0; i < 50; ++i) {
        QVERIFY(one.draw() && other.draw() && third.draw());
        QCOMPARE(one.state(), other.state());
        isDifferent = isDifferent || one.state() != third.state();
    }
    QVERIFY(isDifferent);
}

void TestChanceWalk::stepsAreTakenBackAndAgain()
{
    const Automaton automaton = generate(lppes::ruin(3, 10)).automaton;
    Walk walk(automaton, 3);
    QVERIFY(!walk.canGoBack() && !walk.canGoForward());
    std::vector<State> states {walk.state()};
    for (int i = 0; i < 5; ++i) {
        QVERIFY(walk.draw());
        states.push_back(walk.state());
    }
    for (std::size_t i = 5; i-- > 0;) {
        walk.back();
        QCOMPARE(walk.state(), states[i]);
        QCOMPARE(walk.steps().size(), i);
    }
    walk.back(); // nothing is before the beginning
    for (std::size_t i = 1; i <= 5; ++i) {
        QVERIFY(walk.canGoForward());
        walk.forward();
        QCOMPARE(walk.state(), states[i]);
    }
    walk.goTo(2);
    QCOMPARE(walk.state(), states[2]);
    walk.restart(3);
    QVERIFY(walk.steps().empty() && !walk.canGoForward());
    for (std::size_t i = 1; i <= 5; ++i) {
        walk.draw();
        QCOMPARE(walk.state(), states[i]);
    }
}

void TestChanceWalk::anotherStepForgetsWhatWasTakenBack()
{
    const Automaton automaton = generate(lppes::ruin(3, 10)).automaton;
    Walk walk(automaton);
    QVERIFY(walk.take(0, 0) && walk.take(0, 1));
    walk.goTo(1);
    QVERIFY(walk.take(0, 2));
    QVERIFY(!walk.canGoForward());
    QCOMPARE(walk.steps().back().branch, 2u);
}

void TestChanceWalk::whatIsNotThereIsNotTaken()
{
    const Automaton automaton = *AutomatonBuilder(2).add(0, "go", {{"1", 1}}).build();
    Walk walk(automaton);
    QVERIFY(!walk.choose(1) && !walk.take(0, 1));
    QVERIFY(walk.choose(0));
    QVERIFY(walk.isAtEnd() && !walk.draw());
}

void TestChanceWalk::aStrategyIsFollowed()
{
    const Automaton automaton
        = *AutomatonBuilder(3).add(0, "a", {{"1", 1}}).add(0, "b", {{"1", 2}}).build();
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Walk walk(automaton, seed);
        const std::vector<std::uint32_t> strategy {1, 0xffffffffu, 0xffffffffu};
        QVERIFY(walk.draw(strategy));
        QCOMPARE(walk.state(), 2u);
    }
}

void TestChanceWalk::branchesAreDrawnAsOftenAsTheyAreProbable()
{
    const Automaton automaton
        = *AutomatonBuilder(3).add(0, "a", {{"1/10", 0}, {"3/10", 1}, {"6/10", 2}}).build();
    SeededRandom random(5);
    std::vector<int> drawn(3, 0);
    const auto branches = automaton.branches(0, 0);
    for (int i = 0; i < 100'000; ++i)
        ++drawn[branches[drawBranch(automaton, branches, random)].target];
    QVERIFY(std::abs(drawn[0] - 10'000) < 500 && std::abs(drawn[1] - 30'000) < 700
            && std::abs(drawn[2] - 60'000) < 800);
}

QTEST_GUILESS_MAIN(TestChanceWalk)
#include "tst_chancewalk.moc"
