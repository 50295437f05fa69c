// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/charts/paintedchart.h"
#include "ui/paper/chartexport.h"

class ExperimentData;

/// One picture of an experiment: bars with intervals, a heat map, or the cost of its moves. Follows
/// the games as they come. A click and Enter on a mark ask for the games behind it. The curves zoom
/// into both axes, the bars along their shares, whose rows are names; the heat map has names on
/// both sides and no axis to look closer at.
class ExperimentFigure : public PaintedChart
{
    Q_OBJECT

public:
    enum class Kind
    {
        Bars,
        HeatMap,
        Nodes,
        Time
    };

    /// `shown` must outlive the widget.
    ExperimentFigure(Kind kind, const ExperimentData& shown, QWidget* parent = nullptr);

    static QString title(Kind kind);
    /// Paints it anywhere, as a report does.
    static void paint(Kind kind, QPainter& painter, const QRectF& target,
                      const ExperimentResult& result, const FigureStyle& style,
                      const PlotPart& part = {});
    static QSizeF smallestSize(Kind kind, const ExperimentResult& result, const FigureStyle& style);

    /// For chartexport::save(): dark on white, with the figures behind it.
    ChartContent content() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A person wants to see the games of this cell; `ply` from 1 is the move that was pointed at,
    /// 0 none.
    void gamesWanted(int cell, int ply);

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget& spot) const override { return spot.cell >= 0; }

private:
    bool isOfCurves() const;

    Kind m_kind;
    const ExperimentData& m_data;
};
