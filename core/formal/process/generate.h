// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/lts.h"
#include "core/formal/process/language/specification.h"
#include "core/statespace/explore.h"

#include <memory>

namespace fourcast::formal {

class ProcessModel;

/// The transition system of a model, as far as it was explored.
struct GenerationResult
{
    statespace::ExploreStatus status = statespace::ExploreStatus::Complete;
    /// Why it failed: a sentence with a place in the model's text.
    std::optional<Error> error;
    Lts lts;
    /// For each level (steps from the initial state) the first state that comes after it.
    std::vector<std::uint64_t> levelEnds;
    /// How many states were expanded: those after have transitions that are not known.
    std::uint64_t expanded = 0;
    statespace::ExploreProgress progress;
    /// The words of the states, and who can read them: model->stateText(words of a state).
    std::shared_ptr<const ProcessModel> model;
    statespace::StateSpace states;
};

/// Explores a model and blocks until that is done, stopped, or the options' limits are reached;
/// whatever was found by then is there. States are numbered by level, and within a level in the
/// same order in every run; labels in their order, unless it was stopped. `options.keepTransitions`
/// is taken as true.
GenerationResult generate(const Specification& specification,
                          const statespace::ExploreOptions& options = {},
                          const std::stop_token& stop = {},
                          const statespace::ExploreReport& report = {});

}
