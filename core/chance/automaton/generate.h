// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/statespace/explore.h"

namespace fourcast::chance {

struct GenerationResult
{
    Automaton automaton; ///< as far as it was explored; its status says how it ended
    statespace::ExploreProgress progress; ///< at the end: all that was found
};

/// Explores an equation and blocks until that is done, stopped, or the options' limits are reached;
/// whatever was found by then is there: all states, and the choices of the first ones.
/// Probabilities are added exactly. Fails, as the automaton's status and error say, in a state
/// whose probabilities do not sum to 1 or where one is negative, where a parameter's datum would
/// not be one of its type, and where a number grows beyond 64 bits.
///
/// `options.keepTransitions` is taken as true. Confluent summands are taken at once, so that the
/// states in between do not occur, unless the equation's own `until` sees hidden steps.
GenerationResult generate(const Lppe& lppe, const statespace::ExploreOptions& options = {},
                          const std::stop_token& stop = {},
                          const statespace::ExploreReport& report = {});

}
