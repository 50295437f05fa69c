// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/painting/graph.h"
#include "ui/labs/formal/system/systemfacts.h"
#include "ui/labs/formal/system/systemwords.h"
#include "ui/paper/plotlegend.h"

#include <optional>
#include <unordered_map>

/// What of a system is drawn.
enum class SystemShow : std::uint8_t
{
    Whole,
    Levels, ///< a node for each level
    StateByState ///< from the initial state on, as far as it was opened
};

enum class SystemColours : std::uint8_t
{
    None,
    Depth,
    Threads, ///< of the steps
    Truth ///< does a formula hold?
};

/// A drawn system: from the transitions to nodes and edges. It knows what is shown, opened, chosen
/// and on the path; no widget.
class SystemPicture
{
public:
    /// What is drawn at most when a state is opened; opening it again draws as many more.
    static constexpr std::size_t mostAtOnce = 60;

    SystemPicture() = default;
    SystemPicture(SharedLts lts, SystemWords words, std::shared_ptr<const SystemFacts> facts);

    const SharedLts& lts() const { return m_lts; }
    const SystemWords& words() const { return m_words; }
    const std::shared_ptr<const SystemFacts>& facts() const { return m_facts; }

    SystemShow show = SystemShow::StateByState;
    SystemColours colours = SystemColours::Depth;
    /// The formula, and whether it holds in each state; empty where there is none.
    QString formula;
    std::vector<bool> holds;
    std::optional<fourcast::formal::State> chosen;
    std::optional<fourcast::formal::State> compared;
    fourcast::formal::Path path;
    bool hasPath = false;

    /// Begins with the initial state alone.
    void close();
    /// Shows what the state leads to; nothing where all of that is shown.
    void open(fourcast::formal::State state);
    /// Shows the states of a path, with the steps between them.
    void open(const fourcast::formal::Path& path);
    bool canBeOpened(fourcast::formal::State state) const;
    /// How many states are in the picture: all but state by state.
    fourcast::formal::State shownStates() const;

    /// Nodes have the numbers of their states as ids, or those of their levels.
    Graph graph() const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    /// "State 12, level 3", and below it its words.
    QString stateText(fourcast::formal::State state) const;

private:
    Graph levels() const;
    GraphNode node(fourcast::formal::State state) const;
    GraphMarks marksOf(fourcast::formal::State state) const;
    GraphFill fillOf(fourcast::formal::State state) const;
    bool fails(fourcast::formal::State state) const;
    bool isOnPath(fourcast::formal::State source, const fourcast::formal::Transition& step) const;
    void add(fourcast::formal::State state);
    const QString& wordsOf(fourcast::formal::State state) const;
    const QString& labelText(fourcast::formal::LabelId label) const;

    SharedLts m_lts;
    SystemWords m_words;
    std::shared_ptr<const SystemFacts> m_facts;
    /// State by state: in the order in which they came, and how many steps of each are drawn.
    std::vector<fourcast::formal::State> m_order;
    std::unordered_map<fourcast::formal::State, std::size_t> m_opened;
    /// Steps of paths out of states that were not opened, by source.
    std::unordered_multimap<fourcast::formal::State, fourcast::formal::Transition> m_single;
    /// What was asked for once.
    mutable std::unordered_map<fourcast::formal::State, QString> m_stateWords;
    mutable std::unordered_map<fourcast::formal::LabelId, QString> m_labelTexts;
};
