// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which choice is taken in a component of several states.
#include "core/chance/check/solver.h"

#include <algorithm>

namespace fourcast::chance {

void Solver::choose(const ComponentGraph& graph, std::uint32_t choice)
{
    const ComponentGraph::Choice& its = graph.choice(choice);
    m_strategy[graph.global(its.state)] = m_problem.choice(its.branches.front().label);
}

void Solver::leadTo(const ComponentGraph& graph, const std::vector<bool>& allowed,
                    std::vector<bool> reached)
{
    std::vector<std::uint32_t> open;
    for (std::uint32_t state = 0; state < graph.size(); ++state)
        if (reached[state])
            open.push_back(state);
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const std::uint32_t choice : graph.into(open[i])) {
            const std::uint32_t state = graph.choice(choice).state;
            if (!allowed[choice] || reached[state])
                continue;
            reached[state] = true;
            choose(graph, choice);
            open.push_back(state);
        }
    }
}

/// Where graph search alone says what is best.
void Solver::chooseFixed(const ComponentGraph& graph, const EndComponents& ends,
                         const std::vector<Reach>& reach, std::vector<bool>& chosen)
{
    if (m_asksReward && m_problem.searchesLeast()) {
        if (!isUnfinished(reach.front()))
            chooseToMiss(graph, reach, chosen);
        return;
    }
    for (std::uint32_t state = 0; state < graph.size(); ++state) {
        if (isUnfinished(reach[state]))
            continue;
        const bool staysAway = m_problem.searchesLeast() && reach[state] == Reach::Never;
        const bool goesThere = !m_problem.searchesLeast() && reach[state] == Reach::Sure;
        for (std::uint32_t c = graph.firstChoice(state); c < graph.endChoice(state); ++c) {
            const bool avoids = (!graph.choice(c).leaves || outside(graph, c).isNever)
                && std::ranges::all_of(graph.targets(c), [&reach](std::uint32_t target) {
                                    return reach[target] == Reach::Never;
                                });
            // An end component is left by one of its states; the others lead there.
            const bool leads = !ends.stays[c] && isSure(graph, c, reach);
            if ((staysAway && !avoids) || (goesThere && !leads))
                continue;
            choose(graph, c);
            chosen[state] = true;
            break;
        }
    }
    if (!m_problem.searchesLeast() && !m_asksReward) {
        std::vector<bool> inside = ends.stays;
        for (std::uint32_t c = 0; c < graph.choiceCount(); ++c)
            inside[c] = inside[c] && reach[graph.choice(c).state] == Reach::Sure;
        leadTo(graph, inside, chosen);
        for (std::uint32_t state = 0; state < graph.size(); ++state)
            chosen[state] = chosen[state] || reach[state] == Reach::Sure;
    }
}

/// Rmin, as long as little is known of the values: by them one might turn in a circle for ever
/// because nobody knows yet how dear that is.
void Solver::chooseAnyWay(const ComponentGraph& graph, const std::vector<Reach>& reach)
{
    std::vector<bool> allowed(graph.choiceCount());
    std::vector<bool> reached(graph.size(), false);
    for (std::uint32_t c = 0; c < graph.choiceCount(); ++c) {
        const std::uint32_t state = graph.choice(c).state;
        allowed[c] = isUnfinished(reach[state]) && isSure(graph, c, reach);
        if (!allowed[c] || !graph.choice(c).leaves || reached[state])
            continue;
        choose(graph, c);
        reached[state] = true;
    }
    leadTo(graph, allowed, std::move(reached));
}

/// Rmax is infinite: wherever one is, there is a way to where the goal can be missed.
void Solver::chooseToMiss(const ComponentGraph& graph, const std::vector<Reach>& reach,
                          std::vector<bool>& chosen)
{
    for (std::uint32_t c = 0; c < graph.choiceCount(); ++c) {
        const std::uint32_t state = graph.choice(c).state;
        if (chosen[state])
            continue;
        const bool leaves = graph.choice(c).leaves;
        const Outcome out = outside(graph, c);
        const bool avoids = (!leaves || out.isNever)
            && std::ranges::all_of(graph.targets(c), [&reach](std::uint32_t target) {
                                return reach[target] == Reach::Never;
                            });
        if (reach[state] == Reach::Never ? avoids : leaves && !out.isSure) {
            choose(graph, c);
            chosen[state] = true;
        }
    }
    leadTo(graph, std::vector<bool>(graph.choiceCount(), true), chosen);
}

}
