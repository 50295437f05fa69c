// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/export/observed.h"
#include "core/support/expected.h"

#include <QIODevice>
#include <functional>
#include <stop_token>

namespace fourcast::chance {

/// An automaton state by state, as PRISM imports it: `prism -importmodel name.all -mdp` reads the
/// three files beside each other.
namespace explicitfiles {

using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

// These block, and fail with the system's reason, or when they were stopped.

/// `.tra`: "states choices branches", then a line "from choice to probability action" for each
/// branch. Probabilities have 17 digits.
Expected<void> writeTransitions(const Observed& observed, QIODevice& device,
                                const std::stop_token& stop = {}, const Progress& progress = {});
/// `.sta`: the names of the parameters, then a line "number:(data)" for each state.
Expected<void> writeStates(const Observed& observed, QIODevice& device,
                           const std::stop_token& stop = {});
/// `.lab`: which states are the initial one, without a choice, and where the goal is met.
Expected<void> writeLabels(const Observed& observed, QIODevice& device,
                           const std::stop_token& stop = {});

/// Writes `path`, which ends in .tra, and beside it .sta and .lab, each whole or not at all. The
/// error names the file.
Expected<void> save(const Automaton& automaton, const std::optional<Until>& until,
                    const QString& path, const std::stop_token& stop = {},
                    const Progress& progress = {});

}

}
