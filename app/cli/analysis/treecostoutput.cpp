// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analysis/treecostoutput.h"

#include "app/cli/outputfile.h"
#include "core/board/notation.h"
#include "core/engines/searchcosts.h"
#include "core/search/costs/costcsv.h"
#include "core/search/costs/reportcosts.h"
#include "core/support/text/counttext.h"
#include "core/support/text/milliseconds.h"

#include <QJsonArray>
#include <algorithm>

namespace {

constexpr double leastShare = 0.01;

QString costShareText(double share)
{
    return QStringLiteral("%1 %").arg(100 * share, 0, 'f', 1);
}

QString costLineText(const std::vector<Move>& path)
{
    QStringList names;
    for (const Move move : path)
        names << notation::columnName(move.column());
    return names.isEmpty() ? QStringLiteral("search") : names.join(u' ');
}

QString costFigureHeading(CostFigure figure)
{
    switch (figure) {
    case CostFigure::FirstCutoffs:
        return QStringLiteral("cut-offs on first");
    case CostFigure::Cutoffs:
        return QStringLiteral("cut off");
    case CostFigure::Leaves:
        return QStringLiteral("leaves");
    case CostFigure::ParentShare:
        return QStringLiteral("of its parent");
    case CostFigure::NodesPerSecond:
        break;
    }
    return QStringLiteral("nodes per second");
}

/// One of the values of an enumeration by its name in an option.
template <typename Names, typename Value>
void readCostChoice(CommandLine& line, const QString& option, const Names& names, Value& value)
{
    if (!line.has(option))
        return;
    const QString name = line.text(option, {});
    if (const auto found = names.find(name))
        value = *found;
    else
        line.misused(QStringLiteral("--%1 is one of %2, not '%3'")
                         .arg(option, names.all().join(QStringLiteral(", ")), name));
}

}

void TreeCostOutput::addOption(CommandLine& line)
{
    line.option("tree-cost",
                QStringLiteral("Adds where the nodes and the processor time went: by lines of 1 to "
                               "%1 plies, counted in a second run of the search.")
                    .arg(CostTree::deepest),
                "PLIES");
    line.option(
        "tree-by",
        QStringLiteral("With --tree-cost: lines in the order of their %1; nodes by default.")
            .arg(costfigures::measureNames.all().join(QStringLiteral(" or "))),
        "MEASURE");
    line.option("tree-figure",
                QStringLiteral("With --tree-cost: what is said of a line beside its cost, one of: "
                               "%1; %2 by default.")
                    .arg(costfigures::figureNames.all().join(QStringLiteral(", ")),
                         costfigures::figureNames.of(CostFigure::FirstCutoffs)),
                "FIGURE");
    line.option("tree-csv",
                "With --tree-cost: writes all lines with all their figures to this CSV file.",
                "FILE");
}

TreeCostOutput::TreeCostOutput(CommandLine& line)
    : m_file(readFileName(line, "tree-csv")), m_replaced(line.has("force")),
      m_trace(line.text("trace", {}))
{
    if (line.has("tree-cost"))
        m_plies = static_cast<int>(line.number("tree-cost", 1, CostTree::deepest, 3));
    else
        for (const char* name : {"tree-by", "tree-figure", "tree-csv"})
            if (line.has(QString::fromLatin1(name)))
                line.misused(QStringLiteral("--%1 is of no use without --tree-cost")
                                 .arg(QString::fromLatin1(name)));
    readCostChoice(line, QStringLiteral("tree-by"), costfigures::measureNames, m_wanted);
    readCostChoice(line, QStringLiteral("tree-figure"), costfigures::figureNames, m_figure);
    if (takesStandardOutput() && line.has("json"))
        line.misused(QStringLiteral("--tree-csv and --json both want standard output"));
    if (takesStandardOutput() && isStandardOutput(m_trace))
        line.misused(QStringLiteral("--tree-csv and --trace both want standard output"));
}

bool TreeCostOutput::takesStandardOutput() const
{
    return isStandardOutput(m_file);
}

Expected<void> TreeCostOutput::check() const
{
    return m_file.isEmpty() ? Expected<void>() : checkOutput(m_file, m_replaced, {m_trace});
}

Expected<void> TreeCostOutput::count(const SearchReport& report, const EngineOptions& options,
                                     const std::stop_token& stop)
{
    if (!isWanted())
        return {};
    m_searched = report.nodes;
    m_spent = report.processorTime().running;
    m_counted = searchcosts::canCount(report);
    if (!m_counted) {
        m_tree = costsInReport(report).cut(m_plies);
        return {};
    }
    FOURCAST_LET(m_tree, searchcosts::count(report, options, m_plies, stop));
    return {};
}

Expected<void> TreeCostOutput::write(const Position& root) const
{
    return m_file.isEmpty() ? Expected<void>() : writeFile(m_file, costcsv::toCsv(m_tree, root));
}

CostMeasure TreeCostOutput::measure() const
{
    return costfigures::isKnown(m_tree, m_wanted) ? m_wanted : CostMeasure::Nodes;
}

QString TreeCostOutput::costText(int box) const
{
    const CostCounts& whole = m_tree.box(box).whole;
    constexpr int decimals = 3;
    return measure() == CostMeasure::Nodes
        ? QString::number(whole.counts.nodes)
        : QString::number(toMilliseconds(whole.running), 'f', decimals);
}

QString TreeCostOutput::figureText(int box) const
{
    const auto value = costfigures::value(m_tree, box, m_figure, measure());
    if (!value)
        return QStringLiteral("-");
    return m_figure == CostFigure::NodesPerSecond ? QString::number(*value, 'f', 0)
                                                  : costShareText(*value);
}

/// A box, and its children, the largest first.
QString TreeCostOutput::boxText(int box) const
{
    const double share = costfigures::share(m_tree, box, measure());
    QString text = QStringLiteral("  %1%2%3%4\n")
                       .arg(costLineText(m_tree.path(box)), -2 * CostTree::deepest - 6)
                       .arg(costText(box), 14)
                       .arg(costShareText(share), 10)
                       .arg(figureText(box), 20);
    std::vector<int> children;
    std::ranges::copy_if(m_tree.box(box).children, std::back_inserter(children), [&](int child) {
        return child != CostTree::none
            && costfigures::share(m_tree, child, measure()) >= leastShare;
    });
    std::ranges::stable_sort(children, std::ranges::greater(), [this](int child) {
        return costfigures::cost(m_tree.box(child), measure());
    });
    for (const int child : children)
        text += boxText(child);
    return text;
}

QString TreeCostOutput::toText() const
{
    if (!isWanted())
        return {};
    const bool isByNodes = measure() == CostMeasure::Nodes;
    const std::uint64_t nodes = m_tree.root().whole.counts.nodes;
    QString text
        = filled(isByNodes ? "Nodes by line, to %1 plies; lines with 1 % of the search or more:\n"
                           : "Processor time by line in milliseconds, to %1 plies; lines with "
                             "1 % of the search or more:\n",
                 m_plies)
        + QStringLiteral("  line%1     share%2\n")
              .arg(isByNodes ? QStringLiteral("nodes") : QStringLiteral("time"), 28)
              .arg(costFigureHeading(m_figure), 20)
        + boxText(0);
    if (!m_counted)
        text += QStringLiteral("The counts end at the root moves, or at the solver's questions.\n");
    if (nodes != m_searched)
        text += filled("Only complete depths are counted: %1 of %2 nodes.\n", nodes, m_searched);
    return text + clockText();
}

QString TreeCostOutput::clockText() const
{
    if (m_wanted != measure())
        return QStringLiteral("The processor time of its lines is not known.\n");
    const bool isOfTime = m_wanted == CostMeasure::Time || m_figure == CostFigure::NodesPerSecond;
    if (!isOfTime || m_tree.clock() == CostTree::Clock::None)
        return {};
    return m_tree.clock() == CostTree::Clock::Search
        ? QStringLiteral("The time is that of the search.\n")
        : QStringLiteral("The time is that of the count; lines too quick to be timed share theirs "
                         "by their nodes. The search took %1 ms.\n")
              .arg(toMilliseconds(m_spent), 0, 'f', 3);
}

QJsonObject TreeCostOutput::lineToJson(int box) const
{
    const CostCounts& whole = m_tree.box(box).whole;
    QJsonObject object {{"line", notation::toDigits(m_tree.path(box))},
                        {"nodes", static_cast<qint64>(whole.counts.nodes)}};
    if (m_tree.detail() == CostTree::Detail::Cutoffs) {
        object.insert("leaves", static_cast<qint64>(whole.counts.leaves));
        object.insert("cutoffs", static_cast<qint64>(whole.counts.cutoffs));
        object.insert("cutoffsOnFirstMove", static_cast<qint64>(whole.firstCutoffs));
    }
    if (m_tree.clock() != CostTree::Clock::None) {
        object.insert("processorNanoseconds", static_cast<qint64>(whole.running.count()));
        object.insert("sharedByNodesNanoseconds", static_cast<qint64>(whole.shared.count()));
    }
    const auto addFigure = [&](const char* key, CostFigure figure, CostMeasure by) {
        if (const auto value = costfigures::value(m_tree, box, figure, by))
            object.insert(QLatin1String(key), *value);
    };
    addFigure("shareOfParentNodes", CostFigure::ParentShare, CostMeasure::Nodes);
    addFigure("shareOfParentTime", CostFigure::ParentShare, CostMeasure::Time);
    addFigure("nodesPerSecond", CostFigure::NodesPerSecond, CostMeasure::Time);
    return object;
}

QJsonObject TreeCostOutput::toJson() const
{
    QJsonArray lines;
    for (std::size_t i = 0; i < m_tree.boxes().size(); ++i)
        lines.append(lineToJson(static_cast<int>(i)));
    QJsonObject object {{"plies", m_plies},
                        {"counted", m_counted},
                        {"nodes", static_cast<qint64>(m_tree.root().whole.counts.nodes)},
                        {"searchedNodes", static_cast<qint64>(m_searched)}};
    if (m_tree.clock() != CostTree::Clock::None) {
        object.insert("timeOf", m_tree.clock() == CostTree::Clock::Search ? "search" : "count");
        object.insert("processorNanoseconds",
                      static_cast<qint64>(m_tree.root().whole.running.count()));
        object.insert("searchedNanoseconds", static_cast<qint64>(m_spent.count()));
    }
    object.insert("lines", lines);
    return object;
}
