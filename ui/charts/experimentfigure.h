// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/experimentrun.h"
#include "ui/charts/chartexport.h"
#include "ui/charts/plotframe.h"

#include <QWidget>

class ExperimentData;

/// One picture of an experiment: bars with intervals, a heat map, or the cost of its moves. Follows
/// the games as they come.
class ExperimentFigure : public QWidget
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
                      const ExperimentResult& result, const FigureStyle& style);
    static QSizeF smallestSize(Kind kind, const ExperimentResult& result, const FigureStyle& style);

    /// For chartexport::save(): dark on white, with the figures behind it.
    ChartContent content() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind m_kind;
    const ExperimentData& m_data;
};

/// Dark on white, for paper and files.
FigureStyle paperStyle();
