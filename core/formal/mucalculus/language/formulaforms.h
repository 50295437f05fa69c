// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"

#include <optional>

namespace fourcast::formal {

// What stands in a formula, where it has a form that is known. Pointers lead into the formula.

bool isConstant(const StateFormula& formula, bool value);
bool isAnything(const ActionFormula& action);
/// What is not meant by `!a`, or null.
const ActionFormula* negated(const ActionFormula& action);

/// One step: [a]f or <a>f.
struct Step
{
    const ActionFormula* action;
    const StateFormula* body;
};

std::optional<Step> stepOf(const StateFormula& formula, bool isBox);

/// A fixpoint without parameters whose meaning has a name.
struct FixpointForm
{
    /// Each conjunction and disjunction in any order.
    enum class Kind : std::uint8_t
    {
        Inevitable, ///< mu X. [!a]X && <true>true
        Again, ///< nu X. mu Y. [!a]Y && [a]X && <true>true
        GoesOn, ///< nu X. <a>X
        GoesOnAlone, ///< nu X. <a>X && [!a]false
        Reachable, ///< mu X. A || <a>X
        /// mu X. A || forall x. <!a>X: the way may go on with another step for each value.
        ReachableWhatever,
        Forced ///< mu X. A || <a>X || (<b>true && [b]X): a game whose one side has the steps a
    };

    Kind kind = Kind::Inevitable;
    const ActionFormula* action = nullptr; ///< a
    const StateFormula* goal = nullptr; ///< A, which leads back to no fixpoint
    const ActionFormula* others = nullptr; ///< b
    const std::vector<syntax::Variable>* variables = nullptr; ///< x
};

std::optional<FixpointForm> formOf(const Fixpoint& fixpoint);

}
