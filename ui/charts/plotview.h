// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartgestures.h"

#include <QChartView>
#include <optional>

/// A chart that fills its view, without legend and animation, zooms, and says what else a person
/// does on it. Places are those of the chart's scene.
class PlotView : public QChartView
{
    Q_OBJECT

public:
    explicit PlotView(Qt::Orientations zooming, QWidget* parent = nullptr);

    /// What can be looked at closer; fields are the chart's plot area with its axes.
    ChartGestures& gestures() { return *m_gestures; }

    /// It selects with Shift, by dragged() and extended(), and leaves by cancelled().
    void setSelecting(bool selecting);

    /// Beside the mouse, with the hand that says that a click does something; an empty text takes
    /// both away.
    void explain(const QString& text);

Q_SIGNALS:
    void pointedAt(const QPointF& place);
    /// The mouse has left the chart.
    void pointedAway();
    void clicked(const QPointF& place);
    /// Left (-1) or Right (1) was pressed.
    void stepped(int direction);
    /// Shift with a drag, from where it began to where the mouse is.
    void dragged(const QPointF& from, const QPointF& to);
    /// Left (-1) or Right (1) was pressed with Shift.
    void extended(int direction);
    /// Esc was pressed.
    void cancelled();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    ChartGestures* m_gestures = nullptr;
    QPoint m_mouse; ///< on the screen
    std::optional<QPointF> m_dragFrom;
    QString m_explained;
    bool m_selecting = false;
};
