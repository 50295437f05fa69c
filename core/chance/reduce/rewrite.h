// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <functional>

namespace fourcast::chance {

/// Calls `change` for every expression of a summand.
void eachExpression(Summand& summand, const std::function<void(Expression&)>& change);
/// And of one alternative.
void eachExpression(Alternative& alternative, const std::function<void(Expression&)>& change);

/// The slot `gone` is replaced by `value` (in the slots as they were), and those behind it move up.
Expression without(const Expression& expression, int gone, const Expression& value);

}
