// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/automaton/automaton.h"
#include "core/statistics/statistics.h"

#include <functional>
#include <map>
#include <stop_token>

namespace fourcast::chance {

struct GamesOptions
{
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    int workers = 0; ///< threads; 0: one per core
    /// A game of more steps is given up.
    std::uint64_t mostSteps = 1'000'000;
    /// What a game's length counts: occurrences of these actions, or without it every step.
    std::optional<ActionFormula> counted = {};
    /// For each state the number of a choice (see CheckReport); where there is none one is drawn.
    std::vector<std::uint32_t> strategy = {};
};

/// Many games, played until the goal is met or missed. The same whatever the number of threads.
struct GamesReport
{
    bool isStopped = false; ///< before all were played
    std::uint64_t games = 0; ///< played
    std::uint64_t met = 0;
    std::uint64_t missed = 0; ///< by an action that is not allowed, or where nothing new follows
    std::uint64_t givenUp = 0; ///< longer than was allowed
    /// How many of the games that met the goal had which length.
    std::map<std::uint64_t, std::uint64_t> lengths;
    /// Of these: their mean, and that of their squares.
    double meanLength = 0;
    double meanSquare = 0;

    /// At 95 % confidence: the probability to meet the goal.
    ::Interval probability() const;
    /// The expected length of a game that meets it; nothing for fewer than two.
    std::optional<::Interval> length() const;
};

/// Blocks until all are played, or it is asked to stop. `progress` is called now and then on the
/// calling thread with the games that were played.
GamesReport playGames(const Automaton& automaton, const Until& until,
                      const GamesOptions& options = {}, const std::stop_token& stop = {},
                      const std::function<void(std::uint64_t)>& progress = {});

}
