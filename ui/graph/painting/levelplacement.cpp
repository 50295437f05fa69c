// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/painting/graphplacement.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

/// The order within the rows is mended so often, from above and from below in turn.
constexpr int sweeps = 6;

using Rows = std::vector<std::vector<int>>;

Rows rowsOf(const Graph& graph)
{
    const std::vector<int> levels = graphplacement::levelsOf(graph);
    Rows rows;
    for (std::size_t node = 0; node < levels.size(); ++node) {
        const auto level = static_cast<std::size_t>(levels[node]);
        if (rows.size() <= level)
            rows.resize(level + 1);
        rows[level].push_back(static_cast<int>(node));
    }
    std::erase_if(rows, [](const std::vector<int>& row) { return row.empty(); });
    return rows;
}

/// Orders each row by where the neighbours of its nodes stand in the rows next to it.
void untangle(const Graph& graph, Rows& rows)
{
    const std::size_t count = graph.nodes.size();
    std::vector<std::vector<int>> into(count);
    std::vector<std::vector<int>> out(count);
    for (const GraphEdge& edge : graph.edges) {
        out[static_cast<std::size_t>(edge.from)].push_back(edge.to);
        into[static_cast<std::size_t>(edge.to)].push_back(edge.from);
    }
    std::vector<double> place(count);
    const auto number = [&](const std::vector<int>& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            place[static_cast<std::size_t>(row[i])]
                = static_cast<double>(2 * i + 1) / static_cast<double>(2 * row.size());
    };
    std::ranges::for_each(rows, number);
    std::vector<double> wish(count);
    for (int sweep = 0; sweep < sweeps; ++sweep) {
        const auto& neighbours = sweep % 2 == 0 ? into : out;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::vector<int>& row = rows[sweep % 2 == 0 ? i : rows.size() - 1 - i];
            for (const int node : row) {
                const auto index = static_cast<std::size_t>(node);
                const std::vector<int>& around = neighbours[index];
                wish[index] = place[index];
                if (around.empty())
                    continue;
                const double sum
                    = std::accumulate(around.begin(), around.end(), 0.0, [&](double s, int n) {
                          return s + place[static_cast<std::size_t>(n)];
                      });
                wish[index] = sum / static_cast<double>(around.size());
            }
            std::ranges::stable_sort(
                row, {}, [&](int node) { return wish[static_cast<std::size_t>(node)]; });
            number(row);
        }
    }
}

/// A row that is much longer than the picture should be wide goes on in lines below itself.
void placeRow(GraphPlacement& placement, const std::vector<int>& row, std::size_t most, double& top)
{
    const std::size_t lines = (row.size() + most - 1) / most;
    for (std::size_t line = 0; line < lines; ++line) {
        // Neighbours in the row stay near each other: every so manieth node is in one line.
        double width = 0;
        double height = 0;
        for (std::size_t i = line; i < row.size(); i += lines) {
            const QSizeF& size = placement.sizes[static_cast<std::size_t>(row[i])];
            width += size.width() + graphplacement::nodeGap;
            height = std::max(height, size.height());
        }
        double x = -(width - graphplacement::nodeGap) / 2;
        for (std::size_t i = line; i < row.size(); i += lines) {
            const auto node = static_cast<std::size_t>(row[i]);
            const double half = placement.sizes[node].width() / 2;
            placement.centres[node] = {x + half, top + height / 2};
            x += 2 * half + graphplacement::nodeGap;
        }
        const bool isLast = line + 1 == lines;
        top += height + (isLast ? graphplacement::rowGap : graphplacement::nodeGap);
    }
}

}

namespace graphplacement {

GraphPlacement byLevels(const Graph& graph, std::vector<QSizeF> sizes)
{
    GraphPlacement placement;
    placement.sizes = std::move(sizes);
    placement.centres.resize(graph.nodes.size());
    Rows rows = rowsOf(graph);
    untangle(graph, rows);
    const auto most = std::max<std::size_t>(
        24, static_cast<std::size_t>(2.2 * std::sqrt(static_cast<double>(graph.nodes.size()))));
    double top = 0;
    for (const std::vector<int>& row : rows)
        placeRow(placement, row, most, top);
    routeFrom(graph, placement);
    return placement;
}

}
