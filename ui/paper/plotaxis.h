// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

class QFontMetricsF;

/// One axis of a diagram: what it counts, from where to where, and how its ticks are written.
struct PlotAxis
{
    QString title; ///< with its unit
    double low = 0;
    double high = 1;
    bool logarithmic = false; ///< low must be above 0
    /// Ticks are no nearer to each other: 1 where nothing lies between whole numbers.
    double leastStep = 0;
    /// Writes a tick, given its distance to the next; without it, a number and no more.
    std::function<QString(double value, double step)> text {};
    /// Of the axis up, instead of numbers: a row for each, from above. It goes from as many as
    /// there are down to 0, and the middle of the first row is at 0.5.
    QStringList names {};
    /// What stands at the other end of each row, and above all of them.
    QStringList notes {};
    QString notesTitle {};
};

/// From one value of an axis to a larger one.
struct PlotRange
{
    double low = 0;
    double high = 1;
    friend bool operator==(const PlotRange&, const PlotRange&) = default;
};

/// What a person looks at of a diagram; the whole of an axis that has no range here.
struct PlotPart
{
    std::optional<PlotRange> across {};
    std::optional<PlotRange> up {};
    friend bool operator==(const PlotPart&, const PlotPart&) = default;
};

/// Steps, ticks and places of an axis: the same for all diagrams, in the window and on paper.
namespace chartaxis {

/// The axis up with a row for each name.
PlotAxis rows(const QStringList& names);

/// 1, 2 or 5 times a power of ten: the step with which at most `maximumSteps` steps cover `span`.
double niceStep(double span, int maximumSteps);
/// Decimals that tell multiples of this step apart; 0 to 9.
int tickDecimals(double step);

struct Tick
{
    double value = 0;
    QString text;
};

/// Round values within the axis, no two with the same text: two at least wherever its steps allow
/// it, and not more than `most`.
std::vector<Tick> ticks(const PlotAxis& axis, int most);
/// As many as have room for their texts beside each other on so many pixels.
std::vector<Tick> ticksAcross(const PlotAxis& axis, double pixels, const QFontMetricsF& metrics);
/// As many as have room above each other.
std::vector<Tick> ticksUp(const PlotAxis& axis, double pixels, const QFontMetricsF& metrics);

/// Where a value lies: 0 at the low end, 1 at the high one.
double shareOf(const PlotAxis& axis, double value);
double valueAt(const PlotAxis& axis, double share);

/// The axis from end to end of a range of it. What lies beyond the axis does not count; a range
/// that has nothing in common with it shows it whole.
PlotAxis shown(PlotAxis whole, const std::optional<PlotRange>& range);
/// The range that is left of the one before when it becomes `factor` times as short and the value
/// at `share` of it stays where it is; nothing where that is the whole axis. At its shortest two
/// ticks are within it, of a logarithmic axis two powers of ten.
std::optional<PlotRange> zoomed(const PlotAxis& whole, const std::optional<PlotRange>& range,
                                double factor, double share);
/// The range moved by this share of its length, as far as the axis goes.
std::optional<PlotRange> panned(const PlotAxis& whole, const std::optional<PlotRange>& range,
                                double share);

}
