// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/typecheck.h"

namespace fourcast::syntax {

/// The sort of an operation whose operands are checked; throws Wrong. `place` is its own.
Sort checkOperation(const Operation& operation, SourceLocation place);

/// The sort of a call of what the language brings along (if, max, exp, ...), whose arguments are
/// checked; throws Wrong, also where there is nothing of this name.
Sort checkBuiltin(Call& call, SourceLocation place, const Scope& scope,
                  const DataSpecification& data);

/// Has this name a meaning that the language brings along?
bool isBuiltin(std::string_view name);

}
