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
    : m_lts(std::move(lts)), m_words(std::move(words)), m_facts(std::move(facts))
{
    close();
}

void SystemPicture::add(State state)
{
    if (m_opened.try_emplace(state, 0).second)
        m_order.push_back(state);
}

void SystemPicture::close()
{
    m_order.clear();
    m_opened.clear();
    m_single.clear();
    if (m_lts)
        add(m_lts->initial());
}

void SystemPicture::open(State state)
{
    add(state);
    const auto steps = m_lts->transitions(state);
    const std::size_t from = m_opened[state];
    const std::size_t to = std::min(steps.size(), from + mostAtOnce);
    for (const Transition& step : steps.subspan(from, to - from))
        add(step.target);
    m_opened[state] = to;
}

void SystemPicture::open(const Path& opened)
{
    add(opened.start);
    State at = opened.start;
    for (const auto& [label, target] : opened.steps) {
        add(target);
        const Transition step {label, target};
        const auto [first, last] = m_single.equal_range(at);
        if (std::none_of(first, last, [&](const auto& known) { return known.second == step; }))
            m_single.emplace(at, step);
        at = target;
    }
}

bool SystemPicture::canBeOpened(State state) const
{
    if (show != SystemShow::StateByState)
        return false;
    const auto known = m_opened.find(state);
    return known != m_opened.end() && known->second < m_lts->transitions(state).size();
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

State SystemPicture::shownStates() const
{
    if (!m_lts)
        return 0;
    return show == SystemShow::StateByState ? static_cast<State>(m_order.size())
                                            : m_lts->stateCount();
}

bool SystemPicture::fails(State state) const
{
    return state < holds.size() && !holds[state];
}

GraphMarks SystemPicture::marksOf(State state) const
{
    GraphMarks marks;
    const auto mark = [&marks](GraphMark which, bool isSet) { marks.setFlag(which, isSet); };
    mark(GraphMark::Initial, state == m_lts->initial());
    mark(GraphMark::Final, m_facts->endings.isEnd[state]);
    mark(GraphMark::Failing, fails(state));
    mark(GraphMark::Openable, canBeOpened(state));
    mark(GraphMark::Selected, chosen == state);
    mark(GraphMark::Compared, compared == state && chosen != state);
    mark(GraphMark::OnPath,
         hasPath
             && (path.start == state
                 || std::ranges::find(path.steps, state, &Path::Step::target) != path.steps.end()));
    return marks;
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
    if (const QString& words = wordsOf(state); !words.isEmpty())
        lines << words;
    return lines.join(u'\n');
}

GraphNode SystemPicture::node(State state) const
{
    GraphNode made;
    made.id = state;
    made.text = QString::number(state);
    made.description = stateText(state);
    made.marks = marksOf(state);
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
    if (show == SystemShow::Levels)
        return levels();
    std::vector<State> whole;
    if (show == SystemShow::Whole)
        for (State state = 0; state < m_lts->stateCount(); ++state)
            whole.push_back(state);
    const std::vector<State>& states = show == SystemShow::Whole ? whole : m_order;
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
        const std::size_t drawn = show == SystemShow::Whole ? steps.size() : m_opened.at(state);
        for (const Transition& step : steps.first(drawn))
            draw(state, step);
        const auto rest = steps.subspan(drawn);
        for (auto [single, last] = m_single.equal_range(state);
             single != last && show == SystemShow::StateByState; ++single)
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
    const auto add = [&](const QString& text, GraphMarks marks, GraphFill fill = {},
                         GraphShape shape = GraphShape::Circle) {
        GraphNode look;
        look.marks = marks;
        look.fill = fill;
        look.shape = shape;
        entries.push_back(graphlook::nodeEntry(text, look, style));
    };
    if (show == SystemShow::Levels)
        return {{SystemText::tr("A box is a level with its number of states, a number at an arrow "
                                "counts transitions. Choosing a level goes on state by state."),
                 {}}};
    add(SystemText::tr("initial"), GraphMark::Initial);
    const Endings& endings = m_facts->endings;
    if (endings.ends > 0)
        add(SystemText::tr("end"), GraphMark::Final);
    add(SystemText::tr("deadlock"), GraphMark::Final, {}, GraphShape::Square);
    if (endings.livelocks > 0)
        add(SystemText::tr("livelock: hidden steps for ever, or no way to an end"), {}, {},
            GraphShape::Hexagon);
    if (show == SystemShow::StateByState)
        add(SystemText::tr("can be opened"), GraphMark::Openable);
    if (!holds.empty())
        add(SystemText::tr("the formula fails"), GraphMark::Failing,
            colours == SystemColours::Truth ? GraphFill::truth(false) : GraphFill());
    if (colours == SystemColours::Truth && !holds.empty())
        add(SystemText::tr("the formula holds"), {}, GraphFill::truth(true));
    if (colours == SystemColours::Depth) {
        add(SystemText::tr("level %1").arg(0), {}, GraphFill::shareOf(0));
        add(SystemText::tr("level %1").arg(m_facts->shortest.levelCount() - 1), {},
            GraphFill::shareOf(1));
    }
    if (colours == SystemColours::Threads)
        for (int thread = 0; thread < m_words.threadNames.size(); ++thread)
            entries.push_back(graphlook::edgeEntry(
                m_words.threadNames[thread], {.label = {}, .role = thread, .marks = {}}, style));
    return entries;
}
