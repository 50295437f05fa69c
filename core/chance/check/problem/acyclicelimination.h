// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/problem/problem.h"

namespace fourcast::chance {

/// Takes states off an automaton from its ends: those whose plain choices lead, but for themselves,
/// to states that were taken off before. No circle leads through them. It goes through all states
/// upwards and downwards in turn, as they lie in memory, which costs far less than to go along the
/// branches, and gives up when a way takes off few: the rest is left to who can search.
class AcyclicElimination
{
public:
    explicit AcyclicElimination(const Problem& problem);

    /// Appends what is taken off to `order`, a state behind those that it leads to. False where it
    /// was stopped.
    bool run(std::vector<State>& order, const std::stop_token& stop);

    bool isOff(State state) const { return (m_off[state / 64] >> (state % 64) & 1) != 0; }

private:
    bool isEnd(State state) const;
    /// Once through all states.
    template <bool upwards> bool go(std::vector<State>& order, const std::stop_token& stop);
    template <bool upwards> void look(std::size_t word, std::vector<State>& order);

    const Problem& m_problem;
    const Automaton& m_automaton;
    const State m_count;
    std::vector<std::uint64_t> m_off; ///< a bit for each state
};

}
