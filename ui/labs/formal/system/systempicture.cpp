// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/systempicture.h"

#include "ui/graph/painting/graphlook.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>

using namespace fourcast::formal;

namespace {

struct SystemText
{
    Q_DECLARE_TR_FUNCTIONS(SystemPicture)
};

}

SystemPicture::SystemPicture(SharedLts lts, SystemWords words,
                             std::shared_ptr<const SystemFacts> facts)
    : StatePicture(lts->initial(), lts->stateCount(), mostWhole), m_lts(std::move(lts)),
      m_words(std::move(words)), m_facts(std::move(facts))
{
}

void SystemPicture::close()
{
    StatePicture::close();
    m_single.clear();
}

std::vector<SystemPicture::State> SystemPicture::targets(State state) const
{
    std::vector<State> found;
    for (const Transition& step : m_lts->transitions(state))
        found.push_back(step.target);
    return found;
}

void SystemPicture::findPath(State state)
{
    const auto found = m_facts->shortest.to(state);
    hasPath = found.has_value();
    path = found.value_or(Path());
}

std::vector<SystemPicture::State> SystemPicture::pathStates() const
{
    std::vector<State> states;
    for (std::size_t step = 0; hasPath && step <= path.steps.size(); ++step)
        states.push_back(path.stateAt(step));
    return states;
}

QStringList SystemPicture::pathWords() const
{
    QStringList words;
    if (!hasPath)
        return words;
    words << SystemText::tr("State %1").arg(countText(path.start));
    for (const auto& [label, target] : path.steps)
        words << SystemText::tr("%1 → state %2").arg(labelText(label), countText(target));
    return words;
}

void SystemPicture::openPath()
{
    if (!hasPath)
        return;
    add(path.start);
    State at = path.start;
    for (const auto& [label, target] : path.steps) {
        add(target);
        const Transition step {label, target};
        const auto [first, last] = m_single.equal_range(at);
        if (std::none_of(first, last, [&](const auto& known) { return known.second == step; }))
            m_single.emplace(at, step);
        at = target;
    }
}

std::vector<StatePart> SystemPicture::parts(State state) const
{
    std::vector<StatePart> parts = statePartsOf(wordsOf(state));
    const QStringList vector = m_words.vectorOf(state).split(u'\n', Qt::SkipEmptyParts);
    if (vector.size() != static_cast<qsizetype>(parts.size())
        || vector.join(u'\n') == wordsOf(state))
        return parts;
    for (std::size_t part = 0; part < parts.size(); ++part)
        if (const QString& each = vector[static_cast<qsizetype>(part)]; each != parts[part].value)
            parts[part].vector = each;
    return parts;
}

const QString& SystemPicture::wordsOf(State state) const
{
    const auto [known, isNew] = m_stateWords.try_emplace(state);
    if (isNew)
        known->second = m_words.wordsOf(state);
    return known->second;
}

const QString& SystemPicture::labelText(LabelId label) const
{
    const auto [known, isNew] = m_labelTexts.try_emplace(label);
    if (isNew)
        known->second = m_lts->label(label).text();
    return known->second;
}

bool SystemPicture::fails(State state) const
{
    return state < holds.size() && !holds[state];
}

GraphFill SystemPicture::fillOf(State state) const
{
    if (colours == SystemColours::Truth && state < holds.size())
        return GraphFill::truth(holds[state]);
    const std::uint32_t level = m_facts->shortest.level(state);
    if (colours == SystemColours::Depth && level != ShortestPaths::unreachable)
        return GraphFill::shareOf(static_cast<double>(level)
                                  / std::max(1u, m_facts->shortest.levelCount() - 1));
    return {};
}

QString SystemPicture::stateText(State state) const
{
    const std::uint32_t level = m_facts->shortest.level(state);
    QStringList name {SystemText::tr("State %1").arg(countText(state))};
    if (level != ShortestPaths::unreachable)
        name << SystemText::tr("level %1").arg(level);
    if (m_lts->isDeadlock(state))
        name << SystemText::tr("deadlock");
    if (m_facts->endings.isLivelock[state])
        name << SystemText::tr("livelock");
    QStringList lines {name.join(QStringLiteral(", "))};
    if (fails(state))
        lines << SystemText::tr("%1 does not hold here").arg(formula);
    const QString& words = wordsOf(state);
    if (!words.isEmpty())
        lines << words;
    // Both are found by a search.
    if (const QString vector = m_words.vectorOf(state); !vector.isEmpty() && vector != words)
        lines << vector;
    return lines.join(u'\n');
}

GraphNode SystemPicture::node(State state) const
{
    GraphNode made;
    made.id = state;
    made.text = QString::number(state);
    made.description = stateText(state);
    made.marks = commonMarks(state);
    made.marks.setFlag(GraphMark::Final, m_facts->endings.isEnd[state]);
    made.marks.setFlag(GraphMark::Failing, fails(state));
    made.marks.setFlag(
        GraphMark::OnPath,
        hasPath
            && (path.start == state
                || std::ranges::find(path.steps, state, &Path::Step::target) != path.steps.end()));
    made.fill = fillOf(state);
    if (m_lts->isDeadlock(state))
        made.shape = GraphShape::Square;
    else if (m_facts->endings.isLivelock[state])
        made.shape = GraphShape::Hexagon;
    return made;
}

bool SystemPicture::isOnPath(State source, const Transition& step) const
{
    if (!hasPath)
        return false;
    State at = path.start;
    for (const auto& [label, target] : path.steps) {
        if (at == source && target == step.target && label == step.label)
            return true;
        at = target;
    }
    return false;
}

Graph SystemPicture::graph() const
{
    Graph graph;
    if (!m_lts)
        return graph;
    if (show == StateShow::Groups)
        return levels();
    const std::vector<State> states = drawnStates();
    std::unordered_map<State, int> places;
    for (const State state : states) {
        places.emplace(state, graph.nodeCount());
        graph.nodes.push_back(node(state));
    }
    const auto draw = [&](State source, const Transition& step) {
        GraphEdge edge {.from = places.at(source),
                        .to = places.at(step.target),
                        .label = labelText(step.label),
                        .role = -1,
                        .marks = {}};
        if (colours == SystemColours::Threads)
            if (const auto threads = m_words.threadsOf(m_lts->label(step.label));
                threads.size() == 1)
                edge.role = threads.front();
        edge.marks.setFlag(GraphMark::OnPath, isOnPath(source, step));
        graph.edges.push_back(std::move(edge));
    };
    for (const State state : states) {
        const auto steps = m_lts->transitions(state);
        const std::size_t drawn = drawnSteps(state, steps.size());
        for (const Transition& step : steps.first(drawn))
            draw(state, step);
        const auto rest = steps.subspan(drawn);
        for (auto [single, last] = m_single.equal_range(state);
             single != last && show == StateShow::StateByState; ++single)
            if (std::ranges::find(rest, single->second) != rest.end())
                draw(state, single->second);
    }
    return graph;
}

Graph SystemPicture::levels() const
{
    Graph graph;
    const SystemFacts& facts = *m_facts;
    std::vector<State> failing(facts.levelSizes.size());
    for (State state = 0; state < static_cast<State>(holds.size()); ++state)
        if (const std::uint32_t level = facts.shortest.level(state);
            fails(state) && level != ShortestPaths::unreachable)
            ++failing[level];
    for (std::uint32_t level = 0; level < facts.shortest.levelCount(); ++level) {
        GraphNode made;
        made.id = level;
        made.shape = GraphShape::Box;
        made.level = static_cast<int>(level);
        made.text = SystemText::tr("Level %1: %2")
                        .arg(QString::number(level), countText(facts.levelSizes[level]));
        made.description = SystemText::tr("Level %1, states: %2")
                               .arg(QString::number(level), countText(facts.levelSizes[level]));
        if (failing[level] > 0) {
            made.marks |= GraphMark::Failing;
            made.text = SystemText::tr("Level %1: %2, fails in %3")
                            .arg(QString::number(level), countText(facts.levelSizes[level]),
                                 countText(failing[level]));
            made.description += u'\n'
                + SystemText::tr("%1 does not hold in %2 of them")
                      .arg(formula, countText(failing[level]));
        }
        made.marks.setFlag(GraphMark::Initial, level == 0);
        made.marks.setFlag(GraphMark::Selected, chosen && facts.shortest.level(*chosen) == level);
        if (colours == SystemColours::Truth && !holds.empty())
            made.fill = GraphFill::truth(failing[level] == 0);
        if (colours == SystemColours::Depth)
            made.fill = GraphFill::shareOf(static_cast<double>(level)
                                           / std::max(1u, facts.shortest.levelCount() - 1));
        graph.nodes.push_back(std::move(made));
    }
    for (const auto& [way, count] : facts.levelSteps)
        graph.edges.push_back({.from = static_cast<int>(way.first),
                               .to = static_cast<int>(way.second),
                               .label = countText(count),
                               .role = -1,
                               .marks = {}});
    return graph;
}

std::vector<plotlegend::Entry> SystemPicture::legend(const FigureStyle& style) const
{
    std::vector<plotlegend::Entry> entries;
    if (!m_lts)
        return entries;
    const auto add = [&](const auto&... look) { entries.push_back(sample(style, look...)); };
    if (show == StateShow::Groups)
        return {{SystemText::tr("Each box is a level, with its number of states. Numbers on arrows "
                                "count transitions. Choose a level to explore it state by state."),
                 {}}};
    add(SystemText::tr("initial"), GraphMark::Initial);
    const Endings& endings = m_facts->endings;
    if (endings.ends > 0)
        add(SystemText::tr("end"), GraphMark::Final);
    add(SystemText::tr("deadlock"), GraphMark::Final, GraphFill(), GraphShape::Square);
    if (endings.livelocks > 0)
        add(SystemText::tr("livelock: hidden steps for ever, or no end reachable"), GraphMarks(),
            GraphFill(), GraphShape::Hexagon);
    if (show == StateShow::StateByState)
        add(SystemText::tr("can be opened"), GraphMark::Openable);
    if (!holds.empty())
        add(SystemText::tr("the formula fails"), GraphMark::Failing,
            colours == SystemColours::Truth ? GraphFill::truth(false) : GraphFill());
    if (colours == SystemColours::Truth && !holds.empty())
        add(SystemText::tr("the formula holds"), GraphMarks(), GraphFill::truth(true));
    if (colours == SystemColours::Depth) {
        add(SystemText::tr("level %1").arg(0), GraphMarks(), GraphFill::shareOf(0));
        add(SystemText::tr("level %1").arg(m_facts->shortest.levelCount() - 1), GraphMarks(),
            GraphFill::shareOf(1));
    }
    if (colours == SystemColours::Threads)
        for (int thread = 0; thread < m_words.threadNames.size(); ++thread)
            entries.push_back(graphlook::edgeEntry(
                m_words.threadNames[thread], {.label = {}, .role = thread, .marks = {}}, style));
    return entries;
}
