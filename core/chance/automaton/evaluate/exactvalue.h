// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the .cpp files of this library alone.
#pragma once

#include "core/chance/automaton/evaluate/rational.h"
#include "core/chance/prcrl/expression.h"

#include <functional>
#include <span>

namespace fourcast::chance {

/// What a checked expression is worth, exactly; `frame` has the data of the variables by slot.
/// Throws Wrong where it has no value: a division by 0, a table without a row, a power that nobody
/// can write down.
Rational exactValue(const Expression& expression, std::span<const std::int64_t> frame);

/// The same where a datum is wanted: throws Wrong also where it is no whole number of 64 bits.
std::int64_t exactDatum(const Expression& expression, std::span<const std::int64_t> frame);

/// Calls `visit` with the slot of every variable that is mentioned, as often as it is.
void eachSlot(const Expression& expression, const std::function<void(int)>& visit);

}
