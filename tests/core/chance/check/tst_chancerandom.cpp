// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small random automata, whose every strategy is evaluated by somebody else.
#include "core/chance/automaton/automatonbuilder.h"
#include "core/chance/check/check.h"
#include "core/support/random.h"
#include "tests/core/chance/lppes.h"
#include "tests/randomcases.h"

#include <Eigen/SparseLU>
#include <QTest>

#include <cmath>

using namespace fourcast::chance;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr State states = 7;

/// Some choices in each state, of actions a and b (which count), bad, and goal.
Automaton randomAutomaton(SeededRandom& random)
{
    AutomatonBuilder builder(states);
    for (State state = 0; state < states; ++state) {
        const std::uint32_t choices = random.below(4) == 0 ? 0 : 1 + random.below(2);
        for (std::uint32_t choice = 0; choice < choices; ++choice) {
            static const char* const names[]
                = {"a", "a", "b", "free", "free", "free", "goal", "bad"};
            std::vector<AutomatonBuilder::Branch> branches;
            switch (random.below(3)) {
            case 0:
                branches = {{"1", random.below(states)}};
                break;
            case 1:
                branches = {{"1/3", random.below(states)}, {"2/3", random.below(states)}};
                break;
            default:
                branches = {{"1/2", random.below(states)},
                            {"3/10", random.below(states)},
                            {"1/5", random.below(states)}};
            }
            builder.add(state, names[random.below(8)], branches);
        }
    }
    return *builder.build();
}

/// What one strategy gives in state 0: the probability of the goal, and how many a and b are
/// expected until it (infinite unless it is met for certain).
struct Given
{
    double probability = 0;
    double reward = 0;
};

/// By Eigen's sparse LU, with an identity row for states that can't reach the goal.
Given evaluate(const Automaton& automaton, const std::vector<std::size_t>& strategy)
{
    std::vector<std::vector<std::pair<State, double>>> next(states);
    std::vector<double> gain(states, 0);
    std::vector<double> cost(states, 0);
    for (State state = 0; state < states; ++state) {
        const auto choices = automaton.choices(state);
        if (choices.empty())
            continue;
        const auto& choice = choices[strategy[state]];
        const auto name = automaton.actions()[choice.action].name.name();
        cost[state] = name == "a" || name == "b" ? 1 : 0;
        if (name == "goal")
            gain[state] = 1;
        else if (name != "bad")
            for (const auto& branch : choice.branches)
                next[state].emplace_back(branch.target, automaton.probability(branch));
    }
    std::vector<bool> reaches(states, false);
    std::vector<bool> seen(states, false);
    for (State round = 0; round < states; ++round)
        for (State state = 0; state < states; ++state)
            for (const auto& [target, probability] : next[state])
                reaches[state] = reaches[state] || reaches[target] || gain[target] > 0;
    for (State state = 0; state < states; ++state)
        reaches[state] = reaches[state] || gain[state] > 0;
    seen[0] = true;
    for (State round = 0; round < states; ++round)
        for (State state = 0; state < states; ++state)
            for (const auto& [target, probability] : next[state])
                seen[target] = seen[target] || seen[state];
    Eigen::SparseMatrix<double> matrix(states, states);
    Eigen::VectorXd gains(states);
    Eigen::VectorXd costs(states);
    bool isSure = true;
    for (State state = 0; state < states; ++state) {
        std::map<State, double> row {{state, 1.0}};
        if (reaches[state])
            for (const auto& [target, probability] : next[state])
                row[target] -= probability;
        for (const auto& [target, value] : row)
            matrix.insert(static_cast<int>(state), static_cast<int>(target)) = value;
        gains[static_cast<int>(state)] = gain[state];
        costs[static_cast<int>(state)] = reaches[state] ? cost[state] : 0;
        isSure = isSure && (!seen[state] || reaches[state]);
    }
    matrix.makeCompressed();
    Eigen::SparseLU<Eigen::SparseMatrix<double>> lu;
    lu.compute(matrix);
    return {lu.solve(gains)[0], isSure ? lu.solve(costs)[0] : infinity};
}

/// Calls `visit` with every strategy.
template <typename Visit> void eachStrategy(const Automaton& automaton, const Visit& visit)
{
    std::vector<std::size_t> strategy(states, 0);
    for (;;) {
        visit(strategy);
        State state = 0;
        while (state < states && strategy[state] + 1 >= automaton.choices(state).size())
            strategy[state++] = 0;
        if (state == states)
            return;
        ++strategy[state];
    }
}

const Until until {{ActionFormula::Kind::Not, {}, {lppes::action("bad")}}, lppes::action("goal")};
const Reward counted {
    ActionFormula {ActionFormula::Kind::Or, {}, {lppes::action("a"), lppes::action("b")}}};

bool isNear(const Bounds& bounds, double value)
{
    if (std::isinf(value))
        return std::isinf(bounds.low) && std::isinf(bounds.high);
    return bounds.low <= value + 1e-9 && value - 1e-9 <= bounds.high
        && bounds.width() <= 1e-6 * bounds.low + 1e-12;
}

} // namespace

class TestChanceRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfTheBestStrategy();
    void strategiesGiveWhatIsAnswered();
};

void TestChanceRandom::answersAreThoseOfTheBestStrategy()
{
    SeededRandom random(17);
    for (int round = 0; round < randomCases(1500); ++round) {
        const Automaton automaton = randomAutomaton(random);
        double least = 1;
        double most = 0;
        double shortest = infinity;
        double longest = 0;
        eachStrategy(automaton, [&](const std::vector<std::size_t>& strategy) {
            const Given given = evaluate(automaton, strategy);
            least = std::min(least, given.probability);
            most = std::max(most, given.probability);
            shortest = std::min(shortest, given.reward);
            longest = std::max(longest, given.reward);
        });
        // Half of them where they lie, the others in a copy.
        const std::uint64_t mostCopied = round % 2 == 0 ? 0 : CheckOptions().mostCopied;
        const auto answer = [&](Question question) {
            return check(automaton, until,
                         {.question = question, .reward = counted, .mostCopied = mostCopied})
                .bounds;
        };
        const QByteArray where = QByteArray::number(round);
        const auto exactly = [&](Question question) {
            const CheckReport report
                = check(automaton, until, {.question = question, .reward = counted, .exact = true});
            return report.status == CheckStatus::Converged ? report.bounds
                                                           : Bounds {std::nan(""), std::nan("")};
        };
        QVERIFY2(isNear(exactly(Question::Pmin), least), where.constData());
        QVERIFY2(isNear(exactly(Question::Pmax), most), where.constData());
        QVERIFY2(isNear(exactly(Question::Rmin), shortest), where.constData());
        QVERIFY2(isNear(exactly(Question::Rmax), longest), where.constData());
        QVERIFY2(isNear(answer(Question::Pmin), least), where.constData());
        QVERIFY2(isNear(answer(Question::Pmax), most), where.constData());
        QVERIFY2(isNear(answer(Question::Rmin), shortest), where.constData());
        QVERIFY2(isNear(answer(Question::Rmax), longest), where.constData());
    }
}

void TestChanceRandom::strategiesGiveWhatIsAnswered()
{
    SeededRandom random(18);
    for (int round = 0; round < randomCases(3000); ++round) {
        const Automaton automaton = randomAutomaton(random);
        for (const Question question :
             {Question::Pmin, Question::Pmax, Question::Rmin, Question::Rmax}) {
            const CheckReport report = check(automaton, until,
                                             {.question = question,
                                              .reward = counted,
                                              .wantValues = true,
                                              .wantStrategy = true});
            std::vector<std::size_t> strategy(states, 0);
            for (State state = 0; state < states; ++state) {
                const std::uint32_t choice = report.strategy[state];
                QCOMPARE(choice == CheckReport::noChoice, automaton.choices(state).empty());
                if (choice != CheckReport::noChoice)
                    strategy[state] = choice;
            }
            const Given given = evaluate(automaton, strategy);
            const double value = asksReward(question) ? given.reward : given.probability;
            const QString where = QStringLiteral("%1: question %2 gives %3, not %4 to %5")
                                      .arg(round)
                                      .arg(static_cast<int>(question))
                                      .arg(value)
                                      .arg(report.bounds.low)
                                      .arg(report.bounds.high);
            if (std::isinf(value))
                QVERIFY2(std::isinf(report.bounds.high), qPrintable(where));
            else
                QVERIFY2(std::abs(report.bounds.middle() - value) <= 1e-5 * (1 + value),
                         qPrintable(where));
        }
    }
}

QTEST_GUILESS_MAIN(TestChanceRandom)
#include "tst_chancerandom.moc"
