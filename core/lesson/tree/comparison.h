// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// What a way to search cost.
struct ComparedSearch
{
    TreeRequest request;
    TreeSearcher::Counted counted;
};

/// The same tree to the same depth, searched in every way that there is for it.
struct Comparison
{
    int depth = 0;
    /// Plain minimax, alpha-beta in each order, the engine as it plays where it can.
    std::vector<ComparedSearch> searches;
    /// The least that any order could do, counted on this very tree.
    MinimalTree least;
    /// Where every node has as many moves and every leaf is as deep: how many moves.
    std::optional<int> branching;
};

/// b^ceil(d/2) + b^floor(d/2) - 1: the least number of leaves of a uniform tree (D. Knuth, R.
/// Moore, "An Analysis of Alpha-Beta Pruning", 1975). The largest number there is where it is
/// larger.
std::uint64_t knuthMooreLeaves(int branching, int depth);
/// "b^⌈d/2⌉ + b^⌊d/2⌋ − 1", with the numbers in it where they are known: "7^2 + 7^2 − 1 = 97".
QString knuthMooreFormula();
QString knuthMooreFormula(int branching, int depth);

/// The request's root, depth, leaf values, table and failing; method and order are each tried.
/// Fails as TreeSearcher::make() does; without a value it was stopped.
Expected<std::optional<Comparison>> compare(const TreeRequest& request,
                                            const ExactScores& exact = {},
                                            const std::stop_token& stop = {});

/// The same at depth 1 to the request's; `found` is called with each as soon as it is there.
Expected<void> growth(const TreeRequest& request,
                      const std::function<void(const Comparison&)>& found,
                      const ExactScores& exact = {}, const std::stop_token& stop = {});

/// A table for spreadsheets: a row for each search of each comparison, and one for the minimal
/// tree.
QByteArray toCsv(const std::vector<Comparison>& comparisons);

}
