// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/engines/enginefactory.h"
#include "core/search/costs/costfigures.h"
#include "core/search/searchreport.h"

#include <QJsonObject>

/// `--tree-cost`: where the nodes and the processor time of a search went, by lines of moves. The
/// rule of outputfile.h holds for the file of `--tree-csv`.
class TreeCostOutput
{
public:
    static void addOption(CommandLine& line);
    explicit TreeCostOutput(CommandLine& line);

    bool isWanted() const { return m_plies > 0; }
    bool takesStandardOutput() const;
    /// May the file be written? Asked before a long run.
    Expected<void> check() const;
    /// Repeats the search to count it where its engine can be counted; else takes what the report
    /// knows.
    Expected<void> count(const SearchReport& report, const EngineOptions& options,
                         const std::stop_token& stop);
    /// Lines with a hundredth of the search or more; empty where nobody asked.
    QString toText() const;
    /// All lines, each with all that is below it.
    QJsonObject toJson() const;
    /// The same as CSV, where somebody asked for a file.
    Expected<void> write(const Position& root) const;

private:
    QString boxText(int box) const;
    QString costText(int box) const;
    QString figureText(int box) const;
    QString clockText() const;
    QJsonObject lineToJson(int box) const;
    /// By what was asked for, or by nodes where nobody knows that.
    CostMeasure measure() const;

    int m_plies = 0;
    CostMeasure m_wanted = CostMeasure::Nodes;
    CostFigure m_figure = CostFigure::FirstCutoffs;
    QString m_file;
    bool m_replaced = false;
    QString m_trace; ///< another file of the command
    bool m_counted = false; ///< by lines, in a repeated search
    std::uint64_t m_searched = 0; ///< nodes, by the report
    std::chrono::nanoseconds m_spent {0}; ///< processor time, by the report
    CostTree m_tree;
};
