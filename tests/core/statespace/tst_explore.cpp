// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statespace/explore.h"
#include "core/support/random.h"
#include "tests/core/statespace/functionmodel.h"
#include "tests/sanitized.h"

#include <QElapsedTimer>
#include <QTest>
#include <atomic>
#include <map>
#include <set>
#include <stdexcept>
#include <thread>

using namespace fourcast::statespace;

namespace {

using Words = FunctionModel::Words;

/// `dimensions` counters from 0 to `most`, of a byte each; label i counts the i-th one up.
FunctionModel grid(int dimensions, std::uint64_t most)
{
    return {1, {0}, [=](const std::uint64_t* state, Successors& to) {
                for (int i = 0; i < dimensions; ++i) {
                    const std::uint64_t next = *state + (std::uint64_t {1} << 8 * i);
                    if ((next >> 8 * i & 255) <= most)
                        to.add(static_cast<std::uint32_t>(i), &next);
                }
            }};
}

std::vector<std::uint64_t> levelSizes(const StateSpace& space)
{
    std::vector<std::uint64_t> sizes;
    std::uint64_t first = 0;
    for (const std::uint64_t end : space.levelEnds())
        sizes.push_back(end - std::exchange(first, end));
    return sizes;
}

std::uint64_t choose(std::uint64_t n, std::uint64_t k)
{
    std::uint64_t result = 1;
    for (std::uint64_t i = 1; i <= k; ++i)
        result = result * (n - k + i) / i;
    return result;
}

std::uint64_t mixed(std::uint64_t number)
{
    return SeededRandom(number).next();
}

/// A random graph: about `states` states of `words` words, of which the last ones repeat, with up
/// to four successors each, some of which come twice.
FunctionModel randomGraph(std::uint64_t seed, std::uint32_t states, int words)
{
    const auto stateOf = [=](std::uint64_t number) {
        Words state;
        for (int word = 0; word < words; ++word)
            state.push_back(word + 1 < words ? number % 3 : mixed(number) ^ number << 60);
        state.back() = state.back() << 32 | number;
        return state;
    };
    Words initial;
    SeededRandom random(seed);
    for (int i = 0; i < 3; ++i) {
        const Words state = stateOf(random.below(states));
        initial.insert(initial.end(), state.begin(), state.end());
    }
    return {words, initial, [=](const std::uint64_t* state, Successors& to) {
                const std::uint64_t number = state[words - 1] & 0xffffffffu;
                SeededRandom draw(seed * 1000003 + number);
                for (std::uint32_t count = draw.below(5); count > 0; --count) {
                    const std::uint32_t label = draw.below(3);
                    const Words next = stateOf(draw.below(states));
                    to.add(label, next.data());
                    if (draw.below(4) == 0)
                        to.add(label, next.data());
                    if (draw.below(4) == 0)
                        to.add(2 - label, next.data());
                }
            }};
}

/// What explore() promises, by the simplest means.
struct NaiveSpace
{
    std::vector<Words> states;
    std::vector<std::uint64_t> levelEnds;
    std::vector<std::set<std::pair<std::uint32_t, std::size_t>>> transitions;
};

NaiveSpace naivelyExplored(const Model& model)
{
    const auto count = static_cast<std::ptrdiff_t>(model.wordsPerState());
    NaiveSpace space;
    std::map<Words, std::size_t> numbers;
    std::set<Words> level;
    const Words initial = model.initialStates();
    for (auto at = initial.begin(); at != initial.end(); at += count)
        level.emplace(at, at + count);
    const auto generator = model.makeGenerator();
    std::vector<std::vector<std::pair<std::uint32_t, Words>>> edges;
    while (!level.empty()) {
        std::set<Words> next;
        for (const Words& state : level) {
            numbers.emplace(state, space.states.size());
            space.states.push_back(state);
        }
        space.levelEnds.push_back(space.states.size());
        for (const Words& state : level) {
            Successors to(model.wordsPerState());
            generator->successors(state.data(), to);
            edges.emplace_back();
            for (int i = 0; i < to.count(); ++i) {
                const Words target(to.state(i), to.state(i) + count);
                edges.back().emplace_back(to.label(i), target);
                if (!numbers.contains(target))
                    next.insert(target);
            }
        }
        level = next;
    }
    for (const auto& list : edges) {
        space.transitions.emplace_back();
        for (const auto& [label, target] : list)
            space.transitions.back().emplace(label, numbers.at(target));
    }
    return space;
}

/// All of it, as text that can be compared.
QByteArray written(const StateSpace& space)
{
    QByteArray text;
    for (std::uint64_t number = 0; number < space.stateCount(); ++number) {
        text += QByteArray::number(space.levelOf(number)) + ':';
        for (int word = 0; word < space.wordsPerState(); ++word)
            text += ' ' + QByteArray::number(space.state(number)[word], 16);
        for (const Transition& transition : space.transitions(number))
            text += " -" + QByteArray::number(transition.label) + "> "
                + QByteArray::number(transition.target);
        text += '\n';
    }
    return text;
}

QByteArray written(const NaiveSpace& space)
{
    QByteArray text;
    int level = 0;
    for (std::size_t number = 0; number < space.states.size(); ++number) {
        if (number == space.levelEnds[static_cast<std::size_t>(level)])
            ++level;
        text += QByteArray::number(level) + ':';
        for (const std::uint64_t word : space.states[number])
            text += ' ' + QByteArray::number(word, 16);
        for (const auto& [label, target] : space.transitions[number])
            text += " -" + QByteArray::number(label) + "> " + QByteArray::number(target);
        text += '\n';
    }
    return text;
}

/// Counts who takes part.
class CountingModel : public FunctionModel
{
public:
    using FunctionModel::FunctionModel;

    std::unique_ptr<Generator> makeGenerator() const override
    {
        ++m_made;
        return FunctionModel::makeGenerator();
    }
    int made() const { return m_made; }

private:
    mutable std::atomic<int> m_made {0};
};

}

class TestExplore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCounterGoesRoundOnce();
    void aGridHasItsStatesAndTransitions_data();
    void aGridHasItsStatesAndTransitions();
    void aCubesLevelsAreBinomial();
    void severalInitialStatesAreTheFirstLevel();
    void anyNumberOfWorkersFindsTheSame_data();
    void anyNumberOfWorkersFindsTheSame();
    void withoutTransitionsTheNumbersAreTheSame();
    void everyStateIsFoundByItsWords();
    void labelsCanBeGivenOtherNumbers();
    void aStoppedRelabellingLeavesABeginning();
    void transitionsCanBeTakenOut();
    void anEarlyEndIsABeginning();
    void aFailureOfTheModelIsHandedOn();
    void aStopEndsItInTheMiddleOfALevel();
    void aStopIsAnsweredSoon();
    void aStopBeforehandLeavesNothing();
    void aLargeLevelIsInOrder_data();
    void aLargeLevelIsInOrder();
    void aBudgetEndsItWithWhatFits();
    void theBudgetIsKeptAtAnyTime();
    void lackOfMemoryIsAStatus();
    void whatAGeneratorThrowsIsThrown();
    void narrowLevelsAreNotShared();
    void oneSlowStateWakesNobody();
    void progressIsToldOnTheCallingThread();
};

void TestExplore::aCounterGoesRoundOnce()
{
    const FunctionModel model(1, {0}, [](const std::uint64_t* state, Successors& to) {
        const std::uint64_t next = (*state + 1) % 1000;
        to.add(7, &next);
    });
    const StateSpace space = explore(model);
    QCOMPARE(space.status(), ExploreStatus::Complete);
    QCOMPARE(space.stateCount(), 1000u);
    QCOMPARE(space.levelCount(), 1000);
    QCOMPARE(space.transitionCount(), 1000u);
    QCOMPARE(space.terminalCount(), 0u);
    QCOMPARE(space.transitions(999).size(), 1u);
    QCOMPARE(space.transitions(999)[0], (Transition {7, 0}));
}

void TestExplore::aGridHasItsStatesAndTransitions_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("workers");
    for (const int workers : {1, 2, 5}) {
        QTest::addRow("a line, %d", workers) << 1 << 250 << workers;
        QTest::addRow("a square, %d", workers) << 2 << 99 << workers;
        QTest::addRow("seven dimensions, %d", workers) << 7 << 3 << workers;
    }
}

void TestExplore::aGridHasItsStatesAndTransitions()
{
    QFETCH(const int, dimensions);
    QFETCH(const int, most);
    QFETCH(const int, workers);
    const StateSpace space
        = explore(grid(dimensions, static_cast<std::uint64_t>(most)), {.workers = workers});
    std::uint64_t states = 1;
    for (int i = 0; i < dimensions; ++i)
        states *= static_cast<std::uint64_t>(most + 1);
    QCOMPARE(space.stateCount(), states);
    QCOMPARE(space.transitionCount(),
             static_cast<std::uint64_t>(dimensions * most)
                 * (states / static_cast<std::uint64_t>(most + 1)));
    QCOMPARE(space.levelCount(), dimensions * most + 1);
    QCOMPARE(space.terminalCount(), 1u);
    QCOMPARE(space.expandedCount(), states);
}

void TestExplore::aCubesLevelsAreBinomial()
{
    const StateSpace space = explore(grid(8, 1));
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t level = 0; level <= 8; ++level)
        sizes.push_back(choose(8, level));
    QCOMPARE(levelSizes(space), sizes);
}

void TestExplore::severalInitialStatesAreTheFirstLevel()
{
    const FunctionModel model(1, {30, 10, 30, 20}, [](const std::uint64_t* state, Successors& to) {
        if (const std::uint64_t next = *state + 1; next % 10 < 3)
            to.add(0, &next);
    });
    const StateSpace space = explore(model);
    QCOMPARE(levelSizes(space), (std::vector<std::uint64_t> {3, 3, 3}));
    QCOMPARE(space.state(0)[0], 10u);
    QCOMPARE(space.state(2)[0], 30u);
    QCOMPARE(space.terminalCount(), 3u);
}

void TestExplore::anyNumberOfWorkersFindsTheSame_data()
{
    QTest::addColumn<int>("states");
    QTest::addColumn<int>("words");
    for (const int words : {1, 2, 5}) {
        QTest::addRow("3 states of %d words", words) << 3 << words;
        QTest::addRow("100 states of %d words", words) << 100 << words;
        QTest::addRow("20000 states of %d words", words) << 20000 << words;
    }
}

void TestExplore::anyNumberOfWorkersFindsTheSame()
{
    QFETCH(const int, states);
    QFETCH(const int, words);
    const int seeds = sanitized::cases(states > 1000 ? 4 : 40);
    for (int seed = 1; seed <= seeds; ++seed) {
        const FunctionModel model = randomGraph(static_cast<std::uint64_t>(seed),
                                                static_cast<std::uint32_t>(states), words);
        const QByteArray expected = written(naivelyExplored(model));
        for (const int workers : {1, 2, 3, 8})
            QVERIFY2(written(explore(model, {.workers = workers})) == expected,
                     qPrintable(QStringLiteral("seed %1, %2 workers").arg(seed).arg(workers)));
    }
}

void TestExplore::withoutTransitionsTheNumbersAreTheSame()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const FunctionModel model = randomGraph(seed, 3000, 2);
        const StateSpace with = explore(model, {.workers = 2});
        const StateSpace without = explore(model, {.workers = 2, .keepTransitions = false});
        QVERIFY(with.keepsTransitions());
        QVERIFY(!without.keepsTransitions());
        QCOMPARE(levelSizes(without), levelSizes(with));
        QCOMPARE(without.transitionCount(), with.transitionCount());
        QCOMPARE(without.terminalCount(), with.terminalCount());
        QVERIFY(without.bytes() < with.bytes());
        for (std::uint64_t number = 0; number < with.stateCount(); ++number)
            QVERIFY(std::equal(with.state(number), with.state(number) + 2, without.state(number)));
    }
}

void TestExplore::everyStateIsFoundByItsWords()
{
    const FunctionModel model = randomGraph(3, 500, 2);
    const StateSpace space = explore(model);
    QVERIFY(space.stateCount() > 100);
    for (std::uint64_t number = 0; number < space.stateCount(); ++number)
        QCOMPARE(space.find(space.state(number)),
                 std::optional(static_cast<std::uint32_t>(number)));
    const Words absent {1, 2};
    QCOMPARE(space.find(absent.data()), std::nullopt);
    QCOMPARE(StateSpace().find(absent.data()), std::nullopt);
}

void TestExplore::labelsCanBeGivenOtherNumbers()
{
    StateSpace space = explore(grid(3, 1));
    const std::uint32_t newLabels[] = {2, 0, 1};
    const Words targets {space.state(1)[0], space.state(2)[0], space.state(3)[0]};
    QCOMPARE(targets, (Words {1, 0x100, 0x10000}));
    space.relabel(newLabels);
    const auto out = space.transitions(0);
    QCOMPARE(std::vector(out.begin(), out.end()),
             (std::vector<Transition> {{0, 2}, {1, 3}, {2, 1}}));
}

void TestExplore::aStoppedRelabellingLeavesABeginning()
{
    const StateSpace whole = explore(grid(3, 1));
    StateSpace space = explore(grid(3, 1));
    std::stop_source stop;
    stop.request_stop();
    const std::uint32_t newLabels[] = {2, 0, 1};
    space.relabel(newLabels, stop.get_token());
    QCOMPARE(space.status(), ExploreStatus::Stopped);
    QCOMPARE(levelSizes(space), (std::vector<std::uint64_t> {1}));
    QCOMPARE(space.expandedCount(), 0u);
    QCOMPARE(space.transitionCount(), 0u);
    QCOMPARE(*space.state(0), *whole.state(0));
    QVERIFY(space.transitions(0).empty());
}

void TestExplore::transitionsCanBeTakenOut()
{
    const StateSpace whole = explore(grid(4, 9));
    StateSpace part = explore(grid(4, 9), {.mostStates = 1000});
    const std::uint64_t expanded = part.expandedCount();
    const auto taken = part.takeTransitions();
    QVERIFY(!part.keepsTransitions());
    QCOMPARE(taken.first.size(), part.stateCount() + 1);
    for (std::uint64_t number = 0; number < part.stateCount(); ++number) {
        const auto its = taken.all.view().subspan(taken.first[number],
                                                  taken.first[number + 1] - taken.first[number]);
        if (number < expanded)
            QVERIFY(std::ranges::equal(its, whole.transitions(number)));
        else
            QVERIFY(its.empty());
        QCOMPARE(*part.state(number), *whole.state(number));
    }
}

void TestExplore::anEarlyEndIsABeginning()
{
    const FunctionModel model = grid(4, 9);
    const StateSpace whole = explore(model);
    const StateSpace part = explore(model, {.workers = 3, .mostStates = 1000});
    QCOMPARE(part.status(), ExploreStatus::StatesReached);
    QVERIFY(part.stateCount() <= 1000);
    QVERIFY(part.stateCount() + levelSizes(whole)[static_cast<std::size_t>(part.levelCount())]
            > 1000);
    QVERIFY(std::ranges::equal(
        part.levelEnds(), whole.levelEnds().first(static_cast<std::size_t>(part.levelCount()))));
    const std::uint64_t last = part.levelEnds()[static_cast<std::size_t>(part.levelCount() - 2)];
    QCOMPARE(part.expandedCount(), last);
    for (std::uint64_t number = 0; number < part.stateCount(); ++number) {
        QCOMPARE(part.state(number)[0], whole.state(number)[0]);
        QVERIFY(number < last
                    ? std::ranges::equal(part.transitions(number), whole.transitions(number))
                    : part.transitions(number).empty());
    }
    QCOMPARE(explore(model, {.mostStates = 10000}).status(), ExploreStatus::Complete);
    QCOMPARE(explore(model, {.mostStates = 9999}).status(), ExploreStatus::StatesReached);
}

void TestExplore::aFailureOfTheModelIsHandedOn()
{
    const FunctionModel model(1, {0}, [](const std::uint64_t* state, Successors& to) {
        if (*state % 1000 >= 500)
            to.fail({QStringLiteral("State %1 has no name.").arg(*state), 3, 4});
        for (std::uint64_t next = *state * 10; next < *state * 10 + 10; ++next)
            to.add(0, &next);
    });
    for (int workers = 1; workers <= 4; ++workers) {
        const StateSpace space = explore(model, {.workers = workers});
        QCOMPARE(space.status(), ExploreStatus::Failed);
        // Of those that fail on this level, the first one: whoever met it.
        QCOMPARE(space.error()->message, "State 500 has no name.");
        QCOMPARE(space.error()->line, 3);
        QCOMPARE(levelSizes(space), (std::vector<std::uint64_t> {1, 9, 90, 900}));
    }
}

void TestExplore::aStopEndsItInTheMiddleOfALevel()
{
    // A level of a million states, in the midst of which the model itself asks for the end.
    std::stop_source stop;
    const FunctionModel model(1, {0}, [&stop](const std::uint64_t* state, Successors& to) {
        if (*state == 0)
            for (std::uint64_t next = 1; next <= 100000; ++next)
                to.add(0, &next);
        if (*state == 50000)
            stop.request_stop();
        const std::uint64_t next = *state + 1000000;
        if (*state != 0)
            to.add(1, &next);
    });
    const StateSpace space = explore(model, {.workers = 2}, stop.get_token());
    QCOMPARE(space.status(), ExploreStatus::Stopped);
    QCOMPARE(levelSizes(space), (std::vector<std::uint64_t> {1, 100000}));
    QCOMPARE(space.expandedCount(), 1u);
    QCOMPARE(space.transitionCount(), 100000u);
}

void TestExplore::aStopIsAnsweredSoon()
{
    // More states than any machine holds.
    for (const bool keepTransitions : {false, true}) {
        std::stop_source stop;
        std::jthread asks([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            stop.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        const StateSpace space = explore(
            grid(8, 255), {.workers = 2, .keepTransitions = keepTransitions}, stop.get_token());
        // It is some 20 ms; more is left to a machine that has other things to do. A level alone
        // would take longer.
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(space.status(), ExploreStatus::Stopped);
        QVERIFY(space.levelCount() > 1);
        for (std::uint64_t level = 0; level < levelSizes(space).size(); ++level)
            QCOMPARE(levelSizes(space)[level], choose(level + 7, 7));
    }
}

void TestExplore::aStopBeforehandLeavesNothing()
{
    std::stop_source stop;
    stop.request_stop();
    const StateSpace space = explore(grid(3, 3), {}, stop.get_token());
    QCOMPARE(space.status(), ExploreStatus::Stopped);
    QCOMPARE(space.stateCount(), 0u);
    QCOMPARE(space.levelCount(), 0);
    QCOMPARE(space.expandedCount(), 0u);
}

void TestExplore::aLargeLevelIsInOrder_data()
{
    QTest::addColumn<int>("words");
    QTest::addColumn<int>("workers");
    for (const int words : {1, 3})
        for (const int workers : {1, 3})
            QTest::addRow("%d words, %d workers", words, workers) << words << workers;
}

void TestExplore::aLargeLevelIsInOrder()
{
    QFETCH(const int, words);
    QFETCH(const int, workers);
    constexpr std::uint64_t count = 200000;
    const auto stateOf = [words](std::uint64_t number) {
        Words state(static_cast<std::size_t>(words), number % 2); // the first words say little
        state.back() = mixed(number);
        return state;
    };
    const FunctionModel model(words, Words(static_cast<std::size_t>(words)),
                              [&](const std::uint64_t* state, Successors& to) {
                                  if (state[words - 1] != 0)
                                      return;
                                  for (std::uint64_t i = 1; i <= count; ++i)
                                      to.add(static_cast<std::uint32_t>(i), stateOf(i).data());
                              });
    const StateSpace space = explore(model, {.workers = workers});
    QCOMPARE(levelSizes(space), (std::vector<std::uint64_t> {1, count}));
    for (std::uint64_t number = 2; number <= count; ++number)
        QVERIFY(std::lexicographical_compare(space.state(number - 1),
                                             space.state(number - 1) + words, space.state(number),
                                             space.state(number) + words));
    QCOMPARE(space.transitions(0).size(), count);
    for (const Transition& transition : space.transitions(0))
        QVERIFY(std::equal(space.state(transition.target), space.state(transition.target) + words,
                           stateOf(transition.label).data()));
}

void TestExplore::aBudgetEndsItWithWhatFits()
{
    const FunctionModel model = grid(6, 7);
    const StateSpace whole = explore(model);
    QCOMPARE(whole.stateCount(), 262144u);
    std::uint64_t states = 0;
    std::vector<std::uint64_t> budgets {0, 1000, 100'000, 4'000'000, std::uint64_t {64} << 20};
    for (std::uint64_t budget = 3000; !sanitized::isOn && budget < budgets.back(); budget *= 2)
        budgets.push_back(budget);
    std::ranges::sort(budgets);
    for (const std::uint64_t budget : budgets) {
        const StateSpace space = explore(model, {.workers = 2, .memoryBudget = budget});
        QVERIFY(space.bytes() <= std::max<std::uint64_t>(budget, 4096));
        QVERIFY(space.stateCount() >= states);
        states = space.stateCount();
        QCOMPARE(space.status(),
                 states == whole.stateCount() ? ExploreStatus::Complete
                                              : ExploreStatus::BudgetReached);
        for (std::uint64_t number = 0; number < space.expandedCount(); number += 97)
            QVERIFY(std::ranges::equal(space.transitions(number), whole.transitions(number)));
    }
    QCOMPARE(states, whole.stateCount());
}

void TestExplore::theBudgetIsKeptAtAnyTime()
{
    constexpr std::uint64_t budget = 40 << 20;
    std::uint64_t most = 0;
    const StateSpace space = explore(
        grid(8, 255), {.workers = 2, .memoryBudget = budget}, {},
        [&most](const ExploreProgress& progress) { most = std::max(most, progress.bytes); });
    QCOMPARE(space.status(), ExploreStatus::BudgetReached);
    QVERIFY(space.stateCount() > 10000);
    QVERIFY(most > 0);
    QVERIFY(most <= budget);
}

void TestExplore::lackOfMemoryIsAStatus()
{
    const FunctionModel model(1, {0}, [](const std::uint64_t* state, Successors& to) {
        if (*state == 5000)
            throw std::bad_alloc();
        const std::uint64_t next[] = {*state * 2 + 1, *state * 2 + 2};
        to.add(0, &next[0]);
        to.add(1, &next[1]);
    });
    for (int workers = 1; workers <= 3; ++workers) {
        const StateSpace space = explore(model, {.workers = workers});
        QCOMPARE(space.status(), ExploreStatus::OutOfMemory);
        QCOMPARE(space.stateCount(), 8191u); // the levels up to that of 5000
    }
}

void TestExplore::whatAGeneratorThrowsIsThrown()
{
    const FunctionModel model(1, {0}, [](const std::uint64_t* state, Successors& to) {
        if (*state == 5000)
            throw std::runtime_error("no");
        const std::uint64_t next[] = {*state * 2 + 1, *state * 2 + 2};
        to.add(0, &next[0]);
        to.add(1, &next[1]);
    });
    for (int workers = 1; workers <= 3; ++workers)
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, explore(model, {.workers = workers}));
}

void TestExplore::narrowLevelsAreNotShared()
{
    // However long a state takes: there is one at a time.
    const CountingModel chain(1, {0}, [](const std::uint64_t* state, Successors& to) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const std::uint64_t next = *state + 1;
        if (next < 50)
            to.add(0, &next);
    });
    QCOMPARE(explore(chain, {.workers = 3}).stateCount(), 50u);
    QCOMPARE(chain.made(), 1);
    // And where there are many, all lend a hand.
    const CountingModel tree(1, {1}, [](const std::uint64_t* state, Successors& to) {
        std::this_thread::sleep_for(std::chrono::microseconds(200));
        for (const std::uint64_t next : {*state * 2, *state * 2 + 1})
            if (next < 1024)
                to.add(0, &next);
    });
    QCOMPARE(explore(tree, {.workers = 3}).stateCount(), 1023u);
    QCOMPARE(tree.made(), 3);
}

void TestExplore::oneSlowStateWakesNobody()
{
    if (sanitized::isOn)
        QSKIP("Every state is slow there");
    // Three side by side, one of whose steps is interrupted for a while.
    const CountingModel lanes(1, {0, 1, 2}, [](const std::uint64_t* state, Successors& to) {
        if (*state == 301)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        const std::uint64_t next = *state + 3;
        if (next < 3000)
            to.add(0, &next);
    });
    QCOMPARE(explore(lanes, {.workers = 2}).stateCount(), 3000u);
    QCOMPARE(lanes.made(), 1);
}

void TestExplore::progressIsToldOnTheCallingThread()
{
    const auto caller = std::this_thread::get_id();
    std::vector<ExploreProgress> told;
    std::stop_source stop;
    const StateSpace space
        = explore(grid(8, 255), {.workers = 2}, stop.get_token(), [&](const ExploreProgress& now) {
              QCOMPARE(std::this_thread::get_id(), caller);
              told.push_back(now);
              if (told.size() == 4)
                  stop.request_stop();
          });
    QCOMPARE(told.size(), 5u);
    for (std::size_t i = 1; i + 1 < told.size(); ++i) {
        // While a level is put in order nothing is found.
        QVERIFY(told[i].states >= told[i - 1].states);
        QVERIFY(told[i].expanded >= told[i - 1].expanded);
        QVERIFY(told[i].elapsed - told[i - 1].elapsed >= std::chrono::milliseconds(150));
        QVERIFY(told[i].statesPerSecond > 0);
        QVERIFY(told[i].bytes > 0);
    }
    QVERIFY(told[3].states > 1000);
    // At the end what there is in the result.
    QCOMPARE(told.back().states, space.stateCount());
    QCOMPARE(told.back().expanded, space.expandedCount());
    QCOMPARE(told.back().transitions, space.transitionCount());
    QCOMPARE(told.back().level, space.levelCount() - 1);
}

QTEST_GUILESS_MAIN(TestExplore)
#include "tst_explore.moc"
