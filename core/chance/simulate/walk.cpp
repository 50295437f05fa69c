// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/simulate/walk.h"

#include <algorithm>

namespace fourcast::chance {

Walk::Walk(const Automaton& automaton, std::uint64_t seed) : m_automaton(&automaton), m_random(seed)
{
    Q_ASSERT(automaton.stateCount() > 0);
}

bool Walk::choose(std::uint32_t choice)
{
    const auto branches = m_automaton->branches(state(), choice);
    return !branches.empty() && take(choice, drawBranch(*m_automaton, branches, m_random));
}

bool Walk::take(std::uint32_t choice, std::uint32_t branch)
{
    const auto branches = m_automaton->branches(state(), choice);
    if (branch >= branches.size())
        return false;
    const Step step {state(), choice, branch, branches[branch].target};
    m_steps.resize(m_at);
    m_steps.push_back(step);
    ++m_at;
    return true;
}

bool Walk::draw(std::span<const std::uint32_t> strategy)
{
    if (isAtEnd())
        return false;
    if (state() < strategy.size() && !m_automaton->branches(state(), strategy[state()]).empty())
        return choose(strategy[state()]);
    return choose(drawChoice(*m_automaton, state(), m_random));
}

void Walk::back()
{
    m_at -= m_at > 0 ? 1 : 0;
}

void Walk::forward()
{
    m_at += canGoForward() ? 1 : 0;
}

void Walk::restart(std::uint64_t seed)
{
    m_random = SeededRandom(seed);
    m_steps.clear();
    m_at = 0;
}

void Walk::goTo(std::size_t at)
{
    m_at = std::min(at, m_steps.size());
}

}
