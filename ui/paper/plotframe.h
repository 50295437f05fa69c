// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/plotaxis.h"

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRectF>

class QPainter;

/// How a picture is painted wherever it goes: a window, a file, a printed page.
struct FigureStyle
{
    QPalette palette;
    QFont font;
};

/// Dark on white, for paper and files.
FigureStyle paperStyle();

/// The rectangle between two axes, and the whole of both, of which a part may be shown.
struct PlotField
{
    QRectF plot;
    PlotAxis across;
    PlotAxis up;
};

/// The two axes of a diagram with their grid, numbers and titles, and where a point lies between
/// them.
class PlotFrame
{
public:
    /// Makes room for the numbers and titles inside `room`. The title beside the plot stands above
    /// where the plot is too low for it. Names of rows take two fifths of the width at most, or
    /// more where the rows still have room.
    PlotFrame(const QRectF& room, const PlotAxis& across, const PlotAxis& up,
              const FigureStyle& style, const PlotPart& part = {});

    /// Plots below each other begin at the same place.
    static void alignLeft(PlotFrame& above, PlotFrame& below);

    /// From 0 to the first round number at or above `largest`, or whole powers of ten around the
    /// two.
    static PlotAxis axisFor(const QString& title, double smallest, double largest,
                            bool logarithmic);
    /// The lines and numbers of one axis below a plot, for a diagram whose other side is no axis.
    static void paintAcross(QPainter& painter, const QRectF& plot, const PlotAxis& shown,
                            const FigureStyle& style);
    /// The line, ticks and numbers of an axis in a strip above what it belongs to.
    static void paintAbove(QPainter& painter, const QRectF& strip, const PlotAxis& shown,
                           const FigureStyle& style);
    /// Height of what paintAcross() paints below the plot.
    static double heightBelow(const FigureStyle& style);

    void paint(QPainter& painter) const;
    QPointF place(double x, double y) const;
    /// Is the point within the part that is shown?
    bool isShown(double x, double y) const;
    /// What lies between the axes is painted only there; marks may stand half outside where the
    /// axis ends, and go on nowhere else. `markSize` is that of the largest.
    QRectF clip(double markSize = 10) const;
    const QRectF& plot() const { return m_field.plot; }
    const PlotField& field() const { return m_field; }
    /// As far as they are shown.
    const PlotAxis& across() const { return m_across; }
    const PlotAxis& up() const { return m_up; }

private:
    void paintNames(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;

    PlotField m_field;
    PlotAxis m_across;
    PlotAxis m_up;
    FigureStyle m_style;
    QRectF m_room;
    double m_notes = 0; ///< width of the notes
    bool m_titleAbove = false;
};
