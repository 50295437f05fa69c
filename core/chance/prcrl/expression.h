// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/type.h"
#include "core/syntax/wrong.h"

#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace fourcast::chance {

struct Expression;

/// By priority: what comes later binds tighter.
enum class Operator : std::uint8_t
{
    Or,
    And,
    Not,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Negate,
};

/// What the language brings along. Those with an operator's meaning (`plus`, `and`, ...) are read
/// as that operator.
enum class Builtin : std::uint8_t
{
    Min,
    Max,
    Mod,
    IfThenElse
};

/// A name with a type: a parameter of a process, or what `sum` or `psum` binds.
struct Variable
{
    syntax::Symbol name;
    Type type;
    syntax::SourceLocation place = {};
};

/// A number, maybe a fraction in lowest terms with a denominator above 0; a truth value or a name
/// of an enumeration as its datum.
struct Literal
{
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
};

/// A variable by its slot: see Lppe and Summand.
struct Reference
{
    syntax::Symbol name;
    int slot = -1; ///< before the check
};

/// A table from tuples of data to data: `function f = (1 -> 3, 2 -> 5)`.
struct FunctionTable
{
    struct Row
    {
        std::vector<std::int64_t> arguments;
        std::int64_t numerator = 0;
        std::int64_t denominator = 1;
    };

    syntax::Symbol name;
    std::vector<Type> arguments;
    Type result;
    std::vector<Row> rows; ///< by their arguments, ascending
};

/// A table applied to arguments; one without a row for them is an error when it is asked.
struct TableCall
{
    std::shared_ptr<const FunctionTable> table;
    std::vector<Expression> arguments;
};

struct BuiltinCall
{
    Builtin function = Builtin::Min;
    std::vector<Expression> arguments; ///< min and max: two or more; mod: two; ifthenelse: three
};

struct Operation
{
    Operator sign = Operator::Not;
    std::vector<Expression> operands; ///< one for Not and Negate, otherwise two
};

/// A checked expression over data: names of constants are filled in, variables are slots. Its value
/// is a fraction in general; where a datum is wanted it must be a whole number.
struct Expression
{
    std::variant<Literal, Reference, TableCall, BuiltinCall, Operation> node;
    syntax::SourceLocation place = {}; ///< in the text that was read; of an operation: of its sign
    Type type = {}; ///< of a number its range does not count
};

/// The arguments or operands of an expression, which may be none.
template <typename AnyExpression> std::span<AnyExpression> operandsOf(AnyExpression& expression)
{
    if (auto* call = std::get_if<TableCall>(&expression.node))
        return call->arguments;
    if (auto* call = std::get_if<BuiltinCall>(&expression.node))
        return call->arguments;
    if (auto* operation = std::get_if<Operation>(&expression.node))
        return operation->operands;
    return {};
}

}
