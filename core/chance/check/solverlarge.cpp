// SPDX-License-Identifier: GPL-3.0-or-later
//
// Components of several states.
#include "core/chance/check/inplacechainiteration.h"
#include "core/chance/check/solver.h"

#include <algorithm>

namespace fourcast::chance {

Solver::Outcome Solver::lookAtTarget(ChoiceKind kind, State target) const
{
    if (kind == ChoiceKind::Plain)
        return lookAtPlain(target);
    if (kind == ChoiceKind::Counted && m_below)
        return lookIn(*m_below, target);
    const bool isMet = kind == ChoiceKind::Goal || (kind == ChoiceKind::CountedGoal && m_below);
    if (m_asksReward || !isMet)
        return {!isMet, isMet, {}};
    return {false, true, {-1, 1}};
}

bool Solver::solveLarge(Components::Range range)
{
    return isChain(range) ? solveChain(range) : solveChoices(range);
}

bool Solver::isChain(Components::Range range) const
{
    for (State place = range.first; place < range.end; ++place) {
        const Branches branches = m_problem.automaton().branches(m_components.at(place));
        if (!m_problem.isSameChoice(branches.front().label, branches.back().label))
            return false;
    }
    return true;
}

Matrix Solver::makeMatrix() const
{
    std::vector<Bounds> probabilities;
    for (const Probability& probability : m_problem.automaton().probabilities())
        probabilities.push_back({probability.low, probability.high});
    return Matrix(std::move(probabilities), m_asksLeast);
}

bool Solver::iterate(Iteration& equations, std::uint32_t initial)
{
    m_isCutShort = false;
    const auto look = [&](std::uint64_t sweeps) {
        m_now = sweeps;
        m_isCutShort = sweeps > m_wanted.mostSweeps;
        return m_isCutShort || m_control.look([&] {
            CheckProgress now = progress();
            if (initial != none)
                now.bounds = equations.bounds(initial);
            return now;
        });
    };
    // Nobody else may ask for the values of the initial state's component.
    const std::uint32_t group
        = m_wanted.allStates || initial == none ? Iteration::allGroups : initial;
    const bool isWhole = m_asksReward
        ? equations.iterateOptimistically(m_wanted.epsilon, look)
        : equations.iterateIntervals(1, m_wanted.epsilon, group, look);
    m_sweeps = std::max(m_sweeps, equations.sweeps());
    m_now = 0;
    return isWhole || m_isCutShort;
}

/// Without a choice all states of a component are alike: whatever leads out of it is reached from
/// each of them, and it is left for certain where something leads out.
bool Solver::solveChain(Components::Range range)
{
    const auto isInside
        = [range](State place) { return place - range.first < range.end - range.first; };
    const auto& labels = m_problem.automaton().labels();
    Outcome all;
    bool leaves = false;
    bool isFree = m_asksReward;
    std::uint64_t entries = 0;
    const auto each = [&](State state, const auto& inside, const auto& outside) {
        const Branches branches = m_problem.automaton().branches(state);
        const ChoiceKind kind = m_problem.kind(branches.front().label);
        for (const Automaton::Branch& branch : branches) {
            const State place = m_components.placeOf(branch.target);
            if (kind == ChoiceKind::Plain && isInside(place))
                inside(branch, place - range.first);
            else
                outside(branch, lookAtTarget(kind, branch.target));
        }
    };
    for (State place = range.first; place < range.end && !isStoppedAt(place); ++place)
        each(
            m_components.at(place),
            [&](const Automaton::Branch& branch, State) {
                ++entries;
                isFree = isFree && m_problem.rewardHigh(branch.label) == 0;
            },
            [&](const Automaton::Branch& branch, const Outcome& target) {
                leaves = true;
                isFree
                    = isFree && m_problem.rewardHigh(branch.label) == 0 && target.value.high == 0;
                all.isNever = all.isNever && target.isNever;
                all.isSure = all.isSure && target.isSure;
            });
    if (m_control.isStopped())
        return false;
    const Reach reach = !leaves || all.isNever ? Reach::Never
        : all.isSure                           ? Reach::Sure
                                               : Reach::Maybe;
    for (State place = range.first; place < range.end && m_wanted.strategy; ++place) {
        const State state = m_components.at(place);
        m_strategy[state] = m_problem.choice(m_problem.automaton().branches(state).front().label);
    }
    if (!isUnfinished(reach) || isFree) {
        for (State place = range.first; place < range.end; ++place)
            if (isUnfinished(reach))
                set(m_components.at(place), reach, {});
            else
                setFixed(m_components.at(place), reach);
        return true;
    }
    const State origin = m_components.placeOf(0);
    const State initial = isInside(origin) ? origin - range.first : none;
    if (entries > m_wanted.mostCopied) {
        InPlaceChainIteration chain(m_problem, m_components, range, m_below, m_values);
        const bool isWhole = iterate(chain, initial);
        for (State at = range.first; at < range.end; ++at)
            m_values.reach[m_components.at(at)] = reach;
        return isWhole;
    }
    Matrix matrix = makeMatrix();
    matrix.reserve(range.end - range.first, entries);
    for (State place = range.first; place < range.end; ++place) {
        if (isStoppedAt(place))
            return false;
        const State state = m_components.at(place);
        const std::uint32_t first = m_problem.automaton().branches(state).front().label;
        Outcome constant;
        constant.value = {-m_problem.rewardLow(first), m_problem.rewardHigh(first)};
        each(
            state,
            [&](const Automaton::Branch& branch, State group) {
                matrix.addEntry(group, labels[branch.label].probability);
            },
            [&](const Automaton::Branch& branch, const Outcome& target) {
                add(constant, branch.label, target);
            });
        matrix.endRow(constant.value);
        matrix.endGroup();
    }
    const bool isWhole = iterate(matrix, initial);
    for (State place = range.first; place < range.end; ++place) {
        const Bounds bounds = matrix.bounds(place - range.first);
        set(m_components.at(place), reach, {-bounds.low, bounds.high});
    }
    return isWhole;
}

bool Solver::solveChoices(Components::Range range)
{
    const ComponentGraph graph(m_problem, m_components, range);
    EndComponents ends {std::vector<std::uint32_t>(graph.size(), none),
                        std::vector<bool>(graph.choiceCount(), false), 0};
    std::vector<Reach> reach;
    if (m_problem.searchesLeast()) {
        reach = searchLeast(graph, ends);
    } else {
        const std::vector<bool> all(graph.choiceCount(), true);
        ends = findEndComponents(graph, all, m_control.token());
        if (m_control.isStopped())
            return false;
        reach = searchGreatest(graph, ends);
        m_endComponents += ends.count;
    }
    std::vector<bool> chosen(graph.size(), false);
    if (m_wanted.strategy)
        chooseFixed(graph, ends, reach, chosen);
    std::vector<bool> isFree;
    if (m_asksReward) {
        const std::vector<bool> zero = zeroChoices(graph, reach);
        if (m_asksLeast)
            ends = findEndComponents(graph, zero, m_control.token());
        if (m_control.isStopped())
            return false;
        isFree = freeChoices(graph, ends, zero);
    }
    std::vector<bool> isFreeBlock(ends.count + graph.size(), false);
    for (std::uint32_t c = 0; c < isFree.size(); ++c) {
        const std::uint32_t state = graph.choice(c).state;
        if (!isFree[c] || chosen[state])
            continue;
        isFreeBlock[blockOf(ends, state)] = true;
        chosen[state] = m_wanted.strategy;
        if (m_wanted.strategy)
            choose(graph, c);
    }
    // Groups: end components are one, other states by themselves.
    std::vector<std::uint32_t> groupOf(graph.size(), none);
    std::vector<std::uint32_t> groupOfEnd(ends.count, none);
    std::vector<std::vector<std::uint32_t>> members;
    for (std::uint32_t state = 0; state < graph.size(); ++state) {
        if (!isUnfinished(reach[state])) {
            setFixed(graph.global(state), reach[state]);
            continue;
        }
        if (isFreeBlock[blockOf(ends, state)]) {
            set(graph.global(state), reach[state], {});
            continue;
        }
        std::uint32_t fresh = none;
        std::uint32_t& group = ends.of[state] == none ? fresh : groupOfEnd[ends.of[state]];
        if (group == none) {
            group = static_cast<std::uint32_t>(members.size());
            members.emplace_back();
        }
        members[group].push_back(state);
        groupOf[state] = group;
    }
    if (members.empty()) {
        if (m_wanted.strategy)
            leadTo(graph, ends.stays, std::move(chosen));
        return true;
    }
    Matrix matrix = makeMatrix();
    std::vector<std::uint32_t> choiceOfRow;
    for (const auto& states : members) {
        for (const std::uint32_t state : states) {
            for (std::uint32_t c = graph.firstChoice(state); c < graph.endChoice(state); ++c) {
                if (ends.stays[c] || (m_asksReward && m_asksLeast && !isSure(graph, c, reach)))
                    continue;
                const Branches branches = graph.choice(c).branches;
                const ChoiceKind kind = m_problem.kind(branches.front().label);
                Outcome constant;
                constant.value = {-m_problem.rewardLow(branches.front().label),
                                  m_problem.rewardHigh(branches.front().label)};
                for (const Automaton::Branch& branch : branches) {
                    const std::uint32_t local
                        = kind == ChoiceKind::Plain ? graph.local(branch.target) : none;
                    if (local != none && groupOf[local] != none)
                        matrix.addEntry(groupOf[local],
                                        m_problem.automaton().labels()[branch.label].probability);
                    else
                        add(constant, branch.label, lookAtTarget(kind, branch.target));
                }
                matrix.endRow(constant.value);
                choiceOfRow.push_back(c);
            }
        }
        matrix.endGroup();
    }
    const std::uint32_t initial = graph.local(0);
    const bool isWhole = iterate(matrix, initial == none ? none : groupOf[initial]);
    for (std::uint32_t state = 0; state < graph.size(); ++state) {
        if (groupOf[state] == none)
            continue;
        const Bounds bounds = matrix.bounds(groupOf[state]);
        set(graph.global(state), reach[state], {-bounds.low, bounds.high});
    }
    if (m_wanted.strategy && m_isCutShort && m_asksReward && m_asksLeast) {
        chooseAnyWay(graph, reach);
    } else if (m_wanted.strategy) {
        for (std::uint32_t group = 0; group < matrix.groups(); ++group) {
            const std::uint32_t c = choiceOfRow[matrix.bestRow(group, m_asksLeast)];
            choose(graph, c);
            chosen[graph.choice(c).state] = true;
        }
        leadTo(graph, ends.stays, std::move(chosen));
    }
    return isWhole;
}

}
