// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"
#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/paper/plotlegend.h"

#include <optional>
#include <unordered_map>

/// What of an automaton is drawn.
enum class AutomatonShow : std::uint8_t
{
    Whole,
    Groups, ///< a node for all states of a level, or with the same datum of a parameter
    StateByState ///< from the initial state on, as far as it was opened
};

enum class AutomatonColours : std::uint8_t
{
    None,
    Worth, ///< how probable the goal is from here, or how much is still to come
    Level
};

/// A drawn automaton: states, and between them the choices with their branches. It knows what is
/// shown, opened and chosen; no widget.
class AutomatonPicture
{
public:
    using State = fourcast::chance::State;

    /// Automata of more states are drawn in part.
    static constexpr State mostWhole = 300;
    /// More states are not looked through for groups.
    static constexpr State mostGrouped = 400'000;
    /// Of a parameter with more data no groups are made.
    static constexpr std::uint64_t mostGroups = 120;
    /// Branches that are drawn at most when a state is opened; opening it again draws more.
    static constexpr std::size_t mostAtOnce = 60;
    static constexpr int byLevel = -1;

    AutomatonPicture() = default;
    explicit AutomatonPicture(SharedChance system);

    const SharedChance& system() const { return m_system; }

    AutomatonShow show = AutomatonShow::StateByState;
    AutomatonColours colours = AutomatonColours::Worth;
    /// The parameter whose data make groups, or byLevel.
    int groupedBy = byLevel;
    std::optional<State> chosen;
    std::optional<State> compared;
    /// A shortest way to the chosen state: states from the initial one; empty where none is known.
    std::vector<State> way;

    /// In the place of the answer's values and strategy, for an algorithm on its way; empty: those.
    std::vector<fourcast::chance::Bounds> shownValues;
    std::vector<std::uint32_t> shownStrategy;
    /// Of each state the one that it is drawn as, for those that were made one; empty: itself.
    /// Choices that only stay among them are not drawn. For the whole automaton alone.
    std::vector<State> together;

    /// Begins with the initial state alone.
    void close();
    /// Shows what may follow the state; more of it where part of it is shown.
    void open(State state);
    void open(const std::vector<State>& states);
    bool canBeOpened(State state) const;
    bool canBeGrouped(int parameter) const;
    /// The first state of a group.
    State firstOf(std::uint64_t group) const;
    State shownStates() const;

    /// Nodes of states have their numbers as ids, those of choices choiceId().
    Graph graph() const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    /// "State 12, level 3", its data and its value, each in a line.
    QString stateText(State state) const;

    static std::uint64_t choiceId(State state, std::uint32_t choice)
    {
        return (std::uint64_t {choice} + 1) << 32 | state;
    }
    static State stateOf(std::uint64_t id) { return static_cast<State>(id & 0xffffffffu); }

private:
    struct Group
    {
        std::uint64_t states = 0;
        State first = 0;
        fourcast::chance::Bounds values {.low = 2, .high = -1};
    };

    void add(State state);
    bool hasValues() const;
    const fourcast::chance::Bounds& valueOf(State state) const;
    State drawnAs(State state) const { return together.empty() ? state : together[state]; }
    /// "3", or "3, 5" of states that are drawn as this one.
    QString nameOf(State state) const;
    bool onlyStays(State state, const fourcast::chance::Automaton::Choice& choice) const;
    std::uint64_t groupOf(State state) const;
    GraphNode node(State state) const;
    GraphFill fillOf(State state) const;
    double shareOf(double value) const;
    bool isStrong(State state, std::uint32_t choice) const;
    bool isOnWay(State from, State to) const;
    void addChoice(Graph& graph, const std::unordered_map<State, int>& places, State state,
                   const fourcast::chance::Automaton::Choice& choice, std::size_t drawn) const;
    Graph groups() const;

    SharedChance m_system;
    double m_most = 1; ///< the greatest finite value
    /// State by state: in the order in which they came, and how many branches of each are drawn.
    std::vector<State> m_order;
    std::unordered_map<State, std::size_t> m_opened;
};

/// A shortest way from the initial state, both ends included; empty where the automaton is too
/// large to be searched at once.
std::vector<fourcast::chance::State> shortestWay(const fourcast::chance::Automaton& automaton,
                                                 fourcast::chance::State state);
