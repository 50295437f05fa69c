// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentconclusion.h"

#include "core/study/results/curves.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

struct FigureText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

QString number(double value, int decimals = 0)
{
    QLocale locale;
    // Qt 6.4 groups the digits of seven figures wrongly in some languages.
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

/// Pearson's, between the nodes and the times of the plies.
double correlation(const std::vector<PlyMean>& plies)
{
    double n = 0.0;
    double meanX = 0.0;
    double meanY = 0.0;
    for (const PlyMean& ply : plies)
        if (ply.games > 0) {
            ++n;
            meanX += ply.nodes;
            meanY += ply.milliseconds;
        }
    meanX /= std::max(n, 1.0);
    meanY /= std::max(n, 1.0);
    double xy = 0.0;
    double xx = 0.0;
    double yy = 0.0;
    for (const PlyMean& ply : plies)
        if (ply.games > 0) {
            xy += (ply.nodes - meanX) * (ply.milliseconds - meanY);
            xx += (ply.nodes - meanX) * (ply.nodes - meanX);
            yy += (ply.milliseconds - meanY) * (ply.milliseconds - meanY);
        }
    return xx > 0.0 && yy > 0.0 ? xy / std::sqrt(xx * yy) : 0.0;
}

int largestPly(const std::vector<double>& values)
{
    return static_cast<int>(std::ranges::max_element(values) - values.begin()) + 1;
}

}

QString figureConclusion(const ExperimentCell& cell, const CellTally& tally)
{
    const PublishedCurve* published = publishedCurve(cell.a.limits.depth);
    if (tally.plies.empty() || !published)
        return {};
    std::vector<double> nodes;
    double sumOfNodes = 0.0;
    double milliseconds = 0.0;
    for (const PlyMean& ply : tally.plies) {
        nodes.push_back(ply.nodes);
        sumOfNodes += ply.nodes * ply.games;
        milliseconds += ply.milliseconds * ply.games;
    }
    const double theirs = std::accumulate(published->nodes.begin(), published->nodes.end(), 0.0);
    const double perGame = sumOfNodes / std::max(1, tally.played);
    const int peak = largestPly(nodes);
    const double together = correlation(tally.plies);
    return QStringList(
               {FigureText::tr("A game takes %1 nodes on average. The article's game took %2.")
                    .arg(number(perGame, 0), number(theirs, 0)),
                FigureText::tr("The searches are largest at move %1 (article: %2). Only after that "
                               "do nodes and time fall from move to move.")
                    .arg(peak)
                    .arg(largestPly(published->nodes)),
                (together > 0.9
                     ? FigureText::tr("Nodes and time move together, as in the article: their "
                                      "correlation over the plies is %1.")
                     : FigureText::tr(
                         "Nodes and time move together only loosely, as on a busy machine: their "
                         "correlation over the plies is %1."))
                    .arg(number(together, 2)),
                FigureText::tr("A node takes %1 ns here.")
                    .arg(number(1e6 * milliseconds / sumOfNodes, 0))})
        .join(u' ');
}
