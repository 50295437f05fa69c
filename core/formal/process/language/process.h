// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"
#include "core/syntax/placedname.h"

#include <QString>
#include <optional>
#include <variant>
#include <vector>

namespace fourcast::formal {

struct Process;

/// `delta`: nothing happens any more.
struct Delta
{
};

/// A name with arguments: an action or a process, which the check tells apart. A process may name
/// its parameters instead: `P(x = 1)`, and those that it leaves out keep the value of the variable
/// of the same name.
struct Instance
{
    syntax::Symbol name;
    std::vector<syntax::Expression> arguments;
    std::vector<syntax::Symbol> parameters; ///< of P(x = 1, ...): as many as there are arguments
    std::vector<syntax::SourceLocation> parameterPlaces; ///< of these
    bool named = false; ///< written as an assignment, `P()` among them
    syntax::SourceLocation place;
    int process = -1; ///< after the check: which one; -1: an action
};

/// Actions that happen at once: `a(1)|b(2)`; none is `tau`.
struct ActionList
{
    std::vector<Instance> actions;
};

/// `p + q + r`.
struct Choice
{
    std::vector<Process> options;
};

/// `p . q . r`.
struct Sequence
{
    std::vector<Process> parts;
};

/// `sum x, y: Nat. p`.
struct Sum
{
    std::vector<syntax::Variable> variables;
    std::vector<Process> body; ///< one
};

/// `c -> p` or `c -> p <> q`.
struct Condition
{
    syntax::Expression condition;
    std::vector<Process> branches; ///< one or two
};

/// `p || q || r`.
struct Parallel
{
    std::vector<Process> parts;
};

/// Of an action in a set.
using syntax::PlacedName;

/// `a|b -> c`
struct Communication
{
    std::vector<PlacedName> from;
    PlacedName to;
};

/// `allow({a, b|c}, p)`
struct Allow
{
    std::vector<std::vector<PlacedName>> multiActions;
};

/// `comm({a|b -> c}, p)`
struct Communicate
{
    std::vector<Communication> communications;
};

/// `hide({a}, p)`
struct Hide
{
    std::vector<PlacedName> names;
};

/// `block({a}, p)`
struct Block
{
    std::vector<PlacedName> names;
};

/// `rename({a -> b}, p)`
struct Rename
{
    std::vector<std::pair<PlacedName, PlacedName>> names;
};

/// What stands around a parallel composition and changes or bars its multi-actions.
struct SetOperator
{
    std::variant<Allow, Communicate, Hide, Block, Rename> node;
    syntax::SourceLocation place;
};

struct OperatorTerm
{
    SetOperator sign;
    std::vector<Process> body; ///< one
};

/// A process expression as a tree.
struct Process
{
    std::variant<Delta, Instance, ActionList, Choice, Sequence, Sum, Condition, Parallel,
                 OperatorTerm>
        node;
    syntax::SourceLocation place;
};

/// As it can be read again, with brackets only where they are needed.
QString text(const Process& process);
QString text(const SetOperator& sign, const QString& body);
QString text(const Instance& instance);

}
