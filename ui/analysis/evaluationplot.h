// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/evaluationcurve.h"
#include "ui/analysis/outcomebands.h"
#include "ui/charts/markerlayer.h"
#include "ui/paper/plotframe.h"

#include <QChart>
#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <optional>
#include <vector>

class QCategoryAxis;
class QLineSeries;
class QValueAxis;

/// What is drawn in an EvaluationGraph: the outcomes' bands, a marker for each position that is
/// known, the line between them, and the vertical line at the current move.
///
/// The height of a point is the number of discs on the board when the game ends under best play,
/// counted from the full board in the middle: the sooner a side wins, the farther out. That is the
/// solver's own measure of distance, and it stays level while both sides play perfectly. It zooms
/// along the plies alone: the band shows who wins, so all three stay in view.
class EvaluationPlot
{
    Q_DECLARE_TR_FUNCTIONS(EvaluationPlot)

public:
    /// Fills the chart, which must outlive the plot.
    explicit EvaluationPlot(QChart& chart);

    void setLook(const QPalette& palette, const QFont& font);
    void setCurve(std::vector<EvaluationPoint> curve);
    const std::vector<EvaluationPoint>& curve() const { return m_curve; }
    /// A negative number hides the line.
    void setCursor(int ply);
    void setHovered(std::optional<int> ply);
    std::optional<QPointF> pointLookedAt() const { return m_markers->pointLookedAt(); }
    /// Which plies are seen.
    void setPart(const PlotPart& part);
    /// The whole axes, around the chart's plot area.
    PlotField field() const { return {m_chart.plotArea(), m_moves, {}}; }
    /// The chart's plot area has another size or place.
    void areaChanged();

    /// From -1 (the second player wins as soon as can be) over 0 (a draw) to 1; 0 as well where it
    /// is not known.
    static double height(const EvaluationPoint& point);
    /// In chart coordinates, as drawn now.
    QPointF place(const EvaluationPoint& point) const;
    /// The position whose column a place in the chart lies in; nothing beside the plot.
    std::optional<int> plyAt(const QPointF& place) const;

private:
    void updateAxes();
    void updateValueLabels(const QRectF& area);
    void updatePoints();
    /// That of the discs which the side plays with here.
    QColor colorOf(Player side) const;
    PlotAxis shownMoves() const { return chartaxis::shown(m_moves, m_part.across); }

    QChart& m_chart;
    std::vector<EvaluationPoint> m_curve;
    int m_cursorPly = -1;
    QPalette m_palette;
    QFont m_font;
    /// The chart's own, like the axes.
    OutcomeBands* m_bands = nullptr;
    MarkerLayer* m_markers = nullptr;
    QValueAxis* m_moveAxis = nullptr;
    QCategoryAxis* m_valueAxis = nullptr;
    int m_labelStep = 0;
    PlotAxis m_moves;
    PlotPart m_part;
    /// For each kind of marker the positions it stands for, in the order of its points.
    std::array<std::vector<int>, OutcomeBands::count> m_plies;
};
