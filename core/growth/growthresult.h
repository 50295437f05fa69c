// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrequest.h"

#include <QDateTime>
#include <optional>

/// What one search cost.
struct GrowthSample
{
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
};

/// How the searches of a point ended.
enum class GrowthStatus : std::uint8_t
{
    Whole, ///< all of them were finished
    Fewer, ///< time ran out when some were finished: fewer than were asked for
    LimitReached, ///< time ran out before one was: it costs more than was reached
    SeenToEnd ///< finished, but the game ends before the depth: deeper costs no more
};

/// "whole", "fewer searches", "limit reached", "seen to the end": for files, English.
QString growthStatusName(GrowthStatus status);

/// What is found at one place.
struct GrowthRow
{
    /// Plies, discs, workers, or squares of the board.
    int x = 0;
    /// Of the board; empty where boards don't grow.
    QString board {};
    GrowthStatus status = GrowthStatus::Whole;
    /// The searches that were finished, each position with its repetitions together.
    std::vector<GrowthSample> samples {};
    /// How far the search came that the limit ended, where none was finished.
    GrowthSample reached {};
    /// Another process of the machine measured at the same time, or may have.
    bool disturbed = false;

    enum class At : std::uint8_t
    {
        Least,
        Median, ///< of two in the middle the lower one, so that it is a count that was met
        Most
    };
    /// Of the samples; what was reached where there is none.
    std::uint64_t nodes(At at = At::Median) const;
    std::chrono::nanoseconds time(At at = At::Median) const;
    /// Nodes, or milliseconds.
    double cost(GrowthCost cost, At at = At::Median) const;
};

struct GrowthResult
{
    GrowthRequest request;
    QDateTime began; ///< UTC
    /// As machineText() and programText() say it.
    QString machine;
    QString program;
    /// Something else that this program was asked for ran at the same time: only the caller knows.
    /// Or a row is disturbed.
    bool disturbed = false;
    /// Somebody ended it early.
    bool stopped = false;
    /// A search of the same position counted other nodes in another repetition.
    bool nodesVary = false;
    /// By x.
    std::vector<GrowthRow> rows;

    /// Is it one of the points that the line is laid through? Its cost is known and above 0, and no
    /// limit or end of the game has made it smaller.
    bool isFitted(const GrowthRow& row, GrowthCost cost) const;
    /// Of time, but for workers, without the start-up that each search has whatever it costs. Fails
    /// with a sentence where there are too few of them.
    Expected<GrowthFit> fit(GrowthCost cost) const;
    /// The effective branching factor nodes(d) / nodes(d - 1): how many times what the row before
    /// costs, where that is one step away and both were finished.
    std::optional<double> factor(std::size_t row) const;
    /// The other one: nodes(d)^(1/d), of a tree of equal branches. Where depth grows.
    std::optional<double> root(std::size_t row) const;
};
