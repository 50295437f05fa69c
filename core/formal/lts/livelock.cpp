// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/livelock.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

/// States between two looks at whether to stop.
constexpr State look = 65536;

bool isEnd(const Lts& lts, State state)
{
    return std::ranges::all_of(lts.transitions(state), [state](const Transition& transition) {
        return transition.target == state;
    });
}

/// States from which tau steps go on for ever: what is left when those without a tau step into the
/// rest are taken away, one after the other.
std::vector<bool> divergent(const Lts& lts, const Predecessors& before, const std::stop_token& stop)
{
    std::vector<bool> isTau;
    for (const Label& label : lts.labels().labels())
        isTau.push_back(label.isTau());
    std::vector<bool> goesOn(lts.stateCount(), true);
    if (std::ranges::find(isTau, true) == isTau.end())
        return std::vector<bool>(lts.stateCount(), false);
    std::vector<std::uint64_t> steps(lts.stateCount());
    std::vector<State> gone;
    for (State state = 0; state < lts.stateCount(); ++state) {
        if (state % look == 0 && stop.stop_requested())
            return goesOn;
        steps[state] = static_cast<std::uint64_t>(
            std::ranges::count_if(lts.transitions(state), [&](const Transition& transition) {
                return isTau[transition.label];
            }));
        if (steps[state] == 0)
            gone.push_back(state);
    }
    State taken = 0;
    while (!gone.empty()) {
        const State state = gone.back();
        gone.pop_back();
        if (++taken % look == 0 && stop.stop_requested())
            break;
        goesOn[state] = false;
        for (const auto& [label, source] : before.into(state))
            if (isTau[label] && --steps[source] == 0)
                gone.push_back(source);
    }
    return goesOn;
}

}

Endings endingsOf(const Lts& lts, std::stop_token stop)
{
    const Predecessors before(lts, stop);
    Endings endings;
    endings.isEnd.resize(lts.stateCount());
    if (stop.stop_requested())
        return endings;
    endings.isLivelock = divergent(lts, before, stop);
    if (stop.stop_requested())
        return endings;
    std::vector<State> queue;
    for (State state = 0; state < lts.stateCount(); ++state) {
        if (state % look == 0 && stop.stop_requested())
            return endings;
        if (isEnd(lts, state) && !endings.isLivelock[state]) {
            endings.isEnd[state] = true;
            queue.push_back(state);
        }
    }
    endings.ends = static_cast<State>(queue.size());
    if (!queue.empty()) {
        std::vector<bool> comesToAnEnd = endings.isEnd;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            if (next % look == 0 && stop.stop_requested())
                return endings;
            for (const auto& [label, source] : before.into(queue[next]))
                if (!comesToAnEnd[source]) {
                    comesToAnEnd[source] = true;
                    queue.push_back(source);
                }
        }
        for (State state = 0; state < lts.stateCount(); ++state)
            if (!comesToAnEnd[state])
                endings.isLivelock[state] = true;
    }
    endings.livelocks = static_cast<State>(std::ranges::count(endings.isLivelock, true));
    return endings;
}

}
