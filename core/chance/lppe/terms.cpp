// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/terms.h"

#include "core/chance/prcrl/evaluate.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

template <typename Tree> bool sameAll(const std::vector<Tree>& left, const std::vector<Tree>& right)
{
    return std::ranges::equal(left, right, [](const Tree& a, const Tree& b) { return same(a, b); });
}

}

std::set<int> freeSlots(const Process& process, std::size_t depth)
{
    std::set<int> slots;
    const auto note = [&](const Expression& expression) {
        eachReference(expression, [&](const Reference& each) {
            if (each.slot < static_cast<int>(depth))
                slots.insert(each.slot);
        });
    };
    eachExpression(process, note);
    eachPart(process, [&](const Process& part) { slots.merge(freeSlots(part, depth)); });
    return slots;
}

void moveTo(std::span<const int> slots, Process& process)
{
    eachExpression(process, [&](Expression& expression) { expression = moved(expression, slots); });
    eachPart(process, [&](Process& part) { moveTo(slots, part); });
}

std::size_t deepestBound(const Process& process)
{
    std::size_t most = 0;
    if (const auto* const prefix = std::get_if<Prefix>(&process.node)) {
        for (const Outcome& each : prefix->outcomes)
            most = std::max(most, each.variables.size() + deepestBound(each.body[0]));
        return most;
    }
    eachPart(process, [&most](const Process& part) { most = std::max(most, deepestBound(part)); });
    return most + (std::holds_alternative<Sum>(process.node) ? 1 : 0);
}

bool same(const Process& left, const Process& right)
{
    if (left.node.index() != right.node.index())
        return false;
    if (const auto* choice = std::get_if<Choice>(&left.node))
        return sameAll(choice->parts, std::get<Choice>(right.node).parts);
    if (const auto* condition = std::get_if<Condition>(&left.node)) {
        const auto& other = std::get<Condition>(right.node);
        return same(condition->condition, other.condition)
            && same(condition->body[0], other.body[0]);
    }
    if (const auto* sum = std::get_if<Sum>(&left.node)) {
        const auto& other = std::get<Sum>(right.node);
        return sum->variable.type == other.variable.type && same(sum->body[0], other.body[0]);
    }
    if (const auto* instance = std::get_if<Instance>(&left.node)) {
        const auto& other = std::get<Instance>(right.node);
        return instance->process == other.process && sameAll(instance->arguments, other.arguments);
    }
    const auto& prefix = std::get<Prefix>(left.node);
    const auto& other = std::get<Prefix>(right.node);
    return prefix.action == other.action && sameAll(prefix.arguments, other.arguments)
        && same(prefix.reward, other.reward)
        && std::ranges::equal(
               prefix.outcomes, other.outcomes, [](const Outcome& a, const Outcome& b) {
                   return sameTypes(a.variables, b.variables) && same(a.probability, b.probability)
                       && same(a.body[0], b.body[0]);
               });
}

bool sameTypes(const std::vector<Variable>& left, const std::vector<Variable>& right)
{
    return std::ranges::equal(left, right, {}, &Variable::type, &Variable::type);
}

}
