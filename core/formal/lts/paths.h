// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace fourcast::formal {

/// Steps one after the other; each begins where the one before ends.
struct Path
{
    struct Step
    {
        LabelId label = 0;
        State target = 0;

        friend bool operator==(const Step&, const Step&) = default;
    };

    State start = 0;
    std::vector<Step> steps;

    State end() const { return steps.empty() ? start : steps.back().target; }
    /// Where the path is after so many steps.
    State stateAt(std::size_t step) const { return step == 0 ? start : steps[step - 1].target; }

    friend bool operator==(const Path&, const Path&) = default;
};

/// A shortest path from the initial state to each state, found once for all of them. Where that is
/// stopped the states that were not found by then count as unreachable.
class ShortestPaths
{
public:
    static constexpr std::uint32_t unreachable = std::numeric_limits<std::uint32_t>::max();

    explicit ShortestPaths(const Lts& lts, const std::stop_token& stop = {})
        : ShortestPaths(lts, lts.initial(), stop)
    {
    }
    ShortestPaths(const Lts& lts, State from, const std::stop_token& stop = {});

    /// Was it not stopped?
    bool isComplete() const { return m_isComplete; }

    /// Steps from the start; `unreachable` where there is no path.
    std::uint32_t level(State state) const { return m_levels[state]; }
    /// Of all states.
    const std::vector<std::uint32_t>& levels() const { return m_levels; }
    /// How many levels there are; the start alone is one.
    std::uint32_t levelCount() const { return m_levelCount; }
    State reachableCount() const { return m_reachable; }
    /// The first such path in the order of the transitions; none where the state is out of reach.
    std::optional<Path> to(State state) const;

private:
    struct Step
    {
        LabelId label = 0;
        State source = noState;
    };

    State m_from;
    std::vector<std::uint32_t> m_levels;
    std::vector<Step> m_before;
    std::uint32_t m_levelCount = 1;
    State m_reachable = 0;
    bool m_isComplete = true;
};

/// A shortest path from `from` to a state that `isTarget` accepts; none where there is none or the
/// search was stopped. Stops as soon as it is found.
std::optional<Path> shortestPath(const Lts& lts, State from,
                                 const std::function<bool(State)>& isTarget,
                                 std::stop_token stop = {});

}
