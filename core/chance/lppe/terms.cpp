// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/terms.h"

#include "core/chance/prcrl/evaluate.h"

#include <algorithm>

namespace fourcast::chance {

namespace {

/// Calls `onExpression` for each expression right in the process, and `onPart` for each process
/// right in it with how many variables are bound between.
template <typename Term, typename OnExpression, typename OnPart>
void eachPart(Term& process, const OnExpression& onExpression, const OnPart& onPart)
{
    std::visit(
        [&](auto& node) {
            using Node = std::remove_cvref_t<decltype(node)>;
            if constexpr (std::is_same_v<Node, Choice>) {
                for (auto& part : node.parts)
                    onPart(part, 0);
            } else if constexpr (std::is_same_v<Node, Condition>) {
                onExpression(node.condition);
                onPart(node.body[0], 0);
            } else if constexpr (std::is_same_v<Node, Sum>) {
                onPart(node.body[0], 1);
            } else {
                std::ranges::for_each(node.arguments, onExpression);
            }
            if constexpr (std::is_same_v<Node, Prefix>) {
                onExpression(node.reward);
                for (auto& outcome : node.outcomes) {
                    onExpression(outcome.probability);
                    onPart(outcome.body[0], outcome.variables.size());
                }
            }
        },
        process.node);
}

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
    eachPart(process, note,
             [&](const Process& part, std::size_t) { slots.merge(freeSlots(part, depth)); });
    return slots;
}

void moveTo(std::span<const int> slots, Process& process)
{
    eachPart(
        process, [&](Expression& expression) { expression = moved(expression, slots); },
        [&](Process& part, std::size_t) { moveTo(slots, part); });
}

std::size_t deepestBound(const Process& process)
{
    std::size_t most = 0;
    eachPart(
        process, [](const Expression&) {},
        [&](const Process& part, std::size_t bound) {
            most = std::max(most, bound + deepestBound(part));
        });
    return most;
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
