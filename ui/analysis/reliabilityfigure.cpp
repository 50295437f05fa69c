// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/reliabilityfigure.h"

#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace {

// What the texts below are filed under.
struct ReliabilityWords
{
    Q_DECLARE_TR_FUNCTIONS(ReliabilityDiagram)
};

constexpr double smallestDot = 6;
constexpr double largestDot = 22;

QString wholePercentText(double share)
{
    return ReliabilityWords::tr("%1 %").arg(qRound(100 * share));
}

PlotAxis shares(const QString& title)
{
    return {title, 0, 1, false, 0, [](double value, double step) {
                return ReliabilityWords::tr("%1 %").arg(
                    decimalText(100 * value, chartaxis::tickDecimals(100 * step)));
            }};
}

}

Figure reliabilityFigure(const std::vector<ReliabilityBin>& bins)
{
    int most = 1;
    for (const ReliabilityBin& bin : bins)
        most = std::max(most, bin.games);
    FigureSeries points {QString(), FigureSeries::Kind::Markers};
    points.isDescribed = true;
    for (const ReliabilityBin& bin : bins)
        points.points.push_back(
            {bin.predicted, bin.observed, bin.observed, bin.observed,
             ReliabilityWords::tr("Predicted %1, observed %2 in %3 games")
                 .arg(wholePercentText(bin.predicted), wholePercentText(bin.observed),
                      countText(static_cast<quint64>(bin.games))),
             false,
             smallestDot + (largestDot - smallestDot) * std::sqrt(double(bin.games) / most)});
    FigureSeries diagonal {QString(), FigureSeries::Kind::Function, {{0, 0}, {1, 1}}};
    diagonal.tone = FigureSeries::Tone::Faint;
    diagonal.dashes = Qt::DashLine;
    Figure figure;
    figure.name = ReliabilityWords::tr("Reliability diagram");
    figure.isSquare = true;
    figure.across = shares(ReliabilityWords::tr("predicted"));
    figure.up = shares(ReliabilityWords::tr("observed"));
    figure.series = {std::move(points), std::move(diagonal)};
    return figure;
}
