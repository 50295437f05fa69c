// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/markerlayer.h"
#include "ui/paper/plotframe.h"
#include "ui/performance/movequantity.h"
#include "ui/performance/permove/studylines.h"

#include <QChart>
#include <QCoreApplication>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QPointF>
#include <optional>
#include <vector>

class QAbstractAxis;
class QCategoryAxis;
class QLineSeries;

/// What is drawn in a PerMoveChart: two axes, a line with points for each series of the history,
/// and the vertical line at the current move.
class MovePlot
{
    Q_DECLARE_TR_FUNCTIONS(MovePlot)

public:
    /// Fills the chart; both must outlive the plot.
    MovePlot(QChart& chart, const RunHistory& history, MoveQuantity quantity);

    void setLook(const QPalette& palette, const QFont& font);
    bool isLogarithmic() const { return m_logarithmic; }
    void setLogarithmic(bool logarithmic);
    /// The axis is logarithmic by itself where the largest value shown is more than fifty times the
    /// median, and says so in its title.
    bool isAutomatic() const { return m_automatic; }
    void setAutomatic(bool automatic);
    /// Is a value that is shown zero?
    bool hasZeros() const { return m_hasZeros; }
    /// Does a move that is shown have the quantity?
    bool hasPoints() const { return m_hasPoints; }
    /// Is a time shown that was measured while a laboratory or another program was at work?
    bool hasDisturbed() const { return m_hasDisturbed; }
    /// The study's own curves, below the games.
    void setStudyBelow(bool on);
    /// Whoever changes which of them are seen asks for a refresh().
    StudyLines& study() { return m_study; }
    const StudyLines& study() const { return m_study; }
    /// A negative number hides the line.
    void setCursor(int ply);
    /// Draws the history's range.
    void updateBand();
    /// The ply at a place in the chart, within the game.
    int plyAt(const QPointF& place) const;
    /// What is seen of the axes; values as the history has them.
    void setPart(const PlotPart& part);
    /// The whole axes, around the chart's plot area.
    PlotField field() const { return {m_chart.plotArea(), m_moves, m_values}; }

    /// Draws the history as it is now.
    void refresh();
    /// The chart's plot area has another size or place.
    void areaChanged();

    /// The line of the history's series with this index, as of the last refresh().
    QLineSeries* line(std::size_t series) const { return m_lines[series]; }
    /// For a legend.
    QIcon icon(std::size_t series) const;
    /// The point of the history or the study at a place in the chart, if there is one.
    std::optional<MarkerLayer::Hit> hitTest(const QPointF& position) const;
    void setHovered(std::optional<MarkerLayer::Hit> hit);
    std::optional<QPointF> pointLookedAt() const { return m_markers->pointLookedAt(); }

private:
    void buildAxes();
    void attach(QLineSeries& line);
    void dropLines(std::size_t left);
    void matchLines();
    void updateValueTitle();
    void chooseAxis();
    void updateRanges();
    void showRanges();
    void showLabels(const PlotAxis& values);
    void updateLines();
    void updateMarkers();
    void updateCursor();
    /// Where a ply is in the chart, from its left edge.
    double across(double ply) const;
    std::optional<double> value(const MovePoint& point) const { return m_quantity.value(point); }
    /// On the axis as it is now, zeros lifted to the edge of a logarithmic one.
    QPointF plotted(int ply, double value) const;

    QChart& m_chart;
    const RunHistory& m_history;
    const MoveQuantity m_quantity;
    bool m_logarithmic = false;
    bool m_automatic = false;
    bool m_hasZeros = false;
    bool m_hasPoints = false;
    bool m_hasDisturbed = false;
    int m_cursorPly = -1;
    /// Zeros are drawn at this value on the logarithmic axis.
    double m_floor = 1;
    PlotAxis m_moves;
    PlotAxis m_values;
    PlotPart m_part;
    QPalette m_palette;
    QFont m_font;
    /// The chart's own, like the axes and the lines.
    MarkerLayer* m_markers = nullptr;
    QAbstractAxis* m_moveAxis = nullptr;
    QAbstractAxis* m_valueAxis = nullptr;
    /// Beside the value axis, which knows numbers alone: any words, "10 k" above "100".
    QCategoryAxis* m_labelAxis = nullptr;
    std::vector<QLineSeries*> m_lines;
    /// Of each line, which of its moves have the quantity: the others have no point.
    std::vector<std::vector<std::size_t>> m_known;
    StudyLines m_study;
};
