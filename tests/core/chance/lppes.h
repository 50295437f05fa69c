// SPDX-License-Identifier: GPL-3.0-or-later
//
// Equations made by hand, for tests that want no text.
#pragma once

#include "core/chance/lppe/lppe.h"

namespace lppes {

using namespace fourcast::chance;
using fourcast::syntax::Symbol;

Expression number(std::int64_t numerator, std::int64_t denominator = 1);

Expression variable(const char* name, int slot);

Expression operation(Operator sign, Expression left, Expression right);

Expression call(Builtin function, std::vector<Expression> arguments);

Variable range(const char* name, std::int64_t low, std::int64_t high);

ActionFormula action(const char* name, std::optional<std::vector<std::int64_t>> arguments = {});

Until reach(const char* name, std::optional<std::vector<std::int64_t>> arguments = {});

/// Each bet is won by one of the players, who gets 1 from each other one: the first with
/// probability 1/2, the second with 2/5, the others share 1/10. It is over when one has nothing.
Lppe ruin(int players, int money);

}
