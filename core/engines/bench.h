// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <vector>

/// One line of the bench: what a fixed position cost an engine at a fixed depth.
struct BenchLine
{
    QString position;
    QString engine;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time {0};
};

/// Searches fixed positions to fixed depths with every searching engine on one thread. The sum of
/// the nodes is the signature of the search: a change that is none to it leaves it as it is. With
/// `engine`, one of benchEngines(), that one alone. A stop leaves the lines that were done.
std::vector<BenchLine> runBench(const std::stop_token& stop = {}, const QString& engine = {});

/// In their order.
QStringList benchEngines();

std::uint64_t totalNodes(const std::vector<BenchLine>& lines);
