// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/ltsbuilder.h"
#include "core/formal/process/language/specification.h"
#include "core/syntax/evaluator.h"

#include <algorithm>
#include <map>

/// What processes do, by the rules of the operators and as slowly as that is: every variable of a
/// sum has every number up to a greatest one, and every set of processes takes part in a step.
class NaiveProcesses
{
public:
    NaiveProcesses(const fourcast::formal::Specification& specification, std::int64_t greatest)
        : m_specification(specification), m_evaluator(specification.data), m_greatest(greatest)
    {
    }

    /// Empty where there are more states.
    std::optional<fourcast::formal::Lts> lts(std::size_t mostStates)
    {
        fourcast::formal::LtsBuilder builder;
        std::map<State, fourcast::formal::State> numbers;
        State initial;
        for (const Process& component : m_specification.components)
            initial.push_back({{&component, {}}});
        std::vector<State> open {initial};
        numbers[initial] = 0;
        builder.addState(0);
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (open.size() > mostStates)
                return {};
            const auto from = numbers.at(open[i]);
            for (const Step<State>& step : together(State(open[i]))) {
                const auto [next, isNew] = numbers.try_emplace(
                    step.next, static_cast<fourcast::formal::State>(numbers.size()));
                if (isNew)
                    open.push_back(step.next);
                builder.addTransition(from, fourcast::formal::Label(step.actions), next->second);
            }
        }
        return builder.build();
    }

private:
    using Process = fourcast::formal::Process;
    using Action = fourcast::formal::Action;
    using Actions = std::vector<Action>;
    using Value = fourcast::syntax::Value;
    using Frame = std::vector<Value>;
    /// What is still to be done, the next first.
    using Local = std::vector<std::pair<const Process*, Frame>>;
    using State = std::vector<Local>;
    template <typename Next> struct Step
    {
        Actions actions;
        Next next;
    };
    using LocalSteps = std::vector<Step<Local>>;

    // ---- one process ----

    void add(const Process& process, const Frame& frame, const Local& rest, LocalSteps& to)
    {
        std::visit([&](const auto& node) { add(node, frame, rest, to); }, process.node);
    }
    void add(const fourcast::formal::Delta&, const Frame&, const Local&, LocalSteps&) { }
    void add(const fourcast::formal::Parallel&, const Frame&, const Local&, LocalSteps&) { }
    void add(const fourcast::formal::OperatorTerm&, const Frame&, const Local&, LocalSteps&) { }

    Frame valuesOf(const std::vector<fourcast::syntax::Expression>& arguments, const Frame& frame)
    {
        Frame values;
        for (const auto& argument : arguments)
            values.push_back(m_evaluator.valueOf(argument, frame));
        return values;
    }
    void add(const fourcast::formal::Instance& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        Frame values = valuesOf(node.arguments, frame);
        if (node.process < 0)
            to.push_back({{{node.name, std::move(values)}}, rest});
        else
            add(m_specification.processes[static_cast<std::size_t>(node.process)].body, values,
                rest, to);
    }
    void add(const fourcast::formal::ActionList& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        Actions actions;
        for (const auto& each : node.actions)
            actions.push_back({each.name, valuesOf(each.arguments, frame)});
        to.push_back({std::move(actions), rest});
    }
    void add(const fourcast::formal::Choice& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        for (const Process& option : node.options)
            add(option, frame, rest, to);
    }
    void add(const fourcast::formal::Sequence& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        Local after;
        for (std::size_t i = 1; i < node.parts.size(); ++i)
            after.emplace_back(&node.parts[i], frame);
        after.insert(after.end(), rest.begin(), rest.end());
        add(node.parts[0], frame, after, to);
    }
    void add(const fourcast::formal::Sum& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        addSum(node, 0, frame, rest, to);
    }
    void addSum(const fourcast::formal::Sum& node, std::size_t next, Frame frame, const Local& rest,
                LocalSteps& to)
    {
        if (next == node.variables.size()) {
            add(node.body[0], frame, rest, to);
            return;
        }
        const auto slot = static_cast<std::size_t>(node.variables[next].slot);
        frame.resize(std::max(frame.size(), slot + 1));
        for (std::int64_t number = 0; number <= m_greatest; ++number) {
            frame[slot] = Value::of(number);
            addSum(node, next + 1, frame, rest, to);
        }
    }
    void add(const fourcast::formal::Condition& node, const Frame& frame, const Local& rest,
             LocalSteps& to)
    {
        if (m_evaluator.valueOf(node.condition, frame).isTrue())
            add(node.branches[0], frame, rest, to);
        else if (node.branches.size() == 2)
            add(node.branches[1], frame, rest, to);
    }

    // ---- side by side ----

    std::vector<Step<State>> together(const State& state)
    {
        std::vector<Step<State>> made {{{}, state}};
        std::vector<bool> moved {false};
        for (std::size_t i = 0; i < state.size(); ++i) {
            LocalSteps own;
            if (!state[i].empty())
                add(*state[i][0].first, state[i][0].second,
                    Local(state[i].begin() + 1, state[i].end()), own);
            const std::size_t before = made.size();
            for (std::size_t k = 0; k < before; ++k) {
                for (const Step<Local>& step : own) {
                    Step<State> more = made[k];
                    more.actions.insert(more.actions.end(), step.actions.begin(),
                                        step.actions.end());
                    more.next[i] = step.next;
                    made.push_back(std::move(more));
                    moved.push_back(true);
                }
            }
        }
        std::vector<Step<State>> seen;
        for (std::size_t k = 0; k < made.size(); ++k) {
            if (moved[k] && isSeen(made[k].actions))
                seen.push_back(std::move(made[k]));
        }
        return seen;
    }

    /// What the operators make of it, from within; false where one bars it.
    bool isSeen(Actions& actions) const
    {
        const auto& operators = m_specification.operators;
        return std::all_of(operators.rbegin(), operators.rend(), [&actions](const auto& sign) {
            return std::visit([&](const auto& node) { return pass(node, actions); }, sign.node);
        });
    }
    static bool pass(const fourcast::formal::Allow& node, Actions& actions)
    {
        std::vector<fourcast::syntax::Symbol> names;
        for (const Action& action : actions)
            names.push_back(action.name);
        return names.empty() || std::ranges::any_of(node.multiActions, [&](const auto& allowed) {
                   return std::ranges::is_permutation(allowed, names, {},
                                                      [](const auto& each) { return each.name; });
               });
    }
    static bool pass(const fourcast::formal::Communicate& node, Actions& actions)
    {
        for (std::size_t i = 0; i < node.communications.size();) {
            const bool isMade = communicate(node.communications[i], actions);
            i = isMade ? 0 : i + 1;
        }
        return true;
    }
    static bool communicate(const fourcast::formal::Communication& rule, Actions& actions)
    {
        for (const Action& first : actions) {
            Actions left = actions;
            const bool isThere = std::ranges::all_of(rule.from, [&](const auto& name) {
                const auto found = std::ranges::find(left, Action {name.name, first.arguments});
                if (found == left.end())
                    return false;
                left.erase(found);
                return true;
            });
            if (!isThere)
                continue;
            left.push_back({rule.to.name, first.arguments});
            actions = std::move(left);
            return true;
        }
        return false;
    }
    static bool has(const std::vector<fourcast::formal::PlacedName>& names, const Action& action)
    {
        return std::ranges::find(names, action.name, &fourcast::formal::PlacedName::name)
            != names.end();
    }
    static bool pass(const fourcast::formal::Hide& node, Actions& actions)
    {
        std::erase_if(actions, [&](const Action& action) { return has(node.names, action); });
        return true;
    }
    static bool pass(const fourcast::formal::Block& node, Actions& actions)
    {
        return std::ranges::none_of(actions,
                                    [&](const Action& action) { return has(node.names, action); });
    }
    static bool pass(const fourcast::formal::Rename& node, Actions& actions)
    {
        for (Action& action : actions) {
            const auto found = std::ranges::find_if(
                node.names, [&](const auto& each) { return each.first.name == action.name; });
            if (found != node.names.end())
                action.name = found->second.name;
        }
        return true;
    }

    const fourcast::formal::Specification& m_specification;
    fourcast::syntax::Evaluator m_evaluator;
    std::int64_t m_greatest;
};
