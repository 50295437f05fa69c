// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/check/solver.h"

#include <algorithm>
#include <limits>

namespace fourcast::chance {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

Solver::Solver(const Problem& problem, const Components& components, Control& control,
               const Values* below)
    : m_problem(problem), m_components(components), m_control(control), m_below(below),
      m_asksReward(problem.asksReward()), m_asksLeast(problem.asksLeast())
{
}

bool Solver::run(const Wanted& wanted)
{
    constexpr State between = 1 << 14;
    const RoundingUp rounding;
    m_wanted = wanted;
    const State count = m_components.count();
    m_values.begin(count, m_asksReward ? infinity : 1);
    m_strategy.assign(wanted.strategy ? count : 0, CheckReport::noChoice);
    m_endComponents = 0;
    m_sweeps = 0;
    auto large = m_components.large().begin();
    for (m_place = 0; m_place < count;) {
        if (large != m_components.large().end() && large->first == m_place) {
            m_component = large->end - large->first;
            if (!solveLarge(*large))
                return false;
            m_place = large->end;
            m_component = 0;
            ++large;
            continue;
        }
        m_components.fetchAhead(m_problem.automaton(), m_place);
        solveSingle(m_components.at(m_place++));
        if (m_place % between == 0 && m_control.look([this] { return progress(); }))
            return false;
    }
    return true;
}

CheckProgress Solver::progress() const
{
    CheckProgress progress;
    progress.solved = m_place;
    progress.states = m_components.count();
    progress.component = m_component;
    progress.sweeps = m_now;
    progress.bounds = m_values.bounds.front();
    return progress;
}

Solver::Pair Solver::better(const Pair& one, const Pair& other) const
{
    return m_asksLeast
        ? Pair {std::max(one.negatedLow, other.negatedLow), std::min(one.high, other.high)}
        : Pair {std::min(one.negatedLow, other.negatedLow), std::max(one.high, other.high)};
}

Solver::Outcome Solver::lookAtChoice(State state, Branches branches) const
{
    const std::uint32_t first = branches[0].label;
    const ChoiceKind kind = m_problem.kind(first);
    Outcome outcome;
    outcome.value = {-m_problem.rewardLow(first), m_problem.rewardHigh(first)};
    if (kind != ChoiceKind::Plain) {
        for (const Automaton::Branch& branch : branches)
            add(outcome, branch.label, lookAtTarget(kind, branch.target));
        return outcome;
    }
    Pair others; // the probability to leave the state
    bool isOften = false; // it may be stayed in for a while
    for (const Automaton::Branch& branch : branches) {
        if (branch.target == state) {
            isOften = true;
            continue;
        }
        others.negatedLow -= m_problem.low(branch.label);
        others.high += m_problem.high(branch.label);
        add(outcome, branch.label, lookAtPlain(branch.target));
    }
    if (!isOften)
        return outcome;
    if (others.high == 0)
        return {true, false, {}}; // it is stayed in for ever
    outcome.value.negatedLow /= others.high;
    // The lower end of so small a probability may be 0: then nothing is known but what is 0.
    if (outcome.value.high > 0)
        outcome.value.high /= -others.negatedLow;
    return outcome;
}

void Solver::solveSingle(State state)
{
    bool isNever = true; // of all choices
    bool isSure = true;
    bool mayNever = false; // of some choice
    bool maySure = false;
    bool isDecided = false;
    bool isMet = false;
    bool isLost = false; // by the best one so far
    std::optional<Pair> best;
    std::uint32_t bestChoice = CheckReport::noChoice;
    const bool searchesLeast = m_problem.searchesLeast();
    for (Branches rest = m_problem.automaton().branches(state); !rest.empty();) {
        const Branches choice = takeChoice(rest);
        const Outcome outcome = lookAtChoice(state, choice);
        isNever = isNever && outcome.isNever;
        isSure = isSure && outcome.isSure;
        mayNever = mayNever || outcome.isNever;
        maySure = maySure || outcome.isSure;
        // Is nothing better, whatever else there is?
        const bool decides = m_asksReward ? !m_asksLeast && !outcome.isSure
            : m_asksLeast                 ? outcome.isNever
                                          : outcome.isSure;
        // Of those that are certain the one that meets the goal at once: nobody wants to wait.
        const bool meets = decides && !m_asksReward && !m_asksLeast
            && m_problem.kind(choice[0].label) == ChoiceKind::Goal;
        bool isBest = bestChoice == CheckReport::noChoice || (decides && !isDecided)
            || (meets && !isMet) || (isLost && !outcome.isNever);
        isMet = isMet || meets;
        if (!m_asksReward || outcome.isSure) {
            const Pair value = best ? better(*best, outcome.value) : outcome.value;
            const bool isMoved = !best
                || (m_asksLeast ? value.high < best->high : value.negatedLow < best->negatedLow);
            isBest = isBest || (isMoved && !isDecided);
            best = value;
        }
        isDecided = isDecided || decides;
        if (isBest) {
            bestChoice = m_problem.choice(choice[0].label);
            isLost = !m_asksReward && !m_asksLeast && outcome.isNever;
        }
    }
    const bool hasChoice = bestChoice != CheckReport::noChoice;
    const bool never = searchesLeast ? mayNever || !hasChoice : isNever;
    const bool sure = searchesLeast ? isSure && hasChoice : maySure;
    const Reach reach = never ? Reach::Never : sure ? Reach::Sure : Reach::Maybe;
    if (isUnfinished(reach))
        set(state, reach, *best);
    else
        setFixed(state, reach);
    if (m_wanted.strategy)
        m_strategy[state] = bestChoice;
}

void Solver::set(State state, Reach reach, const Pair& value)
{
    m_values.reach[state] = reach;
    m_values.bounds[state]
        = {0.0 - value.negatedLow, m_asksReward ? value.high : std::min(value.high, 1.0)};
}

void Solver::setFixed(State state, Reach reach)
{
    const double value = m_asksReward ? infinity : reach == Reach::Sure ? 1 : 0;
    m_values.reach[state] = reach;
    m_values.bounds[state] = {value, value};
}

}
