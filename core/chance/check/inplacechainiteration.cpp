// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/inplacechainiteration.h"

#include <algorithm>
#include <cmath>

namespace fourcast::chance {

InPlaceChainIteration::InPlaceChainIteration(const Problem& problem, const Components& components,
                                             Components::Range range, const Values* below,
                                             Values& values)
    : m_automaton(problem.automaton()), m_components(components), m_range(range),
      m_values(values.bounds.data())
{
    for (std::uint32_t label = 0; label < m_automaton.labels().size(); ++label) {
        Part part;
        part.probability = {problem.low(label), problem.high(label)};
        part.reward = {-problem.rewardLow(label), problem.rewardHigh(label)};
        const ChoiceKind kind = problem.kind(label);
        if (kind == ChoiceKind::Plain)
            part.values = m_values;
        else if (kind == ChoiceKind::Counted && below)
            part.values = below->bounds.data();
        else if (!problem.asksReward()
                 && (kind == ChoiceKind::Goal || (kind == ChoiceKind::CountedGoal && below)))
            part.constant = {-problem.low(label), problem.high(label)};
        m_parts.push_back(part);
    }
}

template <Iteration::Which which>
void InPlaceChainIteration::sweepStates(State first, State end, double epsilon, Sweep& sweep)
{
    const Part* const parts = m_parts.data();
    Sweep now;
    for (State place = first; place < end; ++place) {
        const State state = m_components.at(place);
        const auto branches = m_automaton.branches(state);
        Pair sum = parts[branches.front().label].reward;
        for (const Automaton::Branch& branch : branches) {
            const Part& part = parts[branch.label];
            if (!part.values) {
                sum.negatedLow += part.constant.negatedLow;
                sum.high += part.constant.high;
                continue;
            }
            const Bounds& value = part.values[branch.target];
            if constexpr (which == Which::Low || which == Which::Both)
                sum.negatedLow += part.probability.negatedLow * -value.low;
            if constexpr (which != Which::Low)
                sum.high += part.probability.high * value.high;
        }
        Bounds& value = m_values[state];
        Pair its {-value.low, value.high};
        take<which>(sum, its, epsilon, now);
        value = {0.0 - its.negatedLow, its.high};
    }
    sweep.isMoved = sweep.isMoved || now.isMoved;
    sweep.isClose = sweep.isClose && now.isClose;
    sweep.isProved = sweep.isProved && now.isProved;
}

Iteration::Sweep InPlaceChainIteration::sweep(Which which, double epsilon, const Look& look)
{
    constexpr State step = entriesBetween / 8;
    Sweep sweep;
    for (State first = m_range.first; first < m_range.end;) {
        const State end = first + std::min(step, m_range.end - first);
        if (which == Which::Low)
            sweepStates<Which::Low>(first, end, epsilon, sweep);
        else if (which == Which::High)
            sweepStates<Which::High>(first, end, epsilon, sweep);
        else if (which == Which::Falling)
            sweepStates<Which::Falling>(first, end, epsilon, sweep);
        else
            sweepStates<Which::Both>(first, end, epsilon, sweep);
        if (look(m_sweeps)) {
            sweep.isWhole = false;
            return sweep;
        }
        first = end;
    }
    ++m_sweeps;
    return sweep;
}

void InPlaceChainIteration::setAll(const Pair& value)
{
    for (State place = m_range.first; place < m_range.end; ++place)
        m_values[m_components.at(place)] = {0.0 - value.negatedLow, value.high};
}

void InPlaceChainIteration::guess(double part)
{
    for (State place = m_range.first; place < m_range.end; ++place) {
        Bounds& value = m_values[m_components.at(place)];
        value.high = guessed({-value.low, value.high}, part);
    }
}

void InPlaceChainIteration::forgetHigh()
{
    for (State place = m_range.first; place < m_range.end; ++place)
        m_values[m_components.at(place)].high = HUGE_VAL;
}

double InPlaceChainIteration::inheritedWidth() const
{
    double most = 0;
    for (State place = m_range.first; place < m_range.end; ++place) {
        const auto branches = m_automaton.branches(m_components.at(place));
        Pair sum = m_parts[branches.front().label].reward;
        for (const Automaton::Branch& branch : branches) {
            const Part& part = m_parts[branch.label];
            sum.negatedLow += part.constant.negatedLow;
            sum.high += part.constant.high;
            const bool isInside
                = part.values == m_values && m_components.has(m_range, branch.target);
            if (!part.values || isInside)
                continue;
            const Bounds& value = part.values[branch.target];
            sum.negatedLow += part.probability.negatedLow * -value.low;
            sum.high += part.probability.high * value.high;
        }
        most = std::max(most, widthOf(sum));
    }
    return most;
}

}
