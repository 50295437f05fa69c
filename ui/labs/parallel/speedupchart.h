// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fulltree/parallelstudy.h"

#include <QWidget>

/// Speed-up over the number of workers: for each strategy the median and the spread of the
/// repetitions, the bounds (as many times as there are workers, Amdahl's, seven equal tasks), and
/// the report's own points. Alpha-beta is compared with its own run of one worker: against the full
/// tree it gains by pruning.
class SpeedUpChart : public QWidget
{
    Q_OBJECT

public:
    explicit SpeedUpChart(QWidget* parent = nullptr);

    void setResult(const ParallelResult& result);
    /// The whole chart with its legend.
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;

    QSize sizeHint() const override { return {520, 300}; }
    QSize minimumSizeHint() const override { return {260, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

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
    struct Plot; ///< axes and their scale

    void paintBounds(QPainter& painter, const Plot& plot, const QPalette& palette) const;
    void paintSeries(QPainter& painter, const Plot& plot, const QPalette& palette) const;
    void paintPublished(QPainter& painter, const Plot& plot, const QPalette& palette) const;
    void paintLegend(QPainter& painter, const QRectF& area, const QPalette& palette) const;
    Plot plotIn(const QRectF& area) const;
    QString inWords() const;

    /// What was measured, below the title.
    QString m_settings;
    std::vector<Series> m_series;
    /// The report's speed-ups at this depth, on its board.
    std::vector<std::pair<Point, bool>> m_published;
    double m_serialShare = 0;
    int m_workers = 4;
};
