// SPDX-License-Identifier: GPL-3.0-or-later
//
// A specification as it was read, before anybody knows what its names stand for.
#pragma once

#include "core/chance/prcrl/specification.h"

namespace fourcast::chance::raw {

struct Expression
{
    enum class Kind : std::uint8_t
    {
        Number,
        Truth,
        Name, ///< of a variable, a constant or a value
        Call, ///< of a function, declared or brought along
        Operation
    };

    Kind kind = Kind::Number;
    Literal value = {}; ///< of a number or a truth value
    syntax::Symbol name = {}; ///< of a Name or a Call
    Operator sign = Operator::Not; ///< of an operation
    std::vector<Expression> operands = {};
    syntax::SourceLocation place = {};
};

struct Type
{
    syntax::Symbol name = {}; ///< empty for a range
    std::vector<Expression> bounds = {}; ///< of a range: two
    syntax::SourceLocation place = {};
};

struct Variable
{
    syntax::Symbol name = {};
    Type type = {};
    syntax::SourceLocation place = {};
};

/// `name := value`.
struct Update
{
    syntax::Symbol name = {};
    Expression value = {};
    syntax::SourceLocation place = {};
};

struct Process;

/// A way in which chance may decide: by independent variables, each with its probability, or by
/// variables (maybe none) with a probability for all of them.
struct Outcome
{
    std::vector<Variable> variables = {};
    std::vector<Expression> probabilities = {}; ///< one for each variable, or one alone
    bool isJoint = false; ///< one probability, with any number of variables
    std::vector<Process> body; ///< one
    std::vector<Outcome> inner = {}; ///< of a psum inside; then there is no body
    syntax::SourceLocation place = {};
};

struct Process
{
    enum class Kind : std::uint8_t
    {
        Choice, ///< parts
        Condition, ///< expressions[0] => parts[0]
        Sum, ///< variable, parts[0]
        Instance, ///< name[expressions] or name[updates]
        Prefix ///< name(expressions) @ reward . outcomes
    };

    Kind kind = Kind::Choice;
    syntax::Symbol name = {};
    std::vector<Process> parts = {};
    std::vector<Expression> expressions = {};
    std::vector<Update> updates = {};
    bool hasUpdates = false; ///< `X[]` has, too
    std::vector<Variable> variables = {};
    std::vector<Expression> reward = {}; ///< one or none
    std::vector<Outcome> outcomes = {};
    syntax::SourceLocation place = {};
};

struct Definition
{
    syntax::Symbol name = {};
    std::vector<Variable> parameters = {};
    Process body = {};
    syntax::SourceLocation place = {};
};

struct Constant
{
    syntax::Symbol name = {};
    Expression value = {};
    syntax::SourceLocation place = {};
};

struct TypeDeclaration
{
    syntax::Symbol name = {};
    Type range = {};
    std::vector<syntax::PlacedName> names = {}; ///< of an enumeration
    syntax::SourceLocation place = {};
};

struct Function
{
    struct Row
    {
        std::vector<Expression> arguments;
        Expression value;
        syntax::SourceLocation place = {};
    };

    syntax::Symbol name = {};
    std::vector<Row> rows = {};
    syntax::SourceLocation place = {};
};

struct Init
{
    using Kind = Composition::Kind;

    Kind kind = Kind::Instance;
    syntax::Symbol name = {};
    std::vector<Expression> expressions = {};
    std::vector<Update> updates = {};
    std::vector<syntax::PlacedName> names = {}; ///< of a renaming: from, to, from, to, ...
    std::vector<Init> parts = {};
    syntax::SourceLocation place = {};
};

/// `hide`, `encap`, `nocomm`, `comm` or `rename` beside init; names in twos or threes.
struct SetOperator
{
    enum class Kind : std::uint8_t
    {
        Hide,
        Encap,
        NoComm,
        Comm,
        Rename
    };

    Kind kind = Kind::Hide;
    std::vector<syntax::PlacedName> names = {};
    syntax::SourceLocation place = {};
};

struct ActionFormula
{
    chance::ActionFormula::Kind kind = chance::ActionFormula::Kind::True;
    syntax::PlacedName action = {};
    std::optional<std::vector<Expression>> arguments = {};
    std::vector<ActionFormula> operands = {};
};

struct Specification
{
    std::vector<Constant> constants = {};
    std::vector<TypeDeclaration> types = {};
    std::vector<Function> functions = {};
    std::vector<Definition> definitions = {};
    std::vector<Init> init = {}; ///< one
    std::vector<SetOperator> operators = {};
    std::vector<ActionFormula> until = {}; ///< stay and goal, or nothing
};

}
