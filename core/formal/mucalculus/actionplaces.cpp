// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/normalform.h"

#include <algorithm>
#include <set>

namespace fourcast::formal {

namespace {

void collect(const ActionFormula& action, std::set<int>& slots);

void collect(const syntax::Expression& expression, std::set<int>& slots)
{
    syntax::eachVariable(
        expression, [&](const syntax::Reference& reference) { slots.insert(reference.index); });
}

struct SlotCollector
{
    std::set<int>& slots;

    void operator()(const Constant&) const { }
    void operator()(const DataCondition& data) const { collect(data.condition[0], slots); }
    void operator()(const MultiActionPattern& multiAction) const
    {
        for (const ActionPattern& pattern : multiAction.actions) {
            for (const syntax::Expression& argument : pattern.arguments)
                collect(argument, slots);
        }
    }
    void operator()(const NegationOf<ActionFormula>& negation) const
    {
        collect(negation.operand[0], slots);
    }
    void operator()(const ConnectionOf<ActionFormula>& connection) const
    {
        for (const ActionFormula& operand : connection.operands)
            collect(operand, slots);
    }
    void operator()(const QuantificationOf<ActionFormula>& quantification) const
    {
        std::set<int> inside;
        collect(quantification.body[0], inside);
        for (const syntax::Variable& variable : quantification.variables)
            inside.erase(variable.slot);
        slots.merge(inside);
    }
};

void collect(const ActionFormula& action, std::set<int>& slots)
{
    std::visit(SlotCollector {slots}, action.node);
}

/// For isDetermined().
struct Determination
{
    int slot;
    bool value;

    bool operator()(const Constant& constant) const { return constant.value == value; }
    bool operator()(const DataCondition&) const { return false; }
    bool operator()(const MultiActionPattern& multiAction) const
    {
        return !value
            && std::ranges::any_of(multiAction.actions, [this](const ActionPattern& pattern) {
                   return std::ranges::any_of(pattern.arguments,
                                              [this](const syntax::Expression& argument) {
                                                  return plainSlot(argument) == slot;
                                              });
               });
    }
    bool operator()(const NegationOf<ActionFormula>& negation) const
    {
        return isDetermined(negation.operand[0], slot, !value);
    }
    bool operator()(const ConnectionOf<ActionFormula>& connection) const
    {
        const bool turned = connection.sign == Connective::Implies ? !value : value;
        const bool left = isDetermined(connection.operands[0], slot, turned);
        const bool right = isDetermined(connection.operands[1], slot, value);
        const bool oneIsEnough = (connection.sign == Connective::And) != value;
        return oneIsEnough ? left || right : left && right;
    }
    bool operator()(const QuantificationOf<ActionFormula>& quantification) const
    {
        return isDetermined(quantification.body[0], slot, value);
    }
};

struct PlaceCollector
{
    int slot;
    std::vector<ArgumentPlace>& places;

    void operator()(const Constant&) const { }
    void operator()(const DataCondition&) const { }
    void operator()(const MultiActionPattern& multiAction) const
    {
        for (const ActionPattern& pattern : multiAction.actions) {
            for (std::size_t i = 0; i < pattern.arguments.size(); ++i) {
                if (plainSlot(pattern.arguments[i]) == slot)
                    places.push_back({&multiAction, &pattern, i});
            }
        }
    }
    void operator()(const NegationOf<ActionFormula>& negation) const
    {
        eachPlace(negation.operand[0], slot, places);
    }
    void operator()(const ConnectionOf<ActionFormula>& connection) const
    {
        for (const ActionFormula& operand : connection.operands)
            eachPlace(operand, slot, places);
    }
    void operator()(const QuantificationOf<ActionFormula>& quantification) const
    {
        eachPlace(quantification.body[0], slot, places);
    }
};

}

std::vector<int> freeSlots(const ActionFormula& action)
{
    std::set<int> slots;
    collect(action, slots);
    return {slots.begin(), slots.end()};
}

std::vector<int> freeSlots(const syntax::Expression& expression)
{
    std::set<int> slots;
    collect(expression, slots);
    return {slots.begin(), slots.end()};
}

bool isDetermined(const ActionFormula& action, int slot, bool value)
{
    return std::visit(Determination {slot, value}, action.node);
}

void eachPlace(const ActionFormula& action, int slot, std::vector<ArgumentPlace>& places)
{
    std::visit(PlaceCollector {slot, places}, action.node);
}

int plainSlot(const syntax::Expression& expression)
{
    const auto* reference = std::get_if<syntax::Reference>(&expression.node);
    return reference && reference->kind == syntax::Reference::Kind::Variable ? reference->index
                                                                             : -1;
}

}
