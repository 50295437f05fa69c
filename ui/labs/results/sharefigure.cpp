// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/sharefigure.h"

#include "ui/labs/runs/experimenttext.h"

#include <QCoreApplication>

namespace {

using ShareKind = FigureSeries::Kind;

struct ShareBarsText
{
    Q_DECLARE_TR_FUNCTIONS(ShareBars)
};

constexpr double articleSize = 11;

}

Figure shareFigure(const ExperimentResult& result)
{
    const auto& cells = result.experiment.cells;
    const auto tallies = result.tallies();
    Figure figure;
    if (cells.empty())
        return figure;
    FigureSeries intervals {QString(), ShareKind::Whiskers};
    intervals.tone = FigureSeries::Tone::Text;
    FigureSeries article {ShareBarsText::tr("the article"), ShareKind::Markers, {}, 1};
    article.marker = chartstyle::Marker::Diamond;
    article.size = articleSize;
    article.isHit = false;
    QStringList names;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int row = static_cast<int>(i);
        const CellTally& tally = tallies[i];
        names << experimenttext::cellName(result.experiment, i);
        if (cells[i].article)
            article.points.push_back(
                {.x = cells[i].article->first, .y = row + 0.5, .isHollow = true});
        if (tally.played == 0)
            continue;
        FigureSeries bar {QString(), ShareKind::Bars};
        bar.line = row;
        bar.points.push_back(
            {.x = double(tally.winsA) / tally.played,
             .y = row + 0.5,
             .low = tally.shareA.low,
             .high = tally.shareA.high,
             .text = names.last() + u'\n' + experimenttext::details(cells[i], tally),
             .leadsTo = row});
        intervals.points.push_back(bar.points.front());
        // One stands for all in the legend.
        if (figure.series.empty())
            bar.name = ShareBarsText::tr("%1, with 95 % interval", "who won the games")
                           .arg(experimenttext::sides(result.experiment).first);
        figure.series.push_back(std::move(bar));
    }
    figure.series.push_back(std::move(intervals));
    if (!article.points.empty())
        figure.series.push_back(std::move(article));
    // On this line nobody is the better one.
    FigureSeries even {QString(), ShareKind::Uprights, {{0.5}}};
    even.tone = FigureSeries::Tone::Faint;
    even.dashes = Qt::SolidLine;
    figure.series.push_back(std::move(even));
    figure.across = {ShareBarsText::tr("share of games won"), 0, 1};
    figure.up = chartaxis::rows(names);
    return figure;
}
