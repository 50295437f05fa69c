// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/values.h"

#include "core/syntax/evaluator.h"

#include <algorithm>

namespace fourcast::formal {

using syntax::Sort;
using syntax::Value;

Values::Values(const NormalForm& form, const Lts& lts, syntax::Evaluator& evaluator)
    : m_data(form.formula().signature.data)
{
    for (const Label& label : lts.labels().labels()) {
        for (const Action& action : label.actions()) {
            for (const Value& value : action.arguments)
                add(value);
        }
    }
    for (int i = 0; i < form.size(); ++i) {
        const NormalNode& node = form[i];
        if (node.condition)
            see(*node.condition, evaluator);
        if (node.action)
            see(*node.action, evaluator);
        for (const syntax::Expression& argument : node.arguments)
            see(argument, evaluator);
    }
    std::ranges::sort(m_numbers);
    m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
    if (!m_numbers.empty())
        m_most = std::max<std::int64_t>(0, m_numbers.back());
}

void Values::add(const Value& value)
{
    // So large that one more is no number: nothing could be done with it either.
    constexpr std::int64_t largest = std::int64_t {1} << 62;
    if (value.kind == Value::Kind::Number && value.number < largest)
        m_numbers.push_back(value.number);
}

void Values::see(const syntax::Expression& expression, syntax::Evaluator& evaluator)
{
    if (const auto* literal = std::get_if<syntax::Literal>(&expression.node)) {
        add(literal->value);
        return;
    }
    // What depends on no variable is a constant, however it is written.
    if (expression.sort.isNumber() && freeSlots(expression).empty()) {
        if (const auto value = evaluator.evaluate(expression, {}))
            add(*value);
    }
    if (const auto* call = std::get_if<syntax::Call>(&expression.node)) {
        for (const syntax::Expression& argument : call->arguments)
            see(argument, evaluator);
    } else if (const auto* operation = std::get_if<syntax::Operation>(&expression.node)) {
        for (const syntax::Expression& operand : operation->operands)
            see(operand, evaluator);
    } else if (const auto* inner = std::get_if<syntax::Quantification>(&expression.node)) {
        see(inner->body[0], evaluator);
    }
}

void Values::see(const ActionFormula& action, syntax::Evaluator& evaluator)
{
    if (const auto* data = std::get_if<DataCondition>(&action.node)) {
        see(data->condition[0], evaluator);
    } else if (const auto* multiAction = std::get_if<MultiActionPattern>(&action.node)) {
        for (const ActionPattern& pattern : multiAction->actions) {
            for (const syntax::Expression& argument : pattern.arguments)
                see(argument, evaluator);
        }
    } else if (const auto* negation = std::get_if<NegationOf<ActionFormula>>(&action.node)) {
        see(negation->operand[0], evaluator);
    } else if (const auto* both = std::get_if<ConnectionOf<ActionFormula>>(&action.node)) {
        for (const ActionFormula& operand : both->operands)
            see(operand, evaluator);
    } else if (const auto* each = std::get_if<QuantificationOf<ActionFormula>>(&action.node)) {
        see(each->body[0], evaluator);
    }
}

bool Values::fits(const Value& value, const Sort& sort)
{
    switch (sort.kind) {
    case Sort::Kind::Bool:
        return value.kind == Value::Kind::Truth;
    case Sort::Kind::Enumeration:
        return value.kind == Value::Kind::Constant;
    case Sort::Kind::Pos:
        return value.kind == Value::Kind::Number && value.number > 0;
    case Sort::Kind::Nat:
        return value.kind == Value::Kind::Number && value.number >= 0;
    case Sort::Kind::Int:
        return value.kind == Value::Kind::Number;
    }
    return false;
}

std::vector<Value> Values::domain(const syntax::Variable& variable) const
{
    const Sort& sort = variable.sort;
    std::vector<Value> values;
    if (sort.kind == Sort::Kind::Bool)
        return {Value::truth(false), Value::truth(true)};
    if (sort.kind == Sort::Kind::Enumeration) {
        if (const syntax::Enumeration* enumeration = m_data.findEnumeration(sort.name)) {
            for (const syntax::Symbol constant : enumeration->constants)
                values.push_back(Value::constant(constant));
        }
        return values;
    }
    for (const std::int64_t number : m_numbers) {
        if (fits(Value::of(number), sort))
            values.push_back(Value::of(number));
    }
    for (int more = 0; more <= variable.slot; ++more)
        values.push_back(Value::of(m_most + 1 + more));
    return values;
}

std::vector<Value> Values::domain(const syntax::Variable& variable,
                                  std::span<const Value> frame) const
{
    std::vector<Value> values = domain(variable);
    if (!variable.sort.isNumber())
        return values;
    const auto around = std::min(frame.size(), static_cast<std::size_t>(variable.slot));
    for (const Value& value : frame.first(around)) {
        if (fits(value, variable.sort) && std::ranges::find(values, value) == values.end())
            values.push_back(value);
    }
    return values;
}

std::optional<Value> Values::other(const syntax::Variable& variable,
                                   const std::vector<Value>& used) const
{
    if (variable.sort.isNumber())
        return Value::of(m_most + 1 + variable.slot);
    for (const Value& value : domain(variable)) {
        if (std::ranges::find(used, value) == used.end())
            return value;
    }
    return std::nullopt;
}

}
