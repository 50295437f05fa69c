// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/check/linearsystem.h"
#include "core/chance/check/problem/endcomponents.h"
#include "core/chance/check/steps/stepped.h"

namespace fourcast::chance {

struct SteppedCheck::Data
{
    static constexpr std::uint32_t none = 0xffffffffu;

    struct Row
    {
        Automaton::Choice choice;
        State state = 0;
        EquationChoice::Kind kind = EquationChoice::Kind::Goes;
        Rational reward = 0;
        Bounds rewardBounds = {};
        /// Of a reward: it may lead to where the goal is not met for certain.
        bool isInfinite = false;
        bool stays = false; ///< in an end component that was made one state
    };

    Data(const Automaton& itsAutomaton, Problem itsProblem)
        : automaton(itsAutomaton), problem(std::move(itsProblem))
    {
    }

    void fix(const CheckReport& report);
    void addRows();
    void findEndComponents(const std::stop_token& stop);
    void begin(const CheckReport& report);
    void sweep();
    void improve(std::vector<std::uint32_t> strategy);

    bool isOpen(State state) const { return !fixed[state]; }
    bool isSkipped(const Row& row) const
    {
        return row.stays || (row.isInfinite && problem.asksLeast());
    }

    const Automaton& automaton;
    Problem problem;
    std::vector<Rational> probabilities;
    std::vector<std::optional<Rational>> fixed; ///< by graph search; infinite as `infinite`
    std::vector<bool> infinite;
    std::vector<std::vector<Row>> rows; ///< of each state
    std::vector<std::uint32_t> endOf; ///< of each state, or none
    std::vector<std::vector<State>> ends;
    std::vector<Sweep> sweeps;
    std::vector<Rational> lows; ///< of the last sweep; empty when they have become too long
    std::vector<Rational> highs;
    std::vector<Policy> policies;

private:
    struct Exact
    {
        Rational low;
        Rational high;
    };
    Bounds boundsOf(const Row& row, const std::vector<Bounds>& values) const;
    Exact exactOf(const Row& row) const;
    void sweepExactly(Sweep& next);
    std::vector<Rational> evaluate(const std::vector<std::uint32_t>& strategy) const;
    std::vector<bool> reaching(const std::vector<std::uint32_t>& strategy) const;
    Rational valueOf(const Row& row, const std::vector<Rational>& values) const;
    void keepPolicy(const std::vector<std::uint32_t>& strategy,
                    const std::vector<Rational>& values);
};

}
