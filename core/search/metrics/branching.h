// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <cstddef>
#include <optional>

/// The effective branching factor: b for which a tree with b moves at every position and so many
/// plies has so many nodes, 1 + b + b^2 + ... + b^depth (N. J. Nilsson, Problem-Solving Methods in
/// Artificial Intelligence, 1971). 1 where a tree is a line; nothing where there is no ply or no
/// move was looked at.
std::optional<double> branchingFactor(std::uint64_t nodes, int depth);
/// Of a depth that was searched to its end; nothing of another.
std::optional<double> branchingFactor(const IterationReport& iteration);
/// Of the deepest depth that a search finished: its nodes alone, not those of the depths before.
std::optional<double> branchingFactor(const SearchReport& report);

/// How many times the nodes of the depth before; nothing for the first.
std::optional<double> growthAt(const std::vector<IterationReport>& iterations, std::size_t index);
