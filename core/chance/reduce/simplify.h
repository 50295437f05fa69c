// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/reduce/interval.h"

#include <stop_token>

namespace fourcast::chance {

/// The same value with less to compute, as long as variables are in the box.
Expression simplified(const Expression& expression, const Box& box);

/// Every expression is simplified, and summands go that can never happen.
Lppe simplified(const Lppe& lppe, const std::stop_token& stop = {});

}
