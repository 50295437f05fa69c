// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"

#include <map>
#include <stop_token>

/// What pruning saves in one position: trees are counted, weighed and searched once for all
/// contenders who need them. Blocks; a stop is answered within milliseconds.
class PruningStudy
{
public:
    /// `deepest` is the depth of the largest tree that will be asked for.
    PruningStudy(const Position& root, int deepest);

    /// The depth of the trees that a contender's first search is held against; 0 where there is
    /// none: it does not search, sees another game than there is, or has not finished a depth.
    static int depthOf(const Position& root, const ContenderResult& contender);

    /// Nothing where there is no such depth, or when it was stopped.
    std::optional<PruningMetrics> figures(const ContenderResult& contender,
                                          const std::stop_token& stop);

private:
    void addHeuristicTrees(const Entrant& entrant, PruningMetrics& figures,
                           const std::stop_token& stop);

    /// Plain alpha-beta is given up behind so many nodes.
    static constexpr std::uint64_t mostPlain = 50'000'000;

    struct Trees
    {
        MinimalTree least {};
        std::uint64_t plain = 0;
        bool isPlainCut = false;
    };

    Position m_root;
    int m_deepest;
    std::optional<TreeCount> m_count;
    std::map<QString, Trees> m_known;
};
