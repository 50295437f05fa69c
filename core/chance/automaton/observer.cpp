// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/observer.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

enum class Watched : std::uint8_t
{
    Goes, ///< the observer waits on
    Meets,
    Misses
};

std::vector<Watched> watched(const Automaton& automaton, const Until& until)
{
    std::vector<Watched> kinds;
    for (const Action& action : automaton.actions())
        kinds.push_back(matches(until.goal, action)       ? Watched::Meets
                            : matches(until.stay, action) ? Watched::Goes
                                                          : Watched::Misses);
    return kinds;
}

} // namespace

ObserverCounts countWithObserver(const Automaton& automaton, const Until& until)
{
    const std::vector<Watched> kinds = watched(automaton, until);
    // For each state one bit for each verdict with which it occurs.
    std::vector<std::uint8_t> seen(automaton.stateCount(), 0);
    const auto bit
        = [](Watched kind) { return static_cast<std::uint8_t>(1 << static_cast<int>(kind)); };
    State next = 0; // in the order of their numbers, as they lie in memory
    std::vector<State> open; // what comes up behind it
    ObserverCounts counts;
    const auto enter = [&](State state, Watched kind) {
        if (seen[state] & bit(kind))
            return;
        seen[state] |= bit(kind);
        ++counts.states;
        counts.met += kind == Watched::Meets ? 1 : 0;
        counts.missed += kind == Watched::Misses ? 1 : 0;
        if (kind == Watched::Goes && state < next)
            open.push_back(state);
    };
    const auto expand = [&](State state) {
        const auto branches = automaton.branches(state);
        counts.branches += branches.size();
        counts.deadlocks += branches.empty() ? 1 : 0;
        std::uint32_t last = ~std::uint32_t {0};
        for (const Automaton::Branch& branch : branches) {
            const Automaton::Label& label = automaton.label(branch);
            counts.choices += label.choice != last ? 1 : 0;
            last = label.choice;
            enter(branch.target, kinds[label.action]);
        }
    };
    enter(0, Watched::Goes);
    while (next < automaton.stateCount()) {
        const State state = next++;
        if (seen[state] & bit(Watched::Goes))
            expand(state);
        while (!open.empty()) {
            const State behind = open.back();
            open.pop_back();
            expand(behind);
        }
    }
    counts.deadlocks += counts.met + counts.missed;
    return counts;
}

}
