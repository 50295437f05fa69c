// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"
#include "ui/charts/paintedchart.h"

/// How well predicted chances came true: a point per bin at (predicted, observed), as large as its
/// share of the games, beside the diagonal on which a perfect prediction would lie.
class ReliabilityDiagram : public PaintedChart
{
    Q_OBJECT

public:
    explicit ReliabilityDiagram(std::vector<ReliabilityBin> bins, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {380, 380}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    FigureSpots spotsIn(const QRectF& target, const FigureStyle& style,
                        const PlotPart& part) const override;

private:
    static PlotFrame frameIn(const QRectF& target, const FigureStyle& style, const PlotPart& part);
    double radiusOf(const ReliabilityBin& bin) const;
    /// "Predicted 62 %, observed 60 % in 1,203 games".
    static QString textOf(const ReliabilityBin& bin);

    std::vector<ReliabilityBin> m_bins;
    int m_most = 1;
};
