// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/engine.h"
#include "core/search/rootsearch.h"
#include "core/search/seededchoice.h"

/// How a DeepeningEngine presents itself and chooses.
struct DeepeningSettings
{
    std::string name {};
    LazyText variant {};
    /// Chooses among equally good moves.
    std::uint64_t seed = 1;
    /// Searches every depth up to the limit, although the limit is a depth alone: there is always a
    /// good answer to stop with. Off: that one depth only, so that its node count is the plain
    /// tree's.
    bool alwaysDeepen = false;
    /// The depth that is used whatever the limits say (greedy); 0 for none.
    int fixedDepth = 0;
    /// The values of the finished game are heuristic sums as in the study, never exact draws.
    bool drawIsHeuristic = false;
    /// Among equally good moves the leftmost is taken, as in the study, and the seed not asked.
    bool firstBestStands = false;
};

/// The engines that look ahead: a loop over depths around a RootSearch, which keeps the last whole
/// depth, stops in time, and writes the report.
class DeepeningEngine : public Engine
{
public:
    DeepeningEngine(DeepeningSettings settings, std::unique_ptr<RootSearch> rootSearch);

    std::string_view name() const override { return m_settings.name; }
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override { m_choice.beginNextGame(); }

private:
    struct Progress;
    int targetDepth(const Position& root, const SearchLimits& limits) const;
    bool deepens(const SearchLimits& limits) const;
    void take(Progress& progress, const RootResult& result, int depth) const;
    static void addUp(Progress& progress, const RootResult& result, int depth,
                      SearchPoll::Clock::time_point begun);
    static std::vector<RootMoveReport> reportsOf(const RootResult& result,
                                                 const Progress& progress);
    Move chooseBest(const Position& root, const RootResult& result) const;
    void describeMoves(Progress& progress, const RootResult& result, int depth) const;

    DeepeningSettings m_settings;
    SeededChoice m_choice;
    std::unique_ptr<RootSearch> m_rootSearch;
};
