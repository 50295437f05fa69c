// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>

/// Probes and hits of a transposition table. Where several workers share a table these vary
/// from run to run.
struct TableStatistics
{
    /// Positions that were looked up.
    std::uint64_t reads = 0;
    /// Of those the ones of which something was known.
    std::uint64_t hits = 0;
    /// Of those the ones that ended the search of a node at once.
    std::uint64_t cutoffs = 0;
    std::uint64_t stores = 0;
    /// That the table takes, filled or not.
    std::uint64_t bytes = 0;
    /// The part of its entries that hold something, 0 to 1, by a sample; nothing where it was not
    /// looked at.
    std::optional<double> fill {};

    /// Of the same table: its size and its fill are the later ones.
    TableStatistics& operator+=(const TableStatistics& later)
    {
        reads += later.reads;
        hits += later.hits;
        cutoffs += later.cutoffs;
        stores += later.stores;
        bytes = std::max(bytes, later.bytes);
        if (later.fill)
            fill = later.fill;
        return *this;
    }
    friend bool operator==(const TableStatistics&, const TableStatistics&) = default;
};

/// What a search did besides visiting nodes, of all its workers together.
struct SearchStatistics
{
    static constexpr int mostTried = 7;

    /// Positions that the heuristic valued. A finished game that is no estimate needs none.
    std::uint64_t evaluations = 0;
    /// Nodes that were left early, by how many of their moves had been tried before the one that
    /// was good enough: the first number is that of the cut-offs on the first move. On boards that
    /// are wider than seven the last one stands for all that come later.
    std::array<std::uint64_t, mostTried> cutoffsByMove {};
    /// Plies of the longest line that was looked at; 0 where nothing was, and where the search does
    /// not know.
    int selectiveDepth = 0;
    /// Of engines that have one.
    std::optional<TableStatistics> table {};
    /// Columns whose scores the book gave; nothing of engines without one.
    std::optional<std::uint64_t> bookColumns {};

    std::uint64_t cutoffs() const
    {
        return std::accumulate(cutoffsByMove.begin(), cutoffsByMove.end(), std::uint64_t {0});
    }
    void addCutoffs(int tried, std::uint64_t count)
    {
        cutoffsByMove[static_cast<std::size_t>(std::min(tried, mostTried - 1))] += count;
    }
    SearchStatistics& operator+=(const SearchStatistics& more)
    {
        evaluations += more.evaluations;
        for (std::size_t tried = 0; tried < cutoffsByMove.size(); ++tried)
            cutoffsByMove[tried] += more.cutoffsByMove[tried];
        selectiveDepth = std::max(selectiveDepth, more.selectiveDepth);
        if (more.table)
            table = table ? * table += *more.table : *more.table;
        if (more.bookColumns)
            bookColumns = bookColumns.value_or(0) + *more.bookColumns;
        return *this;
    }
    friend bool operator==(const SearchStatistics&, const SearchStatistics&) = default;
};
