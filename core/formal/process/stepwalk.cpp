// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/stepwalk.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::Expression;
using syntax::Value;
using syntax::Variable;
using NodeKind = ProgramNode::Kind;

namespace {

/// What is said of the variables of a sum before anything else: the conditions right behind it.
const Expression* conditionBehind(const Program& program, int node)
{
    const ProgramNode* at = &program.node(node);
    while (at->kind == NodeKind::Sum)
        at = &program.node(at->children[0]);
    return at->kind == NodeKind::Condition && at->children.size() == 1 ? at->condition : nullptr;
}

[[noreturn]] void failEndless(const Variable& variable)
{
    syntax::failAt(
        variable.place,
        QCoreApplication::translate(
            "Process",
            "'sum %1: %2' has infinitely many values to try; a condition must bound it, as in sum "
            "%1: %2. (%3) -> ..., or a communicating action must have %1 alone as an argument")
            .arg(variable.name.text(), syntax::text(variable.sort),
                 variable.sort.kind == syntax::Sort::Kind::Int
                     ? QStringLiteral("-8 < %1 && %1 < 8").arg(variable.name.text())
                     : QStringLiteral("%1 < 8").arg(variable.name.text())));
}

} // namespace

int argumentThatIs(const ProgramNode::ActionTemplate& action, int slot)
{
    for (std::size_t i = 0; i < action.arguments.size(); ++i) {
        const auto* reference = std::get_if<syntax::Reference>(&action.arguments[i]->node);
        if (reference && reference->kind == syntax::Reference::Kind::Variable
            && reference->index == slot)
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<Value> calledFrame(const Program& program, const ProgramNode& call,
                               syntax::Evaluator& evaluator, const std::vector<Value>& frame)
{
    const std::vector<int>& live = program.node(program.entryOf(call.process)).live;
    std::vector<Value> inner(call.arguments.size());
    for (const int slot : live) {
        const auto parameter = static_cast<std::size_t>(slot);
        inner[parameter] = evaluator.valueOf(*call.arguments[parameter], frame);
    }
    return inner;
}

std::vector<LocalStep> StepWalk::stepsFrom(int node, Values frame, const Values& rest)
{
    walk(node, frame, rest);
    return std::move(m_steps);
}

void StepWalk::walk(int index, Values& frame, const Values& rest)
{
    const ProgramNode& node = m_component.m_program.node(index);
    switch (node.kind) {
    case NodeKind::End:
    case NodeKind::Delta:
        break;
    case NodeKind::Choice:
        for (const int child : node.children)
            walk(child, frame, rest);
        break;
    case NodeKind::Sum:
        sum(node, 0, frame, rest);
        break;
    case NodeKind::Condition:
        condition(node, frame, rest);
        break;
    case NodeKind::Act:
        act(index, frame, rest);
        break;
    case NodeKind::Call:
        call(node, frame, rest);
        break;
    }
}

void StepWalk::sum(const ProgramNode& node, std::size_t next, Values& frame, const Values& rest)
{
    if (next == node.variables.size()) {
        walk(node.children[0], frame, rest);
        return;
    }
    const Variable& variable = node.variables[next];
    const auto slot = static_cast<std::size_t>(variable.slot);
    frame.resize(std::max(frame.size(), slot + 1));
    const auto& live = m_component.m_program.node(node.children[0]).live;
    const bool matters = std::ranges::find(live, variable.slot) != live.end();
    if (!matters) {
        // Any value does.
        frame[slot] = Value();
        sum(node, next + 1, frame, rest);
        return;
    }
    const Expression* bound
        = m_open.empty() ? conditionBehind(m_component.m_program, node.children[0]) : nullptr;
    const std::optional<std::vector<Value>> values
        = m_component.m_evaluator.boundedCandidates(variable, bound, std::span(frame).first(slot));
    if (!values) {
        m_open.push_back(&variable);
        frame[slot] = Value();
        sum(node, next + 1, frame, rest);
        m_open.pop_back();
        return;
    }
    for (const Value& value : *values) {
        frame[slot] = value;
        sum(node, next + 1, frame, rest);
    }
}

bool StepWalk::mentionsOpen(const Expression& expression) const
{
    bool mentions = false;
    syntax::eachVariable(expression, [&](const syntax::Reference& reference) {
        mentions |= std::ranges::any_of(
            m_open, [&](const Variable* variable) { return variable->slot == reference.index; });
    });
    return mentions;
}

void StepWalk::condition(const ProgramNode& node, Values& frame, const Values& rest)
{
    if (!mentionsOpen(*node.condition)) {
        const bool holds = m_component.m_evaluator.valueOf(*node.condition, frame).isTrue();
        if (holds || node.children.size() > 1)
            walk(node.children[holds ? 0 : 1], frame, rest);
        return;
    }
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        m_conditions.emplace_back(node.condition, i == 0);
        walk(node.children[i], frame, rest);
        m_conditions.pop_back();
    }
}

void StepWalk::call(const ProgramNode& node, Values& frame, const Values& rest)
{
    // Who is called does not know the variables of the caller, or what was said of them.
    for (const Variable* variable : m_open)
        if (!m_conditions.empty()
            || std::ranges::find(node.live, variable->slot) != node.live.end())
            failEndless(*variable);
    const std::vector<const Variable*> outside = std::exchange(m_open, {});
    const Program& program = m_component.m_program;
    Values inner = calledFrame(program, node, m_component.m_evaluator, frame);
    Values below;
    if (node.children[0] != Program::end)
        m_component.push(below, node.children[0], frame);
    below.insert(below.end(), rest.begin(), rest.end());
    walk(program.entryOf(node.process), inner, below);
    m_open = outside;
}

void StepWalk::act(int index, Values& frame, const Values& rest)
{
    const ProgramNode& node = m_component.m_program.node(index);
    const bool isOpen
        = !m_conditions.empty() || std::ranges::any_of(m_open, [&](const Variable* variable) {
              return std::ranges::find(node.live, variable->slot) != node.live.end();
          });
    if (isOpen) {
        actOpen(index, frame, rest);
        return;
    }
    std::vector<Action> actions;
    std::vector<syntax::Symbol> names;
    for (const auto& action : node.actions) {
        Action made {action.name, {}};
        for (const Expression* argument : action.arguments)
            made.arguments.push_back(m_component.m_evaluator.valueOf(*argument, frame));
        names.push_back(action.name);
        actions.push_back(std::move(made));
    }
    std::ranges::sort(names);
    const std::uint32_t label = m_component.m_actions.add(Label(std::move(actions)));
    add({m_component.m_shapes.add(names), label, m_component.enter(node.children[0], frame, rest)});
}

void StepWalk::actOpen(int index, const Values& frame, const Values& rest)
{
    const ProgramNode& node = m_component.m_program.node(index);
    std::vector<int> wanted = node.live;
    for (const auto& [condition, holds] : m_conditions)
        syntax::eachVariable(*condition, [&wanted](const syntax::Reference& reference) {
            wanted.push_back(reference.index);
        });
    for (const Variable* variable : m_open) {
        const bool matters = std::ranges::find(wanted, variable->slot) != wanted.end();
        const bool isGiven
            = node.actions.size() == 1 && argumentThatIs(node.actions[0], variable->slot) >= 0;
        if (matters && !isGiven)
            failEndless(*variable);
    }
    const auto number = static_cast<std::uint32_t>(m_component.m_openSteps.size());
    m_component.m_openSteps.push_back({index, frame, rest, m_open, m_conditions});
    m_component.m_budget.take(sizeof(OpenStep) + (frame.size() + rest.size()) * sizeof(Value)
                              + (m_open.size() + m_conditions.size()) * sizeof(void*)
                              + bytesOfLabelEntry);
    add({m_component.m_shapes.add({node.actions[0].name}), LocalStep::open, number});
}

void StepWalk::add(LocalStep step)
{
    constexpr std::size_t most = 1'000'000;
    if (m_steps.size() == most) {
        syntax::failAt({},
                       QCoreApplication::translate(
                           "Process", "a process has more than %L1 steps to choose from")
                           .arg(most));
    }
    m_steps.push_back(step);
}

}
