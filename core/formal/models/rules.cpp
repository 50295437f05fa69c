// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/rules.h"

#include "core/statespace/shortestway.h"

#include <numeric>

namespace fourcast::formal {

namespace {

std::vector<std::uint64_t> levelSizes(const statespace::StateSpace& space)
{
    std::vector<std::uint64_t> sizes;
    std::uint64_t first = 0;
    for (const std::uint64_t end : space.levelEnds())
        sizes.push_back(end - std::exchange(first, end));
    return sizes;
}

/// The way to one of the first states is found in a few milliseconds, whoever waits for an end.
constexpr std::uint64_t soonFound = 5000;

/// The way to the state, and the move that it fails by. Where it was stopped, only if that takes no
/// time.
std::vector<RulesStep> counterexample(const RulesModel& model, const statespace::StateSpace& space,
                                      const RulesViolation& violation, const std::stop_token& stop)
{
    std::vector<RulesStep> steps;
    const auto state = space.find(&violation.state);
    if (!state)
        return steps;
    const auto way = statespace::shortestWay(model, space, *state,
                                             *state < soonFound ? std::stop_token() : stop);
    for (const auto& step : way) {
        const auto column
            = steps.empty() ? std::nullopt : std::optional(static_cast<int>(step.label));
        steps.push_back({column, model.stateText(space.state(step.state))});
    }
    if (violation.column && !steps.empty()) {
        statespace::Successors next(model.wordsPerState());
        model.makeGenerator()->successors(&violation.state, next);
        for (int i = next.count() - 1; i >= 0; --i)
            if (static_cast<int>(next.label(i)) == *violation.column) {
                steps.push_back({violation.column, model.stateText(next.state(i))});
                break;
            }
    }
    return steps;
}

/// Of levels that are in the result.
std::uint64_t sum(const RulesCount::ByPlies& counts, std::size_t levels)
{
    return std::accumulate(counts.begin(),
                           counts.begin()
                               + static_cast<std::ptrdiff_t>(std::min(levels, counts.size())),
                           std::uint64_t {0});
}

}

bool RulesReport::allHold() const
{
    return std::ranges::all_of(verdicts, &RulesVerdict::holds);
}

Expected<RulesReport> checkRules(const RulesOptions& options, const std::stop_token& stop,
                                 const statespace::ExploreReport& report)
{
    FOURCAST_TRY(checkSize(options.size));
    const auto model = RulesModel::make(options.size, options.mistake);
    RulesReport rules;
    rules.size = options.size;
    const auto space = statespace::explore(*model,
                                           {.workers = options.workers,
                                            .memoryBudget = options.memoryBudget,
                                            .keepTransitions = false},
                                           stop, [&](const statespace::ExploreProgress& progress) {
                                               rules.elapsed = progress.elapsed;
                                               rules.bytes = std::max(rules.bytes, progress.bytes);
                                               if (report)
                                                   report(progress);
                                           });
    const RulesCount count = model->count();
    rules.status = space.status();
    rules.states = space.stateCount();
    rules.moves = space.transitionCount();
    rules.levels = levelSizes(space);
    // A disc a move: level and discs are the same number.
    const std::size_t known
        = rules.levels.size() - (rules.isComplete() || rules.levels.empty() ? 0 : 1);
    rules.firstWins = sum(count.firstWins, known);
    rules.secondWins = sum(count.secondWins, known);
    rules.draws = sum(count.draws, known);
    for (int i = 0; i < rulesProperties; ++i) {
        const auto& violation = count.violations[static_cast<std::size_t>(i)];
        rules.verdicts.push_back({.property = static_cast<RulesProperty>(i),
                                  .holds = !violation,
                                  .counterexample = violation
                                      ? counterexample(*model, space, *violation, stop)
                                      : std::vector<RulesStep>()});
    }
    return rules;
}

}
