// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/automatonpicture.h"

#include "ui/graph/painting/graphlook.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::Bounds;
using fourcast::chance::State;

namespace {

struct AutomatonText
{
    Q_DECLARE_TR_FUNCTIONS(AutomatonPicture)
};

/// Of a strong line.
constexpr int strategyRole = 0;
/// In larger automata a way is not searched while a person waits.
constexpr std::uint64_t mostSearched = 5'000'000; // branches

/// "0.12–0.88"
QString shortInterval(const Bounds& bounds)
{
    const QString low = chancenumbers::number(bounds.low, AutomatonPicture::shortDigits);
    const QString high = chancenumbers::number(bounds.high, AutomatonPicture::shortDigits);
    return low == high ? low : low + u'–' + high;
}

/// From the initial state, both ends included; empty where the automaton is too large to be
/// searched at once.
std::vector<State> shortestPath(const Automaton& automaton, State state)
{
    if (automaton.branchCount() > mostSearched)
        return {};
    constexpr State nobody = std::numeric_limits<State>::max();
    // Who led to a state first, and the states in the order in which they came.
    std::vector<State> before(automaton.stateCount(), nobody);
    std::vector<State> found {0};
    before[0] = 0;
    for (std::size_t next = 0; next < found.size() && before[state] == nobody; ++next) {
        const State from = found[next];
        if (from >= automaton.expandedCount())
            continue;
        for (const Automaton::Branch& branch : automaton.branches(from))
            if (before[branch.target] == nobody) {
                before[branch.target] = from;
                found.push_back(branch.target);
            }
    }
    if (before[state] == nobody)
        return {};
    std::vector<State> path {state};
    while (path.back() != 0)
        path.push_back(before[path.back()]);
    std::ranges::reverse(path);
    return path;
}

}

AutomatonPicture::AutomatonPicture(SharedChance system)
    : StatePicture(system && system->automaton().stateCount() > 0 ? std::optional<State>(0)
                                                                  : std::nullopt,
                   system ? system->automaton().stateCount() : 0, mostWhole),
      m_system(std::move(system)), m_most(0)
{
    if (m_system && m_system->hasValues())
        for (const Bounds& bounds : m_system->answer->values)
            if (std::isfinite(bounds.high))
                m_most = std::max(m_most, bounds.high);
    if (m_most <= 0 || (m_system && !m_system->asksReward()))
        m_most = 1;
}

bool AutomatonPicture::hasValues() const
{
    return !shownValues.empty() || m_system->hasValues();
}

const Bounds& AutomatonPicture::valueOf(State state) const
{
    return shownValues.empty() ? m_system->value(state) : shownValues[state];
}

QString AutomatonPicture::nameOf(State state) const
{
    QStringList names;
    for (State each = 0; each < static_cast<State>(together.size()); ++each)
        if (together[each] == state)
            names << QString::number(each);
    return names.size() < 2 ? QString::number(state) : names.join(QStringLiteral(", "));
}

bool AutomatonPicture::onlyStays(State state, const Automaton::Choice& choice) const
{
    if (together.empty() || std::ranges::count(together, drawnAs(state)) < 2)
        return false;
    return std::ranges::all_of(choice.branches, [&](const Automaton::Branch& branch) {
        return drawnAs(branch.target) == drawnAs(state);
    });
}

std::vector<State> AutomatonPicture::targets(State state) const
{
    std::vector<State> found;
    for (const Automaton::Branch& branch : m_system->automaton().branches(state))
        found.push_back(branch.target);
    return found;
}

void AutomatonPicture::findPath(State state)
{
    path = shortestPath(m_system->automaton(), state);
}

QStringList AutomatonPicture::pathWords() const
{
    QStringList words;
    for (const State state : path)
        words << QStringLiteral("%1: %2").arg(countText(state),
                                              m_system->automaton().stateText(state));
    return words;
}

void AutomatonPicture::openPath()
{
    for (const State state : path)
        if (!isOpened(state))
            open(state);
}

std::vector<StatePart> AutomatonPicture::parts(State state) const
{
    return statewords::parts(*m_system, state);
}

double AutomatonPicture::shareOf(double value) const
{
    return std::clamp(std::isfinite(value) ? value / m_most : 1.0, 0.0, 1.0);
}

GraphFill AutomatonPicture::fillOf(State state) const
{
    if (colours == AutomatonColours::Worth && hasValues())
        return GraphFill::shareOf(shareOf(valueOf(state).middle()));
    if (colours == AutomatonColours::Level)
        return GraphFill::shareOf(
            static_cast<double>(statewords::levelOf(m_system->automaton(), state))
            / std::max<double>(1,
                               static_cast<double>(m_system->automaton().levelEnds().size()) - 1));
    return {};
}

QString AutomatonPicture::stateText(State state) const
{
    QStringList lines {statewords::name(*m_system, state), m_system->automaton().stateText(state)};
    if (const QString value = statewords::value(*m_system, state, true); !value.isEmpty())
        lines << (m_system->asksReward()
                      ? AutomatonText::tr("Expected from here: %1").arg(value)
                      : AutomatonText::tr("Probability from here: %1").arg(value));
    return lines.join(u'\n');
}

GraphNode AutomatonPicture::node(State state) const
{
    GraphNode made;
    made.id = state;
    made.text = nameOf(state);
    const bool isOne = made.text == QString::number(state);
    if (colours == AutomatonColours::Worth && hasValues())
        made.text += u'\n'
            + (shownValues.empty() ? chancenumbers::number(valueOf(state).middle(), shortDigits)
                                   : shortInterval(valueOf(state)));
    made.description = stateText(state);
    made.fill = fillOf(state);
    if (m_system->automaton().isDeadlock(state))
        made.shape = GraphShape::Square;
    if (!isOne)
        made.shape = GraphShape::Hexagon;
    made.marks = commonMarks(state);
    made.marks.setFlag(GraphMark::Final, m_system->automaton().isDeadlock(state));
    made.marks.setFlag(GraphMark::OnPath, std::ranges::find(path, state) != path.end());
    return made;
}

bool AutomatonPicture::isOnPath(State from, State to) const
{
    for (std::size_t i = 1; i < path.size(); ++i)
        if (path[i - 1] == from && path[i] == to)
            return true;
    return false;
}

void AutomatonPicture::addChoice(Graph& graph, const std::unordered_map<State, int>& places,
                                 State state, const Automaton::Choice& choice,
                                 std::size_t drawn) const
{
    const Automaton& automaton = m_system->automaton();
    const Action& action = automaton.actions()[choice.action];
    const bool isGoal = m_system->until && matches(m_system->until->goal, action);
    const bool isMiss = m_system->until && !isGoal && !matches(m_system->until->stay, action);
    QString text = statewords::action(action);
    if (isGoal)
        text.prepend(QStringLiteral("✓ "));
    if (isMiss)
        text.prepend(QStringLiteral("✗ "));
    GraphEdge edge;
    edge.from = places.at(drawnAs(state));
    if (isBestChoice(automaton, strategy(), state, choice.number)) {
        edge.role = strategyRole;
        edge.marks |= GraphMark::OnPath;
    }
    if (choice.branches.size() == 1) {
        edge.to = places.at(drawnAs(choice.branches.front().target));
        edge.label = text;
        edge.marks.setFlag(GraphMark::OnPath,
                           edge.role == strategyRole
                               || isOnPath(state, choice.branches.front().target));
        graph.edges.push_back(std::move(edge));
        return;
    }
    GraphNode made;
    made.id = choiceId(state, choice.number);
    made.shape = GraphShape::Box;
    made.text = text;
    made.description = AutomatonText::tr("Choice %1 of state %2: %3")
                           .arg(QString::number(choice.number + 1), countText(state), text)
        + u'\n' + statewords::branches(automaton, choice);
    if (isGoal || isMiss)
        made.fill = GraphFill::truth(isGoal);
    edge.to = graph.nodeCount();
    for (const Automaton::Branch& branch : choice.branches.first(drawn)) {
        GraphEdge leg = edge;
        leg.from = edge.to;
        leg.to = places.at(drawnAs(branch.target));
        leg.label = statewords::probability(automaton, branch);
        leg.marks.setFlag(GraphMark::OnPath,
                          edge.role == strategyRole || isOnPath(state, branch.target));
        if (isOnPath(state, branch.target))
            edge.marks |= GraphMark::OnPath;
        graph.edges.push_back(std::move(leg));
    }
    graph.edges.push_back(std::move(edge));
    graph.nodes.push_back(std::move(made));
}

Graph AutomatonPicture::graph() const
{
    Graph graph;
    if (!m_system)
        return graph;
    if (show == StateShow::Groups)
        return groups();
    const std::vector<State> states = drawnStates();
    std::unordered_map<State, int> places;
    for (const State state : states) {
        if (drawnAs(state) != state)
            continue;
        places.emplace(state, graph.nodeCount());
        graph.nodes.push_back(node(state));
    }
    for (const State state : states) {
        std::size_t left = drawnSteps(state, m_system->automaton().branches(state).size());
        for (const Automaton::Choice& choice : m_system->automaton().choices(state)) {
            if (left == 0)
                break;
            const std::size_t drawn = std::min(left, choice.branches.size());
            if (!onlyStays(state, choice))
                addChoice(graph, places, state, choice, drawn);
            left -= drawn;
        }
    }
    return graph;
}

std::vector<plotlegend::Entry> AutomatonPicture::legend(const FigureStyle& style) const
{
    std::vector<plotlegend::Entry> entries;
    if (!m_system)
        return entries;
    const auto add = [&](const auto&... look) { entries.push_back(sample(style, look...)); };
    const bool hasColours = colours == AutomatonColours::Worth && hasValues();
    if (show == StateShow::Groups) {
        entries.push_back(
            {AutomatonText::tr("Each box is a group, with its number of states. Numbers on arrows "
                               "count branches. Choose a group to explore it state by state."),
             {}});
    } else {
        add(AutomatonText::tr("initial"), GraphMark::Initial);
        add(AutomatonText::tr("terminal"), GraphMark::Final, GraphFill(), GraphShape::Square);
        add(AutomatonText::tr("choice"), GraphMarks(), GraphFill(), GraphShape::Box);
        if (m_system->until)
            add(AutomatonText::tr("✓ goal"), GraphMarks(), GraphFill::truth(true), GraphShape::Box);
        if (show == StateShow::StateByState)
            add(AutomatonText::tr("can be opened"), GraphMark::Openable);
        if (!together.empty())
            add(AutomatonText::tr("merged states"), GraphMarks(), GraphFill(), GraphShape::Hexagon);
        if (!strategy().empty())
            entries.push_back(graphlook::edgeEntry(
                AutomatonText::tr("best choice"),
                {.label = {}, .role = strategyRole, .marks = GraphMark::OnPath}, style));
    }
    if (hasColours) {
        add(QStringLiteral("0"), GraphMarks(), GraphFill::shareOf(0));
        add(chancenumbers::number(m_most, shortDigits), GraphMarks(), GraphFill::shareOf(1));
    }
    return entries;
}
