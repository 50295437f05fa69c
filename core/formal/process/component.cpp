// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/component.h"
#include "core/formal/process/stepwalk.h"
#include "core/syntax/arithmetic.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace fourcast::formal {

using syntax::Value;
using NodeKind = ProgramNode::Kind;

namespace {

constexpr std::size_t deepest = 1000; ///< values that a local state may hold
constexpr std::uint64_t bytesOfState = 240;
constexpr std::uint64_t bytesOfClosed = 112;

bool holdsValue(const syntax::Variable& variable, const Value& value)
{
    return value.kind != Value::Kind::Number
        || syntax::arithmetic::isOf(variable.sort, value.number);
}

} // namespace

ShapeId Shapes::add(const std::vector<syntax::Symbol>& sortedNames)
{
    const auto known = std::ranges::find(m_shapes, sortedNames);
    if (known == m_shapes.end()) {
        m_shapes.push_back(sortedNames);
        return static_cast<ShapeId>(m_shapes.size() - 1);
    }
    return static_cast<ShapeId>(known - m_shapes.begin());
}

Component::Component(const Program& program, int start, ActionTable& actions, Shapes& shapes,
                     statespace::MemoryBudget& budget)
    : m_program(program), m_actions(actions), m_shapes(shapes), m_budget(budget),
      m_evaluator(program.specification().data)
{
    (void)enter(start, {}, {});
}

std::uint32_t Component::intern(Packed state)
{
    const auto [known, isNew]
        = m_numbers.try_emplace(std::move(state), static_cast<std::uint32_t>(m_states.size()));
    if (!isNew)
        return known->second;
    if (m_states.size() == mostStates || known->first.size() > deepest) {
        const syntax::SourceLocation place
            = m_program.node(static_cast<int>(known->first[0].number)).place;
        m_numbers.erase(known);
        syntax::failAt(
            place,
            QCoreApplication::translate(
                "Process", "this process grows without end, or has more than %L1 states on its own")
                .arg(mostStates));
    }
    // The state, its entry in the table, the room for its steps.
    m_budget.take(known->first.size() * sizeof(Value) + bytesOfState);
    m_states.push_back(&known->first);
    m_steps.emplace_back();
    return known->second;
}

void Component::push(Packed& to, int node, const std::vector<Value>& frame) const
{
    to.push_back(Value::of(node));
    for (const int slot : m_program.node(node).live)
        to.push_back(frame[static_cast<std::size_t>(slot)]);
}

int Component::unpack(const Packed& state, std::vector<Value>& frame, Packed& rest) const
{
    const int node = static_cast<int>(state[0].number);
    const std::vector<int>& live = m_program.node(node).live;
    frame.assign(live.empty() ? 0 : static_cast<std::size_t>(live.back()) + 1, Value());
    for (std::size_t i = 0; i < live.size(); ++i)
        frame[static_cast<std::size_t>(live[i])] = state[i + 1];
    rest.assign(state.begin() + static_cast<std::ptrdiff_t>(live.size()) + 1, state.end());
    return node;
}

std::uint32_t Component::enter(int node, std::vector<Value> frame, const Packed& rest)
{
    Packed below = rest;
    for (;;) {
        const ProgramNode& at = m_program.node(node);
        if (at.kind == NodeKind::Call) {
            std::vector<Value> inner = calledFrame(m_program, at, m_evaluator, frame);
            if (at.children[0] != Program::end) {
                Packed deeper;
                push(deeper, at.children[0], frame);
                deeper.insert(deeper.end(), below.begin(), below.end());
                below = std::move(deeper);
            }
            node = m_program.entryOf(at.process);
            frame = std::move(inner);
        } else if (at.kind == NodeKind::End && !below.empty()) {
            Packed rests;
            node = unpack(below, frame, rests);
            below = std::move(rests);
        } else {
            break;
        }
    }
    if (m_program.node(node).kind == NodeKind::Delta)
        below.clear(); // nobody comes back
    Packed state;
    push(state, node, frame);
    state.insert(state.end(), below.begin(), below.end());
    return intern(std::move(state));
}

const Expected<std::vector<LocalStep>>& Component::steps(std::uint32_t state)
{
    if (!m_steps[state]) {
        // What is walked may make other states, so that none is held by reference.
        const Packed packed = *m_states[state];
        m_steps[state] = syntax::caught([&] {
            std::vector<Value> frame;
            Packed rest;
            const int node = unpack(packed, frame, rest);
            m_evaluator.shareSteps();
            return StepWalk(*this).stepsFrom(node, std::move(frame), rest);
        });
        if (*m_steps[state])
            m_budget.take((*m_steps[state])->capacity() * sizeof(LocalStep));
    }
    return *m_steps[state];
}

const Expected<std::optional<ClosedStep>>* Component::closed(std::uint32_t openStep,
                                                             ActionTable::Id id) const
{
    const auto known = m_closed.find(std::uint64_t {openStep} << 32 | id);
    return known == m_closed.end() ? nullptr : &known->second;
}

const Expected<std::optional<ClosedStep>>&
Component::close(std::uint32_t openStep, ActionTable::Id id, const std::vector<Value>& arguments)
{
    if (const auto* known = closed(openStep, id))
        return *known;
    m_evaluator.shareSteps();
    auto answer = syntax::caught([&] { return closeNow(m_openSteps[openStep], arguments); });
    m_budget.take(bytesOfClosed);
    return m_closed.emplace(std::uint64_t {openStep} << 32 | id, std::move(answer)).first->second;
}

std::optional<ClosedStep> Component::closeNow(const OpenStep& open,
                                              const std::vector<Value>& arguments)
{
    const ProgramNode& node = m_program.node(open.node);
    const ProgramNode::ActionTemplate& action = node.actions[0];
    std::vector<Value> frame = open.frame;
    for (const syntax::Variable* variable : open.variables) {
        const int argument = argumentThatIs(action, variable->slot);
        if (argument < 0)
            continue; // nobody looks at it
        const Value& value = arguments[static_cast<std::size_t>(argument)];
        if (!holdsValue(*variable, value))
            return {};
        frame[static_cast<std::size_t>(variable->slot)] = value;
    }
    for (const auto& [condition, wanted] : open.conditions)
        if (m_evaluator.valueOf(*condition, frame).isTrue() != wanted)
            return {};
    for (std::size_t i = 0; i < action.arguments.size(); ++i)
        if (m_evaluator.valueOf(*action.arguments[i], frame) != arguments[i])
            return {};
    const std::uint32_t label = m_actions.add(Label(Action {action.name, arguments}));
    const Packed rest = open.rest;
    return ClosedStep {label, enter(node.children[0], std::move(frame), rest)};
}

std::vector<std::pair<syntax::Symbol, Value>> Component::stateValues(std::uint32_t state) const
{
    std::vector<std::pair<syntax::Symbol, Value>> values;
    Packed rest = *m_states[state];
    while (!rest.empty()) {
        const ProgramNode& node = m_program.node(static_cast<int>(rest[0].number));
        for (std::size_t i = 0; i < node.live.size(); ++i)
            values.emplace_back(node.names[i], rest[i + 1]);
        rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(node.live.size()) + 1);
    }
    return values;
}

QString Component::stateText(std::uint32_t state) const
{
    const ProgramNode& node = m_program.node(static_cast<int>(m_states[state]->front().number));
    QStringList values;
    for (const auto& [name, value] : stateValues(state))
        values << name.text() + QStringLiteral(" = ") + syntax::text(value);
    const QString list = values.join(QStringLiteral(", "));
    if (node.kind == NodeKind::End)
        return QCoreApplication::translate("Process", "ended");
    const int process = m_program.processAt(static_cast<int>(m_states[state]->front().number));
    if (process >= 0) {
        const QString name
            = m_program.specification().processes[static_cast<std::size_t>(process)].name.text();
        return list.isEmpty() ? name : name + u'(' + list + u')';
    }
    return list.isEmpty() ? node.text : node.text + QStringLiteral(" [") + list + u']';
}

}
