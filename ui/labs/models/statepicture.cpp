// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/statepicture.h"

#include "ui/graph/painting/graphlook.h"

#include <algorithm>
#include <numeric>

StatePicture::StatePicture(std::optional<State> initial, State stateCount, State mostWhole)
    : show(stateCount <= mostWhole ? StateShow::Whole : StateShow::StateByState),
      m_initial(initial), m_mostWhole(mostWhole)
{
    StatePicture::close();
}

void StatePicture::add(State state)
{
    if (m_opened.try_emplace(state, 0).second)
        m_order.push_back(state);
}

void StatePicture::close()
{
    m_order.clear();
    m_opened.clear();
    if (m_initial)
        add(*m_initial);
}

void StatePicture::open(State state)
{
    add(state);
    const std::vector<State> all = targets(state);
    const std::size_t drawn = std::min(all.size(), m_opened[state] + mostAtOnce);
    for (std::size_t step = 0; step < drawn; ++step)
        add(all[step]);
    m_opened[state] = drawn;
}

bool StatePicture::isOpened(State state) const
{
    const auto known = m_opened.find(state);
    return known != m_opened.end() && known->second > 0;
}

bool StatePicture::canBeOpened(State state) const
{
    if (show != StateShow::StateByState)
        return false;
    const auto known = m_opened.find(state);
    return known != m_opened.end() && known->second < targets(state).size();
}

StatePicture::State StatePicture::shownStates() const
{
    return show == StateShow::StateByState ? static_cast<State>(m_order.size()) : stateCount();
}

std::vector<StatePicture::State> StatePicture::drawnStates() const
{
    if (show != StateShow::Whole)
        return m_order;
    std::vector<State> whole(stateCount());
    std::iota(whole.begin(), whole.end(), 0);
    return whole;
}

std::size_t StatePicture::drawnSteps(State state, std::size_t all) const
{
    return show == StateShow::Whole ? all : m_opened.at(state);
}

GraphMarks StatePicture::commonMarks(State state) const
{
    GraphMarks marks;
    marks.setFlag(GraphMark::Initial, state == m_initial);
    marks.setFlag(GraphMark::Openable, canBeOpened(state));
    marks.setFlag(GraphMark::Selected, chosen == state);
    marks.setFlag(GraphMark::Compared, compared == state && chosen != state);
    return marks;
}

plotlegend::Entry StatePicture::sample(const FigureStyle& style, const QString& text,
                                       GraphMarks marks, GraphFill fill, GraphShape shape)
{
    GraphNode look;
    look.marks = marks;
    look.fill = fill;
    look.shape = shape;
    return graphlook::nodeEntry(text, look, style);
}
