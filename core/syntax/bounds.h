// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/expression.h"

#include <cstdint>
#include <functional>
#include <limits>

namespace fourcast::syntax {

/// The numbers from `low` to `high`, where those are known.
struct Range
{
    static constexpr std::int64_t unknownLow = std::numeric_limits<std::int64_t>::min();
    static constexpr std::int64_t unknownHigh = std::numeric_limits<std::int64_t>::max();

    std::int64_t low = unknownLow;
    std::int64_t high = unknownHigh;
};

/// Between which numbers the variable with this slot can be where the checked `condition` holds:
/// from its comparisons with what is known before the variable has a value (t < M, 2 <= t, t == n),
/// joined by &&. `valueOf` is called for such sides alone, which mention no slot from `slot` on.
Range boundsOf(const Expression& condition, int slot,
               const std::function<std::int64_t(const Expression&)>& valueOf);

}
