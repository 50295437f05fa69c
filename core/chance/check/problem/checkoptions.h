// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/check/problem/checkreport.h"

#include <functional>

namespace fourcast::chance {

/// What is counted until the goal is met.
struct Reward
{
    /// Each occurrence of one of these counts 1; without it each action counts the reward that the
    /// model gives it (`a @ 2`). That of the action that meets the goal is counted too.
    std::optional<ActionFormula> counted = {};
};

struct CheckOptions
{
    Question question = Question::Pmax;
    Reward reward = {}; ///< of Rmin and Rmax
    /// Ends when the upper bound of the initial state is above the lower one by no more than this
    /// part of it.
    double epsilon = 1e-6;
    /// In fractions, without any rounding: for small automata.
    bool exact = false;
    bool wantValues = false;
    bool wantStrategy = false;
    /// A component with more branches is solved where it lies, a smaller one in a copy that the
    /// processor can keep near.
    std::uint64_t mostCopied = 4'000'000;
    /// How many states a component may have in exact arithmetic.
    std::uint64_t mostExactStates = 2500;
};

/// How far a check is.
struct CheckProgress
{
    std::uint64_t solved = 0; ///< states whose value is known
    std::uint64_t states = 0; ///< of so many
    std::uint64_t component = 0; ///< states of the component that is worked on; 0: of none
    std::uint64_t sweeps = 0; ///< over it
    /// Of the initial state as far as is known.
    Bounds bounds;
    std::chrono::nanoseconds elapsed {0};
};

using CheckReporter = std::function<void(const CheckProgress&)>;

}
