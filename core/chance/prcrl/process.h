// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"

#include <algorithm>
#include <concepts>
#include <functional>

namespace fourcast::chance {

struct Process;

/// `p ++ q`: two parts or more.
struct Choice
{
    std::vector<Process> parts;
};

/// `condition => p`.
struct Condition
{
    Expression condition;
    std::vector<Process> body; ///< one
};

/// `sum(x: D, p)`: a choice for each datum.
struct Sum
{
    Variable variable;
    std::vector<Process> body; ///< one
};

/// `X[...]`, with the value of each parameter.
struct Instance
{
    int process = 0; ///< in Specification::processes
    std::vector<Expression> arguments;
};

/// One way in which chance may decide, or as many as its variables have tuples.
struct Outcome
{
    std::vector<Variable> variables;
    Expression probability; ///< of a tuple
    std::vector<Process> body; ///< one
};

/// `action(arguments)@reward . psum(outcomes)`; without psum there is one outcome, of
/// probability 1.
struct Prefix
{
    syntax::Symbol action;
    std::vector<Expression> arguments;
    Expression reward;
    std::vector<Outcome> outcomes;
};

/// What a process does. Slots of references: the parameters of the definition from 0, then what is
/// bound around the place, the outermost first.
struct Process
{
    std::variant<Choice, Condition, Sum, Instance, Prefix> node;
    syntax::SourceLocation place = {};
};

/// Calls `visit` for each process that stands directly inside this one.
template <typename AnyProcess, typename Visit>
requires std::same_as<const AnyProcess, const Process>
void eachPart(AnyProcess& process, const Visit& visit)
{
    if (auto* choice = std::get_if<Choice>(&process.node)) {
        std::ranges::for_each(choice->parts, visit);
    } else if (auto* condition = std::get_if<Condition>(&process.node)) {
        visit(condition->body[0]);
    } else if (auto* sum = std::get_if<Sum>(&process.node)) {
        visit(sum->body[0]);
    } else if (auto* prefix = std::get_if<Prefix>(&process.node)) {
        for (auto& outcome : prefix->outcomes)
            visit(outcome.body[0]);
    }
}

/// Calls `visit` for each expression of this process, but not for those of the processes inside.
template <typename AnyProcess, typename Visit>
requires std::same_as<const AnyProcess, const Process>
void eachExpression(AnyProcess& process, const Visit& visit)
{
    if (auto* condition = std::get_if<Condition>(&process.node)) {
        visit(condition->condition);
    } else if (auto* instance = std::get_if<Instance>(&process.node)) {
        std::ranges::for_each(instance->arguments, visit);
    } else if (auto* prefix = std::get_if<Prefix>(&process.node)) {
        std::ranges::for_each(prefix->arguments, visit);
        visit(prefix->reward);
        for (auto& outcome : prefix->outcomes)
            visit(outcome.probability);
    }
}

/// Calls `visit` for every action that is written in the process.
void eachPrefix(const Process& process,
                const std::function<void(const Prefix&, syntax::SourceLocation)>& visit);

}
