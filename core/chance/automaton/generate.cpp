// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/automaton/generate.h"
#include "core/chance/automaton/lppemodel.h"

namespace fourcast::chance {

namespace {

/// Who asked it to stop wants an answer at once, and not all of millions of transitions put in
/// order first.
void shorten(statespace::StateSpace& space)
{
    constexpr std::uint64_t most = 1'000'000;
    if (space.status() != statespace::ExploreStatus::Stopped || space.transitionCount() <= most)
        return;
    std::uint64_t low = 0;
    std::uint64_t high = space.expandedCount();
    while (low + 1 < high) { // the first `low` states have no more
        const std::uint64_t middle = low + (high - low) / 2;
        const auto before = static_cast<std::uint64_t>(space.transitions(middle).data()
                                                       - space.transitions(0).data());
        (before <= most ? low : high) = middle;
    }
    space.keepFirst(low);
}

} // namespace

GenerationResult generate(const Lppe& lppe, const statespace::ExploreOptions& options,
                          const std::stop_token& stop, const statespace::ExploreReport& report)
{
    GenerationResult generated;
    const LppeModel model(lppe);
    statespace::ExploreOptions wanted = options;
    wanted.keepTransitions = true;
    Automaton::Parts parts;
    parts.space
        = statespace::explore(model, wanted, stop, [&](const statespace::ExploreProgress& now) {
              generated.progress = now;
              if (report)
                  report(now);
          });
    shorten(parts.space);
    parts.parameters = lppe.parameters;
    parts.fields.assign(model.fields().begin(), model.fields().end());
    parts.branchesBeforeMerging = model.branches();
    parts.leavesOutHidden = model.isConfluent();
    putInOrder(model.numbers().met(), parts, stop);
    if (!parts.space.isComplete())
        parts.branchesBeforeMerging = 0;
    generated.automaton = Automaton(std::move(parts));
    return generated;
}

}
