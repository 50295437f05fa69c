// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/process/generate.h"
#include "core/formal/lts/ltsofspace.h"
#include "core/formal/process/processmodel.h"

#include <algorithm>
#include <numeric>

namespace fourcast::formal {

namespace {

/// The labels in their order, and for each number that a label had the one that it has now.
LabelTable ordered(const LabelTable& labels, std::vector<std::uint32_t>& numbers)
{
    std::vector<std::uint32_t> order(labels.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, [&labels](std::uint32_t one, std::uint32_t other) {
        return labels[one] < labels[other];
    });
    LabelTable table;
    numbers.resize(labels.size());
    for (const std::uint32_t old : order)
        numbers[old] = table.add(labels[old]);
    return table;
}

/// Tells of the processes, a few times a second, before there is a state of the whole.
Network::Look lookWith(const statespace::ExploreReport& report)
{
    using Clock = std::chrono::steady_clock;
    if (!report)
        return {};
    return [&report, began = Clock::now(), told = Clock::now()](std::uint64_t states,
                                                                std::uint64_t bytes) mutable {
        constexpr std::chrono::milliseconds between {200};
        const auto now = Clock::now();
        if (now - told < between)
            return;
        told = now;
        report({.bytes = bytes, .elapsed = now - began, .localStates = states});
    };
}

} // namespace

GenerationResult generate(const Specification& specification,
                          const statespace::ExploreOptions& options, const std::stop_token& stop,
                          const statespace::ExploreReport& report)
{
    GenerationResult generated;
    generated.lts.setExpanded(0); // nothing is known yet
    // The states of the processes, the labels and the states of the whole share it.
    statespace::ExploreOptions wanted = options;
    wanted.sharedBudget = options.sharedBudget
        ? options.sharedBudget
        : std::make_shared<statespace::MemoryBudget>(options.memoryBudget);
    Expected<std::shared_ptr<ProcessModel>> model;
    try {
        model = syntax::caught([&] {
            return std::make_shared<ProcessModel>(specification, stop, wanted.sharedBudget,
                                                  lookWith(report));
        });
    } catch (const statespace::BudgetExceeded&) {
        generated.status = statespace::ExploreStatus::BudgetReached;
        generated.progress.bytes = wanted.sharedBudget->most();
        return generated;
    }
    if (!model) {
        generated.status = statespace::ExploreStatus::Failed;
        generated.error = model.error();
        return generated;
    }
    wanted.keepTransitions = true;
    if (!(*model)->isSharable())
        wanted.workers = 1;
    statespace::StateSpace space
        = statespace::explore(**model, wanted, stop, [&](const statespace::ExploreProgress& now) {
              generated.progress = now;
              if (report)
                  report(now);
          });
    generated.model = *model;
    generated.status = space.status();
    generated.error = space.error();
    if (space.stateCount() == 0)
        return generated;
    LabelTable labels;
    // Who was stopped does not wait until a system of millions has its labels in order.
    if (stop.stop_requested()) {
        labels = (*model)->labels();
    } else {
        std::vector<std::uint32_t> numbers;
        labels = ordered((*model)->labels(), numbers);
        space.relabel(numbers, stop);
        generated.status = space.status();
    }
    generated.levelEnds.assign(space.levelEnds().begin(), space.levelEnds().end());
    generated.expanded = space.expandedCount();
    generated.lts = takeLts(space, std::move(labels));
    generated.states = std::move(space);
    return generated;
}

}
