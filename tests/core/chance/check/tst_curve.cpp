// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/automaton/generate.h"
#include "core/chance/check/curve.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

#include <cmath>

using namespace fourcast::chance;
using lppes::reach;

class TestCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCoinIsSeenWithinSoManyThrows();
    void whatIsNotCountedComesForNothing();
    void stepsAreCountedWithTheGoal();
    void theBestChoiceMayDependOnWhatIsLeft();
    void aCurveClimbsToTheUnboundedValue();
    void rewardsHaveNoCurve();
    void aStopKeepsWhatIsKnown();
};

void TestCurve::aCoinIsSeenWithinSoManyThrows()
{
    const Automaton automaton = *AutomatonBuilder(2)
                                     .add(0, "throw", {{"1/2", 0}, {"1/2", 1}})
                                     .add(1, "heads", {{"1", 1}})
                                     .build();
    const CurveReport report
        = curve(automaton, reach("heads"), {.counted = lppes::action("throw"), .most = 5});
    QCOMPARE(report.status, CheckStatus::Converged);
    QCOMPARE(report.points.size(), 6u);
    for (int k = 0; k <= 5; ++k)
        QCOMPARE(report.points[static_cast<std::size_t>(k)],
                 (Bounds {1 - std::pow(0.5, k), 1 - std::pow(0.5, k)}));
}

void TestCurve::whatIsNotCountedComesForNothing()
{
    // Between two throws it may go round and round, and leaves the circle by chance.
    const Automaton automaton = *AutomatonBuilder(4)
                                     .add(0, "throw", {{"1/2", 1}, {"1/2", 3}})
                                     .add(1, "walk", {{"1/2", 2}, {"1/2", 0}})
                                     .add(2, "walk", {{"1/2", 1}, {"1/2", 0}})
                                     .add(3, "heads", {{"1", 3}})
                                     .build();
    const CurveReport report
        = curve(automaton, reach("heads"), {.counted = lppes::action("throw"), .most = 8});
    for (int k = 0; k <= 8; ++k) {
        const Bounds& point = report.points[static_cast<std::size_t>(k)];
        QVERIFY(point.low <= 1 - std::pow(0.5, k) && 1 - std::pow(0.5, k) <= point.high);
        QVERIFY(point.width() < 1e-8);
    }
}

void TestCurve::stepsAreCountedWithTheGoal()
{
    const Automaton automaton
        = *AutomatonBuilder(2).add(0, "go", {{"1", 1}}).add(1, "end", {{"1", 1}}).build();
    const CurveReport report = curve(automaton, reach("end"), {.most = 3});
    QCOMPARE(report.points,
             (std::vector<Bounds> {Bounds {0, 0}, Bounds {0, 0}, Bounds {1, 1}, Bounds {1, 1}}));
}

void TestCurve::theBestChoiceMayDependOnWhatIsLeft()
{
    // One risky throw, or two of which the second is certain.
    const Automaton automaton = *AutomatonBuilder(4)
                                     .add(0, "throw", {{"1/10", 1}, {"9/10", 3}})
                                     .add(0, "throw", {{"1", 2}})
                                     .add(2, "throw", {{"1", 1}})
                                     .add(1, "end", {{"1", 1}})
                                     .build();
    const CurveOptions options {.counted = lppes::action("throw"), .most = 2};
    const CurveReport most = curve(automaton, reach("end"), options);
    QVERIFY(most.points[1].has(0.1));
    QCOMPARE(most.points[2], (Bounds {1, 1}));
    CurveOptions least = options;
    least.question = Question::Pmin;
    const CurveReport worst = curve(automaton, reach("end"), least);
    QCOMPARE(worst.points[1], (Bounds {0, 0}));
    QVERIFY(worst.points[2].has(0.1));
}

void TestCurve::aCurveClimbsToTheUnboundedValue()
{
    const Automaton automaton = generate(lppes::ruin(3, 5)).automaton;
    const Until until = reach("broke", std::vector<std::int64_t> {1});
    const CurveReport report
        = curve(automaton, until, {.counted = lppes::action("bet"), .most = 100});
    const Bounds all = check(automaton, until).bounds;
    double last = 0;
    for (const Bounds& point : report.points) {
        QVERIFY(point.low >= last - 1e-12 && point.high <= all.high + 1e-12);
        last = point.low;
    }
    QVERIFY(last > all.low * 0.999999);
    // Nobody is broke before five bets.
    QCOMPARE(report.points[4], (Bounds {0, 0}));
    QVERIFY(std::abs(report.points[5].low - 1.0 / 32) < 1e-12);
}

void TestCurve::rewardsHaveNoCurve()
{
    const Automaton automaton = *AutomatonBuilder(1).build();
    QCOMPARE(curve(automaton, reach("end"), {.question = Question::Rmin}).status,
             CheckStatus::Failed);
}

void TestCurve::aStopKeepsWhatIsKnown()
{
    const Automaton automaton = generate(lppes::ruin(3, 20)).automaton;
    std::stop_source stop;
    const CurveReport report
        = curve(automaton, reach("broke"), {.counted = lppes::action("bet"), .most = 1'000'000},
                stop.get_token(), [&](const CheckProgress&) { stop.request_stop(); });
    QCOMPARE(report.status, CheckStatus::Stopped);
    QVERIFY(!report.points.empty());
}

QTEST_GUILESS_MAIN(TestCurve)
#include "tst_curve.moc"
