// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartstyle.h"

#include <QGraphicsItem>
#include <QPixmap>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

class QChart;

/// Points of a series as the layer draws them, in chart coordinates.
struct MarkerSeries
{
    chartstyle::Marker marker = chartstyle::Marker::Circle;
    QColor color;
    /// Earlier games: small, so that many of them stay readable and quick to draw.
    bool faint = false;
    /// They lie below what a chart is about, and give way to it under the mouse.
    bool below = false;
    std::vector<QPointF> points;
    /// Which of the points stand for a zero on a logarithmic axis.
    std::vector<std::size_t> zeros;
    /// Which were measured while something else kept the machine busy: hollow, with a cross.
    std::vector<std::size_t> disturbed;
    std::size_t source = 0; ///< index that a hit reports
};

/// The points over a chart's lines, the vertical line at the current move, and the point under the
/// mouse. One item for all of them: an item for every point would make many games slow.
class MarkerLayer : public QGraphicsItem
{
public:
    struct Hit
    {
        std::size_t source = 0;
        std::size_t point = 0;
        friend bool operator==(const Hit&, const Hit&) = default;
    };

    explicit MarkerLayer(QChart& chart);

    void setSeries(std::vector<MarkerSeries> series);
    /// In chart coordinates; nothing, or a place beside the plot, hides it.
    void setCursor(std::optional<double> x);
    /// What is chosen of the chart, from left to right in chart coordinates.
    void setBand(std::optional<std::pair<double, double>> band);
    void setColors(const QColor& cursor, const QColor& ground);
    void setHovered(std::optional<Hit> hit);
    /// The nearest point within a finger's breadth of a place in the chart's own coordinates;
    /// points of the current game win over earlier ones that lie as near.
    std::optional<Hit> hitTest(const QPointF& position) const;
    /// The point of what is seen that stands at the cursor, or else is nearest to the middle.
    std::optional<QPointF> pointLookedAt() const;
    /// The plot area changed.
    void moveWithChart();

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    bool isWithin(const QPointF& point) const;
    void paintSeries(QPainter& painter, const MarkerSeries& series) const;
    void paintStrong(QPainter& painter, const MarkerSeries& series) const;
    void paintFaint(QPainter& painter, const MarkerSeries& series) const;
    void paintHovered(QPainter& painter) const;
    const QPixmap& stampFor(const QPen& pen, double pixelRatio) const;

    QChart& m_chart;
    std::vector<MarkerSeries> m_series;
    std::optional<double> m_cursor;
    std::optional<std::pair<double, double>> m_band;
    std::optional<Hit> m_hovered;
    QColor m_cursorColor;
    QColor m_ground;
    /// Colour, shape and the pixels for each logical one.
    using StampKey = std::tuple<QRgb, Qt::PenCapStyle, double>;
    mutable std::map<StampKey, QPixmap> m_stamps;
};
