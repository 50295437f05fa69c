// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/rulesmodel.h"
#include "core/statespace/explore.h"

namespace fourcast::formal {

struct RulesOptions
{
    BoardSize size;
    RulesMistake mistake = RulesMistake::None;
    /// As in statespace::ExploreOptions.
    int workers = 0;
    std::uint64_t memoryBudget = std::uint64_t {2} << 30;
};

/// A position on the way to where a property fails.
struct RulesStep
{
    std::optional<int> column; ///< of the move that leads here; none at the start
    QString board; ///< as boardText()
};

struct RulesVerdict
{
    RulesProperty property = RulesProperty::TypeOK;
    /// Of all states that were looked at; the report's status says whether that is all of them.
    bool holds = true;
    /// A shortest game that ends where it fails, or with the move by which it fails.
    std::vector<RulesStep> counterexample;
};

struct RulesReport
{
    statespace::ExploreStatus status = statespace::ExploreStatus::Complete;
    BoardSize size;
    std::uint64_t states = 0;
    std::uint64_t moves = 0; ///< transitions
    std::vector<std::uint64_t> levels; ///< states of each
    std::uint64_t firstWins = 0; ///< finished games; of those levels whose moves are known
    std::uint64_t secondWins = 0;
    std::uint64_t draws = 0;
    std::vector<RulesVerdict> verdicts; ///< one for each property, in their order
    std::chrono::nanoseconds elapsed {0};
    std::uint64_t bytes = 0; ///< the most that was counted

    bool isComplete() const { return status == statespace::ExploreStatus::Complete; }
    bool allHold() const;
    /// What TLC is to tell of resources/models/Connect4.tla, where either side may begin: distinct
    /// states, generated ones, and the depth of the search.
    std::uint64_t tlcDistinct() const { return 2 * states; }
    std::uint64_t tlcGenerated() const { return 2 * moves + 2; }
    std::uint64_t tlcDepth() const { return levels.size(); }
};

/// Explores every game on a small board and checks the properties at each state. Fails with a
/// sentence where there is no model of such a board. As statespace::explore() otherwise.
Expected<RulesReport> checkRules(const RulesOptions& options, const std::stop_token& stop = {},
                                 const statespace::ExploreReport& report = {});

/// "TypeOK", as in the TLA+ model.
QLatin1String name(RulesProperty property);
/// What it says, as a sentence.
QString text(RulesProperty property);
/// "plays-on", as it is typed; "none".
QLatin1String name(RulesMistake mistake);
/// What is wrong, as a sentence.
QString text(RulesMistake mistake);
/// Fails with a sentence that lists the names.
Expected<RulesMistake> rulesMistake(const QString& name);

}
