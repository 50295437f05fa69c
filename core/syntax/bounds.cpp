// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/bounds.h"

#include <algorithm>
#include <optional>

namespace fourcast::syntax {

namespace {

bool isVariable(const Expression& expression, int slot)
{
    const auto* reference = std::get_if<Reference>(&expression.node);
    return reference && reference->kind == Reference::Kind::Variable && reference->index == slot;
}

bool isKnownBefore(const Expression& expression, int slot)
{
    bool known = true;
    eachVariable(expression, [&](const Reference& reference) { known &= reference.index < slot; });
    return known;
}

/// The comparison seen from its other side.
std::optional<Operator> mirrored(Operator sign)
{
    switch (sign) {
    case Operator::Less:
        return Operator::Greater;
    case Operator::LessEqual:
        return Operator::GreaterEqual;
    case Operator::Greater:
        return Operator::Less;
    case Operator::GreaterEqual:
        return Operator::LessEqual;
    case Operator::Equal:
        return Operator::Equal;
    default:
        return {};
    }
}

/// The number below or above, where there is one; a bound at the very end says nothing.
void narrow(Range& range, Operator sign, std::int64_t value)
{
    const bool strict = sign == Operator::Less || sign == Operator::Greater;
    const bool ends = value == Range::unknownLow || value == Range::unknownHigh;
    if (ends)
        return;
    if (sign == Operator::Less || sign == Operator::LessEqual || sign == Operator::Equal)
        range.high = std::min(range.high, strict ? value - 1 : value);
    if (sign == Operator::Greater || sign == Operator::GreaterEqual || sign == Operator::Equal)
        range.low = std::max(range.low, strict ? value + 1 : value);
}

} // namespace

Range boundsOf(const Expression& condition, int slot,
               const std::function<std::int64_t(const Expression&)>& valueOf)
{
    const auto* operation = std::get_if<Operation>(&condition.node);
    if (!operation)
        return {};
    if (operation->sign == Operator::And) {
        const Range left = boundsOf(operation->operands[0], slot, valueOf);
        const Range right = boundsOf(operation->operands[1], slot, valueOf);
        return {std::max(left.low, right.low), std::min(left.high, right.high)};
    }
    const std::optional<Operator> other = mirrored(operation->sign);
    if (!other)
        return {};
    Range range;
    const Expression& left = operation->operands[0];
    const Expression& right = operation->operands[1];
    if (isVariable(left, slot) && isKnownBefore(right, slot))
        narrow(range, operation->sign, valueOf(right));
    else if (isVariable(right, slot) && isKnownBefore(left, slot))
        narrow(range, *other, valueOf(left));
    return range;
}

}
