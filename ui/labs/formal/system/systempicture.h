// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/system/systemfacts.h"
#include "ui/labs/formal/system/systemwords.h"
#include "ui/labs/models/statepicture.h"

enum class SystemColours : std::uint8_t
{
    None,
    Depth,
    Threads, ///< of the steps
    Truth ///< does a formula hold?
};

/// A drawn system: its states and its transitions. Groups are its levels.
class SystemPicture : public StatePicture
{
public:
    /// A system of more states is not drawn whole.
    static constexpr State mostWhole = 2200;

    SystemPicture() = default;
    SystemPicture(SharedLts lts, SystemWords words, std::shared_ptr<const SystemFacts> facts);

    const SharedLts& lts() const { return m_lts; }
    const SystemWords& words() const { return m_words; }
    const std::shared_ptr<const SystemFacts>& facts() const { return m_facts; }

    SystemColours colours = SystemColours::Depth;
    /// The formula, and whether it holds in each state; empty where there is none.
    QString formula;
    std::vector<bool> holds;
    fourcast::formal::Path path;
    bool hasPath = false;

    State stateCount() const override { return m_lts ? m_lts->stateCount() : 0; }
    QString stateText(State state) const override;
    std::vector<StatePart> parts(State state) const override;
    std::vector<State> targets(State state) const override;
    void findPath(State state) override;
    std::vector<State> pathStates() const override;
    QStringList pathWords() const override;
    /// With the steps between its states, whatever else leads from one to the next.
    void openPath() override;
    State firstOf(std::uint64_t level) const override { return m_facts->levelFirst[level]; }
    Graph graph() const override;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const override;
    void close() override;

private:
    Graph levels() const;
    GraphNode node(State state) const;
    GraphFill fillOf(State state) const;
    bool fails(State state) const;
    bool isOnPath(State source, const fourcast::formal::Transition& step) const;
    const QString& wordsOf(State state) const;
    const QString& labelText(fourcast::formal::LabelId label) const;

    SharedLts m_lts;
    SystemWords m_words;
    std::shared_ptr<const SystemFacts> m_facts;
    /// Steps of paths out of states that were not opened, by source.
    std::unordered_multimap<State, fourcast::formal::Transition> m_single;
    /// What was asked for once.
    mutable std::unordered_map<State, QString> m_stateWords;
    mutable std::unordered_map<fourcast::formal::LabelId, QString> m_labelTexts;
};
