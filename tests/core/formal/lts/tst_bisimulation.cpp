// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/statistics.h"
#include "tests/core/formal/papergrid.h"
#include "tests/core/formal/randomlts.h"

#include <QTest>

using namespace fourcast::formal;

namespace {

/// All pairs that no step tells apart: the greatest bisimulation by its definition.
std::vector<std::vector<bool>> naiveBisimilar(const Lts& lts)
{
    const State count = lts.stateCount();
    std::vector<std::vector<bool>> same(count, std::vector<bool>(count, true));
    const auto answers = [&](State one, State other) {
        return std::ranges::all_of(lts.transitions(one), [&](const Transition& step) {
            return std::ranges::any_of(lts.transitions(other), [&](const Transition& answer) {
                return answer.label == step.label && same[step.target][answer.target];
            });
        });
    };
    bool changed = true;
    while (changed) {
        changed = false;
        for (State one = 0; one < count; ++one) {
            for (State other = 0; other < count; ++other) {
                if (same[one][other] && !(answers(one, other) && answers(other, one))) {
                    same[one][other] = same[other][one] = false;
                    changed = true;
                }
            }
        }
    }
    return same;
}

Lts vendingMachine(bool choosesEarly)
{
    LtsBuilder builder;
    builder.addTransition(0, "coin", 1);
    if (choosesEarly)
        builder.addTransition(0, "coin", 2);
    builder.addTransition(1, "tea", 0);
    builder.addTransition(choosesEarly ? 2 : 1, "coffee", 0);
    return builder.build();
}

}

class TestBisimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesAreThoseOfTheDefinition();
    void aMinimisedSystemIsBisimilarAndMinimal();
    void figureTwoIsMinimalAlready();
    void anEarlyChoiceIsTold();
    void differentSystemsAreToldApart();
    void aLongChainIsToldApart();
    void aStoppedOneSaysSo();
    void onlyWhatIsInReachStays();
};

void TestBisimulation::classesAreThoseOfTheDefinition()
{
    SeededRandom random(2);
    for (int round = 0; round < 300; ++round) {
        const std::uint32_t states = 1 + random.below(14);
        const Lts lts
            = randomLts(random, states, random.below(2 * states + 1), 1 + random.below(3));
        const auto same = naiveBisimilar(lts);
        const BisimulationClasses classes = bisimulationClasses(lts);
        QVERIFY(classes.complete);
        for (State one = 0; one < states; ++one) {
            QVERIFY(classes.classOf[one] < classes.count);
            for (State other = 0; other < states; ++other)
                QCOMPARE(classes.classOf[one] == classes.classOf[other], same[one][other]);
        }
    }
}

void TestBisimulation::aMinimisedSystemIsBisimilarAndMinimal()
{
    SeededRandom random(3);
    for (int round = 0; round < 200; ++round) {
        const std::uint32_t states = 1 + random.below(30);
        const Lts lts = randomLts(random, states, random.below(3 * states), 1 + random.below(2));
        const MinimisedLts small = minimise(lts);
        QVERIFY(small.complete);
        QCOMPARE(small.lts.initial(), State {0});
        QCOMPARE(small.stateOf[lts.initial()], State {0});
        QCOMPARE(compare(lts, small.lts).status, ComparisonStatus::Bisimilar);
        QCOMPARE(bisimulationClasses(small.lts).count, small.lts.stateCount());
        QVERIFY(small.lts.stateCount() <= lts.stateCount());
    }
}

void TestBisimulation::figureTwoIsMinimalAlready()
{
    const Lts lts = papergrid::published(4, 3);
    const MinimisedLts small = minimise(lts);
    QCOMPARE(small.lts.stateCount(), State {258});
    QCOMPARE(small.lts.transitionCount(), std::uint64_t {787});
}

void TestBisimulation::anEarlyChoiceIsTold()
{
    const LtsComparison comparison = compare(vendingMachine(false), vendingMachine(true));
    QCOMPARE(comparison.status, ComparisonStatus::Different);
    const QStringList right {QStringLiteral("<coin>(<tea>true && <coffee>true)"),
                             QStringLiteral("<coin>(<coffee>true && <tea>true)"),
                             QStringLiteral("!<coin>!<tea>true"),
                             QStringLiteral("!<coin>!<coffee>true")};
    QVERIFY2(right.contains(comparison.formula), qPrintable(comparison.formula));
    QCOMPARE(compare(vendingMachine(true), vendingMachine(true)).status,
             ComparisonStatus::Bisimilar);
}

void TestBisimulation::differentSystemsAreToldApart()
{
    QCOMPARE(compare(papergrid::published(3, 2), papergrid::published(3, 3)).status,
             ComparisonStatus::Different);
    LtsBuilder builder;
    builder.addTransition(0, "a", 0);
    const LtsComparison comparison = compare(builder.build(), Lts());
    QCOMPARE(comparison.status, ComparisonStatus::Different);
    QCOMPARE(comparison.formula, QStringLiteral("<a>true"));
    builder.addTransition(0, "a", 0);
    QCOMPARE(compare(Lts(), builder.build()).formula, QStringLiteral("!<a>true"));
}

void TestBisimulation::aLongChainIsToldApart()
{
    const auto chain = [](State length) {
        LtsBuilder builder;
        for (State state = 0; state < length; ++state)
            builder.addTransition(state, "a", state + 1);
        return builder.build();
    };
    const LtsComparison comparison = compare(chain(20000), chain(20001));
    QCOMPARE(comparison.status, ComparisonStatus::Different);
    QVERIFY(comparison.formula.isEmpty());
    QVERIFY(!compare(chain(20), chain(21)).formula.isEmpty());
}

void TestBisimulation::aStoppedOneSaysSo()
{
    BisimulationOptions options;
    std::stop_source stop;
    options.stop = stop.get_token();
    stop.request_stop();
    const Lts lts = papergrid::published(7, 3);
    QVERIFY(!bisimulationClasses(lts, options).complete);
    QVERIFY(!minimise(lts, options).complete);
    QCOMPARE(compare(lts, lts, options).status, ComparisonStatus::Stopped);
}

void TestBisimulation::onlyWhatIsInReachStays()
{
    LtsBuilder builder;
    builder.addTransition(0, "a", 1);
    builder.addTransition(2, "b", 0);
    const MinimisedLts small = minimise(builder.build());
    QCOMPARE(small.lts.stateCount(), State {2});
    QCOMPARE(small.stateOf, (std::vector<State> {0, 1, noState}));
}

QTEST_APPLESS_MAIN(TestBisimulation)
#include "tst_bisimulation.moc"
