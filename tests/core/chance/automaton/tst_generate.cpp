// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/observer.h"
#include "tests/core/chance/lppes.h"

#include <QTest>

using namespace fourcast::chance;
using namespace lppes;
using fourcast::statespace::ExploreStatus;

namespace {

/// One parameter `x` from low to high, and one summand `step` to `next` where `condition` holds.
Lppe counter(std::int64_t low, std::int64_t high, const Expression& condition,
             const Expression& next)
{
    Lppe lppe;
    lppe.parameters = {{range("x", low, high), low}};
    Summand step;
    step.action = fourcast::syntax::Symbol("step");
    step.condition = condition;
    step.reward = number(0);
    step.alternatives = {{{}, number(1), {next}}};
    lppe.summands = {step};
    return lppe;
}

Expression x()
{
    return variable("x", 0);
}

QString errorOf(const Lppe& lppe)
{
    const GenerationResult generated = generate(lppe);
    const auto& error = generated.automaton.error();
    return error ? error->message : QString();
}

} // namespace

class TestGenerate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRuinHasItsKnownSizes_data();
    void theRuinHasItsKnownSizes();
    void aStateIsToldInWords();
    void nothingDependsOnTheNumberOfThreads();
    void branchesToOneStateAreCountedBeforeTheyAreMerged();
    void probabilitiesMayDependOnTheState();
    void sumsAreChoices();
    void wrongProbabilitiesAreToldWithTheirState();
    void aDatumOutOfItsTypeIsToldWithItsState();
    void whatIsNotPossibleMayLeadOutOfAType();
    void aNumberBeyond64BitsIsAnError();
    void whatDoesNotCountIsNotWorkedOut();
    void fractionsAreWorkedOutExactly();
    void confluentSummandsAreTakenAtOnce();
    void aCircleOfConfluentSummandsIsOneState();
    void limitsEndIt();
    void aStopIsAnsweredWithTheFirstStates();
};

void TestGenerate::theRuinHasItsKnownSizes_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("money");
    QTest::addColumn<int>("all");
    QTest::addColumn<int>("broke");
    QTest::addColumn<int>("observed");
    QTest::newRow("3,3") << 3 << 3 << 10 << 9 << 28;
    QTest::newRow("3,10") << 3 << 10 << 136 << 30 << 196;
    QTest::newRow("3,50") << 3 << 50 << 3676 << 150 << 3976;
    QTest::newRow("5,5") << 5 << 5 << 126 << 125 << 376;
    QTest::newRow("5,10") << 5 << 10 << 1876 << 875 << 3626;
    QTest::newRow("10,5") << 10 << 5 << 1001 << 2002 << 5005;
}

void TestGenerate::theRuinHasItsKnownSizes()
{
    QFETCH(int, players);
    QFETCH(int, money);
    QFETCH(int, all);
    QFETCH(int, broke);
    QFETCH(int, observed);
    const Lppe lppe = ruin(players, money);
    const GenerationResult generated = generate(lppe);
    QVERIFY(generated.automaton.isComplete());
    QCOMPARE(generated.automaton.stateCount(), static_cast<State>(all + broke));
    QCOMPARE(generated.automaton.deadlockCount(), 0u);
    QCOMPARE(countWithObserver(generated.automaton, *lppe.until).states,
             static_cast<std::uint64_t>(observed));
}

void TestGenerate::aStateIsToldInWords()
{
    const Automaton automaton = generate(ruin(3, 3)).automaton;
    QCOMPARE(automaton.stateText(0), QString("p1=3, p2=3, p3=3"));
    const auto state = automaton.find(std::vector<std::int64_t> {9, 0, 0});
    QVERIFY(state);
    const auto choices = automaton.choices(*state);
    QCOMPARE(choices.size(), 2u);
    QCOMPARE(text(automaton.actions()[choices[0].action]), QString("broke(2)"));
    QCOMPARE(text(automaton.actions()[choices[1].action]), QString("broke(3)"));
    const auto bet = automaton.choices(0);
    QCOMPARE(bet.size(), 1u);
    QStringList exact;
    for (const auto& branch : bet[0].branches)
        exact << automaton.exactProbability(branch);
    QCOMPARE(exact, QStringList({"1/10", "2/5", "1/2"}));
}

void TestGenerate::nothingDependsOnTheNumberOfThreads()
{
    const Lppe lppe = ruin(4, 12);
    const Automaton one = generate(lppe, {.workers = 1}).automaton;
    const Automaton three = generate(lppe, {.workers = 3}).automaton;
    QCOMPARE(one.stateCount(), three.stateCount());
    QCOMPARE(one.labels().size(), three.labels().size());
    for (std::size_t i = 0; i < one.labels().size(); ++i) {
        const Automaton::Label& label = one.labels()[i];
        const Automaton::Label& other = three.labels()[i];
        QVERIFY(label.choice == other.choice && label.action == other.action
                && label.probability == other.probability);
    }
    for (State state = 0; state < one.stateCount(); ++state)
        QVERIFY(std::ranges::equal(one.branches(state), three.branches(state)));
    QCOMPARE(one.branchesBeforeMerging(), three.branchesBeforeMerging());
}

void TestGenerate::branchesToOneStateAreCountedBeforeTheyAreMerged()
{
    for (const int sides : {6, 100}) { // a plan for each side, and one for all of them
        // x := i mod 3
        Lppe lppe = counter(0, 2, number(1), number(0));
        Alternative& all = lppe.summands[0].alternatives[0];
        all.variables = {range("i", 1, sides), range("j", 1, 1)};
        all.probability = number(1, sides);
        all.next = {call(Builtin::Mod, {variable("i", 1), number(3)})};
        const Automaton automaton = generate(lppe).automaton;
        QVERIFY2(automaton.isComplete(), qPrintable(automaton.error().value_or(Error {}).message));
        QCOMPARE(automaton.stateCount(), 3u);
        QCOMPARE(automaton.branchCount(), 9u);
        QCOMPARE(automaton.branchesBeforeMerging(), static_cast<std::uint64_t>(3 * sides));
        QCOMPARE(automaton.probabilities().back().exact, QString(sides == 6 ? "1/3" : "17/50"));
    }
}

void TestGenerate::probabilitiesMayDependOnTheState()
{
    // With probability x/10 x becomes 10, otherwise it grows by 1.
    Lppe lppe = counter(1, 10, operation(Operator::Less, x(), number(10)), number(10));
    Summand& step = lppe.summands[0];
    step.alternatives[0].probability = operation(Operator::Divide, x(), number(10));
    step.alternatives.push_back(
        {{},
         operation(Operator::Subtract, number(1), operation(Operator::Divide, x(), number(10))),
         {operation(Operator::Add, x(), number(1))}});
    const Automaton automaton = generate(lppe).automaton;
    QVERIFY(automaton.isComplete());
    QCOMPARE(automaton.stateCount(), 10u);
    QCOMPARE(automaton.branchCount(), 17u); // the last two are one
    QStringList exact;
    for (const Probability& probability : automaton.probabilities())
        exact << probability.exact;
    QCOMPARE(exact,
             QStringList({"1/10", "1/5", "3/10", "2/5", "1/2", "3/5", "7/10", "4/5", "9/10", "1"}));
}

void TestGenerate::sumsAreChoices()
{
    for (const int most : {5, 5000}) {
        // sum(k: {1..most}, x + k <= 5 => step(k).X[x + k])
        Lppe lppe = counter(0, 5, number(1), operation(Operator::Add, x(), variable("k", 1)));
        Summand& step = lppe.summands[0];
        step.sums = {range("k", 1, most)};
        step.condition = operation(Operator::LessEqual,
                                   operation(Operator::Add, x(), variable("k", 1)), number(5));
        step.arguments = {variable("k", 1)};
        step.reward = variable("k", 1);
        const Automaton automaton = generate(lppe).automaton;
        QVERIFY2(automaton.isComplete(), qPrintable(automaton.error().value_or(Error {}).message));
        QCOMPARE(automaton.stateCount(), 6u);
        QCOMPARE(automaton.choiceCount(), 15u);
        QCOMPARE(automaton.actions().size(), 5u);
        QCOMPARE(text(automaton.actions()[4]), QString("step(5)"));
        QCOMPARE(automaton.actions()[4].reward, 5.0);
        QCOMPARE(automaton.deadlockCount(), 1u);
    }
}

void TestGenerate::wrongProbabilitiesAreToldWithTheirState()
{
    Lppe lppe = counter(0, 5, number(1), operation(Operator::Add, x(), number(1)));
    Summand& step = lppe.summands[0];
    step.place = {3, 8};
    // Too little from 3 on.
    step.alternatives[0].probability = call(
        Builtin::IfThenElse, {operation(Operator::Less, x(), number(3)), number(1), number(9, 10)});
    QString error = errorOf(lppe);
    QVERIFY2(error.contains("x=3") && error.contains("9/10") && error.contains("step")
                 && error.startsWith("Line 3, column 8"),
             qPrintable(error));
    step.alternatives[0].probability = operation(Operator::Subtract, number(1), x());
    step.alternatives.push_back({{}, x(), {number(5)}});
    error = errorOf(lppe);
    QVERIFY2(error.contains("x=5") && error.contains("-4"), qPrintable(error));
}

void TestGenerate::aDatumOutOfItsTypeIsToldWithItsState()
{
    const QString error
        = errorOf(counter(0, 5, number(1), operation(Operator::Add, x(), number(2))));
    QVERIFY2(error.contains("x=4") && error.contains("x would become 6")
                 && error.contains("{0..5}"),
             qPrintable(error));
}

void TestGenerate::whatIsNotPossibleMayLeadOutOfAType()
{
    // Two of three branches go up, with probability 0 where there is no more room.
    Lppe lppe = counter(0, 5, number(1), number(0));
    Summand& step = lppe.summands[0];
    const auto below = [](Expression then, Expression otherwise) {
        return call(
            Builtin::IfThenElse,
            {operation(Operator::Less, x(), number(5)), std::move(then), std::move(otherwise)});
    };
    const Expression up = operation(Operator::Add, x(), number(1));
    step.alternatives = {{{}, below(number(1, 4), number(0)), {up}},
                         {{}, below(number(1, 4), number(0)), {up}},
                         {{}, below(number(1, 2), number(1)), {number(0)}}};
    const Automaton automaton = generate(lppe).automaton;
    QVERIFY2(automaton.isComplete(), qPrintable(automaton.error().value_or(Error {}).message));
    QCOMPARE(automaton.stateCount(), 6u);
    QCOMPARE(automaton.branchCount(), 11u);
    step.alternatives[1].probability = number(1, 4);
    step.alternatives[2].probability = below(number(1, 2), number(3, 4));
    const QString error = errorOf(lppe);
    QVERIFY2(error.contains("x=5") && error.contains("would become 6"), qPrintable(error));
}

void TestGenerate::aNumberBeyond64BitsIsAnError()
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    const Lppe lppe = counter(most - 3, most, number(1), operation(Operator::Add, x(), number(1)));
    const QString error = errorOf(lppe);
    QVERIFY2(error.contains("64 bits") && error.contains(QString::number(most)), qPrintable(error));
}

void TestGenerate::whatDoesNotCountIsNotWorkedOut()
{
    // if x = 0 then 5 else 5 mod x, which has no value at 0
    const Expression next = call(Builtin::IfThenElse,
                                 {operation(Operator::Equal, x(), number(0)), number(5),
                                  call(Builtin::Mod, {number(5), x()})});
    const Automaton automaton = generate(counter(0, 5, number(1), next)).automaton;
    QVERIFY2(automaton.isComplete(), qPrintable(automaton.error().value_or(Error {}).message));
    QCOMPARE(automaton.stateCount(), 2u);
    const Expression guard
        = operation(Operator::And, operation(Operator::Greater, x(), number(0)),
                    operation(Operator::Equal, call(Builtin::Mod, {number(5), x()}), number(0)));
    QCOMPARE(generate(counter(0, 5, guard, x())).automaton.stateCount(), 1u);
    const QString error = errorOf(counter(0, 5, number(1), call(Builtin::Mod, {number(5), x()})));
    QVERIFY2(error.contains("mod"), qPrintable(error));
}

void TestGenerate::fractionsAreWorkedOutExactly()
{
    // x := 3 * x / 3 + 1 while x / 3 < 5 / 4
    const Expression third = operation(Operator::Divide, x(), number(3));
    const Lppe lppe = counter(
        0, 10, operation(Operator::Less, third, number(5, 4)),
        operation(Operator::Add, operation(Operator::Multiply, third, number(3)), number(1)));
    QCOMPARE(generate(lppe).automaton.stateCount(), 5u);
    const QString error
        = errorOf(counter(1, 10, number(1), operation(Operator::Divide, x(), number(2))));
    QVERIFY2(error.contains("1/2"), qPrintable(error));
}

void TestGenerate::confluentSummandsAreTakenAtOnce()
{
    // Up to 10 by hidden steps, and from there back to 0.
    Lppe lppe = counter(0, 10, operation(Operator::Less, x(), number(10)),
                        operation(Operator::Add, x(), number(1)));
    Summand back = lppe.summands[0];
    lppe.summands[0].action = fourcast::syntax::Symbol("tau");
    lppe.summands[0].isConfluent = true;
    back.condition = operation(Operator::Equal, x(), number(10));
    back.alternatives[0].next = {number(0)};
    lppe.summands.push_back(back);
    const Automaton automaton = generate(lppe).automaton;
    QCOMPARE(automaton.stateCount(), 1u);
    QCOMPARE(automaton.stateText(0), QString("x=10"));
    lppe.summands[0].isConfluent = false;
    QCOMPARE(generate(lppe).automaton.stateCount(), 11u);
    // A hidden step that is not allowed before the goal must be seen.
    lppe.summands[0].isConfluent = true;
    lppe.until = Until {action("step"), action("step", std::vector<std::int64_t> {1})};
    QCOMPARE(generate(lppe).automaton.stateCount(), 11u);
}

void TestGenerate::aCircleOfConfluentSummandsIsOneState()
{
    // 0, 1, 2, then around 3, 4, 5.
    const Expression next = call(Builtin::IfThenElse,
                                 {operation(Operator::Equal, x(), number(5)), number(3),
                                  operation(Operator::Add, x(), number(1))});
    Lppe lppe = counter(0, 5, number(1), next);
    lppe.summands[0].action = fourcast::syntax::Symbol("tau");
    lppe.summands[0].isConfluent = true;
    const Automaton automaton = generate(lppe).automaton;
    QCOMPARE(automaton.stateCount(), 1u);
    QCOMPARE(automaton.stateText(0), QString("x=3"));
    QCOMPARE(automaton.branchCount(), 1u); // round and round
}

void TestGenerate::limitsEndIt()
{
    const Lppe lppe = ruin(5, 10);
    const Automaton few = generate(lppe, {.mostStates = 100}).automaton;
    QCOMPARE(few.status(), ExploreStatus::StatesReached);
    QVERIFY(few.stateCount() > 0 && few.stateCount() <= 100);
    QCOMPARE(few.branchesBeforeMerging(), 0u);
    const Automaton small = generate(lppe, {.memoryBudget = 100'000}).automaton;
    QCOMPARE(small.status(), ExploreStatus::BudgetReached);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(generate(lppe, {}, stop.get_token()).automaton.status(), ExploreStatus::Stopped);
}

void TestGenerate::aStopIsAnsweredWithTheFirstStates()
{
    const Lppe lppe = ruin(5, 60);
    std::stop_source stop;
    const GenerationResult generated
        = generate(lppe, {.workers = 1}, stop.get_token(), [&](const auto& progress) {
              if (progress.transitions > 1'500'000)
                  stop.request_stop();
          });
    const Automaton& automaton = generated.automaton;
    QVERIFY(!automaton.isComplete());
    QVERIFY(automaton.expandedCount() < automaton.stateCount());
    QVERIFY(automaton.branchCount() <= 1'000'000);
    // What is there is as it would be in the end.
    const Automaton few = generate(lppe, {.mostStates = 20'000}).automaton;
    for (State state = 0; state < few.expandedCount(); ++state) {
        QCOMPARE(automaton.stateText(state), few.stateText(state));
        QCOMPARE(automaton.choices(state).size(), few.choices(state).size());
    }
    QVERIFY(automaton.choices(automaton.expandedCount()).empty());
}

QTEST_GUILESS_MAIN(TestGenerate)
#include "tst_generate.moc"
