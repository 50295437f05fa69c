// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"
#include "core/chance/prcrl/until.h"

#include <optional>
#include <vector>

namespace fourcast::chance {

/// One way in which chance may decide, or as many as its variables have tuples.
struct Alternative
{
    std::vector<Variable> variables; ///< bound here; none for `1/2 -> X[...]`
    /// Of each tuple. Over all tuples of all alternatives of a summand these sum to 1.
    Expression probability;
    /// The datum of each parameter afterwards.
    std::vector<Expression> next;
};

/// One nondeterministic choice for each tuple of its sum variables that makes the condition true:
/// `sum(x: D, condition => action(arguments)@reward . psum(alternatives))`.
///
/// Slots of references: parameters of the Lppe from 0, then the sum variables, then the variables
/// of the alternative.
struct Summand
{
    std::vector<Variable> sums;
    Expression condition;
    syntax::Symbol action; ///< "tau" where it is hidden
    std::vector<Expression> arguments;
    Expression reward; ///< 0 where none was given
    std::vector<Alternative> alternatives;
    /// Commutes with every other summand, so that nothing is lost when it is taken at once. Only
    /// where that was shown.
    bool isConfluent = false;
    syntax::SourceLocation place = {}; ///< of the action
};

/// A linear probabilistic process equation (Katoen, van de Pol, Stoelinga and Timmer, "A linear
/// process-algebraic format with data for probabilistic automata", 2012): one process with
/// parameters, of summands alone. A state is the datum of each parameter.
struct Lppe
{
    struct Parameter
    {
        Variable variable;
        std::int64_t initial = 0;
    };

    syntax::Symbol name;
    std::vector<Parameter> parameters;
    std::vector<Summand> summands;
    std::optional<Until> until;
};

}
