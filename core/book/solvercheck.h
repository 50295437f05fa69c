// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/solver.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <vector>

/// What is said of the results of positions: by a file, by a book.
struct SolverClaims
{
    std::size_t count = 0;
    SolveGoal goal = SolveGoal::Strong;
    /// Asked from many threads at a time. Neighbours had better look alike: they find much of their
    /// work in the table already.
    std::function<Position(std::size_t index)> position;
    /// What is claimed for the side to move: the exact score (exactscore.h), or for the weak goal
    /// its sign.
    std::function<int(std::size_t index)> score;
};

struct SolverCheckSettings
{
    int workers = 1;
    int tableMib = 1024;
    /// Made beforehand, as that takes seconds in which a stop is not looked for; one of `tableMib`
    /// is made without.
    std::shared_ptr<SolverTable> table {};
    /// Claims to check, drawn by `seed`, each at most once; 0 checks all.
    std::size_t sample = 0;
    std::uint64_t seed = 1;
};

/// A claim that is not what the solver found.
struct SolverDisagreement
{
    std::size_t index = 0;
    /// Of the kind that is claimed.
    int solved = 0;

    friend bool operator==(const SolverDisagreement&, const SolverDisagreement&) = default;
};

struct SolverCheck
{
    /// Claims to be checked, and how many of them are.
    std::size_t total = 0;
    std::size_t checked = 0;
    /// By index.
    std::vector<SolverDisagreement> disagreements;
    /// Positions visited by the solver.
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
    /// From the pace so far; zero while nothing is known of it.
    std::chrono::nanoseconds timeLeft {0};
};

using SolverCheckProgress = std::function<void(const SolverCheck&)>;

/// Solves the positions without a book, over all workers with one warm table, and compares. Blocks;
/// a stopped check answers with what it has. `progress` comes about once a second from the thread
/// that called.
SolverCheck checkClaims(const SolverClaims& claims, const SolverCheckSettings& settings,
                        const std::stop_token& stop = {}, const SolverCheckProgress& progress = {});
