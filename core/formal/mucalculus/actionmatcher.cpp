// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/actionmatcher.h"

#include <algorithm>
#include <map>

namespace fourcast::formal {

using syntax::Value;
using Trial = NormalNode::Trial;

namespace {

/// Is the argument another value than the label has, as far as is known below `slot`?
bool contradicts(const syntax::Expression& argument, const Value& value, int slot,
                 const Frame& frame)
{
    if (const auto* literal = std::get_if<syntax::Literal>(&argument.node))
        return literal->value != value;
    const int other = plainSlot(argument);
    return other >= 0 && other < slot && frame[static_cast<std::size_t>(other)] != value;
}

bool canBe(const ActionPattern& pattern, const Action& action, int slot, const Frame& frame)
{
    if (pattern.name != action.name || pattern.arguments.size() != action.arguments.size())
        return false;
    for (std::size_t i = 0; i < action.arguments.size(); ++i) {
        if (contradicts(pattern.arguments[i], action.arguments[i], slot, frame))
            return false;
    }
    return true;
}

/// The patterns from `next` on against the actions that are not taken, with the values that
/// variables have got on the way.
bool mayFit(const MultiActionPattern& multiAction, const Label& label, std::size_t next,
            std::vector<bool>& taken, const std::map<int, Value>& bound)
{
    if (next == multiAction.actions.size())
        return true;
    const ActionPattern& pattern = multiAction.actions[next];
    for (std::size_t i = 0; i < label.actions().size(); ++i) {
        const Action& action = label.actions()[i];
        // Of equal actions the first one that is free stands for all.
        const bool isRepeated = i > 0 && !taken[i - 1] && label.actions()[i - 1] == action;
        if (taken[i] || isRepeated || pattern.name != action.name
            || pattern.arguments.size() != action.arguments.size())
            continue;
        std::map<int, Value> more = bound;
        bool fits = true;
        for (std::size_t a = 0; a < action.arguments.size() && fits; ++a) {
            const Value& value = action.arguments[a];
            const int slot = plainSlot(pattern.arguments[a]);
            if (const auto* literal = std::get_if<syntax::Literal>(&pattern.arguments[a].node))
                fits = literal->value == value;
            else if (slot >= 0)
                fits = more.try_emplace(slot, value).first->second == value;
        }
        taken[i] = true;
        if (fits && mayFit(multiAction, label, next + 1, taken, more))
            return true;
        taken[i] = false;
    }
    return false;
}

}

void addCandidates(const std::vector<ArgumentPlace>& places, const syntax::Variable& variable,
                   const Label& label, const Frame& frame, std::vector<Value>& found)
{
    for (const ArgumentPlace& place : places) {
        if (place.multiAction->actions.size() != label.actions().size())
            continue;
        for (const Action& action : label.actions()) {
            if (!canBe(*place.pattern, action, variable.slot, frame))
                continue;
            const Value& value = action.arguments[place.argument];
            if (Values::fits(value, variable.sort)
                && std::ranges::find(found, value) == found.end())
                found.push_back(value);
        }
    }
}

bool ActionMatcher::holds(const ActionFormula& action, const Label& label, Frame& frame)
{
    return std::visit([&](const auto& node) { return holds(node, label, frame); }, action.node);
}

bool ActionMatcher::holds(const DataCondition& data, const Label&, Frame& frame)
{
    return m_evaluator.valueOf(data.condition[0], frame).isTrue();
}

bool ActionMatcher::holds(const MultiActionPattern& multiAction, const Label& label, Frame& frame)
{
    if (multiAction.actions.size() != label.actions().size())
        return false;
    std::vector<Action> actions;
    actions.reserve(multiAction.actions.size());
    for (const ActionPattern& pattern : multiAction.actions) {
        const bool occurs = std::ranges::any_of(label.actions(), [&](const Action& action) {
            return action.name == pattern.name
                && action.arguments.size() == pattern.arguments.size();
        });
        if (!occurs)
            return false;
        Action& action = actions.emplace_back(Action {pattern.name, {}});
        for (const syntax::Expression& argument : pattern.arguments)
            action.arguments.push_back(m_evaluator.valueOf(argument, frame));
    }
    std::ranges::sort(actions);
    return actions == label.actions();
}

bool ActionMatcher::holds(const NegationOf<ActionFormula>& negation, const Label& label,
                          Frame& frame)
{
    return !holds(negation.operand[0], label, frame);
}

bool ActionMatcher::holds(const ConnectionOf<ActionFormula>& connection, const Label& label,
                          Frame& frame)
{
    const bool left = holds(connection.operands[0], label, frame);
    switch (connection.sign) {
    case Connective::And:
        return left && holds(connection.operands[1], label, frame);
    case Connective::Or:
        return left || holds(connection.operands[1], label, frame);
    case Connective::Implies:
        return !left || holds(connection.operands[1], label, frame);
    }
    return false;
}

bool ActionMatcher::holds(const QuantificationOf<ActionFormula>& quantification, const Label& label,
                          Frame& frame)
{
    return holdsFrom(quantification, 0, label, frame);
}

bool ActionMatcher::holdsFrom(const QuantificationOf<ActionFormula>& quantification,
                              std::size_t next, const Label& label, Frame& frame)
{
    if (next == quantification.variables.size())
        return holds(quantification.body[0], label, frame);
    const syntax::Variable& variable = quantification.variables[next];
    const auto slot = static_cast<std::size_t>(variable.slot);
    if (frame.size() <= slot)
        frame.resize(slot + 1);
    for (const Value& value : valuesOf(quantification, variable, label, frame)) {
        frame[slot] = value;
        if (holdsFrom(quantification, next + 1, label, frame) != quantification.all)
            return !quantification.all;
    }
    return quantification.all;
}

std::vector<Value> ActionMatcher::valuesOf(const QuantificationOf<ActionFormula>& quantification,
                                           const syntax::Variable& variable, const Label& label,
                                           const Frame& frame)
{
    const NormalNode::Quantified& trial = m_form.trialOf(variable);
    if (trial.trial == Trial::Domain)
        return m_values.domain(variable, frame);
    if (trial.trial == Trial::Bounded)
        return m_evaluator.candidates(variable, trial.bound, frame,
                                      quantification.all ? "forall" : "exists");
    std::vector<ArgumentPlace> places;
    eachPlace(quantification.body[0], variable.slot, places);
    std::vector<Value> found;
    addCandidates(places, variable, label, frame, found);
    if (trial.trial == Trial::Local) {
        if (const auto other = m_values.other(variable, found))
            found.push_back(*other);
    }
    return found;
}

bool mayHold(const ActionFormula& action, const Label& label)
{
    struct May
    {
        const Label& label;

        bool operator()(const Constant& constant) const { return constant.value; }
        bool operator()(const DataCondition&) const { return true; }
        bool operator()(const MultiActionPattern& multiAction) const
        {
            if (multiAction.actions.size() != label.actions().size())
                return false;
            std::vector<bool> taken(label.actions().size());
            return mayFit(multiAction, label, 0, taken, {});
        }
        bool operator()(const NegationOf<ActionFormula>& negation) const
        {
            const auto* constant = std::get_if<Constant>(&negation.operand[0].node);
            return !constant || !constant->value;
        }
        bool operator()(const ConnectionOf<ActionFormula>& connection) const
        {
            const bool left = mayHold(connection.operands[0], label);
            const bool right = mayHold(connection.operands[1], label);
            return connection.sign == Connective::And ? left && right
                : connection.sign == Connective::Or   ? left || right
                                                      : true;
        }
        bool operator()(const QuantificationOf<ActionFormula>& quantification) const
        {
            return mayHold(quantification.body[0], label);
        }
    };
    return std::visit(May {label}, action.node);
}

}
