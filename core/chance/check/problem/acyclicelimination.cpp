// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/problem/acyclicelimination.h"

#include <bit>

namespace fourcast::chance {

AcyclicElimination::AcyclicElimination(const Problem& problem)
    : m_problem(problem), m_automaton(problem.automaton()), m_count(m_automaton.stateCount()),
      m_off((std::size_t {m_count} + 63) / 64, 0)
{
    if (m_count % 64 != 0) // there are no such states
        m_off.back() = ~std::uint64_t {0} << (m_count % 64);
}

bool AcyclicElimination::isEnd(State state) const
{
    for (const Automaton::Branch& branch : m_automaton.branches(state))
        if (!isOff(branch.target) && branch.target != state
            && m_problem.kind(branch.label) == ChoiceKind::Plain)
            return false;
    return true;
}

template <bool upwards> void AcyclicElimination::look(std::size_t word, std::vector<State>& order)
{
    for (std::uint64_t open = ~m_off[word]; open != 0;) {
        const int bit = upwards ? std::countr_zero(open) : 63 - std::countl_zero(open);
        open &= ~(std::uint64_t {1} << bit);
        const auto state = static_cast<State>(word * 64 + static_cast<std::size_t>(bit));
        if (isEnd(state)) {
            m_off[word] |= std::uint64_t {1} << bit;
            order.push_back(state);
        }
    }
}

template <bool upwards>
bool AcyclicElimination::go(std::vector<State>& order, const std::stop_token& stop)
{
    constexpr std::size_t between = 1 << 10;
    for (std::size_t i = 0; i < m_off.size(); ++i) {
        if (i % between == 0 && stop.stop_requested())
            return false;
        look<upwards>(upwards ? i : m_off.size() - 1 - i, order);
    }
    return true;
}

bool AcyclicElimination::run(std::vector<State>& order, const std::stop_token& stop)
{
    // One way costs some hundredths of what a search would.
    constexpr std::size_t worthwhile = 50;
    std::size_t before = order.size();
    for (bool upwards = false, wasPoor = false; order.size() < m_count; upwards = !upwards) {
        if (!(upwards ? go<true>(order, stop) : go<false>(order, stop)))
            return false;
        const bool isPoor = (order.size() - before) * worthwhile < m_count - before;
        if (isPoor && wasPoor)
            break;
        wasPoor = isPoor;
        before = order.size();
    }
    return true;
}

}
