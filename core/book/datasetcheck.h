// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/dataset.h"

#include <chrono>
#include <functional>
#include <stop_token>

struct DatasetCheckSettings
{
    int workers = 1;
    int tableMib = 1024;
    /// Entries to check, drawn by `seed`, each at most once; 0 checks all.
    std::size_t sample = 0;
    std::uint64_t seed = 1;
};

/// An entry whose label is not what the solver found.
struct DatasetDisagreement
{
    /// Of the entry; its line is one more.
    std::size_t index = 0;
    DatasetLabel solved = DatasetLabel::Draw;

    friend bool operator==(const DatasetDisagreement&, const DatasetDisagreement&) = default;
};

struct DatasetCheck
{
    /// Entries to be checked, and how many of them are.
    std::size_t total = 0;
    std::size_t checked = 0;
    /// By index.
    std::vector<DatasetDisagreement> disagreements;
    /// Positions visited by the solver.
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
    /// From the pace so far; zero while nothing is known of it.
    std::chrono::nanoseconds timeLeft {0};
};

/// Solves entries for win, draw or loss, over all workers with one warm table, and compares.
/// Blocks; a stopped check answers with what it has. `progress` comes about once a second from the
/// thread that called.
DatasetCheck checkDataset(const Dataset& dataset, const DatasetCheckSettings& settings,
                          const std::stop_token& stop = {},
                          const std::function<void(const DatasetCheck&)>& progress = {});
