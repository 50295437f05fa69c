// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"

#include <span>

namespace fourcast::syntax::arithmetic {

// What operators and functions of the language give. They throw Wrong, at the place of
// `expression`, where a number is too large or there is none.

/// For Negate `left` is not looked at. Not for operators of truth values, whose right side may not
/// count.
Value operation(Operator sign, Value left, Value right, const Expression& expression);
/// All but `if`.
Value call(const Call& call, std::span<const Value> arguments, const Expression& expression);

/// Is the value of a number one of the sort?
bool isOf(const Sort& sort, std::int64_t number);

}
