// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/processgenerator.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::formal {

using syntax::Symbol;
using syntax::Value;

ProcessGenerator::ProcessGenerator(const ProcessModel& model)
    : m_model(model), m_network(model.m_network), m_count(m_network.size()),
      m_grows(!m_network.isClosed()), m_steps(m_count),
      m_next(static_cast<std::size_t>(model.wordsPerState()))
{
}

void ProcessGenerator::successors(const std::uint64_t* state, statespace::Successors& to)
{
    m_state = state;
    m_to = &to;
    m_tries = 0;
    m_parts.clear();
    m_openParts = 0;
    // Whoever makes the components grow is alone with them.
    std::unique_lock lock(m_model.m_mutex, std::defer_lock);
    if (m_grows)
        lock.lock();
    for (std::size_t i = 0; i < m_count; ++i) {
        const auto local = static_cast<std::uint32_t>(m_model.m_fields[i].of(state));
        Component& component = m_network.component(i);
        const auto& steps = m_grows ? component.steps(local) : component.knownSteps(local);
        if (!steps) {
            to.fail(steps.error());
            return;
        }
        m_steps[i] = &*steps;
    }
    try {
        if (!m_model.m_combinations) {
            combineAll(0);
            return;
        }
        for (const Combination& combination : *m_model.m_combinations)
            combine(combination, 0, combination.all());
    } catch (const syntax::Wrong& wrong) {
        to.fail(wrong.error);
    }
}

void ProcessGenerator::combine(const Combination& combination, std::size_t component,
                               Combination::Missing missing)
{
    if (!combination.isPossible(component, missing))
        return;
    countTry();
    if (component == m_count || (missing == 0 && !combination.mayGoOn(component))) {
        if (!m_parts.empty())
            finish();
        return;
    }
    combine(combination, component + 1, missing);
    for (const LocalStep& step : *m_steps[component]) {
        const Combination::Missing left = combination.after(missing, step.shape);
        if (left == Combination::never)
            continue;
        take(component, step);
        combine(combination, component + 1, left);
        m_openParts -= m_parts.back().isOpen ? 1 : 0;
        m_parts.pop_back();
    }
}

/// Steps of many processes go together in more ways than anybody could wait for.
void ProcessGenerator::countTry()
{
    if (++m_tries <= mostTries)
        return;
    throw syntax::Wrong {Error {
        QCoreApplication::translate("Process",
                                    "In one state the processes can combine their steps in too "
                                    "many ways. An allow with few multi-actions limits that")}};
}

void ProcessGenerator::combineAll(std::size_t component)
{
    countTry();
    if (component == m_count) {
        if (!m_parts.empty())
            finish();
        return;
    }
    combineAll(component + 1);
    for (const LocalStep& step : *m_steps[component]) {
        take(component, step);
        combineAll(component + 1);
        m_openParts -= m_parts.back().isOpen ? 1 : 0;
        m_parts.pop_back();
    }
}

void ProcessGenerator::take(std::size_t component, const LocalStep& step)
{
    const bool isOpen = step.label == LocalStep::open;
    m_parts.push_back({component, step.label, step.next, isOpen});
    m_openParts += isOpen ? 1 : 0;
}

void ProcessGenerator::finish()
{
    if (m_openParts == 0)
        emit();
    else
        closeFrom(0);
}

void ProcessGenerator::closeFrom(std::size_t part)
{
    while (part < m_parts.size() && !m_parts[part].isOpen)
        ++part;
    if (part == m_parts.size()) {
        emit();
        return;
    }
    tryOffers(part);
    // With any other value they don't communicate.
    refuseOpen(m_parts[part]);
}

/// Gives the open step, one after the other, what those that it communicates with offer.
void ProcessGenerator::tryOffers(std::size_t part)
{
    const Part open = m_parts[part];
    const int node = m_network.component(open.component).openStep(open.next).node;
    const Symbol name = m_network.program().node(node).actions[0].name;
    const std::vector<Symbol> partners = m_network.multiActions().partnersOf(name);
    for (const Part& other : m_parts) {
        if (other.isOpen)
            continue;
        for (const Action& action : m_network.actions()[other.label].actions()) {
            if (std::ranges::find(partners, action.name) == partners.end())
                continue;
            const auto id = m_network.actions().findArguments(action.arguments);
            const std::optional<ClosedStep> closed
                = id ? close(open, *id, action.arguments) : std::nullopt;
            if (!closed)
                continue;
            m_parts[part] = {open.component, closed->label, closed->next, false};
            closeFrom(part + 1);
            m_parts[part] = open;
        }
    }
}

std::optional<ClosedStep> ProcessGenerator::close(const Part& part, ActionTable::Id id,
                                                  const std::vector<Value>& arguments)
{
    const Expected<std::optional<ClosedStep>>* closed = nullptr;
    if (m_grows) {
        closed = &m_network.component(part.component).close(part.next, id, arguments);
    } else {
        closed = m_network.component(part.component).closed(part.next, id);
        Q_ASSERT(closed);
    }
    if (!*closed)
        throw syntax::Wrong {closed->error()};
    return **closed;
}

/// Nobody says what the step's variables are: wrong, unless it is barred anyway.
void ProcessGenerator::refuseOpen(const Part& part) const
{
    const OpenStep& open = m_network.component(part.component).openStep(part.next);
    std::vector<Action> actions;
    for (const Part& each : m_parts) {
        if (each.isOpen) {
            const OpenStep& other = m_network.component(each.component).openStep(each.next);
            // Arguments that nobody else has.
            const auto& action = m_network.program().node(other.node).actions[0];
            actions.push_back({action.name, {Value::constant(Symbol("?"))}});
        } else {
            const auto& made = m_network.actions()[each.label].actions();
            actions.insert(actions.end(), made.begin(), made.end());
        }
    }
    if (!m_network.multiActions().seen(Label(std::move(actions))))
        return;
    const syntax::Variable& variable = *open.variables.front();
    syntax::failAt(variable.place,
                   QCoreApplication::translate(
                       "Process",
                       "nothing determines '%1' in this sum: a condition must bound it, or allow "
                       "must exclude the action that does not communicate")
                       .arg(variable.name.text()));
}

void ProcessGenerator::emit()
{
    const std::int64_t label = seenLabel();
    if (label == barred)
        return;
    std::copy_n(m_state, m_next.size(), m_next.begin());
    for (const Part& part : m_parts)
        m_model.m_fields[part.component].set(m_next.data(), part.next);
    m_to->add(static_cast<std::uint32_t>(label), m_next.data());
}

std::int64_t ProcessGenerator::seenLabel()
{
    if (m_parts.size() == 1) {
        const std::size_t own = m_parts[0].label;
        if (own >= m_singles.size())
            m_singles.resize(own + 64, unknown);
        if (m_singles[own] == unknown)
            m_singles[own] = makeLabel();
        return m_singles[own];
    }
    m_key.clear();
    for (const Part& part : m_parts)
        m_key.push_back(part.label);
    std::ranges::sort(m_key);
    const auto [known, isNew] = m_several.try_emplace(m_key, unknown);
    if (isNew) {
        m_network.budget().take(m_key.capacity() * sizeof(char32_t) + bytesOfLabelEntry);
        known->second = makeLabel();
    }
    return known->second;
}

std::int64_t ProcessGenerator::makeLabel() const
{
    // All workers share the labels.
    std::unique_lock lock(m_model.m_mutex, std::defer_lock);
    if (!m_grows)
        lock.lock();
    std::vector<Action> actions;
    for (const Part& part : m_parts) {
        const auto& made = m_network.actions()[part.label].actions();
        actions.insert(actions.end(), made.begin(), made.end());
    }
    const auto seen = m_network.multiActions().seen(Label(std::move(actions)));
    if (!seen)
        return barred;
    const std::size_t before = m_model.m_labels.size();
    const LabelTable::Id id = m_model.m_labels.add(*seen);
    // Twice here, twice in the system that is made of it.
    if (m_model.m_labels.size() > before)
        m_network.budget().take(4 * seen->bytes() + 2 * bytesOfLabelEntry);
    return id;
}

}
