// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "core/uci/infoline.h"

#include <chrono>
#include <utility>

/// Puts together what a program says of one search, as it comes, into a report whose root is set.
/// Scores are in the program's units, from the view of the side to move at the root.
class UciInfos
{
public:
    explicit UciInfos(SearchReport& report) : m_report(report) { }

    const Position& root() const { return m_report.root; }
    void take(const InfoLine& info);
    /// Has a depth been finished since this was asked last? The report has its line, and the time
    /// since this was made.
    bool takeNews();
    /// Its answer, which is legal; `ponder` is what it expects to be answered, as written.
    void finish(Move move, const QString& ponder);

private:
    std::chrono::nanoseconds elapsed() const { return std::chrono::steady_clock::now() - m_start; }
    void takeLine(const InfoLine& info);
    void beginDepth(int depth);
    void settleDepth(bool complete);

    SearchReport& m_report;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    bool m_hasNews = false;
    /// Of the shallower depths.
    std::uint64_t m_nodesBefore = 0;
};
