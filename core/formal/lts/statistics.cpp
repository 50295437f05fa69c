// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/statistics.h"

#include "core/formal/lts/paths.h"

#include <algorithm>

namespace fourcast::formal {

namespace {

/// Where several passes over all states are, and whether they go on.
class Passes
{
public:
    Passes(const Lts& lts, const std::stop_token& stop, const StatisticsProgress& progress)
        : m_states(lts.stateCount()), m_stop(stop), m_progress(progress)
    {
    }

    /// To be asked at each state, of which so many were seen in this pass. False: no further.
    bool goesOn(State seen)
    {
        constexpr State look = 65536;
        if (seen % look != 0)
            return true;
        m_isOver = m_isOver || m_stop.stop_requested();
        if (!m_isOver && m_progress && seen > 0)
            m_progress((m_pass + double(seen) / m_states) / passes);
        return !m_isOver;
    }
    /// False: no further.
    bool begin(int pass)
    {
        m_pass = pass;
        return goesOn(0);
    }
    bool isOver() const { return m_isOver; }

private:
    static constexpr int passes = 4;

    const State m_states;
    const std::stop_token& m_stop;
    const StatisticsProgress& m_progress;
    int m_pass = 0;
    bool m_isOver = false;
};

bool isDeterministicAt(const Lts& lts, State state, std::vector<LabelId>& labels)
{
    labels.clear();
    for (const Transition& transition : lts.transitions(state))
        labels.push_back(transition.label);
    std::ranges::sort(labels);
    return std::ranges::adjacent_find(labels) == labels.end();
}

/// Takes away states that nothing leads to any more; what stays is on a loop or behind one.
bool isAcyclic(const Lts& lts, Passes& passes)
{
    std::vector<std::uint32_t> into(lts.stateCount());
    if (!passes.begin(2))
        return false;
    for (State state = 0; state < lts.stateCount() && passes.goesOn(state); ++state)
        for (const Transition& transition : lts.transitions(state))
            ++into[transition.target];
    std::vector<State> free;
    if (!passes.begin(3))
        return false;
    for (State state = 0; state < lts.stateCount(); ++state) {
        if (into[state] == 0)
            free.push_back(state);
    }
    State taken = 0;
    while (!free.empty() && passes.goesOn(taken)) {
        const State state = free.back();
        free.pop_back();
        ++taken;
        for (const Transition& transition : lts.transitions(state)) {
            if (--into[transition.target] == 0)
                free.push_back(transition.target);
        }
    }
    return taken == lts.stateCount();
}

}

LtsStatistics statisticsOf(const Lts& lts, const std::stop_token& stop,
                           const StatisticsProgress& progress)
{
    Passes passes(lts, stop, progress);
    LtsStatistics statistics;
    statistics.states = lts.stateCount();
    statistics.transitions = lts.transitionCount();
    std::vector<bool> occurs(lts.labels().size());
    std::vector<LabelId> labels;
    for (State state = 0; state < lts.stateCount() && passes.goesOn(state); ++state) {
        if (lts.isDeadlock(state))
            ++statistics.deadlocks;
        for (const Transition& transition : lts.transitions(state)) {
            occurs[transition.label] = true;
            if (lts.label(transition.label).isTau())
                ++statistics.tauTransitions;
        }
        statistics.isDeterministic
            = statistics.isDeterministic && isDeterministicAt(lts, state, labels);
    }
    statistics.labels = static_cast<std::size_t>(std::ranges::count(occurs, true));
    if (passes.begin(1)) {
        const ShortestPaths paths(lts, stop);
        statistics.levels = paths.levelCount();
        statistics.reachable = paths.reachableCount();
    }
    statistics.isAcyclic = isAcyclic(lts, passes);
    statistics.isComplete = !passes.isOver() && !stop.stop_requested();
    return statistics;
}

std::vector<State> deadlocksOf(const Lts& lts)
{
    std::vector<State> deadlocks;
    for (State state = 0; state < lts.stateCount(); ++state) {
        if (lts.isDeadlock(state))
            deadlocks.push_back(state);
    }
    return deadlocks;
}

}
