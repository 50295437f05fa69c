// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/tree/comparison.h"

#include "core/support/formats/csv.h"

#include <limits>

namespace fourcast::lesson {

namespace {

std::uint64_t power(int base, int exponent)
{
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / 2;
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i) {
        if (result > most / static_cast<std::uint64_t>(base))
            return most;
        result *= static_cast<std::uint64_t>(base);
    }
    return result;
}

/// The branching of a typed tree's node at this depth and all below, if it is the same everywhere.
bool isUniform(const TypedTree& tree, TypedTree::Node node, int depth, std::size_t branching)
{
    if (depth == 0)
        return true;
    const auto children = tree.children(node);
    return children.size() == branching
        && std::ranges::all_of(children, [&](TypedTree::Node child) {
               return isUniform(tree, child, depth - 1, branching);
           });
}

std::optional<int> branchingOf(const TreeRequest& request, const TreeCounts& full)
{
    if (request.isTyped()) {
        const TypedTree& tree = request.typed();
        const std::size_t branching = tree.children(TypedTree::root()).size();
        if (!isUniform(tree, TypedTree::root(), request.depth, branching))
            return {};
        return static_cast<int>(branching);
    }
    // No node of a board has more moves than columns: so many leaves has the uniform tree alone.
    const int width = std::visit(
        []<int W, int H, int K>(const BasicPosition<W, H, K>&) { return W; }, request.position());
    return full.leaves == power(width, request.depth) ? std::optional(width) : std::nullopt;
}

std::vector<TreeRequest> waysOf(const TreeRequest& request)
{
    std::vector<TreeRequest> ways;
    TreeRequest way = request;
    way.method = Method::Minimax;
    way.order = MoveOrder::AsTheyLie;
    way.table = false;
    ways.push_back(way);
    way.method = Method::AlphaBeta;
    way.table = request.table;
    for (const QString& order : orderNames()) {
        way.order = *orderFromName(order);
        // A typed tree has no centre.
        if (!way.isTyped() || way.order != MoveOrder::CentreFirst)
            ways.push_back(way);
    }
    way.method = Method::Engine;
    way.order = MoveOrder::AsTheyLie;
    way.table = false;
    if (check(way))
        ways.push_back(way);
    return ways;
}

QString csvNumber(std::uint64_t number)
{
    return QString::number(number);
}

}

std::uint64_t knuthMooreLeaves(int branching, int depth)
{
    return power(branching, (depth + 1) / 2) + power(branching, depth / 2) - 1;
}

QString knuthMooreFormula()
{
    return QStringLiteral("b^⌈d/2⌉ + b^⌊d/2⌋ − 1");
}

QString knuthMooreFormula(int branching, int depth)
{
    return QStringLiteral("%1^%2 + %1^%3 − 1 = %4")
        .arg(branching)
        .arg((depth + 1) / 2)
        .arg(depth / 2)
        .arg(knuthMooreLeaves(branching, depth));
}

Expected<std::optional<Comparison>> compare(const TreeRequest& request, const ExactScores& exact,
                                            const std::stop_token& stop)
{
    Comparison comparison {.depth = request.depth, .searches = {}, .least = {}, .branching = {}};
    const ExactScores asked = exact ? exact : ownSolver();
    for (const TreeRequest& way : waysOf(request)) {
        FOURCAST_LET(const auto searcher, TreeSearcher::make(way, asked));
        const auto counted = searcher->count(stop);
        if (!counted)
            return std::optional<Comparison>();
        if (way.method == Method::Minimax) {
            const auto least = searcher->least(stop);
            if (!least)
                return std::optional<Comparison>();
            comparison.least = *least;
            comparison.branching = branchingOf(way, counted->counts);
        }
        comparison.searches.push_back({way, *counted});
    }
    return std::optional(std::move(comparison));
}

Expected<void> growth(const TreeRequest& request,
                      const std::function<void(const Comparison&)>& found, const ExactScores& exact,
                      const std::stop_token& stop)
{
    const ExactScores asked = exact ? exact : ownSolver();
    for (int depth = 1; depth <= request.depth; ++depth) {
        TreeRequest shallow = request;
        shallow.depth = depth;
        FOURCAST_LET(const auto comparison, compare(shallow, asked, stop));
        if (!comparison)
            break;
        found(*comparison);
    }
    return {};
}

QByteArray toCsv(const std::vector<Comparison>& comparisons)
{
    QByteArray text
        = csvRow({QStringLiteral("depth"), QStringLiteral("search"), QStringLiteral("order"),
                  QStringLiteral("nodes"), QStringLiteral("leaves"), QStringLiteral("cuts"),
                  QStringLiteral("nodes of all depths"), QStringLiteral("value")});
    for (const Comparison& comparison : comparisons) {
        const QString depth = QString::number(comparison.depth);
        for (const ComparedSearch& search : comparison.searches) {
            const TreeCounts& counts = search.counted.counts;
            const bool hasOrder = search.request.method == Method::AlphaBeta;
            text += csvRow({depth, name(search.request.method),
                            hasOrder ? name(search.request.order) : QString(),
                            csvNumber(counts.nodes), csvNumber(counts.leaves),
                            csvNumber(counts.cuts), csvNumber(search.counted.total.nodes),
                            QString::number(search.counted.value)});
        }
        text
            += csvRow({depth, QStringLiteral("least"), QString(), csvNumber(comparison.least.nodes),
                       csvNumber(comparison.least.leaves), QString(), QString(), QString()});
    }
    return text;
}

}
