// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/sort.h"
#include "core/syntax/value.h"
#include "core/syntax/wrong.h"

#include <QString>
#include <functional>
#include <variant>
#include <vector>

namespace fourcast::syntax {

struct Expression;

/// By priority: what comes later binds tighter, as in mCRL2.
enum class Operator : std::uint8_t
{
    Implies,
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    GreaterEqual,
    Greater,
    Add,
    Subtract,
    Div,
    Mod,
    Multiply,
    Not,
    Negate,
};

/// "=>", "div", ...
const char* text(Operator sign);

/// A name with a sort: a parameter, or what is bound by a quantifier, a sum or `var`.
struct Variable
{
    Symbol name;
    Sort sort;
    SourceLocation place;
    /// Where its value is found in a frame (see Scope); -1 before the check.
    int slot = -1;
};

/// true, false, or a number.
struct Literal
{
    Value value;
};

/// A variable, a constant of an enumeration, or a map without arguments: the check says which.
struct Reference
{
    enum class Kind : std::uint8_t
    {
        Unknown,
        Variable,
        Constant,
        Map
    };

    Symbol name;
    Kind kind = Kind::Unknown;
    int index = -1; ///< the variable's slot, or the map's index in its DataSpecification
};

/// What the language brings along: names that are called as maps are.
enum class Builtin : std::uint8_t
{
    If,
    Max,
    Min,
    Succ,
    Pred,
    Abs,
    Exp,
    Convert
};

/// A map, or what the language brings along, applied to arguments.
struct Call
{
    Symbol name;
    std::vector<Expression> arguments;
    int map = -1; ///< its index in its DataSpecification, or -1: `builtin` counts
    Builtin builtin = Builtin::If;
};

struct Operation
{
    Operator sign = Operator::Not;
    std::vector<Expression> operands; ///< one for Not and Negate, otherwise two
};

/// `forall x, y: Nat. body` or `exists`.
struct Quantification
{
    bool all = true;
    std::vector<Variable> variables;
    std::vector<Expression> body; ///< one
};

/// A data expression as a tree.
struct Expression
{
    std::variant<Literal, Reference, Call, Operation, Quantification> node;
    SourceLocation place = {}; ///< of an operation: of its sign
    Sort sort = {}; ///< after the check
};

/// As it can be read again, with brackets only where they are needed.
QString text(const Expression& expression);
/// As the operand of a condition `c -> p`, where mCRL2 wants brackets around every operation.
QString unitText(const Expression& expression);
/// "x + 1, y".
QString text(const std::vector<Expression>& expressions);
/// "x, y: Nat, t: Token".
QString text(const std::vector<Variable>& variables);

/// Calls `visit` for every reference to a variable that is free in a checked expression: for slots
/// below `bound`, those above being bound inside.
void eachVariable(const Expression& expression, const std::function<void(const Reference&)>& visit);

}
