// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/growthcolumns.h"

#include "core/growth/growthtext.h"
#include "core/growth/publishedgrowth.h"

namespace {

struct GrowthColumnText
{
    Q_DECLARE_TR_FUNCTIONS(GrowthModel)
};

using Published = std::vector<PublishedGrowth>;

/// What others published of this point, and who they are.
TableValue publishedCell(const Published& all, const GrowthRow& row, GrowthCost cost,
                         QStringList* sources)
{
    std::vector<TableValue> cells;
    for (const PublishedGrowth& one : all)
        for (const GrowthPoint& point : one.points) {
            if (one.cost != cost || point.x != row.x)
                continue;
            cells.push_back(cost == GrowthCost::Nodes
                                ? TableValue::count(static_cast<std::uint64_t>(point.cost))
                                : TableValue::milliseconds(point.cost, 0));
            if (sources)
                *sources += one.source;
        }
    return TableValue::list(std::move(cells));
}

Column<std::size_t> publishedColumn(const GrowthResult& result, const Published& all,
                                    GrowthCost cost, const QString& title, const QString& tip)
{
    return {.title = title,
            .tip = tip,
            .cell
            = [&result, all, cost](
                  std::size_t row) { return publishedCell(all, result.rows[row], cost, nullptr); },
            .cellTip =
                [&result, all, cost](std::size_t row) {
                    QStringList sources;
                    (void)publishedCell(all, result.rows[row], cost, &sources);
                    return sources.join(u'\n');
                },
            .isOptional = true};
}

}

Columns<std::size_t> growthColumns(const GrowthResult& result)
{
    using Of = std::function<TableValue(const GrowthRow&)>;
    const auto of = [&result](Of cell) {
        return [&result, cell](std::size_t row) { return cell(result.rows[row]); };
    };
    // A point that was not finished costs more than what was seen of it.
    const auto atLeast = [](const GrowthRow& row, const TableValue& cell) {
        return row.status == GrowthStatus::LimitReached ? TableValue::moreThan(cell) : cell;
    };
    const Published published = result.rows.empty() ? Published() : publishedGrowth(result.request);
    return {
        {.title = growthtext::placeTitle(result.request.by),
         .tip = GrowthColumnText::tr("What grows"),
         .cell = of([](const GrowthRow& row) -> TableValue {
             return row.board.isEmpty() ? QString::number(row.x) : row.board;
         })},
        {.csv = {"nodes"},
         .json = {"nodes"},
         .title = GrowthColumnText::tr("Nodes"),
         .tip = GrowthColumnText::tr("Positions visited: the median of all searches at this point"),
         .cell = of([atLeast](const GrowthRow& row) {
             return atLeast(row, TableValue::count(row.nodes()));
         })},
        {.csv = {"least_nodes", "most_nodes"},
         .json = {"leastNodes", "mostNodes"},
         .title = GrowthColumnText::tr("Min – max"),
         .tip = GrowthColumnText::tr("Fewest and most nodes in one search"),
         .cell = of([](const GrowthRow& row) {
             return TableValue::range(TableValue::count(row.nodes(GrowthRow::At::Least)),
                                      TableValue::count(row.nodes(GrowthRow::At::Most)));
         }),
         .isOptional = true},
        {.csv = {"factor"},
         .json = {"factor"},
         .title = GrowthColumnText::tr("Factor"),
         .tip = GrowthColumnText::tr(
             "Effective branching factor: nodes divided by the nodes in the row above"),
         .cell = [&result](std::size_t row) { return TableValue::number(result.factor(row), 6); },
         .isOptional = true},
        {.csv = {"root"},
         .json = {"root"},
         .title = GrowthColumnText::tr("Root"),
         .tip = GrowthColumnText::tr(
             "Effective branching factor: the depth-th root of the nodes, as in a uniform tree"),
         .cell = [&result](std::size_t row) { return TableValue::number(result.root(row), 6); },
         .isOptional = true},
        {.csv = {"median_ms"},
         .json = {"medianMilliseconds"},
         .title = GrowthColumnText::tr("Median ms"),
         .tip = GrowthColumnText::tr("Median wall time of a search"),
         .cell = of([atLeast](const GrowthRow& row) {
             return atLeast(row, TableValue::milliseconds(row.time()));
         })},
        {.csv = {"least_ms", "most_ms"},
         .json = {"leastMilliseconds", "mostMilliseconds"},
         .title = GrowthColumnText::tr("Min – max ms"),
         .tip = GrowthColumnText::tr("Fastest and slowest search"),
         .cell = of([](const GrowthRow& row) {
             return TableValue::range(TableValue::milliseconds(row.time(GrowthRow::At::Least)),
                                      TableValue::milliseconds(row.time(GrowthRow::At::Most)));
         })},
        publishedColumn(result, published, GrowthCost::Nodes,
                        GrowthColumnText::tr("Published nodes"),
                        GrowthColumnText::tr("Published node counts for the same point. Hover over "
                                             "a number to see the source.")),
        publishedColumn(
            result, published, GrowthCost::Time, GrowthColumnText::tr("Published ms"),
            GrowthColumnText::tr("Published times for the same point, on the authors' machines")),
        {.title = GrowthColumnText::tr("Outcome"),
         .tip = GrowthColumnText::tr("Unfinished points are not part of the fit"),
         .cell
         = of([](const GrowthRow& row) -> TableValue { return growthtext::status(row.status); }),
         .isWords = true}};
}
