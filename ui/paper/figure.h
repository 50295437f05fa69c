// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartstyle.h"
#include "ui/paper/plotaxis.h"

#include <optional>
#include <vector>

/// What is drawn between two axes under one name.
struct FigureSeries
{
    enum class Kind : std::uint8_t
    {
        Line, ///< with a marker at each point where there are few
        Crosses, ///< what others have printed
        /// As wide as it is from one to the next; where rows have names each along its row, which
        /// answers as a whole.
        Bars,
        Area, ///< between the lower and the upper ends
        Markers, ///< without a line
        Whiskers, ///< error bars from the lower to the upper ends; across where rows have names
        Function, ///< a line through points none of which is a mark
        Uprights, ///< a line over the whole height at each x
        /// From the lower to the upper ends along rows that have names, hatched by the ink; each
        /// answers where it lies.
        Spans
    };
    enum class Tone : std::uint8_t
    {
        Series, ///< that of its ink
        Text,
        Faint,
        Highlight ///< of what is looked at
    };
    struct Point
    {
        double x = 0;
        double y = 0;
        /// Limits of the error bar, or of a guaranteed interval; the edges of an Area.
        double low = 0;
        double high = 0;
        QString text {}; ///< for who points at it; made from x and y where it is empty
        bool isHollow = false; ///< an outline only
        /// Of its marker, which it then has among however many; 0 for the size that the series has.
        double size = 0;
        /// What a click on it leads to, by a number that the describer chooses; -1 for nowhere.
        int leadsTo = -1;
        int ply = 0; ///< the move that it stands for, from 1
        std::optional<chartstyle::Marker> marker {}; ///< instead of that of the series
        bool isThin = false; ///< so are the lines from and to it, and it has no marker
    };

    QString name; ///< in the legend, which has no entry without one
    Kind kind = Kind::Line;
    std::vector<Point> points {};
    /// Which colour, marker and pattern; series that belong together have the same.
    int ink = 0;
    /// Whose it is: its ink is then a tint of the colour of that side's engines.
    std::optional<Player> side {};
    Tone tone = Tone::Series;
    /// Instead of those of its ink.
    std::optional<chartstyle::Marker> marker {};
    std::optional<Qt::PenStyle> dashes {};
    double size = 8; ///< of a marker, in pixels; 0 for none
    double aside = 0; ///< drawn so many pixels to the right, beside others with the same x
    /// What hollow points mean, for the legend.
    QString hollowName {};
    /// Its points are read out as the description of the figure.
    bool isDescribed = false;
    /// Its points answer to the mouse and the arrow keys.
    bool isHit = true;
    /// So far to either side along the axis they answer over the whole height; 0 for at their
    /// marks.
    double reach = 0;
    bool isBelow = false; ///< in the second plot of the figure
    /// The arrow keys take series with the same number as one; its place among them where it is -1.
    int line = -1;
};

/// The error bars of its points, which the legend and the description leave to the series.
FigureSeries whiskersOf(const FigureSeries& series);

/// A figure between two axes.
struct Figure
{
    QString title;
    PlotAxis across;
    PlotAxis up;
    /// Of a second plot, below the first and over the same axis across.
    std::optional<PlotAxis> below {};
    std::vector<FigureSeries> series {};
    /// What there is to say about it in a sentence or two.
    QString note {};
    QString name {}; ///< for who does not see it
    /// And what it shows; made of its points where it is empty.
    QString words {};
    QString heading {}; ///< a line above the plot: what was asked for
    /// To the right of the plot where it is wide enough or too low for anything else, below it
    /// elsewhere.
    bool isLegendBeside = false;
    bool isSquare = false;

    bool isEmpty() const;
};

/// A column for the name of the series, and for x, y, low and high.
QByteArray figureToCsv(const Figure& figure);
/// The title, what it is about, and what every point of the described series says.
QString figureInWords(const Figure& figure);
/// From the least to the largest value of the points along an axis, with their whiskers, and up
/// without functions; nothing where there is none. What is not above 0 has no place on a
/// logarithmic axis.
std::optional<PlotRange> rangeAcross(const Figure& figure, bool logarithmic);
std::optional<PlotRange> rangeUp(const Figure& figure, bool logarithmic);
/// Axes from 0 to a round number, or powers of ten, in which all points have room.
void fitAxes(Figure& figure, bool logarithmicAcross, bool logarithmicUp);
