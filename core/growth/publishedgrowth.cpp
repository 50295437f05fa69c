// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/growth/publishedgrowth.h"

#include "core/fulltree/speedup.h"
#include "core/growth/growthboards.h"
#include "core/growth/growthtext.h"
#include "core/study/results/curves.h"

#include <array>

namespace {

/// Sequences of so many moves from the empty standard board; a win ends its line.
constexpr std::array<std::uint64_t, 10> sequences {7,      49,     343,     2401,     16807,
                                                   117649, 823536, 5673234, 39394572, 268031646};

/// Positions of the full tree of that depth, the root counted: every sequence ends at one.
double treeNodes(int depth)
{
    std::uint64_t nodes = 1;
    for (int ply = 0; ply < depth; ++ply)
        nodes += sequences[static_cast<std::size_t>(ply)];
    return static_cast<double>(nodes);
}

bool isFullTree(const QString& engine)
{
    return engine == treeGrowth || engineInfo(engine).family == QStringLiteral("minimax");
}

QString sequencesSource()
{
    return GrowthText::tr("known numbers of move sequences (perft), summed");
}

std::vector<PublishedGrowth> treeByDepth()
{
    PublishedGrowth nodes {sequencesSource(), GrowthCost::Nodes, {}};
    for (int depth = 1; depth <= static_cast<int>(sequences.size()); ++depth)
        nodes.points.push_back({double(depth), treeNodes(depth)});
    return {nodes};
}

/// By `place`, those of the report's programs that belong to one source.
template <typename Include, typename Point>
std::vector<PublishedGrowth> reportTimes(const Include& include, const Point& point)
{
    std::vector<PublishedGrowth> found;
    for (const PublishedTimes& times : publishedTimes()) {
        if (!include(times))
            continue;
        const QString source = GrowthText::tr("Amsalu, Efrem 2022: %1").arg(times.what);
        if (found.empty() || found.back().source != source)
            found.push_back({source, GrowthCost::Time, {}});
        for (const GrowthPoint& one : point(times))
            found.back().points.push_back(one);
    }
    return found;
}

std::vector<PublishedGrowth> treeTimesByDepth()
{
    return reportTimes([](const PublishedTimes& times) { return times.sequential > 0; },
                       [](const PublishedTimes& times) -> std::vector<GrowthPoint> {
                           return {{double(times.depth), 1000 * times.sequential}};
                       });
}

/// Its parMap program; the sequential one is that of one worker.
std::vector<PublishedGrowth> treeTimesByWorkers(int depth)
{
    return reportTimes(
        [depth](const PublishedTimes& times) {
            return times.depth == depth && times.workers > 1 && times.rootMapped > 0;
        },
        [](const PublishedTimes& times) -> std::vector<GrowthPoint> {
            return {{1, 1000 * times.sequential}, {double(times.workers), 1000 * times.rootMapped}};
        });
}

QString articleSource()
{
    return GrowthText::tr("Kang, Wang, Hu 2019, figures 12 and 13");
}

std::vector<PublishedGrowth> articleByDepth()
{
    PublishedGrowth nodes {articleSource(), GrowthCost::Nodes, {}};
    PublishedGrowth time {articleSource(), GrowthCost::Time, {}};
    for (const PublishedCurve& curve : publishedCurves()) {
        nodes.points.push_back({double(curve.depth), curve.nodes.front()});
        time.points.push_back({double(curve.depth), curve.milliseconds.front()});
    }
    return {nodes, time};
}

/// The game that the article drew: its positions are those of one game, and nobody has them.
std::vector<PublishedGrowth> articleByDiscs(int depth)
{
    const PublishedCurve* const curve = publishedCurve(depth);
    if (!curve)
        return {};
    PublishedGrowth nodes {articleSource(), GrowthCost::Nodes, {}};
    PublishedGrowth time {articleSource(), GrowthCost::Time, {}};
    for (std::size_t discs = 0; discs < curve->nodes.size(); ++discs)
        nodes.points.push_back({double(discs), curve->nodes[discs]});
    for (std::size_t discs = 0; discs < curve->milliseconds.size(); ++discs)
        time.points.push_back({double(discs), curve->milliseconds[discs]});
    return {nodes, time};
}

std::vector<PublishedGrowth> solversOnTheEmptyBoard()
{
    return {{GrowthText::tr("BitBully, its own read-me: empty board"),
             GrowthCost::Time,
             {{0, 197'500}}},
            {GrowthText::tr("Pons' solver, by BitBully's read-me: empty board"),
             GrowthCost::Time,
             {{0, 386'300}}}};
}

std::vector<PublishedGrowth> byDepth(const GrowthRequest& request)
{
    if (!request.moves.empty())
        return {};
    if (request.engine == QStringLiteral("study-h1"))
        return articleByDepth();
    if (!isFullTree(request.engine))
        return {};
    std::vector<PublishedGrowth> found = treeByDepth();
    if (request.engine == treeGrowth)
        for (PublishedGrowth& times : treeTimesByDepth())
            found.push_back(std::move(times));
    return found;
}

std::vector<PublishedGrowth> byBoards(const GrowthRequest& request)
{
    if (request.engine != treeGrowth || request.depth > static_cast<int>(sequences.size()))
        return {};
    return {{sequencesSource(),
             GrowthCost::Nodes,
             {{double(Position::Shape::squares), treeNodes(request.depth)}}}};
}

std::vector<PublishedGrowth> all(const GrowthRequest& request)
{
    switch (request.by) {
    case GrowthBy::Depth:
        return byDepth(request);
    case GrowthBy::Discs:
        return request.engine == QStringLiteral("study-h1") ? articleByDiscs(request.depth)
            : request.engine == exactGrowth                 ? solversOnTheEmptyBoard()
                                                            : std::vector<PublishedGrowth> {};
    case GrowthBy::Workers:
        return request.engine == treeGrowth && request.moves.empty()
            ? treeTimesByWorkers(request.depth)
            : std::vector<PublishedGrowth> {};
    case GrowthBy::Boards:
        break;
    }
    return byBoards(request);
}

bool isWithin(const GrowthRequest& request, double x)
{
    if (request.by != GrowthBy::Boards)
        return request.from <= x && x <= request.to;
    for (const int place : request.places())
        if (growthBoards()[static_cast<std::size_t>(place) - 1].squares == x)
            return true;
    return false;
}

}

std::vector<PublishedGrowth> publishedGrowth(const GrowthRequest& request)
{
    std::vector<PublishedGrowth> found = all(request);
    for (PublishedGrowth& one : found)
        std::erase_if(one.points,
                      [&](const GrowthPoint& point) { return !isWithin(request, point.x); });
    std::erase_if(found, [](const PublishedGrowth& one) { return one.points.empty(); });
    return found;
}
