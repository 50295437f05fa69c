// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"
#include "ui/labs/models/stateparts.h"
#include "ui/paper/plotlegend.h"

#include <QStringList>
#include <optional>
#include <unordered_map>

/// What of a graph of states is drawn.
enum class StateShow : std::uint8_t
{
    Whole,
    Groups, ///< one node for all states of a level, or with the same value of a parameter
    StateByState ///< from the initial state on, as far as it was opened
};

/// A graph of states as nodes and edges: which of them are drawn, opened, chosen and on the path.
/// No widget. A subclass knows the states and what leads from one to the next.
class StatePicture
{
public:
    using State = std::uint32_t;

    /// The most steps that are added when a state is opened; opening it again adds as many more.
    static constexpr std::size_t mostAtOnce = 60;

    virtual ~StatePicture() = default;

    StateShow show = StateShow::StateByState;
    std::optional<State> chosen;
    std::optional<State> compared;

    /// Zero where there is no graph.
    virtual State stateCount() const = 0;
    /// "State 12, level 3", and what else is known of it, each in a line.
    virtual QString stateText(State state) const = 0;
    virtual std::vector<StatePart> parts(State state) const = 0;
    /// Where its steps lead, in their order.
    virtual std::vector<State> targets(State state) const = 0;
    /// Makes a shortest path to the state the one that is marked.
    virtual void findPath(State state) = 0;
    /// The states of the marked path, both ends included; empty where there is none.
    virtual std::vector<State> pathStates() const = 0;
    /// Of each of them what a list says.
    virtual QStringList pathWords() const = 0;
    /// Shows the states of the marked path.
    virtual void openPath() = 0;
    /// Of a node that stands for a group.
    virtual State firstOf(std::uint64_t group) const = 0;

    /// Nodes of states have their numbers as ids.
    virtual Graph graph() const = 0;
    virtual std::vector<plotlegend::Entry> legend(const FigureStyle& style) const = 0;

    bool canShow(StateShow what) const
    {
        return stateCount() > 0 && (what != StateShow::Whole || stateCount() <= m_mostWhole);
    }
    /// Begins with the initial state alone.
    virtual void close();
    /// Shows what the state leads to; more of it where part of it is shown.
    void open(State state);
    bool isOpened(State state) const;
    bool canBeOpened(State state) const;
    /// How many states are in the picture: all but state by state.
    State shownStates() const;

protected:
    StatePicture() = default;
    /// The whole is shown where it has no more than `mostWhole` states.
    StatePicture(std::optional<State> initial, State stateCount, State mostWhole);
    StatePicture(const StatePicture&) = default;
    StatePicture(StatePicture&&) = default;
    StatePicture& operator=(const StatePicture&) = default;
    StatePicture& operator=(StatePicture&&) = default;

    std::optional<State> initial() const { return m_initial; }
    /// Shows this state, and not yet what it leads to.
    void add(State state);
    /// Those in the picture, and how many steps of each are drawn.
    std::vector<State> drawnStates() const;
    std::size_t drawnSteps(State state, std::size_t all) const;
    /// What each state can be: initial, chosen, compared, to be opened.
    GraphMarks commonMarks(State state) const;
    static plotlegend::Entry sample(const FigureStyle& style, const QString& text, GraphMarks marks,
                                    GraphFill fill = {}, GraphShape shape = GraphShape::Circle);

private:
    std::optional<State> m_initial;
    State m_mostWhole = 0;
    /// State by state: in the order in which they came, and how many steps of each are drawn.
    std::vector<State> m_order;
    std::unordered_map<State, std::size_t> m_opened;
};
