// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/prcrl/expression.h"

#include <functional>
#include <span>

namespace fourcast::chance {

/// The exact value of an expression where the datum of each slot is known: what the language means,
/// for what is not asked often. `|`, `&` and ifthenelse look at what they need only. Throws
/// syntax::Wrong where there is none: a division by zero, a table without a row, a number of more
/// than 63 bits.
Literal evaluate(const Expression& expression, std::span<const std::int64_t> data);

/// An operator's value for those of its operands.
Literal operation(Operator sign, std::span<const Literal> operands, syntax::SourceLocation place);
/// All but ifthenelse, and that too.
Literal builtin(Builtin function, std::span<const Literal> arguments, syntax::SourceLocation place);
/// The row of the arguments. Throws where there is none.
Literal valueIn(const FunctionTable& table, std::span<const Literal> arguments,
                syntax::SourceLocation place);

/// Calls `visit` for every reference in the expression.
void eachReference(const Expression& expression,
                   const std::function<void(const Reference&)>& visit);
/// The parts of `a & b & c`, or of another chain of one operator; of anything else itself.
std::vector<Expression> linksOf(const Expression& expression, Operator sign);
/// Calls `visit` with each tuple of data of the variables, the last one changing fastest, until it
/// returns false; then the result is false.
bool eachTuple(std::span<const Variable> variables,
               const std::function<bool(const std::vector<std::int64_t>&)>& visit);
/// Does it mention no variable?
bool isConstant(const Expression& expression);
/// Does it mention the variable in this slot?
bool mentions(const Expression& expression, int slot);

/// With each reference replaced by what `replace` gives for it.
Expression
substituted(const Expression& expression,
            const std::function<Expression(const Reference&, const Expression&)>& replace);
/// With other slots: `slots[old]` is the new one.
Expression moved(const Expression& expression, std::span<const int> slots);

/// Are the trees the same, whatever their places?
bool same(const Expression& left, const Expression& right);

// Small trees.
Expression literal(std::int64_t value, const Type& type, syntax::SourceLocation place = {});
Expression truth(bool value, syntax::SourceLocation place = {});
Expression applied(Operator sign, Expression left, Expression right);
Expression negation(Expression operand);
/// The slot of a variable.
Expression reference(const Variable& variable, int slot);
/// `left & right`, without what is true.
Expression both(Expression left, Expression right);
/// Is it this very number?
bool isNumber(const Expression& expression, std::int64_t value);
bool isTrue(const Expression& expression);
bool isFalse(const Expression& expression);

}
