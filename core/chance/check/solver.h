// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/check/matrix.h"
#include "core/chance/check/problem/componentgraph.h"
#include "core/chance/check/problem/endcomponents.h"
#include "core/chance/check/values.h"

#include <limits>

namespace fourcast::chance {

/// Solves a problem component by component, those first that others lead to.
class Solver
{
public:
    struct Wanted
    {
        double epsilon = 1e-6; ///< for each component
        bool strategy = false;
        bool allStates = true; ///< not only the initial one is wanted so close
        std::uint64_t mostCopied = 4'000'000; ///< branches of a component
        /// Over a component; its bounds are those of by then, and its strategy leads to the goal
        /// (Pmax, Rmin), but need not be good.
        std::uint64_t mostSweeps = std::numeric_limits<std::uint64_t>::max();
    };

    /// `below`: the values of the layer below, for choices that are counted; these miss the goal
    /// without it. All must outlive the solver.
    Solver(const Problem& problem, const Components& components, Control& control,
           const Values* below = nullptr);

    /// False where it was stopped: what is known by then holds.
    bool run(const Wanted& wanted);

    const Values& values() const { return m_values; }
    Values takeValues() { return std::move(m_values); }
    /// For each state the number of a best choice.
    std::vector<std::uint32_t> takeStrategy() { return std::move(m_strategy); }
    /// Over the component that wanted most.
    std::uint64_t sweeps() const { return m_sweeps; }
    std::uint64_t endComponents() const { return m_endComponents; }
    CheckProgress progress() const;

private:
    using Pair = Matrix::Pair;
    using Branches = std::span<const Automaton::Branch>;
    static constexpr std::uint32_t none = ComponentGraph::none;

    /// What a branch, or all branches of a choice together, lead to.
    struct Outcome
    {
        bool isNever = true; ///< all of them
        bool isSure = true;
        Pair value; ///< of the branches that count
    };

    // Of a state that is a component by itself (solver.cpp):
    void solveSingle(State state);
    Outcome lookAtChoice(State state, Branches branches) const;
    void set(State state, Reach reach, const Pair& value);
    void setFixed(State state, Reach reach);
    Pair better(const Pair& one, const Pair& other) const;
    /// The branches of the first choice, which are taken from `rest`.
    Branches takeChoice(Branches& rest) const
    {
        const std::uint32_t choice = m_problem.choice(rest[0].label);
        std::size_t end = 1;
        while (end < rest.size() && m_problem.choice(rest[end].label) == choice)
            ++end;
        const Branches taken = rest.first(end);
        rest = rest.subspan(end);
        return taken;
    }

    // Of a larger one (solverlarge.cpp):
    bool solveLarge(Components::Range range);
    bool isChain(Components::Range range) const;
    bool solveChain(Components::Range range);
    bool solveChoices(Components::Range range);
    bool iterate(Iteration& equations, std::uint32_t initial);
    Matrix makeMatrix() const;

    // What searching the graph says of one (solversearch.cpp):
    std::vector<Reach> searchLeast(const ComponentGraph& graph, const EndComponents& noEnds) const;
    std::vector<Reach> searchGreatest(const ComponentGraph& graph, const EndComponents& ends) const;
    /// Of the branches that leave the component.
    Outcome outside(const ComponentGraph& graph, std::uint32_t choice) const;
    /// Does all of it lead to states where the goal is met for certain?
    bool isSure(const ComponentGraph& graph, std::uint32_t choice,
                const std::vector<Reach>& reach) const;
    std::vector<bool> zeroChoices(const ComponentGraph& graph,
                                  const std::vector<Reach>& reach) const;
    /// Takes those choices away that do not lead to states alone that keep one. How many each block
    /// keeps: end components come first, the other states by themselves behind them.
    std::vector<std::uint32_t> keep(const ComponentGraph& graph, const EndComponents& ends,
                                    std::vector<bool>& choices) const;
    static std::uint32_t blockOf(const EndComponents& ends, std::uint32_t state)
    {
        return ends.of[state] != none ? ends.of[state] : ends.count + state;
    }
    /// Choices with which the rest costs nothing: Rmin and Rmax are 0 where there is one.
    std::vector<bool> freeChoices(const ComponentGraph& graph, const EndComponents& ends,
                                  const std::vector<bool>& zero) const;

    // Strategies (solverstrategy.cpp):
    /// Takes for each state of the end components the way to a state that is in `reached`.
    void leadTo(const ComponentGraph& graph, const std::vector<bool>& allowed,
                std::vector<bool> reached);
    void choose(const ComponentGraph& graph, std::uint32_t choice);
    void chooseFixed(const ComponentGraph& graph, const EndComponents& ends,
                     const std::vector<Reach>& reach, std::vector<bool>& chosen);
    void chooseAnyWay(const ComponentGraph& graph, const std::vector<Reach>& reach);
    void chooseToMiss(const ComponentGraph& graph, const std::vector<Reach>& reach,
                      std::vector<bool>& chosen);

    /// Asked for the i-th of many short steps: looks only now and then.
    bool isStoppedAt(State i) const { return i % (1 << 14) == 0 && m_control.isStopped(); }
    Outcome lookIn(const Values& values, State target) const
    {
        const Bounds& bounds = values.bounds[target];
        const Pair value {-bounds.low, bounds.high};
        if (!m_asksReward) // one look at memory instead of two
            return {bounds.high == 0, bounds.low == 1, value};
        const Reach reach = values.reach[target];
        return {reach == Reach::Never, reach == Reach::Sure, value};
    }
    Outcome lookAtPlain(State target) const { return lookIn(m_values, target); }
    Outcome lookAtTarget(ChoiceKind kind, State target) const;
    void add(Outcome& outcome, std::uint32_t label, const Outcome& target) const
    {
        outcome.isNever = outcome.isNever && target.isNever;
        outcome.isSure = outcome.isSure && target.isSure;
        if (m_asksReward && !target.isSure)
            return; // infinite
        outcome.value.negatedLow += m_problem.low(label) * target.value.negatedLow;
        outcome.value.high += m_problem.high(label) * target.value.high;
    }
    bool isUnfinished(Reach reach) const
    {
        return reach == (m_asksReward ? Reach::Sure : Reach::Maybe);
    }

    const Problem& m_problem;
    const Components& m_components;
    Control& m_control;
    const Values* m_below;
    const bool m_asksReward;
    const bool m_asksLeast;
    Wanted m_wanted;
    Values m_values;
    std::vector<std::uint32_t> m_strategy;
    std::uint64_t m_sweeps = 0;
    std::uint64_t m_endComponents = 0;
    State m_place = 0; ///< that is next
    std::uint64_t m_component = 0; ///< size of the one that is worked on
    std::uint64_t m_now = 0; ///< sweeps over it
    bool m_isCutShort = false; ///< after as many as were wanted
};

}
