// SPDX-License-Identifier: GPL-3.0-or-later
//
// What searching the graph says of a component of several states.
#include "core/chance/check/solver.h"

#include <algorithm>

namespace fourcast::chance {

Solver::Outcome Solver::outside(const ComponentGraph& graph, std::uint32_t choice) const
{
    const Branches branches = graph.choice(choice).branches;
    const ChoiceKind kind = m_problem.kind(branches.front().label);
    Outcome outcome;
    for (const Automaton::Branch& branch : branches)
        if (kind != ChoiceKind::Plain || graph.local(branch.target) == none)
            add(outcome, branch.label, lookAtTarget(kind, branch.target));
    return outcome;
}

/// The goal can be put off for ever, or missed, where some choice leads to such states alone.
std::vector<Reach> Solver::searchLeast(const ComponentGraph& graph,
                                       const EndComponents& noEnds) const
{
    std::vector<bool> avoids(graph.choiceCount());
    bool isSure = true;
    for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice) {
        const Outcome out = outside(graph, choice);
        avoids[choice] = !graph.choice(choice).leaves || out.isNever;
        isSure = isSure && (!graph.choice(choice).leaves || out.isSure);
    }
    const std::vector<std::uint32_t> left = keep(graph, noEnds, avoids);
    isSure = isSure && std::ranges::all_of(left, [](std::uint32_t count) { return count == 0; });
    std::vector<Reach> reach(graph.size());
    for (std::uint32_t state = 0; state < graph.size(); ++state)
        reach[state] = left[state] > 0 ? Reach::Never : isSure ? Reach::Sure : Reach::Maybe;
    return reach;
}

bool Solver::isSure(const ComponentGraph& graph, std::uint32_t choice,
                    const std::vector<Reach>& reach) const
{
    return (!graph.choice(choice).leaves || outside(graph, choice).isSure)
        && std::ranges::all_of(graph.targets(choice), [&reach](std::uint32_t target) {
               return reach[target] == Reach::Sure;
           });
}

std::vector<std::uint32_t> Solver::keep(const ComponentGraph& graph, const EndComponents& ends,
                                        std::vector<bool>& choices) const
{
    std::vector<std::uint32_t> left(ends.count + graph.size(), 0);
    for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice)
        left[blockOf(ends, graph.choice(choice).state)] += choices[choice] ? 1 : 0;
    std::vector<std::vector<std::uint32_t>> members(ends.count);
    std::vector<std::uint32_t> gone; // states
    for (std::uint32_t state = 0; state < graph.size(); ++state) {
        if (ends.of[state] != none)
            members[ends.of[state]].push_back(state);
        if (left[blockOf(ends, state)] == 0)
            gone.push_back(state);
    }
    while (!gone.empty()) {
        const std::uint32_t state = gone.back();
        gone.pop_back();
        for (const std::uint32_t choice : graph.into(state)) {
            if (!choices[choice])
                continue;
            choices[choice] = false;
            const std::uint32_t source = graph.choice(choice).state;
            if (--left[blockOf(ends, source)] > 0)
                continue;
            if (ends.of[source] == none)
                gone.push_back(source);
            else
                gone.insert(gone.end(), members[ends.of[source]].begin(),
                            members[ends.of[source]].end());
        }
    }
    return left;
}

/// With end components made one state there is nowhere to stay, so that the goal is met for certain
/// where choices are left that lead to such states alone.
std::vector<Reach> Solver::searchGreatest(const ComponentGraph& graph,
                                          const EndComponents& ends) const
{
    std::vector<bool> counts(graph.choiceCount());
    bool isNever = true;
    for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice) {
        const bool leaves = graph.choice(choice).leaves;
        const Outcome out = outside(graph, choice);
        counts[choice] = !ends.stays[choice] && (!leaves || out.isSure);
        isNever = isNever && (!leaves || out.isNever);
    }
    if (isNever)
        return std::vector<Reach>(graph.size(), Reach::Never);
    const std::vector<std::uint32_t> left = keep(graph, ends, counts);
    std::vector<Reach> reach(graph.size());
    for (std::uint32_t state = 0; state < graph.size(); ++state)
        reach[state] = left[blockOf(ends, state)] > 0 ? Reach::Sure : Reach::Maybe;
    return reach;
}

/// Choices that cost nothing and do not risk the goal.
std::vector<bool> Solver::zeroChoices(const ComponentGraph& graph,
                                      const std::vector<Reach>& reach) const
{
    std::vector<bool> zero(graph.choiceCount());
    for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice)
        zero[choice] = m_problem.rewardHigh(graph.choice(choice).branches.front().label) == 0
            && reach[graph.choice(choice).state] == Reach::Sure && isSure(graph, choice, reach);
    return zero;
}

/// With the end components of zero choices made one state there is nowhere to stay for nothing.
std::vector<bool> Solver::freeChoices(const ComponentGraph& graph, const EndComponents& ends,
                                      const std::vector<bool>& zero) const
{
    std::vector<bool> isFree(graph.choiceCount());
    for (std::uint32_t choice = 0; choice < graph.choiceCount(); ++choice)
        isFree[choice]
            = zero[choice] && !ends.stays[choice] && outside(graph, choice).value.high == 0;
    if (m_asksLeast)
        keep(graph, ends, isFree);
    else if (std::ranges::find(isFree, false) != isFree.end()) // some way leads there
        isFree.assign(graph.choiceCount(), false);
    return isFree;
}

}
