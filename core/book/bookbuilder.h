// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/booksolvers.h"
#include "core/book/openingbook.h"

#include <chrono>
#include <functional>
#include <stop_token>

/// A share of the positions with most discs, to be solved here.
struct BookShard
{
    /// From 1 to `count`.
    int index = 1;
    int count = 1;

    /// The ranks of this share: from `begin` to before `end`. Neighbours in rank look alike, so a
    /// share is a range and finds much of its work in the table already.
    std::size_t begin(std::size_t positions) const
    {
        return positions * static_cast<std::size_t>(index - 1) / static_cast<std::size_t>(count);
    }
    std::size_t end(std::size_t positions) const
    {
        return positions * static_cast<std::size_t>(index) / static_cast<std::size_t>(count);
    }
};

struct BookSettings
{
    int workers = 1;
    int tableMib = 1024;
    BookShard shard {};
    /// Between two calls of `save`.
    std::chrono::milliseconds saveEvery {60'000};
};

struct BookProgress
{
    /// Positions of the share, and how many of them are solved.
    std::size_t total = 0;
    std::size_t solved = 0;
    /// Positions visited by this run.
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
    /// From the pace of this run; zero while nothing is known of it.
    std::chrono::nanoseconds timeLeft {0};
};

/// Both are called from the thread that called buildBook.
struct BookCallbacks
{
    /// About once a second.
    std::function<void(const BookProgress&)> progress;
    /// A failure ends the run.
    std::function<Expected<void>(const OpeningBook&)> save;
};

/// From positions and the ranks of those to be solved. The positions outlive what is made.
using MakeBookSolvers = std::function<std::unique_ptr<BookSolvers>(
    const BookPositions& positions, const std::vector<std::size_t>& open)>;

/// Threads of this process, with one warm table.
MakeBookSolvers threadSolvers(const BookSettings& settings);

/// Solves what the book does not know of its share, derives the earlier positions and saves now and
/// then and at the end. Blocks. A stopped run keeps what it has; the same call goes on from there.
/// The solvers are made only when something is to be solved, and end before this call does. The
/// error is that of `save`.
Expected<BookProgress> buildBook(OpeningBook& book, const BookSettings& settings,
                                 const std::stop_token& stop, const BookCallbacks& callbacks,
                                 const MakeBookSolvers& makeSolvers);
