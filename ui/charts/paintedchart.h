// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/hittarget.h"
#include "ui/paper/plotframe.h"

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class ChartGestures;
class QMenu;

/// A chart that paints itself between the axes of plot frames, the same in the window and on paper.
/// Its marks say what they stand for: the mouse and the arrow keys ask them, a click and Enter
/// choose one. It zooms as all charts do.
class PaintedChart : public QWidget
{
    Q_OBJECT

public:
    /// The marks as drawn now.
    const HitTargets& spots() const;
    /// What is seen of the axes.
    PlotPart part() const;
    /// Adds what it offers of its own below the context menu's. It must zoom.
    void setFurtherMenu(std::function<void(QMenu&)> fill);

protected:
    /// `zooming` are the axes that zoom; none where there is nothing to look closer at.
    explicit PaintedChart(Qt::Orientations zooming, QWidget* parent = nullptr);

    /// The whole of it, legend included, in any place.
    virtual void paintIn(QPainter& painter, const QRectF& target, const FigureStyle& style,
                         const PlotPart& part) const = 0;
    /// Its axes there.
    virtual std::vector<PlotField> fieldsIn(const QRectF& target, const FigureStyle& style,
                                            const PlotPart& part) const = 0;
    /// Where paintIn() draws what can be pointed at.
    virtual HitTargets spotsIn(const QRectF& target, const FigureStyle& style,
                               const PlotPart& part) const = 0;
    /// Does a click on the mark lead somewhere?
    virtual bool leadsOn(const HitTarget& spot) const;

    FigureStyle style() const { return {palette(), font()}; }
    /// What is drawn has changed; the mark that the keys were on stays.
    void changed();
    /// Other marks take the place of those that were there.
    void replaced();

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

Q_SIGNALS:
    /// A click on a mark that leads on, or Enter on it.
    void chosen(const HitTarget& spot);

private:
    void showPart();
    /// The mark that the keys are on, or the one nearest to the middle of the first plot.
    std::optional<QPointF> heldPlace() const;
    void choose(std::optional<std::size_t> spot);
    void setCurrent(std::optional<std::size_t> spot);
    void explain(const QPoint& place, const QPoint& onScreen);

    ChartGestures* m_gestures = nullptr;
    /// Made on demand, and again after the chart has changed.
    mutable std::optional<HitTargets> m_spots;
    /// Under the mouse, and where the keys are.
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_current;
};
