// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotaxis.h"

#include <vector>

/// What is drawn between two axes under one name.
struct FigureSeries
{
    enum class Kind : std::uint8_t
    {
        Line, ///< with a marker at each point where there are few
        Crosses, ///< what others have printed
        Bars, ///< as wide as it is from one to the next
        Area ///< between the lower and the upper ends
    };
    struct Point
    {
        double x = 0;
        double y = 0;
        /// The value is certainly or probably between them; of an area its ends.
        double low = 0;
        double high = 0;
        QString text {}; ///< for who points at it; made from x and y where it is empty
    };

    QString name;
    Kind kind = Kind::Line;
    std::vector<Point> points {};
    /// Which colour, marker and pattern; series that belong together have the same.
    int ink = 0;
};

/// A figure between two axes.
struct Figure
{
    QString title;
    PlotAxis across;
    PlotAxis up;
    std::vector<FigureSeries> series {};
    /// What there is to say about it in a sentence or two.
    QString note {};

    bool isEmpty() const;
};

/// A column for the name of the series, and for x, y, low and high.
QByteArray figureToCsv(const Figure& figure);
/// Axes from 0 to a round number, or powers of ten, in which all points have room. What is not
/// above 0 has no place on a logarithmic axis.
void fitAxes(Figure& figure, bool logarithmicAcross, bool logarithmicUp);
