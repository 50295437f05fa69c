// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/mucalculus/language/formula.h"
#include "core/syntax/evaluator.h"

#include <algorithm>
#include <map>

/// What a formula means, by its definition and as slowly as that is: sets of states, fixpoints from
/// the whole set or the empty one, all values for all variables, all orders of a multi-action. A
/// fixpoint may have one parameter, a number from 0 to 4.
class NaiveMeaning
{
public:
    using Set = std::vector<bool>;
    using Frame = std::vector<fourcast::syntax::Value>;

    NaiveMeaning(const fourcast::formal::Lts& lts, const fourcast::formal::Formula& formula,
                 std::vector<fourcast::syntax::Value> numbers)
        : m_lts(lts), m_formula(formula), m_numbers(std::move(numbers))
    {
    }

    Set states() { return meaning(m_formula.root, Frame(50)); }

private:
    using StateFormula = fourcast::formal::StateFormula;
    using ActionFormula = fourcast::formal::ActionFormula;
    using RegularFormula = fourcast::formal::RegularFormula;
    using Value = fourcast::syntax::Value;
    using Variable = fourcast::syntax::Variable;

    Set all(bool value) const { return Set(m_lts.stateCount(), value); }

    bool data(const fourcast::formal::DataCondition& data, const Frame& frame) const
    {
        fourcast::syntax::Evaluator evaluator(m_formula.signature.data);
        return evaluator.valueOf(data.condition[0], frame).isTrue();
    }

    std::vector<Value> values(const Variable& variable) const
    {
        using Sort = fourcast::syntax::Sort;
        if (variable.sort.kind == Sort::Kind::Bool)
            return {Value::truth(false), Value::truth(true)};
        if (variable.sort.isNumber()) {
            std::vector<Value> fitting;
            for (const Value& value : m_numbers) {
                if (variable.sort.kind == Sort::Kind::Int
                    || value.number >= (variable.sort.kind == Sort::Kind::Pos ? 1 : 0))
                    fitting.push_back(value);
            }
            return fitting;
        }
        std::vector<Value> constants;
        for (const auto constant :
             m_formula.signature.data.findEnumeration(variable.sort.name)->constants)
            constants.push_back(Value::constant(constant));
        return constants;
    }

    /// Calls for each way to give the variables values.
    template <typename Use>
    void eachFrame(const std::vector<Variable>& variables, std::size_t next, Frame frame,
                   const Use& use) const
    {
        if (next == variables.size()) {
            use(frame);
            return;
        }
        for (const Value& value : values(variables[next])) {
            frame[static_cast<std::size_t>(variables[next].slot)] = value;
            eachFrame(variables, next + 1, frame, use);
        }
    }

    // ---- actions ----

    bool means(const ActionFormula& action, const fourcast::formal::Label& label,
               const Frame& frame) const
    {
        return std::visit([&](const auto& node) { return means(node, label, frame); }, action.node);
    }
    bool means(const fourcast::formal::Constant& node, const fourcast::formal::Label&,
               const Frame&) const
    {
        return node.value;
    }
    bool means(const fourcast::formal::DataCondition& node, const fourcast::formal::Label&,
               const Frame& frame) const
    {
        return data(node, frame);
    }
    bool means(const fourcast::formal::MultiActionPattern& node,
               const fourcast::formal::Label& label, const Frame& frame) const
    {
        fourcast::syntax::Evaluator evaluator(m_formula.signature.data);
        std::vector<fourcast::formal::Action> actions;
        for (const auto& pattern : node.actions) {
            actions.push_back({pattern.name, {}});
            for (const auto& argument : pattern.arguments)
                actions.back().arguments.push_back(evaluator.valueOf(argument, frame));
        }
        if (actions.size() != label.actions().size())
            return false;
        std::vector<std::size_t> order(actions.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        do {
            bool same = true;
            for (std::size_t i = 0; i < order.size(); ++i)
                same = same && actions[order[i]] == label.actions()[i];
            if (same)
                return true;
        } while (std::ranges::next_permutation(order).found);
        return false;
    }
    bool means(const fourcast::formal::NegationOf<ActionFormula>& node,
               const fourcast::formal::Label& label, const Frame& frame) const
    {
        return !means(node.operand[0], label, frame);
    }
    bool means(const fourcast::formal::ConnectionOf<ActionFormula>& node,
               const fourcast::formal::Label& label, const Frame& frame) const
    {
        const bool left = means(node.operands[0], label, frame);
        const bool right = means(node.operands[1], label, frame);
        return node.sign == fourcast::formal::Connective::And ? left && right
            : node.sign == fourcast::formal::Connective::Or   ? left || right
                                                              : !left || right;
    }
    bool means(const fourcast::formal::QuantificationOf<ActionFormula>& node,
               const fourcast::formal::Label& label, const Frame& frame) const
    {
        bool result = node.all;
        eachFrame(node.variables, 0, frame, [&](const Frame& inner) {
            const bool holds = means(node.body[0], label, inner);
            result = node.all ? result && holds : result || holds;
        });
        return result;
    }

    // ---- sequences of steps ----

    Set after(const RegularFormula& steps, bool isBox, const Set& target, const Frame& frame)
    {
        if (const auto* action = std::get_if<ActionFormula>(&steps.node)) {
            Set result = all(isBox);
            for (std::uint32_t state = 0; state < m_lts.stateCount(); ++state) {
                for (const auto& [label, next] : m_lts.transitions(state)) {
                    if (means(*action, m_lts.label(label), frame) && target[next] != isBox)
                        result[state] = !isBox;
                }
            }
            return result;
        }
        if (const auto* pair = std::get_if<fourcast::formal::RegularPair>(&steps.node)) {
            if (pair->isSequence)
                return after(pair->operands[0], isBox,
                             after(pair->operands[1], isBox, target, frame), frame);
            return joined(after(pair->operands[0], isBox, target, frame),
                          after(pair->operands[1], isBox, target, frame), isBox);
        }
        const auto& repetition = std::get<fourcast::formal::RegularRepetition>(steps.node);
        Set result = target;
        while (true) {
            Set next = joined(target, after(repetition.body[0], isBox, result, frame), isBox);
            if (next == result)
                break;
            result = next;
        }
        return repetition.atLeastOnce ? after(repetition.body[0], isBox, result, frame) : result;
    }

    static Set joined(const Set& one, const Set& other, bool isAnd)
    {
        Set result(one.size());
        for (std::size_t i = 0; i < one.size(); ++i)
            result[i] = isAnd ? one[i] && other[i] : one[i] || other[i];
        return result;
    }
    static Set turned(Set set)
    {
        set.flip();
        return set;
    }

    // ---- states ----

    Set meaning(const StateFormula& formula, const Frame& frame)
    {
        return std::visit([&](const auto& node) { return meaning(node, frame); }, formula.node);
    }
    Set meaning(const fourcast::formal::Constant& node, const Frame&) { return all(node.value); }
    Set meaning(const fourcast::formal::DataCondition& node, const Frame& frame)
    {
        return all(data(node, frame));
    }
    Set meaning(const fourcast::formal::NegationOf<StateFormula>& node, const Frame& frame)
    {
        return turned(meaning(node.operand[0], frame));
    }
    Set meaning(const fourcast::formal::ConnectionOf<StateFormula>& node, const Frame& frame)
    {
        Set left = meaning(node.operands[0], frame);
        if (node.sign == fourcast::formal::Connective::Implies)
            left = turned(left);
        return joined(left, meaning(node.operands[1], frame),
                      node.sign == fourcast::formal::Connective::And);
    }
    Set meaning(const fourcast::formal::QuantificationOf<StateFormula>& node, const Frame& frame)
    {
        Set result = all(node.all);
        eachFrame(node.variables, 0, frame, [&](const Frame& inner) {
            result = joined(result, meaning(node.body[0], inner), node.all);
        });
        return result;
    }
    Set meaning(const fourcast::formal::Modality& node, const Frame& frame)
    {
        return after(node.steps[0], node.isBox, meaning(node.body[0], frame), frame);
    }
    Set meaning(const fourcast::formal::Fixpoint& node, const Frame& frame)
    {
        const std::size_t values = node.parameters.empty() ? 1 : parameterValues;
        const std::size_t place = m_variables.size();
        m_variables.emplace_back(values, all(node.isLargest));
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t value = 0; value < values; ++value) {
                Frame inner = frame;
                for (const Variable& parameter : node.parameters)
                    inner[static_cast<std::size_t>(parameter.slot)]
                        = Value::of(static_cast<std::int64_t>(value));
                Set next = meaning(node.body[0], inner);
                changed = changed || next != m_variables[place][value];
                m_variables[place][value] = std::move(next);
            }
        }
        const Set result = m_variables[place][indexOf(node.initials, frame)];
        m_variables.pop_back();
        return result;
    }
    Set meaning(const fourcast::formal::Recursion& node, const Frame& frame)
    {
        return (m_variables.rbegin() + node.distance)->at(indexOf(node.arguments, frame));
    }

    static constexpr std::size_t parameterValues = 5;

    std::size_t indexOf(const std::vector<fourcast::syntax::Expression>& arguments,
                        const Frame& frame) const
    {
        if (arguments.empty())
            return 0;
        fourcast::syntax::Evaluator evaluator(m_formula.signature.data);
        return static_cast<std::size_t>(evaluator.valueOf(arguments[0], frame).number);
    }

    const fourcast::formal::Lts& m_lts;
    const fourcast::formal::Formula& m_formula;
    std::vector<Value> m_numbers;
    std::vector<std::vector<Set>> m_variables; ///< by the value of the parameter
};
