// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/ltsbuilder.h"
#include "core/support/random.h"

/// So many states with transitions drawn among them and labels a, b(0), b(1), a|b(0), ... as many
/// as asked for.
inline fourcast::formal::Lts randomLts(SeededRandom& random, std::uint32_t states,
                                       std::uint32_t transitions, std::uint32_t labels)
{
    static constexpr const char* texts[] {"a", "b(0)", "b(1)", "a|b(0)", "tau", "c(X, -3)"};
    fourcast::formal::LtsBuilder builder;
    builder.addState(states - 1);
    for (std::uint32_t i = 0; i < transitions; ++i) {
        // One after the other: compilers differ in the order of arguments.
        const std::uint32_t source = random.below(states);
        const char* const label = texts[random.below(labels)];
        builder.addTransition(source, label, random.below(states));
    }
    builder.setInitial(random.below(states));
    return builder.build();
}
