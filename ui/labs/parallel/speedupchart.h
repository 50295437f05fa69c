// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"

/// Speed-up over the number of workers: for each strategy the median and the spread of the
/// repetitions, the bounds (as many times as there are workers, Amdahl's, seven equal tasks), and
/// the report's own points. Alpha-beta is compared with its own run of one worker: against the full
/// tree it gains by pruning.
class SpeedUpChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit SpeedUpChart(QWidget* parent = nullptr);

    void setResult(const ParallelResult& result);
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;

    QSize sizeHint() const override { return {520, 300}; }
    QSize minimumSizeHint() const override { return {260, 160}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    struct Point
    {
        int workers = 1;
        double speedUp = 1;
        double least = 1;
        double most = 1;
    };
    struct Series
    {
        ParallelStrategy strategy = ParallelStrategy::RootList;
        QString name;
        std::vector<Point> points;
    };
    struct Layout; ///< the axes and the legend within a place

    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    std::vector<plotlegend::Entry> legend(const FigureStyle& style) const;
    /// Where a point is drawn: series stand a little beside each other, so that their spreads don't
    /// cover each other.
    QPointF placeOf(const PlotFrame& frame, std::size_t series, int workers, double value) const;
    void paintBounds(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintSeries(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintPublished(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    double highest() const;
    static QString textOf(const Series& series, const Point& point);
    QString inWords() const;

    /// What was measured, below the title.
    QString m_settings;
    std::vector<Series> m_series;
    /// The report's speed-ups at this depth, on its board.
    std::vector<std::pair<Point, bool>> m_published;
    double m_serialShare = 0;
    int m_workers = 4;
};
