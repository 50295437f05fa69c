// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <vector>

class QPainter;

/// How a picture is painted wherever it goes: a window, a file, a printed page.
struct FigureStyle
{
    QPalette palette;
    QFont font;
};

/// Dark on white, for paper and files.
FigureStyle paperStyle();

/// The two axes of a diagram with their grid, numbers and titles, and where a point lies between
/// them.
class PlotFrame
{
public:
    struct Axis
    {
        QString title; ///< with its unit
        double low = 0;
        double high = 1;
        bool logarithmic = false; ///< low must be above 0
    };

    /// Makes room for the numbers and titles inside `whole`.
    PlotFrame(const QRectF& whole, const Axis& across, const Axis& up, const FigureStyle& style);

    /// From 0 to the first round number at or above `largest`, or whole powers of ten around the
    /// two.
    static Axis axisFor(const QString& title, double smallest, double largest, bool logarithmic);

    void paint(QPainter& painter) const;
    QPointF place(double x, double y) const;
    const QRectF& plot() const { return m_plot; }

private:
    std::vector<double> ticks(const Axis& axis, int most) const;
    static double shareOf(const Axis& axis, double value);

    Axis m_across;
    Axis m_up;
    FigureStyle m_style;
    QRectF m_whole;
    QRectF m_plot;
};
