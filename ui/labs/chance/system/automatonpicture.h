// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"
#include "ui/labs/models/statepicture.h"

enum class AutomatonColours : std::uint8_t
{
    None,
    Worth, ///< how probable the goal is from here, or how much is still to come
    Level
};

/// A drawn automaton: states, and between them the choices with their branches. A group has one
/// level, or one value of a parameter.
class AutomatonPicture : public StatePicture
{
public:
    /// Automata of more states are drawn in part.
    static constexpr State mostWhole = 300;
    /// More states are not looked through for groups.
    static constexpr State mostGrouped = 400'000;
    /// Of a parameter with more data no groups are made.
    static constexpr std::uint64_t mostGroups = 120;
    static constexpr int byLevel = -1;
    /// Of values in nodes.
    static constexpr int shortDigits = 3;

    AutomatonPicture() = default;
    explicit AutomatonPicture(SharedChance system);

    const SharedChance& system() const { return m_system; }

    AutomatonColours colours = AutomatonColours::Worth;
    /// The parameter whose data make groups, or byLevel.
    int groupedBy = byLevel;
    /// A shortest path to the chosen state: states from the initial one; empty where none is known.
    std::vector<State> path;

    /// In the place of the answer's values and strategy, for an algorithm on its way; empty: those.
    std::vector<fourcast::chance::Bounds> shownValues;
    std::vector<std::uint32_t> shownStrategy;
    /// Of each state the one that it is drawn as, for those that were made one; empty: itself.
    /// Choices that only stay among them are not drawn. For the whole automaton alone.
    std::vector<State> together;

    bool canBeGrouped(int parameter) const;

    State stateCount() const override { return m_system ? m_system->automaton().stateCount() : 0; }
    QString stateText(State state) const override;
    std::vector<StatePart> parts(State state) const override;
    std::vector<State> targets(State state) const override;
    void findPath(State state) override;
    std::vector<State> pathStates() const override { return path; }
    QStringList pathWords() const override;
    void openPath() override;
    State firstOf(std::uint64_t group) const override;
    /// Nodes of states have their numbers as ids, those of choices choiceId().
    Graph graph() const override;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const override;

    static std::uint64_t choiceId(State state, std::uint32_t choice)
    {
        return (std::uint64_t {choice} + 1) << 32 | state;
    }
    /// Of a node; the one that a choice is made in.
    static State stateOf(std::uint64_t id) { return static_cast<State>(id & 0xffffffffu); }

private:
    struct Group
    {
        std::uint64_t states = 0;
        fourcast::chance::Bounds values {.low = 2, .high = -1};
    };

    bool hasValues() const;
    const fourcast::chance::Bounds& valueOf(State state) const;
    std::span<const std::uint32_t> strategy() const
    {
        return shownStrategy.empty() ? m_system->strategy() : shownStrategy;
    }
    State drawnAs(State state) const { return together.empty() ? state : together[state]; }
    /// "3", or "3, 5" of states that are drawn as this one.
    QString nameOf(State state) const;
    bool onlyStays(State state, const fourcast::chance::Automaton::Choice& choice) const;
    std::uint64_t groupOf(State state) const;
    GraphNode node(State state) const;
    GraphFill fillOf(State state) const;
    double shareOf(double value) const;
    bool isOnPath(State from, State to) const;
    void addChoice(Graph& graph, const std::unordered_map<State, int>& places, State state,
                   const fourcast::chance::Automaton::Choice& choice, std::size_t drawn) const;
    Graph groups() const;

    SharedChance m_system;
    double m_most = 1; ///< the greatest finite value
};
