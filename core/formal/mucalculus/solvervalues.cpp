// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the nodes of a formula are worth in a state, as far as is known.
#include "core/formal/mucalculus/solver.h"

#include <algorithm>

namespace fourcast::formal {

using Trial = NormalNode::Trial;

template <typename Parts, typename ValueOf>
Solver::Truth Solver::valueOfAll(bool isAnd, const Parts& parts, const ValueOf& valueOf)
{
    const std::size_t opened = m_open.size();
    Truth result = isAnd ? Truth::True : Truth::False;
    for (const auto& part : parts) {
        const Truth truth = valueOf(part);
        if (truth == Truth::Unknown) {
            result = truth;
        } else if ((truth == Truth::True) != isAnd) {
            m_open.resize(opened);
            return truth;
        }
    }
    return result;
}

Solver::Truth Solver::value(int index, State state)
{
    const NormalNode& node = m_form[index];
    switch (node.kind) {
    case NormalKind::True:
        return Truth::True;
    case NormalKind::False:
        return Truth::False;
    case NormalKind::Data:
        return m_evaluator.valueOf(*node.condition, m_frame).isTrue() != node.negated
            ? Truth::True
            : Truth::False;
    case NormalKind::And:
    case NormalKind::Or:
        return valueOfAll(node.kind == NormalKind::And, node.children,
                          [&](int child) { return value(child, state); });
    case NormalKind::All:
    case NormalKind::Any:
        return valueOfQuantified(index, 0, state);
    case NormalKind::Box:
    case NormalKind::Diamond:
        return valueOfStep(index, state);
    case NormalKind::Fixpoint:
    case NormalKind::Recursion:
        return valueOfVariable(index, state);
    }
    Q_UNREACHABLE();
}

Solver::Truth Solver::valueOfQuantified(int index, std::size_t next, State state)
{
    const NormalNode& node = m_form[index];
    if (next == node.variables.size())
        return value(node.children[0], state);
    const auto slot = static_cast<std::size_t>(node.variables[next].variable->slot);
    return valueOfAll(node.kind == NormalKind::All, valuesOf(index, next, state),
                      [&](const syntax::Value& each) {
                          pause();
                          m_frame[slot] = each;
                          return valueOfQuantified(index, next + 1, state);
                      });
}

std::vector<syntax::Value> Solver::valuesOf(int index, std::size_t which, State state)
{
    const NormalNode::Quantified& quantified = m_form[index].variables[which];
    const syntax::Variable& variable = *quantified.variable;
    if (quantified.trial == Trial::Domain)
        return m_values.domain(variable, m_frame);
    if (quantified.trial == Trial::Bounded)
        return m_evaluator.candidates(variable, quantified.bound, m_frame,
                                      m_form[index].kind == NormalKind::All ? "forall" : "exists");
    std::vector<syntax::Value> found;
    const auto& places = m_places[static_cast<std::size_t>(index)][which];
    for (const Transition& transition : m_lts.transitions(state))
        addCandidates(places, variable, m_lts.label(transition.label), m_frame, found);
    if (quantified.trial == Trial::Local) {
        if (const auto other = m_values.other(variable, found))
            found.push_back(*other);
    }
    return found;
}

std::uint8_t* Solver::matchesOf(int node)
{
    Matches& matches = m_matches[static_cast<std::size_t>(node)];
    if (matches.isAll)
        return nullptr;
    m_tuple.clear();
    for (const int slot : matches.slots)
        m_tuple.push_back(m_frame[static_cast<std::size_t>(slot)]);
    const std::uint32_t tuple = matches.tuples.add(m_tuple);
    if (tuple == matches.tables.size()) {
        matches.tables.emplace_back(m_lts.labels().size());
        spend(m_lts.labels().size() + 64);
    }
    return matches.tables[tuple].data();
}

bool Solver::matches(int node, std::uint8_t* known, LabelId label)
{
    if (!known)
        return true;
    if (known[label] == 0) {
        known[label] = m_matcher.holds(*m_form[node].action, m_lts.label(label), m_frame) ? 2 : 1;
    }
    return known[label] == 2;
}

Solver::Truth Solver::valueOfStep(int index, State state)
{
    pause();
    const NormalNode& node = m_form[index];
    const bool isAnd = isConjunction(node.kind);
    std::uint8_t* known = matchesOf(index);
    return valueOfAll(isAnd, m_lts.transitions(state), [&](const Transition& step) {
        return matches(index, known, step.label) ? value(node.children[0], step.target)
            : isAnd                              ? Truth::True
                                                 : Truth::False;
    });
}

Solver::Truth Solver::valueOfVariable(int node, State state)
{
    const Variable variable = variableOf(node, state);
    const std::uint32_t known = mark(variable);
    // The first bit says that it is decided, the last one how.
    if ((known >> 31) != 0 && ((known & 0x7fffffffu) >> 1) < m_before)
        return (known & 1) != 0 ? Truth::True : Truth::False;
    if (m_collects)
        m_open.push_back(variable);
    return Truth::Unknown;
}

}
