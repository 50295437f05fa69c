// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/paths.h"

#include <algorithm>
#include <unordered_map>

namespace fourcast::formal {

ShortestPaths::ShortestPaths(const Lts& lts, State from, const std::stop_token& stop)
    : m_from(from), m_levels(lts.stateCount(), unreachable), m_before(lts.stateCount())
{
    std::vector<State> queue {from};
    m_levels[from] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        if (next % 65536 == 0 && stop.stop_requested()) {
            m_isComplete = false;
            break;
        }
        const State source = queue[next];
        for (const auto& [label, target] : lts.transitions(source)) {
            if (m_levels[target] != unreachable)
                continue;
            m_levels[target] = m_levels[source] + 1;
            m_before[target] = {label, source};
            queue.push_back(target);
        }
    }
    m_levelCount = m_levels[queue.back()] + 1;
    m_reachable = static_cast<State>(queue.size());
}

std::optional<Path> ShortestPaths::to(State state) const
{
    if (m_levels[state] == unreachable)
        return std::nullopt;
    Path path {m_from, {}};
    for (State at = state; at != m_from; at = m_before[at].source)
        path.steps.push_back({m_before[at].label, at});
    std::ranges::reverse(path.steps);
    return path;
}

std::optional<Path> shortestPath(const Lts& lts, State from,
                                 const std::function<bool(State)>& isTarget, std::stop_token stop)
{
    struct Before
    {
        LabelId label = 0;
        State source = noState;
    };
    std::unordered_map<State, Before> before {{from, {}}};
    std::vector<State> queue {from};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const State source = queue[next];
        if (isTarget(source)) {
            Path path {from, {}};
            for (State at = source; at != from; at = before[at].source)
                path.steps.push_back({before[at].label, at});
            std::ranges::reverse(path.steps);
            return path;
        }
        if (next % 1024 == 0 && stop.stop_requested())
            return std::nullopt;
        for (const auto& [label, target] : lts.transitions(source)) {
            if (before.try_emplace(target, Before {label, source}).second)
                queue.push_back(target);
        }
    }
    return std::nullopt;
}

}
