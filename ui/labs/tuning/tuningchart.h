// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/plotlegend.h"

/// The history of a climb: above, how strong the set is after each step, with its 95 % interval;
/// below, each of H1's values in percent of the study's. A step that was kept is a filled square,
/// one that was not a small ring on the same height. It zooms along the steps, which both parts
/// share.
class TuningChart : public PaintedChart
{
    Q_OBJECT

public:
    explicit TuningChart(QWidget* parent = nullptr);

    void setResult(const TuningResult& result);
    /// What stands at this place; empty where nothing does.
    QString textAt(QPointF place) const;
    /// What is seen of it, with its legend.
    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;

private:
    struct Layout; ///< the two plots and the legend within a place

    Layout layoutIn(const QRectF& target, const FigureStyle& style, const PlotPart& part) const;
    int lastStep() const { return static_cast<int>(m_result.steps.size()); }
    const TuningStrength& strengthAfter(int step) const;
    const H1Weights& weightsAfter(int step) const;
    double percentAfter(int step, int value) const;
    QString textAfter(int step) const;
    void paintStrength(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    void paintValues(QPainter& painter, const PlotFrame& frame, const FigureStyle& style) const;
    static std::vector<plotlegend::Entry> legend(const FigureStyle& style);

    TuningResult m_result;
};
