// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/treecostoutput.h"

#include "core/board/notation.h"
#include "core/engines/searchcosts.h"
#include "core/search/costs/reportcosts.h"
#include "core/support/text/counttext.h"

#include <QJsonArray>
#include <algorithm>

namespace {

constexpr std::uint64_t leastShare = 100; ///< one in so many nodes

QString costShareText(std::uint64_t part, std::uint64_t whole)
{
    if (whole == 0)
        return QStringLiteral("-");
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return QStringLiteral("%1 %").arg(percent, 0, 'f', 1);
}

QString costLineText(const std::vector<Move>& path)
{
    QStringList names;
    for (const Move move : path)
        names << notation::columnName(move.column());
    return names.isEmpty() ? QStringLiteral("search") : names.join(u' ');
}

/// A box, and its children, the largest first.
QString costBoxText(const CostTree& tree, int index)
{
    const CostTree::Box& box = tree.box(index);
    const std::uint64_t all = tree.root().whole.counts.nodes;
    const SubtreeCounts& whole = box.whole;
    QString text = QStringLiteral("  %1%2%3%4\n")
                       .arg(costLineText(tree.path(index)), -2 * CostTree::deepest - 6)
                       .arg(whole.counts.nodes, 14)
                       .arg(costShareText(whole.counts.nodes, all), 10)
                       .arg(tree.detail() == CostTree::Detail::Cutoffs
                                ? costShareText(whole.firstCutoffs, whole.counts.cutoffs)
                                : QStringLiteral("-"),
                            20);
    std::vector<int> children;
    std::ranges::copy_if(box.children, std::back_inserter(children), [&](int child) {
        return child != CostTree::none && tree.box(child).whole.counts.nodes * leastShare >= all;
    });
    std::ranges::stable_sort(children, std::ranges::greater(),
                             [&tree](int child) { return tree.box(child).whole.counts.nodes; });
    for (const int child : children)
        text += costBoxText(tree, child);
    return text;
}

}

void TreeCostOutput::addOption(CommandLine& line)
{
    line.option("tree-cost",
                QStringLiteral("Adds where the nodes went: by lines of 1 to %1 plies, counted in a "
                               "second run of the search.")
                    .arg(CostTree::deepest),
                "PLIES");
}

TreeCostOutput::TreeCostOutput(CommandLine& line)
{
    if (line.has("tree-cost"))
        m_plies = static_cast<int>(line.number("tree-cost", 1, CostTree::deepest, 3));
}

Expected<void> TreeCostOutput::count(const SearchReport& report, const EngineOptions& options,
                                     const std::stop_token& stop)
{
    if (!isWanted())
        return {};
    m_searched = report.nodes;
    m_counted = searchcosts::canCount(report);
    if (!m_counted) {
        m_tree = costsInReport(report).cut(m_plies);
        return {};
    }
    FOURCAST_LET(m_tree, searchcosts::count(report, options, m_plies, stop));
    return {};
}

QString TreeCostOutput::toText() const
{
    if (!isWanted())
        return {};
    const std::uint64_t nodes = m_tree.root().whole.counts.nodes;
    QString text
        = filled("Nodes by line, to %1 plies; lines with 1 % of the search or more:\n", m_plies)
        + QStringLiteral("  line                       nodes     share   cut-offs on first\n")
        + costBoxText(m_tree, 0);
    if (!m_counted)
        text += QStringLiteral("The counts end at the root moves, or at the solver's questions.\n");
    if (nodes != m_searched)
        text += filled("Only complete depths are counted: %1 of %2 nodes.\n", nodes, m_searched);
    return text;
}

QJsonObject TreeCostOutput::toJson() const
{
    QJsonArray lines;
    for (std::size_t i = 0; i < m_tree.boxes().size(); ++i) {
        const SubtreeCounts& whole = m_tree.boxes()[i].whole;
        QJsonObject object {{"line", notation::toDigits(m_tree.path(static_cast<int>(i)))},
                            {"nodes", static_cast<qint64>(whole.counts.nodes)}};
        if (m_tree.detail() == CostTree::Detail::Cutoffs) {
            object.insert("leaves", static_cast<qint64>(whole.counts.leaves));
            object.insert("cutoffs", static_cast<qint64>(whole.counts.cutoffs));
            object.insert("cutoffsOnFirstMove", static_cast<qint64>(whole.firstCutoffs));
        }
        lines.append(object);
    }
    return {{"plies", m_plies},
            {"counted", m_counted},
            {"nodes", static_cast<qint64>(m_tree.root().whole.counts.nodes)},
            {"searchedNodes", static_cast<qint64>(m_searched)},
            {"lines", lines}};
}
