// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"
#include "core/syntax/tokenreader.h"

namespace fourcast::syntax {

// What these read must come next; they throw Wrong. What is read wants a check (typecheck.h).

/// A data expression, as far as it goes.
Expression readExpression(TokenReader& reader);
/// What may stand before the -> of a condition in a process: a name, a number, a call or brackets,
/// with ! or - before it.
Expression readUnit(TokenReader& reader);
/// "(e, f)" with at least one expression; the bracket must come next.
std::vector<Expression> readArguments(TokenReader& reader);
Sort readSort(TokenReader& reader);
/// "x, y: Nat, t: Token".
std::vector<Variable> readVariables(TokenReader& reader);

}
