// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivetrend.h"
#include "ui/charts/paintedchart.h"

#include <QByteArray>

/// A person's accuracy over time: the mean of each period with its 95 % interval.
class AccuracyChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit AccuracyChart(QWidget* parent = nullptr);

    void setPeriods(std::vector<AccuracyPeriod> periods);
    bool isEmpty() const { return m_periods.empty(); }
    void paint(QPainter& painter, const QRectF& area, const QPalette& palette) const;
    QByteArray toCsv() const;
    QByteArray toJson() const;

    QSize sizeHint() const override { return {520, 260}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    PlotFrame frameIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    /// Its middle, in days of the calendar.
    static double placeOf(const AccuracyPeriod& period);
    static QString textOf(const AccuracyPeriod& period);

    std::vector<AccuracyPeriod> m_periods;
};
