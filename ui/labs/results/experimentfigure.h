// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/figurespot.h"
#include "ui/paper/plotframe.h"

#include <QWidget>

class ExperimentData;

/// One picture of an experiment: bars with intervals, a heat map, or the cost of its moves. Follows
/// the games as they come. The mouse and the arrow keys ask its marks what they say, a click and
/// Enter for the games behind them.
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
    static FigureSpots spots(Kind kind, const QRectF& target, const ExperimentResult& result,
                             const FigureStyle& style);

    /// For chartexport::save(): dark on white, with the figures behind it.
    ChartContent content() const;

    /// The marks as drawn now.
    const FigureSpots& spots() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A person wants to see the games of this cell; `ply` from 1 is the move that was pointed at,
    /// 0 none.
    void gamesWanted(int cell, int ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool isOfCurves() const;
    void forgetSpots();
    void choose(std::optional<std::size_t> spot);
    void setCurrent(std::optional<std::size_t> spot);
    void explain(const QPoint& place, const QPoint& onScreen);

    Kind m_kind;
    const ExperimentData& m_data;
    /// Made when somebody asks, and again after the figure has changed.
    mutable std::optional<FigureSpots> m_spots;
    /// Under the mouse, and where the keys are.
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_current;
};
