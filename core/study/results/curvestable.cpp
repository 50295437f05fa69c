// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/curves.h"

#include "core/game/game.h"
#include "core/support/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

namespace {

QString headingFor(const StudyCurve& curve)
{
    return filled("Depth %1: study-h1 against itself, %2, seed %3, result %4\n", curve.depth,
                  curve.variant, curve.seed,
                  curve.outcome == Outcome::Unfinished ? QStringLiteral("* (stopped)")
                                                       : resultText(curve.outcome));
}

QString articleCell(const std::vector<double>& values, std::size_t index, int width)
{
    return QStringLiteral("%1").arg(
        index < values.size() ? QString::number(values[index]) : QStringLiteral("-"), width);
}

QString rowsFor(const StudyCurve& curve, const PublishedCurve& published)
{
    QString text
        = QStringLiteral(" ply  column     nodes    time (ms)  article nodes  article (ms)\n");
    const std::size_t rows = std::max(curve.points.size(), published.nodes.size());
    for (std::size_t row = 0; row < rows; ++row) {
        text += QStringLiteral("%1").arg(row + 1, 4);
        if (row < curve.points.size()) {
            const CurvePoint& point = curve.points[row];
            text += QStringLiteral("%1%2%3")
                        .arg(point.move.column() + 1, 8)
                        .arg(point.nodes, 10)
                        .arg(point.milliseconds, 13, 'f', 3);
        } else {
            text += QStringLiteral("%1%2%3").arg(u'-', 8).arg(u'-', 10).arg(u'-', 13);
        }
        text += articleCell(published.nodes, row, 15) + articleCell(published.milliseconds, row, 14)
            + u'\n';
    }
    return text;
}

QString totalsFor(const StudyCurve& curve, const PublishedCurve& published)
{
    std::uint64_t nodes = 0;
    double milliseconds = 0.0;
    for (const CurvePoint& point : curve.points) {
        nodes += point.nodes;
        milliseconds += point.milliseconds;
    }
    const double publishedNodes
        = std::accumulate(published.nodes.begin(), published.nodes.end(), 0.0);
    QString text
        = QStringLiteral("Total: %1 nodes in %2 ms").arg(nodes).arg(milliseconds, 0, 'f', 3);
    if (publishedNodes > 0.0)
        text += QStringLiteral("; the article's game: %1 nodes").arg(publishedNodes, 0, 'f', 0);
    return text + QStringLiteral("\n\n");
}

}

QString curvesToTable(const std::vector<StudyCurve>& curves)
{
    QString text;
    for (const StudyCurve& curve : curves) {
        const PublishedCurve* known = publishedCurve(curve.depth);
        const PublishedCurve published = known ? *known : PublishedCurve {curve.depth, {}, {}};
        text += headingFor(curve) + rowsFor(curve, published) + totalsFor(curve, published);
    }
    return text;
}

QString curvesExplanation()
{
    return QCoreApplication::translate(
        "StudyCurves",
        "The article does not say how H1 counts vertical pairs, gaps held by the opponent or open "
        "threes on both sides, or what its random moves choose between. Its games therefore cannot "
        "be repeated move by move. In the strict reading, the first searches at depth 4 visit 878 "
        "and 1,122 positions, where the article has 716 and 809. None of the readings tried gives "
        "its exact numbers. On average, the total per game lies within about 40 % of the "
        "article's. In both, nodes and time fall together towards the end, from about ply 12 at "
        "depth 4 and ply 18 at depth 6. A position takes tens of nanoseconds in an optimised "
        "build, but took about six microseconds in the article, so the times differ by a factor of "
        "about a hundred. Some labels in the article's figures 12 and 13 are swapped. The larger "
        "values are shown here as nodes.");
}
