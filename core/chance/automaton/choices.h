// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/evaluate/program.h"
#include "core/chance/lppe/lppe.h"

namespace fourcast::chance {

/// What happens to one parameter.
struct Assignment
{
    std::uint32_t parameter = 0;
    std::uint32_t reg = 0;
    bool isSure = false; ///< always a datum of its type
    bool isEarly = false; ///< known before the code of the branch was run
};

/// One way in which chance may decide.
struct BranchPlan
{
    std::uint32_t alternative = 0;
    /// Data of the alternative's variables where the plan is for these alone.
    std::vector<std::int64_t> fixed = {};
    /// Otherwise these range over their types; their slots come after those of the sums.
    std::vector<Variable> open = {};
    Program::Piece code = {};
    std::uint32_t firstAssignment = 0;
    std::uint32_t endAssignment = 0;
};

/// A condition: goes on only where the register is not 0 when the piece was run.
struct Guard
{
    Program::Piece code;
    std::uint32_t reg = 0;
};

/// A summand, or one tuple of its sum variables, made ready for evaluation.
struct ChoicePlan
{
    struct Range
    {
        std::uint32_t slot = 0;
        std::int64_t low = 0;
        std::int64_t high = 0;
    };

    std::uint32_t summand = 0;
    /// Data of the sum variables, where the plan is for these alone.
    std::vector<std::int64_t> fixed = {};
    /// Otherwise these range over their types.
    std::vector<Range> open;
    std::vector<Guard> early; ///< do not mention what is open
    std::vector<Guard> late;
    Program::Piece arguments;
    std::vector<std::uint32_t> argumentRegisters;
    Program::Piece hoisted; ///< before the pieces of the branches
    std::vector<BranchPlan> branches;
    std::vector<Assignment> assignments; ///< of all branches
    /// What most branches do, done once; the assignments of a branch come on top.
    std::vector<Assignment> common;
    /// Slots that the probabilities depend on, and those that the reward does.
    std::vector<Range> probabilitySlots;
    std::vector<std::uint32_t> rewardSlots;
    std::uint32_t alternativeSlot = 0; ///< the first one of what an alternative binds
    bool isActionFixed = false; ///< are arguments and reward the same in every state?
    bool isConfluent = false;
};

/// An equation made ready for evaluation. Registers begin with the parameters, then come the sum
/// variables of a summand, then those of an alternative.
struct ChoicePlans
{
    Program program;
    std::vector<ChoicePlan> choices; ///< by summand, then by the data of the sum variables
    std::size_t slots = 0; ///< most variables that are in sight at once
};

ChoicePlans planChoices(const Lppe& lppe);

}
