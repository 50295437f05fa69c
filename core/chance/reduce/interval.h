// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"

#include <span>

namespace fourcast::chance {

/// All numbers from low to high, both below `most` on either side of 0; an end that is there stands
/// for all that lies beyond, too. What is unknown is `all()`.
struct Interval
{
    static constexpr std::int64_t most = std::int64_t {1} << 61;

    std::int64_t low = -most;
    std::int64_t high = most;

    static constexpr Interval all() { return {}; }
    static constexpr Interval one(std::int64_t value) { return {value, value}; }
    constexpr bool isOne() const { return low == high && hasLow() && hasHigh(); }
    constexpr bool hasLow() const { return low > -most; }
    constexpr bool hasHigh() const { return high < most; }
    friend constexpr bool operator==(const Interval&, const Interval&) = default;
};

/// The interval of each slot.
using Box = std::vector<Interval>;

/// Where the parameters of an equation and the sum variables of one of its summands can be.
Box boxOf(const Lppe& lppe, const Summand& summand);
Box boxOf(const Lppe& lppe);
void addTo(Box& box, std::span<const Variable> variables);

/// Where an expression is as long as its variables are in the box: at least there.
struct Enclosure
{
    Interval interval;
    /// A slot whose interval has to become smaller before more is known, or -1.
    int open = -1;
};

Enclosure enclosureOf(const Expression& expression, const Box& box);

inline bool isNever(const Enclosure& condition)
{
    return condition.interval == Interval::one(0);
}
inline bool isAlways(const Enclosure& condition)
{
    return condition.interval == Interval::one(1);
}

}
