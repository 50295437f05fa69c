// SPDX-License-Identifier: GPL-3.0-or-later
//
// States of one level, or of one value of a parameter, drawn as one.
#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/system/automatonpicture.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

using fourcast::chance::Automaton;
using fourcast::chance::State;
using fourcast::chance::Variable;

namespace {

struct AutomatonGroupText
{
    Q_DECLARE_TR_FUNCTIONS(AutomatonPicture)
};

}

bool AutomatonPicture::canBeGrouped(int parameter) const
{
    if (!m_system || m_system->automaton().stateCount() > mostGrouped)
        return false;
    const Automaton& automaton = m_system->automaton();
    if (parameter == byLevel)
        return automaton.levelEnds().size() <= mostGroups;
    return parameter < static_cast<int>(automaton.parameters().size())
        && automaton.parameters()[static_cast<std::size_t>(parameter)].variable.type.size()
        <= mostGroups;
}

std::uint64_t AutomatonPicture::groupOf(State state) const
{
    const Automaton& automaton = m_system->automaton();
    if (groupedBy == byLevel)
        return static_cast<std::uint64_t>(statewords::levelOf(automaton, state));
    const auto parameter = static_cast<std::size_t>(groupedBy);
    return static_cast<std::uint64_t>(automaton.value(state, parameter)
                                      - automaton.parameters()[parameter].variable.type.low);
}

State AutomatonPicture::firstOf(std::uint64_t group) const
{
    for (State state = 0; state < m_system->automaton().stateCount(); ++state)
        if (groupOf(state) == group)
            return state;
    return 0;
}

Graph AutomatonPicture::groups() const
{
    const Automaton& automaton = m_system->automaton();
    std::map<std::uint64_t, Group> found;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t> ways;
    for (State state = 0; state < automaton.stateCount(); ++state) {
        const std::uint64_t group = groupOf(state);
        Group& known = found[group];
        ++known.states;
        if (m_system->hasValues()) {
            const double value = m_system->value(state).middle();
            known.values.low = known.states == 1 ? value : std::min(known.values.low, value);
            known.values.high = known.states == 1 ? value : std::max(known.values.high, value);
        }
        for (const Automaton::Branch& branch : automaton.branches(state))
            ++ways[{group, groupOf(branch.target)}];
    }
    Graph graph;
    std::map<std::uint64_t, int> places;
    for (const auto& [group, known] : found) {
        GraphNode made;
        made.id = group;
        made.shape = GraphShape::Box;
        QString name = AutomatonGroupText::tr("Level %1").arg(group);
        if (groupedBy != byLevel) {
            const Variable& variable
                = automaton.parameters()[static_cast<std::size_t>(groupedBy)].variable;
            name = QStringLiteral("%1 = %2").arg(
                variable.name.text(),
                text(variable.type, static_cast<std::int64_t>(group) + variable.type.low));
        }
        made.text = QStringLiteral("%1: %2").arg(name, countText(known.states));
        made.description
            = AutomatonGroupText::tr("%1, states: %2").arg(name, countText(known.states));
        if (m_system->hasValues()) {
            const QString values = AutomatonGroupText::tr("%1 to %2", "interval")
                                       .arg(chancenumbers::number(known.values.low, shortDigits),
                                            chancenumbers::number(known.values.high, shortDigits));
            made.description += u'\n' + AutomatonGroupText::tr("Values: %1").arg(values);
            if (colours == AutomatonColours::Worth) {
                made.text += u'\n' + values;
                made.fill = GraphFill::shareOf(
                    (shareOf(known.values.low) + shareOf(known.values.high)) / 2);
            }
        }
        made.marks.setFlag(GraphMark::Initial, groupOf(0) == group);
        made.marks.setFlag(GraphMark::Selected, chosen && groupOf(*chosen) == group);
        places.emplace(group, graph.nodeCount());
        graph.nodes.push_back(std::move(made));
    }
    for (const auto& [ends, count] : ways)
        graph.edges.push_back({.from = places[ends.first],
                               .to = places[ends.second],
                               .label = countText(count),
                               .role = -1,
                               .marks = {}});
    return graph;
}
