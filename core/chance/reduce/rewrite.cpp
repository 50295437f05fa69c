// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/reduce/rewrite.h"
#include "core/chance/prcrl/evaluate.h"

namespace fourcast::chance {

void eachExpression(Alternative& alternative, const std::function<void(Expression&)>& change)
{
    change(alternative.probability);
    for (Expression& each : alternative.next)
        change(each);
}

void eachExpression(Summand& summand, const std::function<void(Expression&)>& change)
{
    change(summand.condition);
    change(summand.reward);
    for (Expression& each : summand.arguments)
        change(each);
    for (Alternative& each : summand.alternatives)
        eachExpression(each, change);
}

Expression without(const Expression& expression, int gone, const Expression& value)
{
    const auto closed = [gone](const Reference& each, const Expression& whole) {
        Expression made = whole;
        if (each.slot > gone)
            --std::get<Reference>(made.node).slot;
        return made;
    };
    const Expression there = substituted(value, closed);
    return substituted(expression, [&](const Reference& each, const Expression& whole) {
        return each.slot == gone ? there : closed(each, whole);
    });
}

}
