// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/chance/automaton/observer.h"
#include "core/chance/check/check.h"
#include "core/chance/check/decisions.h"
#include "core/chance/models/modelquestions.h"
#include "core/chance/reduce/reduce.h"
#include "core/chance/run/property.h"
#include "ui/labs/models/modelchoice.h"

#include <memory>

/// What is explored, and what is asked of it.
struct ChanceChoice
{
    QString model; ///< of the table, or of a person's own
    ModelValues values;
    QString sentence; ///< "ruin-static: N = 3, d = 3"
    QString text;
    QString property; ///< "Pmax broke(1)"
    QString answer; ///< "Player 1 is ruined with probability %1."
    bool exact = false;
    double epsilon = 1e-6;
    /// That are made before it is explored.
    std::vector<fourcast::chance::Pass> passes {};
    /// Each of them is answered after the property; empty where that is all.
    std::vector<fourcast::chance::ModelQuestion> questions {};
};

/// One of several questions about an automaton.
struct ChanceAnswer
{
    fourcast::chance::ModelQuestion question;
    fourcast::chance::Property property;
    /// Without values of states; nothing as long as it is not answered.
    std::optional<fourcast::chance::CheckReport> report {};
};

/// An automaton and what was found out about it.
struct ChanceSystem
{
    ChanceChoice choice;
    /// Several questions may be asked about one automaton. Never null.
    std::shared_ptr<const fourcast::chance::Automaton> explored
        = std::make_shared<fourcast::chance::Automaton>();
    /// Of which it is the automaton, in the end; null where it was made otherwise.
    std::shared_ptr<const fourcast::chance::Reduction> reduction;
    /// What is no error in the text but can't be meant.
    std::vector<Error> warnings;
    /// Beside an observer; only where it is complete.
    std::optional<fourcast::chance::ObserverCounts> observed;
    std::chrono::nanoseconds exploreTime {0};

    std::optional<fourcast::chance::Until> until;
    fourcast::chance::CheckOptions options;
    /// Nothing where the automaton is not complete. Its values and its strategy may be missing.
    std::optional<fourcast::chance::CheckReport> answer;
    /// The first of the strategy; empty where there is nothing to decide, or no number.
    std::vector<fourcast::chance::Decision> decisions;
    /// To each of the questions that were chosen, in their order.
    std::vector<ChanceAnswer> answers;

    const fourcast::chance::Automaton& automaton() const { return *explored; }
    /// What was explored; null where there is none.
    const fourcast::chance::Lppe* equation() const
    {
        return reduction ? &reduction->after() : nullptr;
    }
    bool hasValues() const { return answer && answer->values.size() == automaton().stateCount(); }
    bool hasStrategy() const
    {
        return answer && answer->strategy.size() == automaton().stateCount();
    }
    /// The number of each state's best choice; empty where none is known.
    std::span<const std::uint32_t> strategy() const
    {
        return hasStrategy() ? std::span(answer->strategy) : std::span<const std::uint32_t>();
    }
    /// Only where there are some.
    const fourcast::chance::Bounds& value(fourcast::chance::State state) const
    {
        return answer->values[state];
    }
    bool asksReward() const { return fourcast::chance::asksReward(options.question); }
};
using SharedChance = std::shared_ptr<const ChanceSystem>;
