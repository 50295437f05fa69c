// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/paths.h"
#include "ui/charts/paintedchart.h"
#include "ui/labs/formal/system/systemwords.h"
#include "ui/paper/chartexport.h"

/// A path as the threads took it: a lane for each, from above the steps in their order, and at the
/// side an arrow back to where a loop begins. A click on a step goes there.
class SequenceDiagram : public PaintedChart
{
    Q_OBJECT

public:
    explicit SequenceDiagram(QWidget* parent = nullptr);

    void setPath(SharedLts lts, const SystemWords& words, const fourcast::formal::Path& path);
    /// The state after so many steps is looked at.
    void setStep(int step);
    /// Where a step is drawn, from 1 on.
    QRectF rowOf(int step) const;
    /// The picture of all steps.
    ChartContent content() const;

Q_SIGNALS:
    /// The state after so many steps is wanted.
    void stepChosen(int step);

protected:
    void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                 const PlotPart& part) const override;
    std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                    const PlotPart& part) const override;
    HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                       const PlotPart& part) const override;
    bool leadsOn(const HitTarget&) const override { return true; }

private:
    struct Row
    {
        QString label;
        std::vector<int> lanes;
        fourcast::formal::State target = 0;
        /// The step after which the path was in that state before; -1 for never.
        int loopsTo = -1;
    };

    QRectF rowIn(const QRectF& target, int step) const;
    double laneX(const QRectF& target, int lane) const;
    QString rowText(int step) const;
    void paintRow(QPainter& painter, const QRectF& target, const FigureStyle& style,
                  int step) const;
    void paintLoop(QPainter& painter, const QRectF& target, const FigureStyle& style,
                   int step) const;

    QString m_title;
    QStringList m_lanes;
    std::vector<Row> m_rows;
    int m_step = 0;
};
