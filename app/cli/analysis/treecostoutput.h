// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/engines/enginefactory.h"
#include "core/search/costtree.h"
#include "core/search/searchreport.h"

#include <QJsonObject>

/// `--tree-cost`: where the nodes of a search went, by lines of moves.
class TreeCostOutput
{
public:
    static void addOption(CommandLine& line);
    explicit TreeCostOutput(CommandLine& line);

    bool isWanted() const { return m_plies > 0; }
    /// Repeats the search to count it where its engine can be counted; else takes what the report
    /// knows.
    Expected<void> count(const SearchReport& report, const EngineOptions& options,
                         const std::stop_token& stop);
    /// Lines with a hundredth of the search or more; empty where nobody asked.
    QString toText() const;
    /// All lines, each with all that is below it.
    QJsonObject toJson() const;

private:
    int m_plies = 0;
    bool m_counted = false; ///< by lines, in a repeated search
    std::uint64_t m_searched = 0; ///< nodes, by the report
    CostTree m_tree;
};
