// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/contenderfigure.h"

#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "ui/paper/plotframe.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

using ContenderKind = FigureSeries::Kind;

// What the texts below are filed under.
struct ContenderWords
{
    Q_DECLARE_TR_FUNCTIONS(ContenderChart)
};

constexpr double pointSize = 7;
constexpr double medianSize = 12;
/// From so many times the least on, the most has no room beside it on a plain axis.
constexpr double muchSpan = 20;
/// Points of a row lie below each other over this share of it, the first repetition highest.
constexpr double pointShare = 0.6;

QString medianText(const ComparisonResult& result, std::size_t contender,
                   const SearchQuantity& quantity)
{
    const auto figures = result.figure(contender, quantity);
    QString text = ContenderWords::tr("%1: %2 %3")
                       .arg(contenderLetter(contender), comparisontext::title(quantity),
                            comparisontext::figure(quantity, figures->median));
    if (const QString spread = comparisontext::spread(quantity, *figures); !spread.isEmpty())
        text += u'\n' + spread;
    if (const auto ratio = result.ratio(contender, quantity); ratio && result.contenders.size() > 1)
        text += u'\n'
            + ContenderWords::tr("%1 times as much as %2")
                  .arg(comparisontext::number(ratio->median),
                       contenderLetter(static_cast<std::size_t>(result.request.reference)));
    return text;
}

/// What is drawn of the contenders so far.
struct ContenderRows
{
    QStringList names;
    std::vector<FigureSeries> series;
    bool hasInterval = false;

    /// Of the row that is being filled; holds until the next one.
    FigureSeries& add(ContenderKind kind, chartstyle::Marker marker, double size)
    {
        FigureSeries each {QString(), kind, {}, row()};
        each.line = row();
        each.marker = marker;
        each.size = size;
        series.push_back(std::move(each));
        return series.back();
    }
    int row() const { return static_cast<int>(names.size()); }
};

void addSearches(ContenderRows& rows, const ComparisonResult& result, std::size_t contender,
                 const SearchQuantity& quantity)
{
    const auto& samples = result.contenders[contender].samples;
    std::vector<std::size_t> rounds;
    for (std::size_t round = 0; round < samples.size(); ++round)
        if (result.value(contender, round, quantity))
            rounds.push_back(round);
    for (const bool isDisturbed : {false, true}) {
        FigureSeries& series = rows.add(
            ContenderKind::Markers,
            isDisturbed ? chartstyle::Marker::Cross : chartstyle::Marker::Circle, pointSize);
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            if (samples[rounds[i]].isDisturbed(quantity) != isDisturbed)
                continue;
            const double value = *result.value(contender, rounds[i], quantity);
            QString text = ContenderWords::tr("%1, repetition %2: %3")
                               .arg(contenderLetter(contender))
                               .arg(rounds[i] + 1)
                               .arg(comparisontext::figure(quantity, value));
            if (isDisturbed)
                text += u'\n'
                    + ContenderWords::tr("Disturbed: something else was using the processors.");
            const double share = rounds.size() > 1
                ? static_cast<double>(i) / static_cast<double>(rounds.size() - 1) - 0.5
                : 0;
            const double place = quantity.inUnit(value);
            series.points.push_back(
                {place, rows.row() + 0.5 + pointShare * share, place, place, text, isDisturbed});
        }
    }
}

void addContender(ContenderRows& rows, const ComparisonResult& result, std::size_t contender,
                  const SearchQuantity& quantity)
{
    const auto figures = result.figure(contender, quantity);
    if (!figures)
        return;
    const auto inUnit = [&quantity](double value) { return quantity.inUnit(value); };
    const Interval ends = figures->interval.value_or(Interval {figures->least, figures->most});
    rows.hasInterval = rows.hasInterval || figures->interval;
    const FigureSeries::Point median {inUnit(figures->median), rows.row() + 0.5, inUnit(ends.low),
                                      inUnit(ends.high), medianText(result, contender, quantity)};
    FigureSeries& medians
        = rows.add(ContenderKind::Markers, chartstyle::Marker::Diamond, medianSize);
    medians.points = {median};
    medians.isDescribed = true;
    FigureSeries& spread
        = rows.add(ContenderKind::Whiskers, chartstyle::Marker::Circle, medianSize);
    spread.points = {median};
    spread.tone = FigureSeries::Tone::Text;
    addSearches(rows, result, contender, quantity);
    rows.names << contenderLetter(contender) + QStringLiteral("  ")
            + contenderText(result.contenders[contender].entrant);
}

/// The search that is repeated, in a row of its own.
void addRecorded(ContenderRows& rows, const RecordedSearch& recorded,
                 const SearchQuantity& quantity)
{
    const auto value = recorded.sample.value(quantity);
    if (!value)
        return;
    QString text = ContenderWords::tr("%1, recorded: %2")
                       .arg(recorded.title, comparisontext::figure(quantity, *value));
    const bool isDisturbed = recorded.sample.isDisturbed(quantity);
    if (isDisturbed)
        text += u'\n' + ContenderWords::tr("Disturbed: something else was using the processors.");
    FigureSeries& series = rows.add(ContenderKind::Markers, chartstyle::Marker::Square, medianSize);
    const double place = quantity.inUnit(*value);
    series.points = {{place, rows.row() + 0.5, place, place, text, isDisturbed}};
    series.isDescribed = true;
    rows.names << recorded.title;
}

/// One series of each kind stands for those of all rows in the legend, where any has a point.
void nameSeries(ContenderRows& rows)
{
    using chartstyle::Marker;
    rows.series[0].name = ContenderWords::tr("median");
    rows.series[1].name = rows.hasInterval ? ContenderWords::tr("95 % interval of the median")
                                           : ContenderWords::tr("lowest to highest");
    const auto nameOne = [&rows](Marker marker, const QString& name) {
        const auto one = std::ranges::find_if(rows.series, [marker](const FigureSeries& series) {
            return series.kind == ContenderKind::Markers && series.marker == marker
                && !series.points.empty();
        });
        if (one != rows.series.end())
            one->name = name;
    };
    nameOne(Marker::Circle, ContenderWords::tr("one search"));
    nameOne(Marker::Cross, ContenderWords::tr("a disturbed search"));
    nameOne(Marker::Square, ContenderWords::tr("the recorded search"));
}

}

Figure contenderFigure(const ComparisonResult& result, const SearchQuantity& quantity)
{
    Figure figure;
    figure.name = ContenderWords::tr("Chart of one quantity for the engines compared");
    ContenderRows rows;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        addContender(rows, result, i, quantity);
    if (rows.names.isEmpty()) {
        figure.note = result.isEmpty()
            ? ContenderWords::tr("Choose engines above, then press Run. The chart shows the cost "
                                 "of each search, with a point for every repetition.")
            : result.leavesOutDisturbed && result.disturbedSamples() > 0
            ? ContenderWords::tr("No search is left. Every one was disturbed and is left out.")
            : ContenderWords::tr("None of these engines reports this quantity.");
        return figure;
    }
    if (result.request.recorded)
        addRecorded(rows, *result.request.recorded, quantity);
    nameSeries(rows);
    figure.heading = comparisontext::settings(result.request);
    figure.series = std::move(rows.series);
    figure.up = chartaxis::rows(rows.names);
    const PlotRange range = *rangeAcross(figure, false);
    figure.across = PlotFrame::axisFor(comparisontext::axisTitle(quantity), range.low, range.high,
                                       range.low > 0 && range.high >= muchSpan * range.low);
    return figure;
}
